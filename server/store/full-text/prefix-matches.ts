import { nameHasTerms } from "#domain/search/name-match";
import type { SearchTerms } from "#domain/search/search-terms";

/** If more names than this have the prefix, only equal names are candidates. */
const MAX_PREFIX_NAMES = 50;
/** Maximum number of names that an engine reads. */
export const MAX_NAMES_READ = MAX_PREFIX_NAMES + 1;
/** Maximum candidates whose name equals the text. */
const MAX_EQUAL_NAMES = 50;
/** Matches the rest of a name if the text ends within a word. */
const CONTINUES_WORD = /^['\p{L}\p{M}\p{N}]/u;

export interface NameRow {
  id: number;
  sortName: string;
}

/**
 * Returns ids of the names that have the text as a prefix and contain all terms, equal names first. `rows` are the first `MAX_NAMES_READ`
 * names with the folded text as a prefix.
 */
export function prefixMatches(rows: readonly NameRow[], terms: SearchTerms): number[] {
  const { folded, lastIsPrefix } = terms;
  const isMatch = ({ sortName }: NameRow) =>
    (lastIsPrefix || !CONTINUES_WORD.test(sortName.slice(folded.length))) && nameHasTerms(sortName, terms);
  const matches = rows.filter(isMatch);
  const ids = (rows: NameRow[]) => rows.map(({ id }) => id);
  const exactIds = ids(matches.filter(({ sortName }) => sortName === folded)).slice(0, MAX_EQUAL_NAMES);
  if (rows.length > MAX_PREFIX_NAMES) return exactIds;
  return [...exactIds, ...ids(matches.filter(({ sortName }) => sortName !== folded))];
}
