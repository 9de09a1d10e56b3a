import type { Database } from "better-sqlite3";
import type { CitySummary, StateSummary } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { cityPrefixes } from "#domain/search/city-prefixes";
import { completeByLaterWords, completionRange, LARGEST_CITIES } from "../../lists/completion.ts";
import type { CityMatch, CityWithKey, Page } from "../../port/directory.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";
import { CITY_ID, openCityRules } from "./city-id.ts";

const COLUMNS = "id, name, state, country, business_count AS businessCount";

/** Conditions on a city; "" matches everything. */
interface CityFilter {
  part: string;
  state: string;
  country: string;
}
const MATCHES = `business_count > 0 AND (@part = '' OR instr(city_key, @part) > 0
    OR id IN (SELECT city_id FROM city_aliases WHERE instr(alias_key, @part) > 0))
  AND (@state = '' OR state = @state) AND (@country = '' OR country = @country)`;

/** Reads cities with their counts. Call it within a transaction. */
export function openCities(db: Database, counters: Counters) {
  const selectLargest = db.prepare<[number, number], CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE business_count > 0 ORDER BY business_count DESC, city_key LIMIT ? OFFSET ?`,
  );
  const matching = db.prepare<CityFilter & Page, CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE ${MATCHES} ORDER BY business_count DESC, city_key LIMIT @limit OFFSET @offset`,
  );
  const countMatching = db.prepare<CityFilter, number>(`SELECT count(*) FROM cities WHERE ${MATCHES}`);
  countMatching.pluck();
  const states = db.prepare<[number], StateSummary>(
    `SELECT state, country, count(*) AS cityCount, sum(business_count) AS businessCount FROM cities
     WHERE business_count > 0 GROUP BY country, state ORDER BY businessCount DESC, country, state LIMIT ?`,
  );
  const selectByKey = db.prepare<{ key: string }, CityWithKey>(
    `SELECT ${COLUMNS}, city_key AS cityKey FROM cities WHERE id = ${CITY_ID}`,
  );
  const keyByRules = openCityRules(db);
  const selectByPrefix = db.prepare<{ from: string; until: string; aliasUntil: string; limit: number }, CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE business_count > 0 AND (city_key >= @from AND city_key < @until
       OR id IN (SELECT city_id FROM city_aliases WHERE alias_key >= @from AND alias_key <= @aliasUntil))
     ORDER BY business_count DESC, city_key LIMIT @limit`,
  );
  const largestWithKeys = db.prepare<[], CityWithKey>(
    `SELECT ${COLUMNS}, city_key AS cityKey FROM cities WHERE business_count > 0
     ORDER BY business_count DESC, city_key LIMIT ${LARGEST_CITIES}`,
  );
  const cache = createVersionCache(1);

  /** Lists cities, largest first. */
  const cachedLargest = () => cache(String(counters.get("revision")), "largest", () => largestWithKeys.all());

  return {
    byKey(key: string): CityMatch | undefined {
      const finalKey = keyByRules(key);
      const city = selectByKey.get({ key: finalKey });
      return city && { ...city, isByRule: finalKey !== key };
    },
    list(
      search: string,
      { limit, offset }: Page,
      { state = "", country = "" }: { state?: string; country?: string } = {},
    ) {
      const isSearched = search.trim() !== "";
      const part = cityKey(search);
      if (isSearched && part === "") return { cities: [], totalCount: 0 };
      if (!isSearched && state === "" && country === "")
        return { cities: selectLargest.all(limit, offset), totalCount: counters.get("cities") };
      const filter = { part, state, country };
      return { cities: matching.all({ ...filter, limit, offset }), totalCount: countMatching.get(filter) ?? 0 };
    },
    states: (limit: number) => states.all(limit),
    /** Returns cities with the text as a prefix of the name, then large ones with it as a prefix of a later word. */
    complete(text: string, limit: number): CitySummary[] {
      for (const key of cityPrefixes(text)) {
        const cities = selectByPrefix.all({ ...completionRange(key), limit });
        const completions = cities.length < limit ? completeByLaterWords(cities, cachedLargest(), key, limit) : cities;
        if (completions.length > 0) return completions;
      }
      return [];
    },
  };
}
