import * as z from "zod";
import type { ActionLink } from "./businesses/action-link.ts";
import type { Freshness } from "./fields/freshness.ts";
import { ownValuesSchema, shownOwnFieldSchema } from "./fields/own-fields.ts";

/** Keys of opening hours, in the order of a displayed week. */
export const weekdaySchema = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
export type Weekday = z.infer<typeof weekdaySchema>;

/** `{"Monday": "9:00 AM - 5:00 PM, 6:00 PM - 9:00 PM", "Sunday": "Closed"}`; an absent day is unknown. */
export const openingHoursSchema = z.partialRecord(weekdaySchema, z.string());
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Attributes by group, as in exports: `{"Service options": {"Dine-in": true, "Delivery": false}}`. */
export const attributesSchema = z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.string()])));
export type Attributes = z.infer<typeof attributesSchema>;

/** Hours of a week by their kind, as "Kitchen" or "Delivery"; they open or close nothing. */
export const otherHoursSchema = z.record(z.string(), openingHoursSchema);
export type OtherHours = z.infer<typeof otherHoursSchema>;

/** A date with hours of its own, which replace those of its weekday: "Closed" or hours in the form of a day of `openingHours`. */
export const specialDaySchema = z.object({ date: z.iso.date(), hours: z.string(), name: z.string().optional() });
export type SpecialDay = z.infer<typeof specialDaySchema>;

export const socialNetworkSchema = z.enum([
  "facebook",
  "instagram",
  "x",
  "linkedin",
  "youtube",
  "tiktok",
  "pinterest",
  "whatsapp",
  "telegram",
  "threads",
  "snapchat",
]);
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;
/** One address for each social network. */
export const socialLinksSchema = z.partialRecord(socialNetworkSchema, z.string());
export type SocialLinks = z.infer<typeof socialLinksSchema>;

export const businessStatusSchema = z.enum(["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY"]);
export type BusinessStatus = z.infer<typeof businessStatusSchema>;

/** Unknown means that no hours are known for this day, or no time zone. */
export const openStateSchema = z.enum(["open", "closed", "unknown"]);
export type OpenState = z.infer<typeof openStateSchema>;

/** The eight groups of the header and footer, four for what those do not cover, and "other" for the rest. */
export const categoryGroupSchema = z.enum([
  "restaurants",
  "healthcare",
  "auto-services",
  "beauty-wellness",
  "home-services",
  "professional-services",
  "education",
  "entertainment",
  "shopping",
  "hotels-travel",
  "public-community",
  "pets-animals",
  "other",
]);
export type CategoryGroup = z.infer<typeof categoryGroupSchema>;

/** A business before it is stored, from a spreadsheet row or a form. Unknown text is "", or null if the field is optional. */
export const businessDraftSchema = z.object({
  placeId: z.string().min(1),
  name: z.string().min(1).max(300),
  category: z.string().min(1),
  description: z.string(),
  /** The address in one line as imported; exports write it back. */
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
  /** Rating from 0 to 5; 0 when there is none. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  photos: z.array(z.string()),
  openingHours: openingHoursSchema.nullable(),
  /** IANA name, e.g. "America/Chicago". */
  timeZone: z.string().nullable(),
  attributes: attributesSchema,
  /** Categories besides the main one. */
  subtypes: z.array(z.string()),
  businessStatus: businessStatusSchema,
  isVerified: z.boolean(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  locationLink: z.string().nullable(),
  /** Slug from our own export; null if the store generates one. */
  slug: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  uniqueContent: z.string().nullable(),
  /** ISO 8601, UTC, from our own export; null means now. */
  createdAt: z.iso.datetime().nullable(),
  /** Text of the source: "$$", "CHF 20–40". */
  priceRange: z.string().nullable(),
  /** 1 (inexpensive) to 4 (very expensive); null if unknown. */
  priceLevel: z.int().min(1).max(4).nullable(),
  bookingLink: z.string().nullable(),
  reservationLink: z.string().nullable(),
  orderLink: z.string().nullable(),
  menuLink: z.string().nullable(),
  otherHours: otherHoursSchema,
  /** Ascending by date. */
  specialDays: z.array(specialDaySchema),
  /** Numbers of reviews with one to five stars; empty if unknown. */
  ratingDistribution: z.array(z.int().min(0)),
  /** Visits or delivers to its customers, and has no premises for them. */
  isServiceArea: z.boolean(),
  /** Names of the service areas. */
  serviceAreas: z.array(z.string()),
  logo: z.string().nullable(),
  /** Name of the chain or brand. */
  chain: z.string().nullable(),
  /** Name of the place that it is in, such as a mall. */
  locatedIn: z.string().nullable(),
  email: z.string().nullable(),
  socialLinks: socialLinksSchema,
  ownValues: ownValuesSchema,
});
export type BusinessDraft = z.infer<typeof businessDraftSchema>;

/** A business in a response of the API. */
export const businessSchema = businessDraftSchema.omit({ ownValues: true }).extend({
  id: z.int().positive(),
  slug: z.string(),
  /** Name of the kind that the category means in any language, and the slug of the kind's page. `category` stays as imported. */
  kind: z.string(),
  categorySlug: z.string(),
  group: categoryGroupSchema,
  /** State at the time of the response, in the business's own time zone; closed while closed for now or for good. */
  openState: openStateSchema,
  /** true only when `openState` is `open`. */
  isOpen: z.boolean(),
  /** `tel:` URI (RFC 3966) that calls the business; null if it has no number that can be dialled. */
  telUri: z.string().nullable(),
  /** Has no premises, so coordinates are null: `isServiceArea`, or nothing known of its place and a kind that works at the customer's. */
  comesToCustomers: z.boolean(),
  /** Name of its drawing, `/drawings/{version}/{name}.svg`, shown where it has no photo. In lists, neighbours differ. */
  drawing: z.string(),
  /** Fields that the owner of the directory added and that this business has, in their order. */
  ownFields: z.array(shownOwnFieldSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Business = z.infer<typeof businessSchema>;
/** Fields that are computed for each response instead of stored. */
export type ComputedField = "openState" | "isOpen" | "telUri" | "comesToCustomers" | "drawing" | "ownFields";

export type DetailedBusiness = Business & {
  /** Its hours are unknown, and those of most businesses may be shown instead, marked as not confirmed. */
  hasUsualHours: boolean;
  /** Links to reserve, book, order and see the menu, each under what its address does not contradict. */
  links: ActionLink[];
  /** Public holiday in the next seven days whose hours are unknown, for a business with known hours. */
  holiday: { date: string; name: string } | null;
  freshness: Freshness;
};

export interface CitySummary {
  id: number;
  name: string;
  state: string;
  country: string;
  businessCount: number;
}

/** A city in the header of every page. */
export type FeaturedCity = Pick<CitySummary, "name" | "state" | "businessCount">;

export interface FeaturedCities {
  cities: FeaturedCity[];
  /** Tells whether these are the largest cities, since the directory has none of the setting `site.featuredCities`. */
  isFallback: boolean;
}

/** The best businesses of the largest city, each of another kind; `city` is null in a directory without cities. */
export interface PopularBusinesses<Details = Business> {
  city: string | null;
  businesses: Details[];
}

/** A filter of the list of cities; `state` is "" if unknown. */
export interface StateSummary {
  state: string;
  country: string;
  cityCount: number;
  businessCount: number;
}

/** A kind of businesses; `category` is its name. */
export interface CategorySummary {
  category: string;
  slug: string;
  group: CategoryGroup;
  businessCount: number;
}

/** A category of the list of all; the commonest have the name of a drawing. */
export type DrawnCategory = CategorySummary & { drawing?: string };

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

/** The fields of a card in a list. */
export type CardDetails = Pick<
  Business,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "kind"
  | "group"
  | "description"
  | "address"
  | "city"
  | "country"
  | "phone"
  | "telUri"
  | "rating"
  | "reviewCount"
  | "photos"
  | "openingHours"
  | "timeZone"
  | "businessStatus"
  | "isVerified"
  | "latitude"
  | "longitude"
  | "specialDays"
  | "priceLevel"
  | "serviceAreas"
  | "comesToCustomers"
  | "drawing"
  | "website"
  | "reservationLink"
  | "bookingLink"
  | "orderLink"
>;

/** A card as the store returns it, with the sources of computed fields. */
export type StoredCard = Omit<CardDetails, "telUri" | "comesToCustomers" | "drawing"> &
  Pick<Business, "phoneE164" | "isServiceArea" | "fullAddress" | "zipCode">;

/** `distanceKm` is present only with `near`; null for a business without premises or coordinates. */
export type WithDistance<Details> = Details & { distanceKm?: number | null };

/** `distanceKm` lies between the two businesses; null if either has no coordinates. */
export type NearbyBusiness = Business & { distanceKm: number | null };

export interface BusinessList<Details = Business> {
  businesses: WithDistance<Details>[];
  totalCount: number;
  /** Number of pages that can be requested. */
  totalPages: number;
  /** Number of businesses that the list's pages reach, if that is not all. */
  reachableCount?: number;
}

/** Interpretation of the location of a search. */
export interface Place {
  /** A landmark is a station, district, street or building: a point to rank from. */
  kind: "city" | "state" | "postcode" | "country" | "landmark";
  name: string;
}

/** The list of a city or category page, with the canonical spelling of its name. */
export interface NamedBusinessList<Details = Business> extends BusinessList<Details> {
  name: string;
  /** The requested name was replaced by a rule. */
  isRenamed?: boolean;
}

/** `slug` is that of the page's canonical URL, whatever spelling was requested. */
export interface CategoryBusinessList<Details = Business> extends NamedBusinessList<Details> {
  slug: string;
}
