import type { Database } from "better-sqlite3";
import { nameHasTerms } from "#domain/search/name-match";
import { narrowTerms, type SearchTerm, type SearchTerms } from "#domain/search/search-terms";
import { tokenize } from "#domain/search/words/tokenize";
import type { SuggestedBusiness } from "../../port/search.ts";
import { openStatements } from "../connection/statements.ts";
import type { CompileFtsQuery, FilterWithCells } from "./fts-query.ts";
import { ID_OF_ROWID } from "./search-index.ts";

/** Names with the text as a prefix, read alphabetically before ranking. With more of them, others come first. */
const MAX_PREFIX_MATCHES = 200;
/** Names with all complete words of which one may go on as the incomplete word. */
const MAX_CHECKED = 100;
/** The typed word, its other spellings and forms; not completions. */
const TYPED_WEIGHT = 0.85;
/** Lighter alternatives are other words for a kind. */
const NAME_WEIGHT = 0.75;

const PREFIXED = `SELECT * FROM listings WHERE sort_name >= ? AND sort_name < ?
  ORDER BY sort_name LIMIT ${MAX_PREFIX_MATCHES}`;

/** Businesses by name: the text as a prefix of the name, then as words of the name, best first. Within a transaction. */
export function openSuggestions(db: Database, compileFtsQuery: CompileFtsQuery) {
  const { numbers } = openStatements(db);
  const byMatch = db
    .prepare<[string, number], number>(
      `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
    )
    .pluck();
  const countPrefixed = db.prepare<[string, string], number>(`SELECT count(*) FROM (${PREFIXED})`).pluck();
  const business = db.prepare<[number], SuggestedBusiness>(
    "SELECT name, slug, address, city FROM businesses WHERE id = ?",
  );

  function byPrefix(folded: string, place: FilterWithCells, limit: number): number[] {
    const { sql, values } = compileFtsQuery(place)?.facets ?? { sql: [], values: [] };
    const where = sql.length === 0 ? "" : `WHERE ${sql.join(" AND ")}`;
    const query = `SELECT l.id FROM (${PREFIXED}) l ${where} ORDER BY l.rank, l.id LIMIT ?`;
    return numbers(query, [folded, `${folded}\u{10ffff}`, ...values, limit]);
  }

  function byName(terms: readonly SearchTerm[], place: FilterWithCells, limit: number): number[] {
    if (terms.length === 0) return [];
    const match = compileFtsQuery({ ...place, terms: { folded: "", lastIsPrefix: false, terms } })?.tiers().names;
    return match === undefined ? [] : byMatch.all(match, limit);
  }

  /** Names with the words before the last, of which a word begins with the last: rare words are no completions of it. */
  function byIncompleteWord({ terms, lastIsPrefix }: SearchTerms, place: FilterWithCells, limit: number): number[] {
    const last = lastIsPrefix ? tokenize(terms.at(-1)?.typed ?? "") : [];
    const others = narrowTerms(terms.slice(0, -1), NAME_WEIGHT);
    if (last.length === 0 || others.length === 0) return [];
    const incomplete: SearchTerm = {
      typed: "",
      alternatives: [{ weight: 1, kind: "words", words: last, lastIsPrefix: true }],
    };
    const isMatch = (id: number) =>
      nameHasTerms(business.get(id)?.name ?? "", { folded: "", lastIsPrefix: true, terms: [incomplete] });
    return byName(others, place, MAX_CHECKED).filter(isMatch).slice(0, limit);
  }

  return {
    businesses(search: SearchTerms, place: FilterWithCells, limit: number): SuggestedBusiness[] {
      const { folded, terms } = search;
      const inPlace = compileFtsQuery({ ...place, terms: search });
      if (folded === "" || compileFtsQuery(place) === undefined) return [];
      const isPhone = terms.some(({ alternatives }) => alternatives.some(({ kind }) => kind === "phone"));
      const isCommonPrefix = (countPrefixed.get(folded, `${folded}\u{10ffff}`) ?? 0) >= MAX_PREFIX_MATCHES;
      const prefixed = () => byPrefix(folded, place, limit);
      const tiers = isPhone
        ? [() => (inPlace === undefined ? [] : byMatch.all(inPlace.match, limit))]
        : [
            ...(isCommonPrefix ? [] : [prefixed]),
            () => byName(narrowTerms(terms, TYPED_WEIGHT), place, limit),
            () => byName(narrowTerms(terms, NAME_WEIGHT), place, limit),
            () => byIncompleteWord(search, place, limit),
            ...(isCommonPrefix ? [prefixed] : []),
          ];
      const ids = new Set<number>();
      for (const tier of tiers) if (ids.size < limit) for (const id of tier()) ids.add(id);
      return [...ids].slice(0, limit).flatMap((id) => business.get(id) ?? []);
    },

    /** Whether any business matches; stops at the first. */
    hasAny(filter: FilterWithCells): boolean {
      const query = compileFtsQuery(filter);
      return query !== undefined && byMatch.all(query.match, 1).length > 0;
    },
  };
}
