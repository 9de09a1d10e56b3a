import type { Database } from "better-sqlite3";
import { rerank } from "#domain/search/rerank";
import type { SearchTerms } from "#domain/search/search-terms";
import { boundTerms, MAX_CANDIDATES } from "#domain/search/search-tiers";
import type { IdPage } from "../../lists/id-page.ts";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { Counters } from "../write/counters.ts";
import type { FtsQuery, TermQuery } from "./fts-query.ts";
import { openMatchFacts } from "./match-facts.ts";
import { openPrefixMatches } from "./prefix-matches.ts";

/** The matches of a filter, from the search index or the column store. */
export interface Matches {
  count(): number;
  /** Returns matches of the filter that also match these terms, best rank first. */
  first(tier: TermQuery, limit: number): number[];
  /** Returns the ids that match the filter. */
  retain(ids: readonly number[]): Set<number>;
  /** Returns a page of the matches by rank, without the excluded ids. */
  pageExcluding(excludedIds: ReadonlySet<number>, page: Page): number[];
}

/**
 * Two-stage ranking: collects candidates of each tier, reranks them by score, and lists all other matches by rank. The work does not grow
 * with the number of matches. Call it within a transaction.
 */
export function openBestMatches(db: Database, counters: Counters) {
  const prefixMatches = openPrefixMatches(db);
  const matchFacts = openMatchFacts(db, counters);

  /** Returns the best matches by rank, overall and of each tier. */
  function candidates(fts: FtsQuery, terms: SearchTerms, matches: Matches, bestIds: readonly number[]): Set<number> {
    const nameMatches = prefixMatches(terms);
    const ids = nameMatches.length === 0 ? new Set<number>() : matches.retain(nameMatches);
    const { kinds, names } = fts.tiers();
    for (const tier of [kinds, names]) {
      if (tier !== undefined) for (const id of matches.first(tier, MAX_CANDIDATES)) ids.add(id);
    }
    for (const id of bestIds) ids.add(id);
    return ids;
  }

  return function page(
    fts: FtsQuery & TermQuery,
    filter: BusinessFilter,
    matches: Matches,
    { limit, offset }: Page,
  ): IdPage {
    const bestIds = matches.first(fts, MAX_CANDIDATES);
    const areAllCandidates = bestIds.length < MAX_CANDIDATES;
    const totalCount = areAllCandidates ? bestIds.length : matches.count();
    if (filter.terms === undefined || offset >= totalCount || limit === 0) return { ids: [], totalCount };
    const terms = boundTerms(filter.terms);
    const ids = areAllCandidates ? new Set(bestIds) : candidates(fts, terms, matches, bestIds);
    const rankedIds = offset < ids.size ? rerank(matchFacts(ids, filter), terms).slice(offset, offset + limit) : [];
    if (areAllCandidates || rankedIds.length === limit) return { ids: rankedIds, totalCount };
    const remainingPage = { limit: limit - rankedIds.length, offset: Math.max(0, offset - ids.size) };
    return { ids: [...rankedIds, ...matches.pageExcluding(ids, remainingPage)], totalCount };
  };
}
