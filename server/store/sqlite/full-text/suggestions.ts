import type { Database } from "better-sqlite3";
import { nameHasTerms } from "#domain/search/name-match";
import { narrowTerms, type SearchTerm, type SearchTerms, TYPED_WEIGHT } from "#domain/search/search-terms";
import { tokenize } from "#domain/search/words/tokenize";
import type { FilterWithCells } from "../../columns/filter-conditions.ts";
import type { SuggestedBusiness } from "../../port/search.ts";
import { prefixEnd } from "../../prefix-end.ts";
import { openStatements } from "../connection/statements.ts";
import type { CompileFtsQuery } from "./fts-query.ts";
import { ID_OF_ROWID } from "./search-index.ts";

/** Maximum names with the text as a prefix, read alphabetically before ranking. If there are more, names with its words come first. */
const MAX_PREFIX_MATCHES = 200;
/** Maximum names with the complete words that are tested for the incomplete one. */
const MAX_CHECKED_NAMES = 60;
/** Alternatives with a lower weight are synonyms of a kind of business, which names rarely contain. */
const NAME_WEIGHT = 0.75;

const SELECT_BY_PREFIX = `SELECT * FROM listings WHERE sort_name >= ? AND sort_name < ?
  ORDER BY sort_name LIMIT ${MAX_PREFIX_MATCHES}`;

/** Suggests businesses by name: the text as a prefix of the name, then as words of the name, best first. Call it within a transaction. */
export function openSuggestions(db: Database, compileFtsQuery: CompileFtsQuery) {
  const { numbers } = openStatements(db);
  const selectMatches = db
    .prepare<[string, number], number>(
      `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
    )
    .pluck();
  const countByPrefix = db.prepare<[string, string], number>(`SELECT count(*) FROM (${SELECT_BY_PREFIX})`).pluck();
  const business = db.prepare<[number], SuggestedBusiness>(
    "SELECT name, slug, address, city FROM businesses WHERE id = ?",
  );

  function findByPrefix(foldedText: string, place: FilterWithCells, limit: number): number[] {
    const { sql, values } = compileFtsQuery(place)?.facets ?? { sql: [], values: [] };
    const whereClause = sql.length === 0 ? "" : `WHERE ${sql.join(" AND ")}`;
    const query = `SELECT l.id FROM (${SELECT_BY_PREFIX}) l ${whereClause} ORDER BY l.rank, l.id LIMIT ?`;
    return numbers(query, [foldedText, prefixEnd(foldedText), ...values, limit]);
  }

  function findByName(terms: readonly SearchTerm[], place: FilterWithCells, limit: number): number[] {
    if (terms.length === 0) return [];
    const match = compileFtsQuery({ ...place, terms: { folded: "", lastIsPrefix: false, terms } })?.tiers().names
      ?.match;
    return match === undefined ? [] : selectMatches.all(match, limit);
  }

  /**
   * Returns names that have the complete words and a word that begins with the incomplete last one. It is cheaper than a search for all
   * completions, and finds rare ones. `isPartial` means that not all names were tested.
   */
  function findByIncompleteWord({ terms, lastIsPrefix }: SearchTerms, place: FilterWithCells) {
    const lastWords = lastIsPrefix ? tokenize(terms.at(-1)?.typed ?? "") : [];
    const otherTerms = narrowTerms(terms.slice(0, -1), NAME_WEIGHT);
    if (lastWords.length === 0 || otherTerms.length === 0) return { ids: [], isPartial: true };
    const incompleteTerm: SearchTerm = {
      typed: "",
      alternatives: [{ weight: 1, kind: "words", words: lastWords, lastIsPrefix: true }],
    };
    const isMatch = (id: number) =>
      nameHasTerms(business.get(id)?.name ?? "", { folded: "", lastIsPrefix: true, terms: [incompleteTerm] });
    const ids = findByName(otherTerms, place, MAX_CHECKED_NAMES);
    return { ids: ids.filter(isMatch), isPartial: ids.length === MAX_CHECKED_NAMES };
  }

  function* findByWords(search: SearchTerms, place: FilterWithCells, limit: number): Generator<number[]> {
    yield findByName(narrowTerms(search.terms, TYPED_WEIGHT), place, limit);
    const { ids, isPartial } = findByIncompleteWord(search, place);
    yield ids;
    if (isPartial) yield findByName(narrowTerms(search.terms, NAME_WEIGHT), place, limit);
  }

  /** Yields tiers, best first. */
  function* tiersOf(search: SearchTerms, place: FilterWithCells, limit: number): Generator<number[]> {
    const { folded, terms } = search;
    if (terms.some(({ alternatives }) => alternatives.some(({ kind }) => kind === "phone"))) {
      const match = compileFtsQuery({ ...place, terms: search })?.match;
      if (match !== undefined) yield selectMatches.all(match, limit);
      return;
    }
    const isCommonPrefix = (countByPrefix.get(folded, prefixEnd(folded)) ?? 0) >= MAX_PREFIX_MATCHES;
    if (!isCommonPrefix) yield findByPrefix(folded, place, limit);
    yield* findByWords(search, place, limit);
    if (isCommonPrefix) yield findByPrefix(folded, place, limit);
  }

  return {
    businesses(search: SearchTerms, place: FilterWithCells, limit: number): SuggestedBusiness[] {
      if (search.folded === "" || compileFtsQuery(place) === undefined) return [];
      const ids = new Set<number>();
      for (const tier of tiersOf(search, place, limit)) {
        for (const id of tier) ids.add(id);
        if (ids.size >= limit) break;
      }
      return [...ids].slice(0, limit).flatMap((id) => business.get(id) ?? []);
    },

    /** Tells whether any business matches; stops at the first. */
    hasAny(filter: FilterWithCells): boolean {
      const query = compileFtsQuery(filter);
      return query !== undefined && selectMatches.all(query.match, 1).length > 0;
    },
  };
}
