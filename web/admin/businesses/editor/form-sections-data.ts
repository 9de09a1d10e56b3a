import type { TextName } from "./form-values.ts";

export interface FormField {
  name: TextName;
  /** Height of a text area; without it the input has one line. */
  rows?: number;
  isWide?: boolean;
  hint?: string;
  input?: "decimal" | "tel" | "url";
}

interface FormSection {
  title: string;
  fields: readonly FormField[];
}

/** Text fields of the form, by section. */
export const FORM_SECTIONS: Readonly<
  Record<"business" | "import" | "address" | "contact" | "offers" | "seo", FormSection>
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
    ],
  },
  contact: {
    title: "Contact",
    fields: [
      { name: "phone", input: "tel" },
      { name: "website", input: "url" },
      { name: "locationLink", input: "url", isWide: true },
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
      { name: "uniqueContent", rows: 8, isWide: true, hint: "200 words or more." },
    ],
  },
};
