import { nameHasTerms } from "#domain/search/name-match";
import type { SearchTerms } from "#domain/search/search-terms";

/** If more names have the prefix, only equal names are candidates. */
const MAX_MATCHES = 50;
/** Names that an engine reads. */
export const MAX_NAMES_READ = MAX_MATCHES + 1;
/** Names equal to the text that are candidates. */
const MAX_EXACT = 50;
/** The text ends within a word of the name. */
const CONTINUES_WORD = /^['\p{L}\p{M}\p{N}]/u;

export interface NameRow {
  id: number;
  sortName: string;
}

/**
 * Ids of names that have all terms and the text as a prefix: equal names, then the others. `rows`: the first names with the folded text as
 * a prefix, at most `MAX_NAMES_READ`.
 */
export function prefixMatches(rows: readonly NameRow[], terms: SearchTerms): number[] {
  const { folded, lastIsPrefix } = terms;
  const isMatch = ({ sortName }: NameRow) =>
    (lastIsPrefix || !CONTINUES_WORD.test(sortName.slice(folded.length))) && nameHasTerms(sortName, terms);
  const matches = rows.filter(isMatch);
  const ids = (some: NameRow[]) => some.map(({ id }) => id);
  const exact = ids(matches.filter(({ sortName }) => sortName === folded)).slice(0, MAX_EXACT);
  if (rows.length > MAX_MATCHES) return exact;
  return [...exact, ...ids(matches.filter(({ sortName }) => sortName !== folded))];
}
