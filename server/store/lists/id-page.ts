import type { BusinessSort } from "#contract/queries";

/** Sort orders for which an engine has an index; "-" reverses one. */
export type IndexedSort = `${"" | "-"}${Exclude<BusinessSort, "distance" | "recommended" | "best">}`;

/** Sort orders of listings, except those by shared values. */
export type ListSort = BusinessSort | IndexedSort;

/** One page of ids, and the number of all matches. */
export interface IdPage {
  ids: number[];
  totalCount: number;
}

export const EMPTY_PAGE: IdPage = { ids: [], totalCount: 0 };
