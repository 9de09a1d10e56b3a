import type { Database } from "better-sqlite3";
import type { SearchWords } from "../../../domain/search/search-words.ts";
import { rowidOf } from "./search-index.ts";

/** Names that begin as typed come first, but only when the beginning says enough to be that of so few. */
const MOST_LEADING = 50;
/** The word that a name began with is longer there. */
const GOES_ON = /^['\p{L}\p{M}\p{N}]/u;

interface Beginning {
  id: number;
  rank: number;
  sort_name: string;
}

/**
 * The rowids, in the search index, of names that begin as typed: the very same name first, then by rank. `allowed` tells
 * which of some ids the rest of the filter lets through.
 */
export function openLeadingNames(db: Database) {
  const beginning = db.prepare<[string, string, number], Beginning>(
    "SELECT id, rank, sort_name FROM listings WHERE sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ?",
  );
  return ({ folded, lastIsOpen }: SearchWords, allowed: (ids: number[]) => Set<number>): number[] => {
    const begins = beginning.all(folded, `${folded}\u{10ffff}`, MOST_LEADING + 1);
    const found = begins.filter(({ sort_name }) => lastIsOpen || !GOES_ON.test(sort_name.slice(folded.length)));
    if (found.length === 0) return [];
    const passing = allowed(found.map(({ id }) => id));
    const rowids = (rows: Beginning[]) =>
      rows
        .filter(({ id }) => passing.has(id))
        .map(({ rank, id }) => rowidOf(rank, id))
        .sort((a, b) => a - b);
    const same = rowids(found.filter(({ sort_name }) => sort_name === folded));
    if (begins.length > MOST_LEADING) return same;
    return [...same, ...rowids(found.filter(({ sort_name }) => sort_name !== folded))];
  };
}
