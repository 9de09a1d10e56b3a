import type { Database } from "better-sqlite3";
import { nameHasTerms } from "#domain/search/name-match";
import type { SearchTerms } from "#domain/search/search-terms";

/** If more names have the prefix, only equal names are candidates. */
const MAX_MATCHES = 50;
/** Names equal to the text that are candidates. */
const MAX_EXACT = 50;
/** The text ends within a word of the name. */
const CONTINUES_WORD = /^['\p{L}\p{M}\p{N}]/u;

interface NameRow {
  id: number;
  sortName: string;
}

/** Ids of names that have all terms and the text as a prefix: equal names, then the others. Within a transaction. */
export function openPrefixMatches(db: Database) {
  // A covering index has these columns; the rank would need the rows.
  const byPrefix = db.prepare<[string, string, number], NameRow>(
    "SELECT id, sort_name AS sortName FROM listings WHERE sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ?",
  );
  return (terms: SearchTerms): number[] => {
    const { folded, lastIsPrefix } = terms;
    if (folded === "") return [];
    const isMatch = ({ sortName }: NameRow) =>
      (lastIsPrefix || !CONTINUES_WORD.test(sortName.slice(folded.length))) && nameHasTerms(sortName, terms);
    const rows = byPrefix.all(folded, `${folded}\u{10ffff}`, MAX_MATCHES + 1);
    const matches = rows.filter(isMatch);
    const ids = (some: NameRow[]) => some.map(({ id }) => id);
    const exact = ids(matches.filter(({ sortName }) => sortName === folded)).slice(0, MAX_EXACT);
    if (rows.length > MAX_MATCHES) return exact;
    return [...exact, ...ids(matches.filter(({ sortName }) => sortName !== folded))];
  };
}
