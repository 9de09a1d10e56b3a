import { countStates } from "../../columns/city-states.ts";
import type { ColumnStore } from "../../columns/column-store.ts";
import type { CityState } from "../../port/search.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { FilterKeys } from "./filter-keys.ts";

const MAX_CACHED_CITIES = 1_000;
const SELECT_NAMES = "SELECT id, name FROM places WHERE id = ANY($1)";

/** See `Search.cityStates`. */
export function openCityStates(keys: FilterKeys) {
  const cache = createAsyncVersionCache(MAX_CACHED_CITIES);

  return async (tx: Transaction, columns: ColumnStore, cityKey: string): Promise<CityState[]> => {
    const { cityId } = await keys.ids(tx, { cityKey });
    if (cityId === null) return [];
    return cache(String(tx.counter("revision")), cityKey, async () => {
      const states = countStates(columns, cityId);
      const ids = [...new Set(states.flatMap(({ stateId, countryId }) => [stateId, countryId]))];
      const names = new Map(await tx.arrays<[number, string]>(SELECT_NAMES, [ids]));
      return states.map(({ stateId, countryId, count }) => ({
        state: names.get(stateId) ?? "",
        country: names.get(countryId) ?? "",
        businessCount: count,
      }));
    });
  };
}
