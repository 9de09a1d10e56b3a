import type { IdPage, IndexedSort, ListSort } from "../../lists/id-page.ts";
import { columnName, mapOrders, type OrderStep } from "../../lists/list-orders.ts";
import type { Page } from "../../port/directory.ts";
import type { AdministratorFilter, BusinessFilter } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";

export const ORDER = mapOrders((order) => orderBy(order));

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
export async function pageInOrder(tx: Transaction, sort: IndexedSort, { limit, offset }: Page): Promise<IdPage> {
  const totalCount = tx.counter("listed");
  if (offset >= totalCount || limit === 0) return { ids: [], totalCount };
  const sql = `SELECT l.id FROM listings l ORDER BY ${ORDER[sort]} LIMIT $1 OFFSET $2`;
  return { ids: await tx.values(sql, [limit, offset]), totalCount };
}

function isCondition(value: unknown): boolean {
  return value !== undefined;
}
