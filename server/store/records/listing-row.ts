import type { BusinessInsert } from "#domain/business/business-keys";
import { cellOfPoint } from "#domain/geography/cells";
import { pointOfPremises } from "#domain/premises/comes-to-customers";
import { missingDataBits } from "../columns/missing-data.ts";
import type { Countable } from "../counts/count-deltas.ts";
import { rankOf } from "../lists/rank.ts";
import type { DictionaryIds, Value } from "./business-record.ts";
import { hasSeoTexts } from "./content-values.ts";

/** Columns of `listings`, in the order of `listingValues`. */
export const LISTING_COLUMNS: readonly string[] = [
  "id",
  "rank",
  "rating",
  "review_count",
  "created_at",
  "city_id",
  "category_id",
  "state_id",
  "postcode_id",
  "country_id",
  "is_verified",
  "pattern_id",
  "latitude",
  "longitude",
  "sort_name",
  "missing_data",
  "price_level",
  "attribute_ids",
  "cell",
];

interface ListingSource {
  id: number;
  /** Time in milliseconds. */
  createdAt: number;
  business: BusinessInsert;
  ids: Omit<DictionaryIds, "group">;
  /** Values of all content fields. */
  values: readonly Value[];
}

/** Tells whether lists show the business. */
export function isListed({ businessStatus }: BusinessInsert): boolean {
  return businessStatus !== "CLOSED_PERMANENTLY";
}

export function listingValues({ id, createdAt, business, ids, values }: ListingSource): Value[] {
  const { latitude, longitude } = pointOfPremises(business);
  return [
    id,
    rankOf(business.quality),
    business.rating,
    business.reviewCount,
    createdAt,
    ids.cityId,
    ids.categoryId,
    ids.stateId,
    ids.postcodeId,
    ids.countryId,
    business.isVerified ? 1 : 0,
    business.businessStatus === "OPERATIONAL" ? ids.patternId : null,
    latitude,
    longitude,
    business.sortName,
    missingDataBits(business, hasSeoTexts(values)),
    business.priceLevel ?? 0,
    ids.attributeIds,
    ids.cityId === null ? cellOfPoint(business) : null,
  ];
}

/** Counters that include a listed business. */
export function countable({ business, ids }: Pick<ListingSource, "business" | "ids">): Countable {
  const { isVerified, city, state, country } = business;
  return { ...ids, isVerified, city, state, country };
}
