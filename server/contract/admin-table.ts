import type { AdminBusiness } from "./admin-api.ts";

/**
 * GET businesses: the table, with the filters of the public list, `group` and `missing`. Without `status` it has all businesses that
 * are not deleted, permanently closed ones too; with `status=deleted` the recycle bin.
 */
export interface AdminBusinessList {
  businesses: AdminBusiness[];
  totalCount: number;
  totalPages: number;
  /** Of the recycle bin: days after which the server erases deleted businesses, 0 for never. */
  binDays?: number;
}

export type MissingData = "phone" | "hours" | "photo" | "seoText" | "website" | "city" | "country";
