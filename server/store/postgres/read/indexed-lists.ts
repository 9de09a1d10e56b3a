import type { IdPage, IndexedSort, ListSort } from "../../lists/id-page.ts";
import { columnName, mapOrders, type OrderStep, reverseOrder } from "../../lists/list-orders.ts";
import { fromNearerEnd } from "../../lists/nearer-end.ts";
import type { Page } from "../../port/directory.ts";
import type { AdministratorFilter, BusinessFilter } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";

export const ORDER = mapOrders((order) => orderBy(order));
export const REVERSE_ORDER = mapOrders((order) => orderBy(reverseOrder(order)));

/** SQL after ORDER BY, for listings `l`. */
export function orderBy(order: readonly OrderStep[], prefix = "l."): string {
  return order.map(({ key, isDescending }) => `${prefix}${columnName(key)}${isDescending ? " DESC" : ""}`).join(", ");
}

/** Returns the sort if the filter has no conditions and the sort has an index. */
export function indexedSort(filter: BusinessFilter | AdministratorFilter, sort: ListSort): IndexedSort | undefined {
  if (sort === "best" || sort === "recommended" || sort === "distance") return undefined;
  const { near, minRating = 0, withCityless, ...otherConditions }: BusinessFilter = filter;
  const isFiltered = near?.radiusKm !== undefined || minRating > 0 || Object.values(otherConditions).some(isCondition);
  return isFiltered ? undefined : sort;
}

/** Returns a page of all listings, by the index of the sort order. */
export async function pageInOrder(tx: Transaction, sort: IndexedSort, page: Page): Promise<IdPage> {
  const totalCount = tx.counter("listed");
  if (page.offset >= totalCount || page.limit === 0) return { ids: [], totalCount };
  const { isReversed, page: nearPage } = fromNearerEnd(page, totalCount);
  const order = isReversed ? REVERSE_ORDER[sort] : ORDER[sort];
  const sql = `SELECT l.id FROM listings l ORDER BY ${order} LIMIT $1 OFFSET $2`;
  const ids = await tx.values<number>(sql, [nearPage.limit, nearPage.offset]);
  return { ids: isReversed ? ids.reverse() : ids, totalCount };
}

function isCondition(value: unknown): boolean {
  return value !== undefined;
}
