import type { Database } from "better-sqlite3";
import type { CitySummary } from "#contract/business";
import { cityKey } from "#domain/city-key";
import type { CityMatch, Page } from "../store.ts";
import type { Counters } from "./counters.ts";

const COLUMNS = "id, name, state, country, business_count AS businessCount";
/** Large cities among which a word in the middle of the name completes too ("york" → New York). */
const LARGE = 3_000;

export function openCities(db: Database, counters: Counters) {
  const largest = db.prepare<[number, number], CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE business_count > 0 ORDER BY business_count DESC, city_key LIMIT ? OFFSET ?`,
  );
  const holding = db.prepare<[string, number, number], CitySummary>(
    `SELECT ${COLUMNS} FROM cities WHERE business_count > 0 AND instr(city_key, ?) > 0
     ORDER BY business_count DESC, city_key LIMIT ? OFFSET ?`,
  );
  const countHolding = db.prepare<[string], number>(
    "SELECT count(*) FROM cities WHERE business_count > 0 AND instr(city_key, ?) > 0",
  );
  countHolding.pluck();
  const byKey = db.prepare<[string], CityMatch>(
    `SELECT ${COLUMNS}, city_key AS cityKey FROM cities WHERE city_key = ?`,
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
    byKey: (cityKey: string) => byKey.get(cityKey),
    list(search: string, { limit, offset }: Page): { cities: CitySummary[]; totalCount: number } {
      if (search.trim() === "") return { cities: largest.all(limit, offset), totalCount: counters.get("cities") };
      const held = cityKey(search);
      if (held === "") return { cities: [], totalCount: 0 };
      return { cities: holding.all(held, limit, offset), totalCount: countHolding.get(held) ?? 0 };
    },
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
