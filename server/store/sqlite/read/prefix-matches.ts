import type { Database } from "better-sqlite3";
import type { SearchWords } from "../../../domain/search/search-words.ts";
import { rowidOf } from "./search-index.ts";

/** Names with the text as a prefix lead the results only if there are at most so many; otherwise it says too little. */
const MAX_MATCHES = 50;
/** The typed word is only a part of the name's word here. */
const CONTINUES_WORD = /^['\p{L}\p{M}\p{N}]/u;

interface NameRow {
  id: number;
  rank: number;
  sortName: string;
}

/**
 * Rowids, in the search index, of names with the text as a prefix: exact matches first, then by rank. `filter` returns
 * those of the ids that the rest of the query allows.
 */
export function openPrefixMatches(db: Database) {
  const byPrefix = db.prepare<[string, string, number], NameRow>(
    `SELECT id, rank, sort_name AS sortName FROM listings WHERE sort_name >= ? AND sort_name < ?
     ORDER BY sort_name LIMIT ?`,
  );
  return ({ folded, lastIsPrefix }: SearchWords, filter: (ids: number[]) => Set<number>): number[] => {
    const rows = byPrefix.all(folded, `${folded}\u{10ffff}`, MAX_MATCHES + 1);
    const matches = rows.filter(({ sortName }) => lastIsPrefix || !CONTINUES_WORD.test(sortName.slice(folded.length)));
    if (matches.length === 0) return [];
    const allowed = filter(matches.map(({ id }) => id));
    const rowids = (some: NameRow[]) =>
      some
        .filter(({ id }) => allowed.has(id))
        .map(({ rank, id }) => rowidOf(rank, id))
        .sort((a, b) => a - b);
    const exact = rowids(matches.filter(({ sortName }) => sortName === folded));
    if (rows.length > MAX_MATCHES) return exact;
    return [...exact, ...rowids(matches.filter(({ sortName }) => sortName !== folded))];
  };
}
