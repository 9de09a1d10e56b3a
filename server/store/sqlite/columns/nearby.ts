import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import type { Coordinates } from "#domain/geography/distance";
import type { BusinessRecord } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { openBusinesses } from "../read/businesses.ts";
import type { Listings } from "../read/listings.ts";
import type { ColumnStore } from "./columns.ts";
import { nearest } from "./nearest.ts";
import type { Selection } from "./selection.ts";

const MAX_KM = 100;
/** Distances of one step are near-equal: the same category goes first among them. Kilometres. */
const STEP_KM = 0.1;
/** Businesses of a city that are looked at for some that are in business: those that are closed for now rank low. */
const LOOKED_AT = 25;

interface NearbyParts {
  selection: Selection;
  businesses: ReturnType<typeof openBusinesses>;
  listings: Listings;
}

interface Nearby {
  business: BusinessRecord;
  distance: number | null;
}

/** The nearest of a business's category and group; without coordinates, the best of its category in its city, then of its group. */
export function openNearby({ selection, businesses, listings }: NearbyParts) {
  function around(columns: ColumnStore, to: BusinessRecord, centre: Coordinates, limit: number): Nearby[] {
    const { firstId, patternId } = columns;
    const own = to.id - firstId;
    const candidates = new Map<number, { at: number; distance: number; isSameCategory: boolean }>();
    for (const filter of [{ group: to.group }, { categorySlug: categorySlug(to.category) }]) {
      const { positions } = selection.select(columns, filter);
      const others = positions.filter((at) => patternId[at] !== 0 && at !== own);
      for (const { at, distance } of nearest(columns, others, centre, limit, MAX_KM))
        candidates.set(at, { at, distance, isSameCategory: "categorySlug" in filter });
    }
    const found = [...candidates.values()]
      .sort(
        (a, b) =>
          distanceStep(a.distance) - distanceStep(b.distance) ||
          Number(b.isSameCategory) - Number(a.isSameCategory) ||
          a.distance - b.distance ||
          a.at - b.at,
      )
      .slice(0, limit)
      .map(({ at, distance }) => ({ id: at + firstId, distance }));
    return businesses.getAll(found.map(({ id }) => id)).map((business, index) => ({
      business,
      distance: found[index]?.distance ?? null,
    }));
  }

  function inCity(to: BusinessRecord, limit: number): Nearby[] {
    const city = cityKey(to.city);
    if (city === "") return [];
    const best = (filter: BusinessFilter) => {
      const found = listings.find({ ...filter, cityKey: city }, "recommended", { limit: LOOKED_AT, offset: 0 });
      return businesses.getAll(found?.ids ?? []).filter(({ businessStatus }) => businessStatus === "OPERATIONAL");
    };
    const found = new Map<number, BusinessRecord>();
    for (const filter of [{ categorySlug: categorySlug(to.category) }, { group: to.group }]) {
      if (found.size < limit) for (const business of best(filter)) found.set(business.id, business);
      found.delete(to.id);
    }
    return [...found.values()].slice(0, limit).map((business) => ({ business, distance: null }));
  }

  return (columns: ColumnStore, to: BusinessRecord, limit: number): Nearby[] => {
    const { latitude, longitude } = to;
    if (latitude === null || longitude === null) return inCity(to, limit);
    return around(columns, to, { latitude, longitude }, limit);
  };
}

function distanceStep(km: number): number {
  return Math.floor(km / STEP_KM);
}
