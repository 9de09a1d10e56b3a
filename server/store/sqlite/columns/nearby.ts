import { placedCityKey } from "#domain/cities/city-identity";
import type { ColumnStore } from "../../columns/column-store.ts";
import { nearestOthers } from "../../columns/nearby.ts";
import {
  CITY_CANDIDATES,
  type NearbyBusiness,
  removeDuplicates,
  SPARE_BUSINESSES,
  similarFilters,
} from "../../columns/nearby-list.ts";
import type { BusinessRecord } from "../../port/directory.ts";
import type { NearbyOrigin } from "../../port/search.ts";
import type { DistinctBusinesses } from "../history/likely-duplicates.ts";
import type { openBusinesses } from "../read/businesses.ts";
import type { IndexedLists } from "../read/indexed-lists.ts";
import type { ColumnFilters } from "./column-filters.ts";

interface NearbyParts {
  filters: ColumnFilters;
  businesses: ReturnType<typeof openBusinesses>;
  lists: IndexedLists;
  distinct: DistinctBusinesses;
}

export function openNearby({ filters, businesses, lists, distinct }: NearbyParts) {
  function bestOfCity(to: NearbyOrigin, limit: number): NearbyBusiness[] {
    const key = placedCityKey(to.city, to.country);
    if (key === "") return [];
    const otherRecords = new Map<number, BusinessRecord>();
    for (const filter of similarFilters(to)) {
      if (otherRecords.size >= limit + SPARE_BUSINESSES) break;
      const best = lists.find({ ...filter, cityKey: key }, "recommended", { limit: CITY_CANDIDATES, offset: 0 });
      for (const business of businesses.getAll(best?.ids ?? [])) {
        if (business.businessStatus === "OPERATIONAL" && business.id !== to.id) otherRecords.set(business.id, business);
      }
    }
    return [...otherRecords.values()].map((business) => ({ business, distance: null }));
  }

  function nearest(columns: ColumnStore, to: NearbyOrigin, limit: number): NearbyBusiness[] {
    const { id, latitude, longitude } = to;
    if (latitude === null || longitude === null) return bestOfCity(to, limit);
    const columnFilters = similarFilters(to).flatMap((filter) => filters.resolve(columns, filter)?.filter ?? []);
    const neighbours = nearestOthers(columns, id, { latitude, longitude }, columnFilters, limit + SPARE_BUSINESSES);
    return businesses
      .getAll(neighbours.map((neighbour) => neighbour.id))
      .map((business, index) => ({ business, distance: neighbours[index]?.distance ?? null }));
  }

  return (columns: ColumnStore, to: NearbyOrigin, limit: number) =>
    removeDuplicates(to, nearest(columns, to, limit), limit, distinct.has);
}
