import type { ColumnStore } from "../../columns/column-store.ts";
import { nearPostcodes } from "../../columns/near-postcodes.ts";
import { centreOf, positionsById } from "../../columns/place-centre.ts";
import { selectPositions } from "../../columns/predicates.ts";
import type { LocatedPlace, PlaceFilter } from "../../port/search.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { ColumnFilters } from "./column-filters.ts";
import type { FilterKeys } from "./filter-keys.ts";

/** Number of known postcodes to read on either side of an unknown one. */
const MAX_NEIGHBOUR_POSTCODES = 25;
/** Number of the nearest known postcodes that represent an unknown one. */
const NEIGHBOURHOOD_POSTCODES = 3;
const MAX_CACHED_PLACES = 1_000;

const POSTCODES = "SELECT id, place_key AS key FROM places WHERE kind = 'postcode' AND business_count > 0";
const NEIGHBOUR_POSTCODES = `(${POSTCODES} AND place_key >= $1 ORDER BY place_key LIMIT ${MAX_NEIGHBOUR_POSTCODES})
  UNION ALL (${POSTCODES} AND place_key < $1 ORDER BY place_key DESC LIMIT ${MAX_NEIGHBOUR_POSTCODES})`;

interface PlaceCentreParts {
  filters: ColumnFilters;
  keys: FilterKeys;
}

/** See `Search.placeCentre`. Call it while the columns are in use. */
export function openPlaceCentres({ filters, keys }: PlaceCentreParts) {
  const cache = createAsyncVersionCache(MAX_CACHED_PLACES);

  async function find(tx: Transaction, columns: ColumnStore, place: PlaceFilter): Promise<LocatedPlace | undefined> {
    const resolvedFilter = await filters.resolve(tx, columns, place);
    const centre = resolvedFilter && centreOf(columns, selectPositions(columns, resolvedFilter));
    if (centre !== undefined) return { ...centre, isNeighbourhood: false };
    return place.zipKey === undefined ? undefined : neighbourhood(tx, columns, place.zipKey, place.countryKey);
  }

  async function neighbourhood(
    tx: Transaction,
    columns: ColumnStore,
    key: string,
    countryKey: string | undefined,
  ): Promise<LocatedPlace | undefined> {
    if (key.includes("\0")) return undefined;
    const ids = nearPostcodes(key, await tx.rows<{ id: number; key: string }>(NEIGHBOUR_POSTCODES, [key]));
    const country = countryKey === undefined ? undefined : (await keys.ids(tx, { countryKey })).countryId;
    if (ids.length === 0 || country === null) return undefined;
    const isWanted = (position: number) => country === undefined || columns.countryId[position] === country;
    const groups = positionsById(columns, "postcodeId", ids, isWanted).filter((positions) => positions.length > 0);
    const centre = centreOf(columns, groups.slice(0, NEIGHBOURHOOD_POSTCODES).flat());
    return centre && { ...centre, isNeighbourhood: true };
  }

  return async (tx: Transaction, columns: ColumnStore, place: PlaceFilter): Promise<LocatedPlace | undefined> => {
    const compute = async () => ({ centre: await find(tx, columns, place) });
    return (await cache(String(tx.counter("revision")), placeKey(place), compute)).centre;
  };
}

/** Returns the cache key of a place. */
export function placeKey({ cityKey, stateKey, zipKey, countryKey }: PlaceFilter): string {
  return JSON.stringify([cityKey, stateKey, zipKey, countryKey]);
}
