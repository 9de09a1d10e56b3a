import type { CardDetails } from "#contract/business";
import { recordReader, selectBusiness } from "./business-record.ts";

const CARD_FIELDS = [
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
] as const satisfies (keyof CardDetails)[];

/** What cards show; see `selectBusiness` for what may follow. */
export const SELECT_CARD = selectBusiness(CARD_FIELDS);
export const cardDetails = recordReader<Pick<CardDetails, (typeof CARD_FIELDS)[number]>>(CARD_FIELDS);
