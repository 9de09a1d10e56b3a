import type { Database } from "better-sqlite3";
import type { CitySummary, StateSummary } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import type { CityMatch, Page } from "../../port/directory.ts";
import { RULED_CITY_KEY } from "../history/rules.ts";
import type { Counters } from "../write/counters.ts";

const COLUMNS = "id, name, state, country, business_count AS businessCount";
/** Large cities among which a word in the middle of the name completes too ("york" → New York). */
const LARGE = 3_000;

/** "" does not narrow. */
interface Narrowed {
  held: string;
  state: string;
  country: string;
}
const NARROWED = `business_count > 0 AND instr(city_key, @held) > 0
  AND (@state = '' OR state = @state) AND (@country = '' OR country = @country)`;

export function openCities(db: Database, counters: Counters) {
  const largest = db.prepare<[number, number], CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE business_count > 0 ORDER BY business_count DESC, city_key LIMIT ? OFFSET ?`,
  );
  const holding = db.prepare<Narrowed & Page, CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE ${NARROWED} ORDER BY business_count DESC, city_key LIMIT @limit OFFSET @offset`,
  );
  const countHolding = db.prepare<Narrowed, number>(`SELECT count(*) FROM cities WHERE ${NARROWED}`);
  countHolding.pluck();
  const states = db.prepare<[number], StateSummary>(
    `SELECT state, country, count(*) AS cityCount, sum(business_count) AS businessCount FROM cities
     WHERE business_count > 0 GROUP BY country, state ORDER BY businessCount DESC, country, state LIMIT ?`,
  );
  const byKey = db.prepare<{ key: string }, CityMatch>(
    `SELECT ${COLUMNS}, city_key AS cityKey FROM cities WHERE city_key = ${RULED_CITY_KEY}`,
  );
  const beginning = db.prepare<[string, string, number], CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE city_key >= ? AND city_key < ? AND business_count > 0
     ORDER BY business_count DESC, city_key LIMIT ?`,
  );
  const largeWithWord = db.prepare<[string, number], CitySummary>(
    `SELECT ${COLUMNS} FROM (SELECT * FROM cities ORDER BY business_count DESC, city_key LIMIT ${LARGE})
     WHERE business_count > 0 AND instr(city_key, ?) > 0 LIMIT ?`,
  );

  return {
    byKey: (key: string) => byKey.get({ key }),
    list(
      search: string,
      { limit, offset }: Page,
      { state = "", country = "" }: { state?: string; country?: string } = {},
    ) {
      const isSearched = search.trim() !== "";
      const held = cityKey(search);
      if (isSearched && held === "") return { cities: [], totalCount: 0 };
      if (!isSearched && state === "" && country === "")
        return { cities: largest.all(limit, offset), totalCount: counters.get("cities") };
      const narrowed = { held, state, country };
      return { cities: holding.all({ ...narrowed, limit, offset }), totalCount: countHolding.get(narrowed) ?? 0 };
    },
    states: (limit: number) => states.all(limit),
    /** Cities whose name begins as typed, then large ones with a later word that does. */
    complete(typed: string, limit: number): CitySummary[] {
      const key = cityKey(typed);
      if (key === "") return [];
      const found = beginning.all(key, `${key}\u{10ffff}`, limit);
      if (found.length < limit) found.push(...largeWithWord.all(` ${key}`, limit - found.length));
      return found;
    },
  };
}
