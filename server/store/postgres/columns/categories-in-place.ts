import type { ColumnStore } from "../../columns/column-store.ts";
import type { FilterWithCells } from "../../columns/filter-conditions.ts";
import { selectPositions } from "../../columns/predicates.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { ReadCategories } from "./category-dictionary.ts";
import type { ColumnFilters } from "./column-filters.ts";

const MAX_CACHED = 500;

/** Tells which categories have businesses in a place, cached per revision. Call it while the columns are in use. */
export function openCategoriesInPlace(filters: ColumnFilters, readCategories: ReadCategories) {
  const cached = createAsyncVersionCache(MAX_CACHED);

  /** Returns ids. */
  async function read(tx: Transaction, columns: ColumnStore, place: FilterWithCells): Promise<ReadonlySet<number>> {
    const resolved = await filters.resolve(tx, columns, place);
    const ids = new Set<number>();
    if (resolved === undefined) return ids;
    for (const at of selectPositions(columns, resolved)) ids.add(columns.categoryId[at] as number);
    return ids;
  }

  /** Tells whether any business of the category with a slug is in the place. */
  return async (tx: Transaction, columns: ColumnStore, place: FilterWithCells): Promise<(slug: string) => boolean> => {
    const revision = String(tx.counter("revision"));
    const ids = await cached(revision, JSON.stringify(place), () => read(tx, columns, place));
    const categories = await readCategories(tx);
    return (slug) => ids.has(categories.idOf(slug) ?? 0);
  };
}
