import { isLikelyDuplicate } from "#domain/duplicates/duplicate-likelihood";
import type { BusinessRecord } from "../port/directory.ts";
import type { BusinessFilter, NearbyOrigin } from "../port/search.ts";

/** Number of the best businesses of a city that are read to find operational ones; temporarily closed ones rank low. */
export const CITY_CANDIDATES = 25;
/** Number of additional businesses that are read, to replace duplicates. */
export const SPARE_BUSINESSES = 5;

export interface NearbyBusiness {
  business: BusinessRecord;
  distance: number | null;
}

/** Returns filters for businesses of the same kind, the most similar first. */
export function similarFilters({ categorySlug, group }: NearbyOrigin): BusinessFilter[] {
  return [{ categorySlug }, { group }];
}

/**
 * Returns the first `limit` businesses without likely duplicates of each other or of `to`. `isDistinct` tells whether an administrator
 * declared the businesses with these place ids distinct.
 */
export function removeDuplicates(
  to: NearbyOrigin,
  nearby: readonly NearbyBusiness[],
  limit: number,
  isDistinct: (a: string, b: string) => boolean,
): NearbyBusiness[] {
  const shownBusinesses: NearbyOrigin[] = [to];
  const isRepeated = (business: NearbyOrigin) =>
    shownBusinesses.some((other) => isLikelyDuplicate(business, other) && !isDistinct(business.placeId, other.placeId));
  return nearby
    .filter(({ business }) => {
      if (shownBusinesses.length > limit || isRepeated(business)) return false;
      shownBusinesses.push(business);
      return true;
    })
    .slice(0, limit);
}
