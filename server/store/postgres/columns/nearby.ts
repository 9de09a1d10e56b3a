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
import type { ColumnFilter } from "../../columns/predicates.ts";
import type { BusinessRecord } from "../../port/directory.ts";
import type { NearbyOrigin } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";
import { distinctBusinesses } from "../history/likely-duplicates.ts";
import { businesses } from "../read/businesses.ts";
import type { ColumnFilters } from "./column-filters.ts";
import type { ColumnLists } from "./column-lists.ts";

interface NearbyParts {
  filters: ColumnFilters;
  lists: ColumnLists;
}

/** See `Search.nearby`. Call it while the columns are in use. */
export function openNearby({ filters, lists }: NearbyParts) {
  async function bestOfCity(
    tx: Transaction,
    columns: ColumnStore,
    to: NearbyOrigin,
    limit: number,
  ): Promise<NearbyBusiness[]> {
    const key = placedCityKey(to.city, to.country);
    if (key === "") return [];
    const otherRecords = new Map<number, BusinessRecord>();
    for (const filter of similarFilters(to)) {
      if (otherRecords.size >= limit + SPARE_BUSINESSES) break;
      const page = { limit: CITY_CANDIDATES, offset: 0 };
      const best = await lists.find(tx, columns, { ...filter, cityKey: key }, "recommended", page);
      for (const business of await businesses.getAll(tx, best.ids)) {
        if (business.businessStatus === "OPERATIONAL" && business.id !== to.id) otherRecords.set(business.id, business);
      }
    }
    return [...otherRecords.values()].map((business) => ({ business, distance: null }));
  }

  async function nearest(
    tx: Transaction,
    columns: ColumnStore,
    to: NearbyOrigin,
    limit: number,
  ): Promise<NearbyBusiness[]> {
    const { id, latitude, longitude } = to;
    if (latitude === null || longitude === null) return bestOfCity(tx, columns, to, limit);
    const columnFilters: ColumnFilter[] = [];
    for (const filter of similarFilters(to)) {
      const ownFilter = await filters.resolve(tx, columns, filter);
      if (ownFilter !== undefined) columnFilters.push(ownFilter);
    }
    const neighbours = nearestOthers(columns, id, { latitude, longitude }, columnFilters, limit + SPARE_BUSINESSES);
    const otherRecords = await businesses.getAll(
      tx,
      neighbours.map((neighbour) => neighbour.id),
    );
    return otherRecords.map((business, index) => ({ business, distance: neighbours[index]?.distance ?? null }));
  }

  return async (tx: Transaction, columns: ColumnStore, to: NearbyOrigin, limit: number) => {
    const nearby = await nearest(tx, columns, to, limit);
    const placeIds = [to.placeId, ...nearby.map(({ business }) => business.placeId)];
    return removeDuplicates(to, nearby, limit, await distinctBusinesses.among(tx, placeIds));
  };
}
