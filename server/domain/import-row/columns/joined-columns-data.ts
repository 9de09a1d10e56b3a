import type { ColumnName } from "./columns-data.ts";

/** Facts that exporters spread over columns of several names, or over those of lists and objects. */
const FACT_COLUMNS = [
  "priceRange",
  "bookingLink",
  "reservationLink",
  "orderLink",
  "menuLink",
  "otherHours",
  "specialDays",
  "currentPeriods",
  "ratingDistribution",
  "serviceAreas",
  "email",
  "facebook",
  "instagram",
  "x",
  "linkedin",
  "youtube",
  "tiktok",
  "pinterest",
  "whatsapp",
  "socialLinks",
] as const satisfies readonly ColumnName[];

/** Fields of which several columns may exist, such as "phone" and "phone_2"; the first with a value counts. */
export const JOINED: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "phone",
  "photo",
  "hours",
  "website",
  "fullAddress",
  "streetMore",
  "locationLink",
  "googleId",
  "description",
  "subtypes",
  "about",
  "latitude",
  "longitude",
  ...FACT_COLUMNS,
  "priceLevel",
  "typedLinks",
  "isServiceArea",
  "logo",
  "chain",
  "locatedIn",
  "telegram",
  "threads",
  "snapchat",
]);
/** Fields that can be spread over columns: `openingHours/0/day`. */
export const COMPOSED: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "hours",
  "photo",
  "subtypes",
  "about",
  ...FACT_COLUMNS,
]);
