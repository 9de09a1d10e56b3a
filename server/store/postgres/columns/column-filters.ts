import { type SearchTiers, searchTiers } from "#domain/search/search-tiers";
import type { ColumnStore } from "../../columns/column-store.ts";
import type { Bitset } from "../../columns/positions/bitset.ts";
import type { ColumnFilter } from "../../columns/predicates.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { PostingsReader } from "../full-text/postings-reader.ts";
import { compileTermQuery } from "../full-text/term-query.ts";
import type { ReadCategories } from "./category-dictionary.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { PatternBitmaps } from "./opening-patterns.ts";

/** `cityCells`: the cells around the city, see `BusinessFilter.withCityless`. */
export interface FilterWithCells extends BusinessFilter {
  cityCells?: readonly number[];
}

interface ColumnFilterParts {
  keys: FilterKeys;
  readCategories: ReadCategories;
  openingPatterns: PatternBitmaps;
  postings: PostingsReader;
}

export type ColumnFilters = ReturnType<typeof openColumnFilters>;

/** Resolves filters for the column store: keys to ids, words to postings. While the columns are in use. */
export function openColumnFilters({ keys, readCategories, openingPatterns, postings }: ColumnFilterParts) {
  /** Most selective first; undefined when a key is unknown. */
  async function idsOf(tx: Transaction, filter: FilterWithCells): Promise<ColumnFilter["ids"] | undefined> {
    const ids = await keys.columnIds(tx, filter);
    const { categorySlug } = filter;
    if (ids === undefined || categorySlug === undefined) return ids;
    const category = (await readCategories(tx)).idOf(categorySlug);
    if (category === undefined) return undefined;
    const wide = ids.findIndex(([column]) => column === "stateId" || column === "countryId");
    return ids.toSpliced(wide === -1 ? ids.length : wide, 0, ["categoryId", category]);
  }

  /** All conditions but the words; undefined when a key is unknown. */
  async function withoutWords(tx: Transaction, filter: FilterWithCells): Promise<ColumnFilter | undefined> {
    const { group, openAt, alwaysOpen, verified, minRating = 0, near, missing, isOperational } = filter;
    const ids = await idsOf(tx, filter);
    if (ids === undefined) return undefined;
    const resolved: ColumnFilter = { ids, minRating };
    const city = ids.find(([column]) => column === "cityId");
    if (city !== undefined && filter.cityCells !== undefined) {
      resolved.ids = ids.filter((each) => each !== city);
      resolved.cityOrCells = { id: city[1], cells: new Set(filter.cityCells) };
    }
    if (verified !== undefined) resolved.verified = verified;
    if (near !== undefined) resolved.near = near;
    if (missing !== undefined) resolved.missing = missing;
    if (isOperational !== undefined) resolved.isOperational = isOperational;
    if (filter.ids !== undefined) resolved.among = new Set(filter.ids);
    if (group !== undefined) resolved.groupCategories = (await readCategories(tx)).bitmapOfGroup(group);
    if (openAt !== undefined) resolved.openPatterns = await openingPatterns.openAt(tx, openAt);
    if (alwaysOpen) resolved.alwaysOpenPatterns = await openingPatterns.alwaysOpen(tx);
    return resolved;
  }

  return {
    /** Undefined when nothing can match. */
    async resolve(tx: Transaction, columns: ColumnStore, filter: FilterWithCells): Promise<ColumnFilter | undefined> {
      const resolved = await withoutWords(tx, filter);
      if (resolved === undefined || filter.terms === undefined) return resolved;
      const terms = compileTermQuery(filter.terms.terms, await readCategories(tx));
      return terms && { ...resolved, matches: await postings.matching(tx, columns, terms) };
    },

    /** The positions that match each of `searchTiers`, whatever the other conditions; undefined for one that nothing matches. */
    async tiers(
      tx: Transaction,
      columns: ColumnStore,
      { terms }: BusinessFilter,
    ): Promise<Record<keyof SearchTiers, Bitset | undefined>> {
      if (terms === undefined) return { kinds: undefined, names: undefined };
      const { kinds, names } = searchTiers(terms);
      const categories = await readCategories(tx);
      const ofKinds = kinds && compileTermQuery(kinds, categories);
      const ofNames = names && compileTermQuery(names, categories, true);
      return {
        kinds: ofKinds && (await postings.matching(tx, columns, ofKinds)),
        names: ofNames && (await postings.matching(tx, columns, ofNames)),
      };
    },
  };
}
