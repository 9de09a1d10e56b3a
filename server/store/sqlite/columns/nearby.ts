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

/** Nobody calls it nearby beyond. Kilometres. */
const FARTHEST = 100;
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

/** Others of a business's kind: of its category, and if those are too few of its group. */
export function openNearby({ selection, businesses, listings }: NearbyParts) {
  function around(columns: ColumnStore, to: BusinessRecord, centre: Coordinates, limit: number): Nearby[] {
    const { firstId, patternId } = columns;
    const seen = new Set([to.id]);
    const found: { id: number; distance: number }[] = [];
    for (const filter of [{ categorySlug: categorySlug(to.category) }, { group: to.group }]) {
      if (found.length === limit) break;
      const { positions } = selection.select(columns, filter);
      const others = positions.filter((at) => patternId[at] !== 0);
      // those that are known already may be among the nearest
      for (const { at, distance } of nearest(columns, others, centre, limit + seen.size, FARTHEST)) {
        const id = at + firstId;
        if (found.length === limit || seen.has(id)) continue;
        seen.add(id);
        found.push({ id, distance });
      }
    }
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
