import type { Database } from "better-sqlite3";
import type { CardDetails } from "#contract/business";
import { type BusinessRow, hoursOf } from "./stored-business.ts";

type CardRow = Pick<
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

/** Reads what cards show, in the order of the ids; those that are gone by now are left out. */
export function openBusinessCards(db: Database) {
  const byId = db.prepare<[number], CardRow>(
    `SELECT b.id, b.slug, b.name, b.category, c.category_group, b.description, b.address, b.city, b.country, b.phone,
       b.phone_e164, b.rating, b.review_count, b.photos, p.hours, p.time_zone, b.business_status, b.is_verified,
       b.latitude, b.longitude, b.seo_description
     FROM businesses b JOIN categories c ON c.id = b.category_id JOIN opening_patterns p ON p.id = b.pattern_id
     WHERE b.id = +?`,
  );
  return (ids: readonly number[]): CardDetails[] =>
    ids
      .map((id) => byId.get(id))
      .filter((row) => row !== undefined)
      .map(cardDetails);
}

function cardDetails(row: CardRow): CardDetails {
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
    photos: row.photos === "[]" ? [] : JSON.parse(row.photos),
    openingHours: row.hours === "" ? null : hoursOf(row.hours),
    timeZone: row.time_zone === "" ? null : row.time_zone,
    businessStatus: row.business_status,
    isVerified: row.is_verified === 1,
    latitude: row.latitude,
    longitude: row.longitude,
    seoDescription: row.seo_description,
  };
}
