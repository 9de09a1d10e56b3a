import type { BusinessDraft, CategoryGroup, OpeningHours } from "#contract/business";
import type { BusinessInsert } from "#domain/business/business-keys";
import { memoize } from "#domain/text/memoize";
import type { BusinessRecord } from "../../port/directory.ts";

/** Columns of `businesses` that say what a draft says, in the order of `contentOf`. */
export const CONTENT_COLUMNS = [
  "name",
  "category",
  "description",
  "full_address",
  "address",
  "city",
  "state",
  "zip_code",
  "country",
  "phone",
  "phone_e164",
  "website",
  "rating",
  "review_count",
  "photos",
  "attributes",
  "subtypes",
  "business_status",
  "is_verified",
  "latitude",
  "longitude",
  "location_link",
  "seo_title",
  "seo_description",
  "canonical_url",
  "unique_content",
] as const;

/** What each of them holds, in the same order. */
export const CONTENT_FIELDS = [
  "name",
  "category",
  "description",
  "fullAddress",
  "address",
  "city",
  "state",
  "zipCode",
  "country",
  "phone",
  "phoneE164",
  "website",
  "rating",
  "reviewCount",
  "photos",
  "attributes",
  "subtypes",
  "businessStatus",
  "isVerified",
  "latitude",
  "longitude",
  "locationLink",
  "seoTitle",
  "seoDescription",
  "canonicalUrl",
  "uniqueContent",
] as const satisfies readonly (keyof BusinessDraft)[];

export type ContentField = (typeof CONTENT_FIELDS)[number] | "openingHours" | "timeZone";

/** Values of columns, under the names of their fields, as they are stored: lists and hours as JSON. */
export type StoredValues = Partial<Record<ContentField, Value>>;

/** The same as a business has them. */
export function fieldsOf(values: StoredValues): Partial<BusinessDraft> {
  const fields: Record<string, unknown> = { ...values };
  for (const name of ["photos", "attributes", "subtypes"] as const) {
    if (values[name] !== undefined) fields[name] = JSON.parse(String(values[name]));
  }
  const { openingHours, timeZone, isVerified } = values;
  if (openingHours !== undefined) fields["openingHours"] = hoursOf(String(openingHours));
  if (timeZone !== undefined) fields["timeZone"] = timeZone === "" ? null : timeZone;
  if (isVerified !== undefined) fields["isVerified"] = isVerified === 1;
  return fields;
}

export type Value = string | number | null;

/** Numbers under which the texts that repeat are kept; null where there is no such text. */
export interface DictionaryIds {
  cityId: number | null;
  categoryId: number;
  /** Of the category, as its first spelling gave it: the one that every count and list goes by. */
  group: CategoryGroup;
  stateId: number | null;
  postcodeId: number | null;
  countryId: number | null;
  patternId: number;
}

export function contentOf(draft: BusinessInsert): Value[] {
  return [
    draft.name,
    draft.category,
    draft.description,
    draft.fullAddress,
    draft.address,
    draft.city,
    draft.state,
    draft.zipCode,
    draft.country,
    draft.phone,
    draft.phoneE164,
    draft.website,
    draft.rating,
    draft.reviewCount,
    draft.photosJson,
    draft.attributesJson,
    draft.subtypesJson,
    draft.businessStatus,
    draft.isVerified ? 1 : 0,
    draft.latitude,
    draft.longitude,
    draft.locationLink,
    draft.seoTitle,
    draft.seoDescription,
    draft.canonicalUrl,
    draft.uniqueContent,
  ];
}

/**
 * Every column of a business and what its ids stand for; `b` is the business. What follows must write `+?` for `?`:
 * SQLite prepares a join anew at every run whose plan might depend on a bound value, and the sign says that it does not.
 */
export const SELECT_BUSINESS = selectBusiness("b.*, c.category_group, p.hours, p.time_zone");

/** Columns of a business `b`, its category `c` and its opening pattern `p`. */
export function selectBusiness(columns: string): string {
  return `SELECT ${columns} FROM businesses b
    JOIN categories c ON c.id = b.category_id JOIN opening_patterns p ON p.id = b.pattern_id`;
}

export interface BusinessRow {
  id: number;
  place_id: string;
  slug: string;
  name: string;
  category: string;
  category_group: CategoryGroup;
  description: string;
  full_address: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  phone: string | null;
  phone_e164: string | null;
  website: string | null;
  rating: number;
  review_count: number;
  photos: string;
  attributes: string;
  subtypes: string;
  hours: string;
  time_zone: string;
  business_status: BusinessRecord["businessStatus"];
  is_verified: number;
  latitude: number | null;
  longitude: number | null;
  location_link: string | null;
  seo_title: string | null;
  seo_description: string | null;
  canonical_url: string | null;
  unique_content: string | null;
  created_at: number;
  updated_at: number;
}

/** The same object for the same hours, which many businesses share. */
const knownHours = memoize((json): OpeningHours => JSON.parse(json));

export function hoursOf(json: string): OpeningHours | null {
  return json === "" ? null : knownHours(json);
}

export function timeZoneOf(text: string): string | null {
  return text === "" ? null : text;
}

export function photosOf(json: string): string[] {
  return json === "[]" ? [] : JSON.parse(json);
}

export function businessRecord(row: BusinessRow): BusinessRecord {
  return {
    id: row.id,
    placeId: row.place_id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    group: row.category_group,
    description: row.description,
    fullAddress: row.full_address,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    country: row.country,
    phone: row.phone,
    phoneE164: row.phone_e164,
    website: row.website,
    rating: row.rating,
    reviewCount: row.review_count,
    photos: photosOf(row.photos),
    openingHours: hoursOf(row.hours),
    timeZone: timeZoneOf(row.time_zone),
    attributes: row.attributes === "{}" ? {} : JSON.parse(row.attributes),
    subtypes: row.subtypes === "[]" ? [] : JSON.parse(row.subtypes),
    businessStatus: row.business_status,
    isVerified: row.is_verified === 1,
    latitude: row.latitude,
    longitude: row.longitude,
    locationLink: row.location_link,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    canonicalUrl: row.canonical_url,
    uniqueContent: row.unique_content,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
