import type { TextName } from "./form-values.ts";

export interface FormField {
  name: TextName;
  /** Height of a text area; without it the input has one line. */
  rows?: number;
  isWide?: boolean;
  hint?: string;
  input?: "decimal" | "tel" | "url" | "email";
}

interface FormSection {
  title: string;
  fields: readonly FormField[];
}

/** Text fields of the form, by section. */
export const FORM_SECTIONS: Readonly<
  Record<"business" | "import" | "address" | "contact" | "actions" | "hours" | "offers" | "price" | "seo", FormSection>
> = {
  business: {
    title: "Business",
    fields: [
      { name: "name" },
      { name: "category" },
      { name: "subtypes", rows: 2, hint: "One per line." },
      { name: "description", rows: 4 },
      { name: "rating", input: "decimal", hint: "0 to 5" },
      { name: "reviewCount", input: "decimal" },
      { name: "ratingDistribution", hint: "Reviews with 1, 2, 3, 4 and 5 stars, such as 3, 0, 1, 2, 9." },
      { name: "chain" },
      { name: "logo", input: "url", isWide: true },
    ],
  },
  import: {
    title: "Import",
    fields: [
      { name: "placeId", hint: "As in the spreadsheets, so that imports recognise the business. May stay empty." },
    ],
  },
  address: {
    title: "Address",
    fields: [
      { name: "address" },
      { name: "city" },
      { name: "state" },
      { name: "zipCode" },
      { name: "country" },
      { name: "timeZone", hint: "Such as America/Chicago. Derived from the location when empty." },
      { name: "fullAddress", isWide: true, hint: "In one line. Changes with the fields above." },
      { name: "latitude", input: "decimal" },
      { name: "longitude", input: "decimal" },
      { name: "locatedIn", hint: "A mall, station or other place that it is in." },
      { name: "serviceAreas", rows: 2, hint: "Where it comes to customers. One per line." },
    ],
  },
  contact: {
    title: "Contact",
    fields: [
      { name: "phone", input: "tel" },
      { name: "website", input: "url" },
      { name: "email", input: "email" },
      { name: "locationLink", input: "url", isWide: true },
      {
        name: "socialLinks",
        rows: 3,
        isWide: true,
        hint: "One per line, such as “Facebook: https://www.facebook.com/name”.",
      },
    ],
  },
  actions: {
    title: "Book, order and menu",
    fields: [
      { name: "bookingLink", input: "url" },
      { name: "reservationLink", input: "url" },
      { name: "orderLink", input: "url" },
      { name: "menuLink", input: "url" },
    ],
  },
  hours: {
    title: "Other hours and special days",
    fields: [
      {
        name: "otherHours",
        rows: 3,
        isWide: true,
        hint: "One per line, such as “Kitchen: Monday = 11:30 AM - 2:00 PM”.",
      },
      {
        name: "specialDays",
        rows: 3,
        isWide: true,
        hint: "One per line, such as “2026-12-25: Closed (Christmas Day)”. They replace the hours of that day.",
      },
    ],
  },
  price: {
    title: "Price",
    fields: [
      { name: "priceRange", hint: "Such as $$ or CHF 20–40." },
      { name: "priceLevel", input: "decimal", hint: "1 (inexpensive) to 4 (very expensive). Filled in for $ to $$$$." },
    ],
  },
  offers: {
    title: "Photos and offers",
    fields: [
      { name: "photos", rows: 3, isWide: true, hint: "One address per line. The first one is shown large." },
      { name: "attributes", rows: 5, isWide: true, hint: "One per line, such as “Service options: Delivery = yes”." },
    ],
  },
  seo: {
    title: "Search engines",
    fields: [
      { name: "slug", isWide: true, hint: "The last part of the page’s address. Old addresses redirect to it." },
      { name: "seoTitle", isWide: true, hint: "Up to 60 characters." },
      { name: "seoDescription", rows: 2, isWide: true, hint: "120 to 160 characters." },
      { name: "canonicalUrl", isWide: true },
      {
        name: "uniqueContent",
        rows: 8,
        isWide: true,
        hint: "200 words or more. A line of its own that ends with a colon is a heading.",
      },
    ],
  },
};
