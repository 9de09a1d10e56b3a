import type { ColumnName } from "./columns-data.ts";

/** Fields of which several columns may exist, such as "phone" and "phone_2"; the first with a value counts. */
export const JOINED: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "phone",
  "photo",
  "hours",
  "website",
  "fullAddress",
  "locationLink",
  "googleId",
  "description",
  "subtypes",
  "about",
  "latitude",
  "longitude",
]);
/** Fields that can be spread over columns: `openingHours/0/day`. */
export const COMPOSED: ReadonlySet<ColumnName> = new Set<ColumnName>(["hours", "photo", "subtypes", "about"]);
