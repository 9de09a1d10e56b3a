import type { TextName } from "./business-form.ts";

export interface FormField {
  name: TextName;
  /** Of a text area; one line otherwise. */
  rows?: number;
  isWide?: boolean;
  hint?: string;
  input?: "decimal" | "tel" | "url";
}

interface FormSection {
  title: string;
  fields: readonly FormField[];
}

/** The form in the order in which it is filled in; hours and status stand between. */
export const FORM_SECTIONS: Readonly<Record<"business" | "place" | "contact" | "offers" | "seo", FormSection>> = {
  business: {
    title: "Business",
    fields: [
      { name: "name" },
      { name: "category" },
      { name: "subtypes", rows: 2, hint: "One a line." },
      { name: "description", rows: 4 },
      { name: "rating", input: "decimal", hint: "0 to 5" },
      { name: "reviewCount", input: "decimal" },
    ],
  },
  place: {
    title: "Address",
    fields: [
      { name: "address" },
      { name: "city" },
      { name: "state" },
      { name: "zipCode" },
      { name: "country" },
      { name: "timeZone", hint: "Such as America/Chicago; worked out from the place when empty." },
      { name: "fullAddress", isWide: true, hint: "In one line; changes with the fields above." },
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
      { name: "photos", rows: 3, isWide: true, hint: "One address a line, the first is shown large." },
      { name: "attributes", rows: 5, isWide: true, hint: "One a line, such as “Service options: Delivery = yes”." },
    ],
  },
  seo: {
    title: "Search engines",
    fields: [
      { name: "slug", isWide: true, hint: "The last part of the page’s address. The address before leads to it." },
      { name: "seoTitle", isWide: true, hint: "Up to 60 characters." },
      { name: "seoDescription", rows: 2, isWide: true, hint: "120 to 160 characters." },
      { name: "canonicalUrl", isWide: true },
      { name: "uniqueContent", rows: 8, isWide: true, hint: "200 words or more." },
    ],
  },
};
