import { categorySlug } from "#domain/business/business-keys";
import { placedCityKey } from "#domain/cities/city-identity";
import { isLikelyDuplicate } from "#domain/duplicates/duplicate-likelihood";
import type { ColumnStore } from "../../columns/column-store.ts";
import { nearestOthers } from "../../columns/nearby.ts";
import type { BusinessRecord } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { DistinctBusinesses } from "../history/likely-duplicates.ts";
import type { openBusinesses } from "../read/businesses.ts";
import type { IndexedLists } from "../read/indexed-lists.ts";
import type { ColumnFilters } from "./column-filters.ts";

/** Best businesses of a city that are read to find operational ones; temporarily closed ones rank low. */
const CITY_CANDIDATES = 25;

interface NearbyParts {
  filters: ColumnFilters;
  businesses: ReturnType<typeof openBusinesses>;
  lists: IndexedLists;
  distinct: DistinctBusinesses;
}

interface Nearby {
  business: BusinessRecord;
  distance: number | null;
}

/** Nearest that are read beyond those asked for, in place of duplicates. */
const SPARE = 5;

/** See `Search.nearby`. Within a transaction. */
export function openNearby({ filters, businesses, lists, distinct }: NearbyParts) {
  const similar = ({ category, group }: BusinessRecord): BusinessFilter[] => [
    { categorySlug: categorySlug(category) },
    { group },
  ];

  /** The business itself under another place id, or one listed before. */
  const isRepeated = (business: BusinessRecord, before: readonly BusinessRecord[]): boolean =>
    before.some((other) => isLikelyDuplicate(business, other) && !distinct.has(business.placeId, other.placeId));

  function withoutDuplicates(to: BusinessRecord, nearby: readonly Nearby[], limit: number): Nearby[] {
    const shown: BusinessRecord[] = [to];
    return nearby
      .filter(({ business }) => {
        if (shown.length > limit || isRepeated(business, shown)) return false;
        shown.push(business);
        return true;
      })
      .slice(0, limit);
  }

  function inCity(to: BusinessRecord, limit: number): Nearby[] {
    const key = placedCityKey(to.city, to.country);
    if (key === "") return [];
    const others = new Map<number, BusinessRecord>();
    for (const filter of similar(to)) {
      if (others.size >= limit + SPARE) break;
      const best = lists.find({ ...filter, cityKey: key }, "recommended", { limit: CITY_CANDIDATES, offset: 0 });
      for (const business of businesses.getAll(best?.ids ?? [])) {
        if (business.businessStatus === "OPERATIONAL" && business.id !== to.id) others.set(business.id, business);
      }
    }
    return withoutDuplicates(
      to,
      [...others.values()].map((business) => ({ business, distance: null })),
      limit,
    );
  }

  return (columns: ColumnStore, to: BusinessRecord, limit: number): Nearby[] => {
    const { id, latitude, longitude } = to;
    if (latitude === null || longitude === null) return inCity(to, limit);
    const resolved = similar(to).flatMap((filter) => filters.resolve(columns, filter)?.filter ?? []);
    const neighbours = nearestOthers(columns, id, { latitude, longitude }, resolved, limit + SPARE);
    const nearest = businesses
      .getAll(neighbours.map((neighbour) => neighbour.id))
      .map((business, index) => ({ business, distance: neighbours[index]?.distance ?? null }));
    return withoutDuplicates(to, nearest, limit);
  };
}
