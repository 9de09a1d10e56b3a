import type { StoredCard } from "#contract/business";
import { recordReader } from "./business-record.ts";

/** Fields of cards and sources of their texts. */
export const CARD_FIELDS = [
  "id",
  "slug",
  "name",
  "category",
  "kind",
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
  "specialDays",
  "priceLevel",
  "isServiceArea",
  "serviceAreas",
  "fullAddress",
  "zipCode",
  "website",
  "reservationLink",
  "bookingLink",
  "orderLink",
] as const satisfies (keyof StoredCard)[];

export const cardDetails = recordReader<Pick<StoredCard, (typeof CARD_FIELDS)[number]>>(CARD_FIELDS);
