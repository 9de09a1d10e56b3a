import type { ColumnStore } from "../../columns/column-store.ts";
import type { FilterWithCells } from "../../columns/filter-conditions.ts";
import { selectPositions } from "../../columns/predicates.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { ReadCategories } from "./category-dictionary.ts";
import type { ColumnFilters } from "./column-filters.ts";

const MAX_CACHED_PLACES = 500;

/** Tells which categories have businesses in a place, cached per revision. Call it while the columns are in use. */
export function openCategoriesInPlace(filters: ColumnFilters, readCategories: ReadCategories) {
  const cache = createAsyncVersionCache(MAX_CACHED_PLACES);

  /** Returns ids. */
  async function readCategoryIds(
    tx: Transaction,
    columns: ColumnStore,
    place: FilterWithCells,
  ): Promise<ReadonlySet<number>> {
    const resolvedFilter = await filters.resolve(tx, columns, place);
    const ids = new Set<number>();
    if (resolvedFilter === undefined) return ids;
    for (const position of selectPositions(columns, resolvedFilter)) ids.add(columns.categoryId[position] as number);
    return ids;
  }

  /** Tells whether any business of the category with a slug is in the place. */
  return async (tx: Transaction, columns: ColumnStore, place: FilterWithCells): Promise<(slug: string) => boolean> => {
    const revision = String(tx.counter("revision"));
    const ids = await cache(revision, JSON.stringify(place), () => readCategoryIds(tx, columns, place));
    const categories = await readCategories(tx);
    return (slug) => ids.has(categories.idOf(slug) ?? 0);
  };
}
