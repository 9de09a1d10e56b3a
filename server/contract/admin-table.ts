import type { AdminBusiness } from "./admin-api.ts";

/**
 * GET businesses: the table, with the filters of the public list, `group` and `missing`. Without `status` it has all businesses that are
 * not deleted, including permanently closed ones; with `status=deleted` the recycle bin.
 */
export interface AdminBusinessList {
  businesses: AdminBusiness[];
  totalCount: number;
  totalPages: number;
  /** Days after which the server erases businesses in the recycle bin, 0 for never. */
  binDays?: number;
}

/** Field of an ImportEntry that only GET imports has. */
export interface ImportSource {
  /** Source of the data, such as "Google Maps"; absent if the files do not prove one. */
  source?: string;
}

/** Kinds of data that a business can lack; `any` is at least one of the others. */
export type MissingFilter = MissingData | "any";
export type MissingData = "phone" | "hours" | "photo" | "seoText" | "website" | "city" | "country";
