import type { Database } from "better-sqlite3";
import type { ColumnStore } from "../../columns/column-store.ts";
import { nearPostcodes } from "../../columns/near-postcodes.ts";
import { centreOf, positionsById } from "../../columns/place-centre.ts";
import { selectPositions } from "../../columns/predicates.ts";
import type { LocatedPlace, PlaceFilter } from "../../port/search.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";
import type { ColumnFilters } from "./column-filters.ts";
import type { FilterKeys } from "./filter-keys.ts";

/** Number of known postcodes that are read before and after an unknown one. */
const MAX_NEIGHBOUR_POSTCODES = 25;
/** Number of the nearest known postcodes that represent an unknown one. */
const NEIGHBOURHOOD_POSTCODES = 3;
const MAX_CACHED_PLACES = 1_000;

interface PlaceCentreParts {
  filters: ColumnFilters;
  keys: FilterKeys;
  counters: Counters;
}

export function openPlaceCentres(db: Database, { filters, keys, counters }: PlaceCentreParts) {
  const cache = createVersionCache(MAX_CACHED_PLACES);
  const columns = "id, place_key AS key FROM places WHERE kind = 'postcode' AND business_count > 0";
  const selectAfter = db.prepare<[string], { id: number; key: string }>(
    `SELECT ${columns} AND place_key >= ? ORDER BY place_key LIMIT ${MAX_NEIGHBOUR_POSTCODES}`,
  );
  const selectBefore = db.prepare<[string], { id: number; key: string }>(
    `SELECT ${columns} AND place_key < ? ORDER BY place_key DESC LIMIT ${MAX_NEIGHBOUR_POSTCODES}`,
  );

  function find(current: ColumnStore, place: PlaceFilter): LocatedPlace | undefined {
    const resolvedFilter = filters.resolve(current, place);
    const centre = resolvedFilter && centreOf(current, selectPositions(current, resolvedFilter.filter));
    if (centre !== undefined) return { ...centre, isNeighbourhood: false };
    return place.zipKey === undefined ? undefined : neighbourhood(current, place.zipKey, place.countryKey);
  }

  function neighbourhood(current: ColumnStore, key: string, countryKey: string | undefined): LocatedPlace | undefined {
    const ids = nearPostcodes(key, [...selectAfter.all(key), ...selectBefore.all(key)]);
    const country = countryKey === undefined ? undefined : keys.place("country", countryKey)?.id;
    if (ids.length === 0 || (countryKey !== undefined && country === undefined)) return undefined;
    const isWanted = (position: number) => country === undefined || current.countryId[position] === country;
    const groups = positionsById(current, "postcodeId", ids, isWanted).filter((positions) => positions.length > 0);
    const centre = centreOf(current, groups.slice(0, NEIGHBOURHOOD_POSTCODES).flat());
    return centre && { ...centre, isNeighbourhood: true };
  }

  return (current: ColumnStore, place: PlaceFilter): LocatedPlace | undefined => {
    const key = JSON.stringify([place.cityKey, place.stateKey, place.zipKey, place.countryKey]);
    return cache(String(counters.get("revision")), key, () => ({ centre: find(current, place) })).centre;
  };
}
