import type { Database } from "better-sqlite3";
import { countStates } from "../../columns/city-states.ts";
import type { ColumnStore } from "../../columns/column-store.ts";
import type { CityState } from "../../port/search.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";
import type { FilterKeys } from "./filter-keys.ts";

const MAX_CACHED_CITIES = 1_000;

export function openCityStates(db: Database, keys: FilterKeys, counters: Counters) {
  const cache = createVersionCache(MAX_CACHED_CITIES);
  const name = db.prepare<[number], string>("SELECT name FROM places WHERE id = ?");
  name.pluck();

  return (current: ColumnStore, cityKey: string): CityState[] => {
    const city = keys.city(cityKey)?.id;
    if (city === undefined) return [];
    return cache(String(counters.get("revision")), cityKey, () =>
      countStates(current, city).map(({ stateId, countryId, count }) => ({
        state: name.get(stateId) ?? "",
        country: name.get(countryId) ?? "",
        businessCount: count,
      })),
    );
  };
}
