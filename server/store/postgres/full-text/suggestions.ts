import { nameHasTerms } from "#domain/search/name-match";
import { narrowTerms, type SearchTerm, type SearchTerms, TYPED_WEIGHT } from "#domain/search/search-terms";
import { tokenize } from "#domain/search/words/tokenize";
import type { ColumnStore } from "../../columns/column-store.ts";
import type { FilterWithCells } from "../../columns/filter-conditions.ts";
import { type ColumnFilter, selectPositions } from "../../columns/predicates.ts";
import { pageByRank } from "../../columns/query.ts";
import type { SuggestedBusiness } from "../../port/search.ts";
import type { ColumnFilters } from "../columns/column-filters.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { PrefixMatches } from "./prefix-matches.ts";

/** Maximum names with the text as a prefix that are read before ranking. If there are more, names with its words come first. */
const MAX_PREFIX_MATCHES = 200;
/** Maximum names with the complete words that are tested for the incomplete one. */
const MAX_CHECKED_NAMES = 60;
/** Alternatives with a lower weight are synonyms of a kind of business, which names rarely contain. */
const NAME_WEIGHT = 0.75;

const SELECT_BY_IDS = `SELECT b.id, b.name, b.slug, b.address, b.city FROM unnest($1::bigint[]) WITH ORDINALITY AS ids (id, position)
  JOIN businesses b ON b.id = ids.id ORDER BY ids.position`;
const SELECT_NAMES = "SELECT id, name FROM businesses WHERE id = ANY($1)";

/** State that the tiers of one request share. */
interface Request {
  tx: Transaction;
  columns: ColumnStore;
  search: SearchTerms;
  place: FilterWithCells;
  /** The place as a filter of the columns. */
  inPlace: ColumnFilter;
  limit: number;
}

/**
 * Suggests businesses by name: the text as a prefix of the name, then as words of the name, best first. Call it while the columns are in
 * use.
 */
export function openSuggestions(filters: ColumnFilters, prefixMatches: PrefixMatches) {
  async function findByName({ tx, columns, place, inPlace }: Request, terms: readonly SearchTerm[], limit: number) {
    const nameFilter = { ...place, terms: { folded: "", lastIsPrefix: false, terms } };
    const { names } = terms.length === 0 ? {} : await filters.tiers(tx, columns, nameFilter);
    return names === undefined ? [] : firstByRank(columns, { ...inPlace, matches: names }, limit);
  }

  /**
   * Returns names that have the complete words and a word that begins with the incomplete last one. It is cheaper than a search for all
   * completions, and finds rare ones. `isPartial` means that not all names were tested.
   */
  async function findByIncompleteWord(request: Request): Promise<{ ids: number[]; isPartial: boolean }> {
    const { terms, lastIsPrefix } = request.search;
    const lastWords = lastIsPrefix ? tokenize(terms.at(-1)?.typed ?? "") : [];
    const otherTerms = narrowTerms(terms.slice(0, -1), NAME_WEIGHT);
    if (lastWords.length === 0 || otherTerms.length === 0) return { ids: [], isPartial: true };
    const incompleteTerm: SearchTerm = {
      typed: "",
      alternatives: [{ weight: 1, kind: "words", words: lastWords, lastIsPrefix: true }],
    };
    const ids = await findByName(request, otherTerms, MAX_CHECKED_NAMES);
    const names = new Map(ids.length === 0 ? [] : await request.tx.arrays<[number, string]>(SELECT_NAMES, [ids]));
    const isMatch = (id: number) =>
      nameHasTerms(names.get(id) ?? "", { folded: "", lastIsPrefix: true, terms: [incompleteTerm] });
    return { ids: ids.filter(isMatch), isPartial: ids.length === MAX_CHECKED_NAMES };
  }

  async function* findByWords(request: Request): AsyncGenerator<number[]> {
    const { search, limit } = request;
    yield findByName(request, narrowTerms(search.terms, TYPED_WEIGHT), limit);
    const { ids, isPartial } = await findByIncompleteWord(request);
    yield ids;
    if (isPartial) yield findByName(request, narrowTerms(search.terms, NAME_WEIGHT), limit);
  }

  /** Yields tiers, best first. */
  async function* tiersOf(request: Request): AsyncGenerator<number[]> {
    const { tx, columns, search, place, inPlace, limit } = request;
    if (search.terms.some(({ alternatives }) => alternatives.some(({ kind }) => kind === "phone"))) {
      const resolvedFilter = await filters.resolve(tx, columns, { ...place, terms: search });
      if (resolvedFilter !== undefined) yield firstByRank(columns, resolvedFilter, limit);
      return;
    }
    const idsWithPrefix = (await prefixMatches.names(tx, search.folded, MAX_PREFIX_MATCHES)).map(({ id }) => id);
    const findByPrefix = () => firstByRank(columns, { ...inPlace, postings: idsWithPrefix }, limit);
    const isCommonPrefix = idsWithPrefix.length >= MAX_PREFIX_MATCHES;
    if (!isCommonPrefix) yield findByPrefix();
    yield* findByWords(request);
    if (isCommonPrefix) yield findByPrefix();
  }

  return async (
    tx: Transaction,
    columns: ColumnStore,
    search: SearchTerms,
    place: FilterWithCells,
    limit: number,
  ): Promise<SuggestedBusiness[]> => {
    const inPlace = search.folded === "" ? undefined : await filters.resolve(tx, columns, place);
    if (inPlace === undefined) return [];
    const ids = new Set<number>();
    for await (const tier of tiersOf({ tx, columns, search, place, inPlace, limit })) {
      for (const id of tier) ids.add(id);
      if (ids.size >= limit) break;
    }
    if (ids.size === 0) return [];
    const rows = await tx.rows<SuggestedBusiness & { id: number }>(SELECT_BY_IDS, [[...ids].slice(0, limit)]);
    return rows.map(({ id: _, ...business }) => business);
  };
}

/** Returns ids, best rank first. */
function firstByRank(columns: ColumnStore, filter: ColumnFilter, limit: number): number[] {
  const positions = selectPositions(columns, filter);
  return positions.length === 0 ? [] : pageByRank(columns, positions, { limit, offset: 0 });
}
