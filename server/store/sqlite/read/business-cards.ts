import type { CardDetails } from "#contract/business";
import { type BusinessRow, hoursOf, photosOf, selectBusiness, timeZoneOf } from "./business-record.ts";

export type CardRow = Pick<
  BusinessRow,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "category_group"
  | "description"
  | "address"
  | "city"
  | "country"
  | "phone"
  | "phone_e164"
  | "rating"
  | "review_count"
  | "photos"
  | "hours"
  | "time_zone"
  | "business_status"
  | "is_verified"
  | "latitude"
  | "longitude"
  | "seo_description"
>;

/** What cards show; see SELECT_BUSINESS for what may follow. */
export const SELECT_CARD = selectBusiness(
  `b.id, b.slug, b.name, b.category, c.category_group, b.description, b.address, b.city, b.country, b.phone,
   b.phone_e164, b.rating, b.review_count, b.photos, p.hours, p.time_zone, b.business_status, b.is_verified,
   b.latitude, b.longitude, b.seo_description`,
);

export function cardDetails(row: CardRow): CardDetails {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    group: row.category_group,
    description: row.description,
    address: row.address,
    city: row.city,
    country: row.country,
    phone: row.phone,
    phoneE164: row.phone_e164,
    rating: row.rating,
    reviewCount: row.review_count,
    photos: photosOf(row.photos),
    openingHours: hoursOf(row.hours),
    timeZone: timeZoneOf(row.time_zone),
    businessStatus: row.business_status,
    isVerified: row.is_verified === 1,
    latitude: row.latitude,
    longitude: row.longitude,
    seoDescription: row.seo_description,
  };
}
