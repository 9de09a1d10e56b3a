import * as z from "zod";

/** Day names as keys of opening hours, in the order in which a week is shown. */
export const weekdaySchema = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
export type Weekday = z.infer<typeof weekdaySchema>;

/** `{"Monday": "9:00 AM - 5:00 PM, 6:00 PM - 9:00 PM", "Sunday": "Closed"}`; a day that is absent is unknown. */
export const openingHoursSchema = z.partialRecord(weekdaySchema, z.string());
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Attributes by group, as exports write them: `{"Service options": {"Dine-in": true, "Delivery": false}}`. */
export const attributesSchema = z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.string()])));
export type Attributes = z.infer<typeof attributesSchema>;

export const businessStatusSchema = z.enum(["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY"]);
export type BusinessStatus = z.infer<typeof businessStatusSchema>;

/** The eight groups of the header and footer, and "other" for what belongs to none of them. */
export const categoryGroupSchema = z.enum([
  "restaurants",
  "healthcare",
  "auto-services",
  "beauty-wellness",
  "home-services",
  "professional-services",
  "education",
  "entertainment",
  "other",
]);
export type CategoryGroup = z.infer<typeof categoryGroupSchema>;

/**
 * What is known of a business before it is stored: the outcome of reading a spreadsheet row or a form.
 * Text that is unknown is "" where product.md asks for a text, null where the field is optional.
 */
export const businessDraftSchema = z.object({
  placeId: z.string().min(1),
  name: z.string().min(1).max(300),
  category: z.string().min(1),
  description: z.string(),
  /** The address in one line as it was given; what an export writes back. */
  fullAddress: z.string(),
  /** Street part. */
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** English short name, e.g. "United States". */
  country: z.string(),
  phone: z.string().nullable(),
  phoneE164: z.string().nullable(),
  website: z.string().nullable(),
  /** 0–5; 0 when there is none. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  photos: z.array(z.string()),
  openingHours: openingHoursSchema.nullable(),
  /** IANA name, e.g. "America/Chicago". */
  timeZone: z.string().nullable(),
  attributes: attributesSchema,
  /** Further categories of the business, its own not among them. */
  subtypes: z.array(z.string()),
  businessStatus: businessStatusSchema,
  isVerified: z.boolean(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  locationLink: z.string().nullable(),
  /** Only from our own export; null lets the store make one. */
  slug: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  uniqueContent: z.string().nullable(),
  /** ISO 8601, UTC; null means now. Only our own export carries it. */
  createdAt: z.iso.datetime().nullable(),
});
export type BusinessDraft = z.infer<typeof businessDraftSchema>;

/** A business in an answer of the API. */
export const businessSchema = businessDraftSchema.extend({
  id: z.int().positive(),
  slug: z.string(),
  group: categoryGroupSchema,
  /** Open at the moment of the answer, in the business's own time zone. */
  isOpen: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Business = z.infer<typeof businessSchema>;

/** The pictures that stand for a business without a photo. */
export type DefaultImage =
  | "software-development"
  | "auto-service"
  | "restaurant"
  | "cleaning-service"
  | "healthcare"
  | "service-provider";

/** A business asked for by itself, with what its category's page is addressed by. */
export type DetailedBusiness = Business & { categorySlug: string; defaultImage: DefaultImage };

export interface CitySummary {
  id: number;
  name: string;
  state: string;
  country: string;
  businessCount: number;
}

/** What a list of cities can be narrowed to; `state` is "" for cities of which none is known. */
export interface StateSummary {
  state: string;
  country: string;
  cityCount: number;
  businessCount: number;
}

export interface CategorySummary {
  category: string;
  slug: string;
  group: CategoryGroup;
  businessCount: number;
}

export interface CountrySummary {
  country: string;
  businessCount: number;
}

export interface Statistics {
  totalBusinesses: number;
  verifiedBusinesses: number;
  categories: number;
  totalCities: number;
}

/** What a card in a list is drawn from: none of the attributes, dates and texts that no card shows. */
export type CardDetails = Pick<
  Business,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "group"
  | "description"
  | "address"
  | "city"
  | "country"
  | "phone"
  | "phoneE164"
  | "rating"
  | "reviewCount"
  | "photos"
  | "openingHours"
  | "timeZone"
  | "businessStatus"
  | "isVerified"
  | "latitude"
  | "longitude"
  | "seoDescription"
>;

/** `distanceKm`: only when a spot was asked for; null for a business whose coordinates are unknown. */
export type WithDistance<Details> = Details & { distanceKm?: number | null };

/** `distanceKm`: from the business that it is near; null where one of the two has no coordinates. */
export type NearbyBusiness = Business & { distanceKm: number | null };

export interface BusinessList<Details = Business> {
  businesses: WithDistance<Details>[];
  totalCount: number;
  totalPages: number;
}

/** What the location box was understood as. */
export interface Place {
  kind: "city" | "state" | "postcode" | "country";
  name: string;
}

export interface SearchResult<Details = Business> extends BusinessList<Details> {
  place: Place | null;
  didYouMean: string | null;
}

export interface Suggestion {
  kind: "business" | "category" | "city";
  label: string;
  href: string;
}

/** The list of one city or category page, and how the page's name is really spelled. */
export interface NamedBusinessList<Details = Business> extends BusinessList<Details> {
  name: string;
  /** It was asked for by a name that it had before a rule gave it this one. */
  isRenamed?: boolean;
}

/** `slug`: the last part of the page's one address, whatever spelling was asked for. */
export interface CategoryBusinessList<Details = Business> extends NamedBusinessList<Details> {
  slug: string;
}
