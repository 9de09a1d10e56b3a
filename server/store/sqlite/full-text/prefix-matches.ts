import type { Database } from "better-sqlite3";
import type { SearchTerms } from "#domain/search/search-terms";
import { MAX_NAMES_READ, type NameRow, prefixMatches } from "../../full-text/prefix-matches.ts";
import { prefixEnd } from "../../prefix-end.ts";

export function openPrefixMatches(db: Database) {
  // A covering index has these columns; the rank would need the rows.
  const selectByPrefix = db.prepare<[string, string, number], NameRow>(
    "SELECT id, sort_name AS sortName FROM listings WHERE sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ?",
  );
  return (terms: SearchTerms): number[] => {
    const { folded } = terms;
    return folded === "" ? [] : prefixMatches(selectByPrefix.all(folded, prefixEnd(folded), MAX_NAMES_READ), terms);
  };
}
