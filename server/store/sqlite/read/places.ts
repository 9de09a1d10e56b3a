import type { Database } from "better-sqlite3";
import type { CountrySummary } from "#contract/business";
import { foldKey } from "#domain/text/fold";
import { prefixEnd } from "../../prefix-end.ts";
import type { Counters } from "../write/counters.ts";

/** Reads states, postcodes and countries. Call it within a transaction. */
export function openPlaces(db: Database, counters: Counters) {
  const selectCountries = db.prepare<[], CountrySummary>(
    `SELECT name AS country, business_count AS businessCount FROM places
     WHERE kind = 'country' AND business_count > 0 ORDER BY business_count DESC, name`,
  );
  const selectName = db.prepare<[string, string], string>(
    "SELECT name FROM places WHERE kind = ? AND place_key = ? AND business_count > 0",
  );
  selectName.pluck();
  const selectCountry = db.prepare<[string], { id: number; businessCount: number }>(
    "SELECT id, business_count AS businessCount FROM places WHERE kind = 'country' AND place_key = ?",
  );
  const selectPostcodes = db.prepare<[string, string, number], { name: string; businessCount: number }>(
    `SELECT name, business_count AS businessCount FROM places
     WHERE kind = 'postcode' AND place_key >= ? AND place_key < ? AND business_count > 0
     ORDER BY business_count DESC, place_key LIMIT ?`,
  );
  const countClosed = db.prepare<[], number>("SELECT count(*) FROM unlisted");
  const countClosedInCountry = db.prepare<[number], number>("SELECT count(*) FROM unlisted WHERE country_id = ?");
  countClosed.pluck();
  countClosedInCountry.pluck();

  return {
    countries: () => selectCountries.all(),
    name: (kind: "state" | "postcode" | "country", key: string) => selectName.get(kind, key),
    postcodes: (prefix: string, limit: number) => selectPostcodes.all(prefix, prefixEnd(prefix), limit),
    countBusinesses(countryName?: string): number {
      if (countryName === undefined) return counters.get("listed") + (countClosed.get() ?? 0);
      const entry = selectCountry.get(foldKey(countryName));
      return entry === undefined ? 0 : entry.businessCount + (countClosedInCountry.get(entry.id) ?? 0);
    },
  };
}
