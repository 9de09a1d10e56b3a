import type { Business, CardDetails } from "#contract/business";
import { recordReader } from "./business-record.ts";

/** The fields of a card as they are stored, with those that tell whether the business has premises. */
export type StoredCard = Omit<CardDetails, "comesToCustomers"> &
  Pick<Business, "isServiceArea" | "fullAddress" | "zipCode">;

/** The fields that cards show or follow from. */
export const CARD_FIELDS = [
  "id",
  "slug",
  "name",
  "category",
  "group",
  "description",
  "address",
  "city",
  "country",
  "phone",
  "phoneE164",
  "rating",
  "reviewCount",
  "photos",
  "openingHours",
  "timeZone",
  "businessStatus",
  "isVerified",
  "latitude",
  "longitude",
  "seoDescription",
  "specialDays",
  "priceLevel",
  "isServiceArea",
  "serviceAreas",
  "fullAddress",
  "zipCode",
] as const satisfies (keyof StoredCard)[];

export const cardDetails = recordReader<StoredCard>(CARD_FIELDS);
