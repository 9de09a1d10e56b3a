import type { CategoryGroup } from "#contract/business";
import { distanceKm } from "#domain/geography/distance";
import { bitCount } from "#domain/search/bit-count";
import { type MatchFacts, needsSubtypes } from "#domain/search/match-score";
import type { SearchTerm } from "#domain/search/search-terms";
import { tokenize } from "#domain/search/words/tokenize";
import { memoize } from "#domain/text/memoize";
import { MISSING_DATA_BITS } from "../columns/missing-data.ts";
import type { BusinessFilter } from "../port/search.ts";

/** The listing of a candidate. */
export interface MatchRow {
  nameWords: readonly string[];
  rank: number;
  isVerified: number;
  missingData: number;
  latitude: number | null;
  longitude: number | null;
  hasCity: boolean;
}

export type CategoryFacts = Pick<MatchFacts, "categorySlug" | "categoryWords" | "group">;

const KINDS_OF_DATA = Object.keys(MISSING_DATA_BITS).length;
const tokenizeMemoized = memoize(tokenize);

/** Returns the ranking features of a candidate, without its subtypes. */
export function factsOf(
  { nameWords, rank, isVerified, missingData, latitude, longitude, hasCity }: MatchRow,
  category: CategoryFacts,
  { near, openNow, openAt, alwaysOpen, cityKey }: BusinessFilter,
): MatchFacts {
  const facts: MatchFacts = {
    ...category,
    nameWords,
    subtypeWords: [],
    rank,
    isVerified: isVerified === 1,
    completeness: 1 - bitCount(missingData) / KINDS_OF_DATA,
  };
  if (openNow !== undefined || openAt !== undefined || alwaysOpen) facts.isOpen = true;
  if (cityKey !== undefined && !hasCity) facts.isAroundCity = true;
  if (near && latitude !== null && longitude !== null) {
    facts.distanceKm = distanceKm(near, { latitude, longitude });
    if (near.halfDistanceKm !== undefined) facts.halfDistanceKm = near.halfDistanceKm;
  }
  return facts;
}

export function categoryFacts(slug: string, category: string, group: CategoryGroup | undefined): CategoryFacts {
  return { categorySlug: slug, categoryWords: tokenize(category), ...(group && { group }) };
}

/** Returns ids of candidates whose subtypes can change the score. Subtypes are in the wide rows, which take longest to read. */
export function idsThatNeedSubtypes(facts: ReadonlyMap<number, MatchFacts>, terms: readonly SearchTerm[]): number[] {
  return [...facts].flatMap(([id, fact]) => (needsSubtypes(fact, terms) ? [id] : []));
}

/** Adds the words of the subtypes. `subtypes` is the stored JSON. */
export function addSubtypes(facts: ReadonlyMap<number, MatchFacts>, id: number, subtypes: string): void {
  const ownFacts = facts.get(id);
  if (ownFacts) ownFacts.subtypeWords = tokenizeMemoized(subtypes);
}
