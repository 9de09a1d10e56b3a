import type { SearchTerms } from "#domain/search/search-terms";
import { type SearchTiers, searchTiers } from "#domain/search/search-tiers";
import type { ColumnStore } from "../../columns/column-store.ts";
import { type FilterWithCells, filterConditions } from "../../columns/filter-conditions.ts";
import type { Bitset } from "../../columns/positions/bitset.ts";
import type { ColumnFilter } from "../../columns/predicates.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { PostingsReader } from "../full-text/postings-reader.ts";
import { compileTermQuery, type TermQuery } from "../full-text/term-query.ts";
import type { ReadAttributes } from "./attributes.ts";
import type { CategoryDictionary, ReadCategories } from "./category-dictionary.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { PatternBitmaps } from "./opening-patterns.ts";

interface ColumnFilterParts {
  keys: FilterKeys;
  readCategories: ReadCategories;
  openingPatterns: PatternBitmaps;
  readAttributes: ReadAttributes;
  postings: PostingsReader;
}

export type ColumnFilters = ReturnType<typeof openColumnFilters>;

/** Resolves filters for the column store: keys to ids, words to postings. Call it while the columns are in use. */
export function openColumnFilters({
  keys,
  readCategories,
  openingPatterns,
  readAttributes,
  postings,
}: ColumnFilterParts) {
  /** Returns ids, most selective first; undefined when a key is unknown. */
  async function idsOf(tx: Transaction, filter: FilterWithCells): Promise<ColumnFilter["ids"] | undefined> {
    const ids = await keys.columnIds(tx, filter);
    const { categorySlug } = filter;
    if (ids === undefined || categorySlug === undefined) return ids;
    const category = (await readCategories(tx)).idOf(categorySlug);
    if (category === undefined) return undefined;
    const wideIndex = ids.findIndex(([column]) => column === "stateId" || column === "countryId");
    return ids.toSpliced(wideIndex === -1 ? ids.length : wideIndex, 0, ["categoryId", category]);
  }

  /** Returns all conditions except the words; undefined when a key or attribute is unknown. */
  async function conditionsWithoutWords(tx: Transaction, filter: FilterWithCells): Promise<ColumnFilter | undefined> {
    const { group, openNow, openAt, alwaysOpen, attributes = [] } = filter;
    const ids = await idsOf(tx, filter);
    const attributeIds = attributes.length === 0 ? [] : (await readAttributes(tx)).idsOf(attributes);
    if (ids === undefined || attributeIds === undefined) return undefined;
    return filterConditions(filter, {
      ids,
      attributeIds,
      groupCategories: group && (await readCategories(tx)).bitmapOfGroup(group),
      openPatterns: openNow && (await openingPatterns.openAt(tx, openNow)),
      openAtPatterns:
        openAt && (await Promise.all(openAt.times.map((time) => openingPatterns.openAtTime(tx, time, openAt.now)))),
      alwaysOpenPatterns: alwaysOpen && (await openingPatterns.alwaysOpen(tx)),
    });
  }

  return {
    /** Returns undefined when nothing can match. With `isRanked` it also reads the postings of `tiers`, which are needed next. */
    async resolve(
      tx: Transaction,
      columns: ColumnStore,
      filter: FilterWithCells,
      isRanked = false,
    ): Promise<ColumnFilter | undefined> {
      const conditions = await conditionsWithoutWords(tx, filter);
      if (conditions === undefined || filter.terms === undefined) return conditions;
      const categories = await readCategories(tx);
      const terms = compileTermQuery(filter.terms.terms, categories);
      if (terms === undefined) return undefined;
      const prefetchedTerms = isRanked ? Object.values(compileTiers(filter.terms, categories)) : [];
      return { ...conditions, matches: await postings.matching(tx, columns, terms, prefetchedTerms) };
    },

    /** Returns the positions that match each of `searchTiers`, regardless of the other conditions; undefined where nothing can match. */
    async tiers(
      tx: Transaction,
      columns: ColumnStore,
      { terms }: BusinessFilter,
    ): Promise<Record<keyof SearchTiers, Bitset | undefined>> {
      if (terms === undefined) return { kinds: undefined, names: undefined };
      const { kinds, names } = compileTiers(terms, await readCategories(tx));
      return {
        kinds: kinds && (await postings.matching(tx, columns, kinds)),
        names: names && (await postings.matching(tx, columns, names)),
      };
    },
  };
}

function compileTiers(
  terms: SearchTerms,
  categories: CategoryDictionary,
): Record<keyof SearchTiers, TermQuery | undefined> {
  const { kinds, names } = searchTiers(terms);
  return {
    kinds: kinds && compileTermQuery(kinds, categories),
    names: names && compileTermQuery(names, categories, true),
  };
}
