import { rerank } from "#domain/search/rerank";
import type { SearchTerms } from "#domain/search/search-terms";
import { boundTerms, MAX_CANDIDATES } from "#domain/search/search-tiers";
import type { ColumnStore } from "../../columns/column-store.ts";
import { type Bitset, bitsetFor, filterByBit, hasBit, setBits } from "../../columns/positions/bitset.ts";
import { pageByRank, removeIds } from "../../columns/query.ts";
import type { IdPage } from "../../lists/id-page.ts";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { ColumnFilters } from "../columns/column-filters.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { ReadMatchFacts } from "./match-facts.ts";
import type { PrefixMatches } from "./prefix-matches.ts";

export interface BestMatchParts {
  filters: ColumnFilters;
  matchFacts: ReadMatchFacts;
  prefixMatches: PrefixMatches;
}

/**
 * Two-stage ranking: collects candidates of each tier, reranks them by score, and appends all other matches by rank. Call it while the
 * columns are in use.
 */
export function openBestMatches({ filters, matchFacts, prefixMatches }: BestMatchParts) {
  /** Returns the best matches by rank, overall and of each tier. */
  async function candidates(
    tx: Transaction,
    columns: ColumnStore,
    positions: Uint32Array,
    filter: BusinessFilter & { terms: SearchTerms },
  ): Promise<Set<number>> {
    const nameMatches = await prefixMatches.ids(tx, boundTerms(filter.terms));
    const { kinds, names } = await filters.tiers(tx, columns, filter);
    const isMatch = membership(columns, positions);
    const ids = new Set(nameMatches.filter(isMatch));
    for (const tier of [kinds, names]) for (const id of bestOfTier(columns, positions, tier)) ids.add(id);
    for (const id of bestOfTier(columns, positions)) ids.add(id);
    return ids;
  }

  /** `positions` has all matches, in an array that no other request overwrites. */
  return async function page(
    tx: Transaction,
    columns: ColumnStore,
    positions: Uint32Array,
    filter: BusinessFilter & { terms: SearchTerms },
    { limit, offset }: Page,
  ): Promise<IdPage> {
    const totalCount = positions.length;
    if (offset >= totalCount || limit === 0) return { ids: [], totalCount };
    const areAllCandidates = totalCount < MAX_CANDIDATES;
    const ids = areAllCandidates ? idsAt(columns, positions) : await candidates(tx, columns, positions, filter);
    const terms = boundTerms(filter.terms);
    const facts = offset < ids.size ? await matchFacts(tx, columns, [...ids], filter) : undefined;
    const rankedIds = facts === undefined ? [] : rerank(facts, terms).slice(offset, offset + limit);
    if (areAllCandidates || rankedIds.length === limit) return { ids: rankedIds, totalCount };
    const remainingPositions = removeIds(columns, positions, ids);
    const remainingPage = { limit: limit - rankedIds.length, offset: Math.max(0, offset - ids.size) };
    return {
      ids:
        remainingPage.offset >= remainingPositions.length
          ? rankedIds
          : [...rankedIds, ...pageByRank(columns, remainingPositions, remainingPage)],
      totalCount,
    };
  };
}

function idsAt({ firstId }: ColumnStore, positions: Uint32Array): Set<number> {
  return new Set(Array.from(positions, (position) => position + firstId));
}

/** Returns the best candidates of a tier by rank, or of all matches if no tier is given. */
function bestOfTier(columns: ColumnStore, positions: Uint32Array, ...tiers: (Bitset | undefined)[]): number[] {
  const [tier] = tiers;
  if (tiers.length > 0 && tier === undefined) return [];
  const tierPositions = tier === undefined ? positions : filterByBit(positions, tier);
  return tierPositions.length === 0 ? [] : pageByRank(columns, tierPositions, { limit: MAX_CANDIDATES, offset: 0 });
}

/** Returns a test whether an id is that of a listing at one of the positions. */
export function membership({ firstId, size }: ColumnStore, positions: Uint32Array): (id: number) => boolean {
  const bits = bitsetFor(size);
  setBits(bits, positions);
  return (id) => id >= firstId && id < firstId + size && hasBit(bits, id - firstId);
}
