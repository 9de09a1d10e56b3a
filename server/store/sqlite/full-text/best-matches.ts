import type { Database } from "better-sqlite3";
import type { SearchTerms } from "#domain/search/search-terms";
import { MAX_CANDIDATES } from "#domain/search/search-tiers";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { FtsQuery } from "./fts-query.ts";
import { openPrefixMatches } from "./prefix-matches.ts";

/** The matches of a filter, in one place: the search index, or the column store. */
export interface Matches {
  totalCount: number;
  /** Those of the filter's matches that match this FTS expression too, best rank first. */
  first(match: string, limit: number): number[];
  /** Those of the ids that match. */
  retain(ids: readonly number[]): Set<number>;
  /** A page of the matches by rank, without the excluded ids. */
  rest(excluded: ReadonlySet<number>, page: Page): number[];
}

/**
 * Pages in the best order: candidates of each tier come first, all other matches follow by rank. The work does not grow
 * with the number of matches. Within a transaction.
 */
export function openBestMatches(db: Database) {
  const prefixMatches = openPrefixMatches(db);

  /** Equal names, then tier by tier. */
  function candidates(fts: FtsQuery, terms: SearchTerms, matches: Matches): Set<number> {
    const named = prefixMatches(terms);
    const retained = named.length === 0 ? new Set<number>() : matches.retain(named);
    const ids = new Set(named.filter((id) => retained.has(id)));
    const { kinds, names } = fts.tiers();
    for (const match of [kinds, names, fts.match]) {
      if (match !== undefined) for (const id of matches.first(match, MAX_CANDIDATES)) ids.add(id);
    }
    return ids;
  }

  return function page(fts: FtsQuery, filter: BusinessFilter, matches: Matches, { limit, offset }: Page): number[] {
    const { terms } = filter;
    if (terms === undefined) return matches.rest(new Set(), { limit, offset });
    const window = candidates(fts, terms, matches);
    const ids = offset < window.size ? [...window].slice(offset, offset + limit) : [];
    if (ids.length === limit) return ids;
    return [...ids, ...matches.rest(window, { limit: limit - ids.length, offset: Math.max(0, offset - window.size) })];
  };
}
