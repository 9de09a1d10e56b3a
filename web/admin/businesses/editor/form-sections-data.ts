import type { TextName } from "./form-values.ts";

export interface FormField {
  name: TextName;
  /** Height of a text area; without it the input has one line. */
  rows?: number;
  isWide?: boolean;
  hint?: string;
  input?: "decimal" | "tel" | "url" | "email";
  /** Shows the length of the text beside the recommended one. */
  length?: RecommendedLength;
  /** Suggests values of the directory while a text is typed. */
  suggests?: "category" | "city";
}

/** A recommended length; `min` is 0 by default. */
export interface RecommendedLength {
  unit: "characters" | "words";
  min?: number;
  max?: number;
}

interface FormSection {
  title: string;
  fields: readonly FormField[];
}

/** Text fields of the form, by section. */
export const FORM_SECTIONS: Readonly<
  Record<"business" | "import" | "address" | "contact" | "actions" | "price" | "reviews" | "seo", FormSection>
> = {
  business: {
    title: "Basics",
    fields: [
      { name: "name", isWide: true },
      { name: "category", suggests: "category" },
      { name: "chain" },
      { name: "subtypes", rows: 2, hint: "One per line." },
      { name: "description", rows: 4, length: { unit: "characters" } },
    ],
  },
  reviews: {
    title: "Reviews and logo",
    fields: [
      { name: "rating", input: "decimal", hint: "0 to 5" },
      { name: "reviewCount", input: "decimal" },
      { name: "ratingDistribution", hint: "Reviews with 1, 2, 3, 4 and 5 stars, such as 3, 0, 1, 2, 9." },
      { name: "logo", input: "url" },
    ],
  },
  import: {
    title: "Import",
    fields: [{ name: "placeId", hint: "Google place ID. Optional; imports use it to recognize this business." }],
  },
  address: {
    title: "Address",
    fields: [
      { name: "address" },
      { name: "city", suggests: "city" },
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
  price: {
    title: "Price",
    fields: [
      { name: "priceRange", hint: "Such as $$ or CHF 20–40." },
      { name: "priceLevel", input: "decimal", hint: "1 (inexpensive) to 4 (very expensive). Filled in for $ to $$$$." },
    ],
  },
  seo: {
    title: "Search engines",
    fields: [
      { name: "slug", isWide: true, hint: "The last part of the page’s address. Old addresses redirect to it." },
      { name: "seoTitle", isWide: true, length: { unit: "characters", max: 60 } },
      { name: "seoDescription", rows: 2, isWide: true, length: { unit: "characters", min: 120, max: 160 } },
      { name: "canonicalUrl", isWide: true },
      {
        name: "uniqueContent",
        rows: 8,
        isWide: true,
        length: { unit: "words", min: 200 },
        hint: "A line of its own that ends with a colon is a heading.",
      },
    ],
  },
};
