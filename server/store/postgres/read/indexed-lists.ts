import type { IndexedSort } from "../../lists/id-page.ts";
import type { Page } from "../../port/directory.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Orders of listings `l`, each with an index. */
export const ORDER: Record<IndexedSort, string> = {
  latest: "l.created_at DESC, l.id DESC",
  rating: "l.rating DESC, l.review_count DESC, l.id",
  reviews: "l.review_count DESC, l.rating DESC, l.id",
  name: "l.sort_name, l.id",
};

/** A page of the ids of all listings, along the index of the order. */
export function idsInOrder(tx: Transaction, sort: IndexedSort, { limit, offset }: Page): Promise<number[]> {
  return tx.values(`SELECT l.id FROM listings l ORDER BY ${ORDER[sort]} LIMIT $1 OFFSET $2`, [limit, offset]);
}
