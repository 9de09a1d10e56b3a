import type { Database } from "better-sqlite3";
import type { CountrySummary } from "#contract/business";
import { foldKey } from "#domain/text/fold";
import type { Counters } from "../write/counters.ts";

/** Reads states, postcodes and countries. Call it within a transaction. */
export function openPlaces(db: Database, counters: Counters) {
  const countries = db.prepare<[], CountrySummary>(
    `SELECT name AS country, business_count AS businessCount FROM places
     WHERE kind = 'country' AND business_count > 0 ORDER BY business_count DESC, name`,
  );
  const name = db.prepare<[string, string], string>(
    "SELECT name FROM places WHERE kind = ? AND place_key = ? AND business_count > 0",
  );
  name.pluck();
  const country = db.prepare<[string], { id: number; businessCount: number }>(
    "SELECT id, business_count AS businessCount FROM places WHERE kind = 'country' AND place_key = ?",
  );
  const countClosed = db.prepare<[], number>("SELECT count(*) FROM unlisted");
  const closedIn = db.prepare<[number], number>("SELECT count(*) FROM unlisted WHERE country_id = ?");
  countClosed.pluck();
  closedIn.pluck();

  return {
    countries: () => countries.all(),
    name: (kind: "state" | "postcode" | "country", key: string) => name.get(kind, key),
    countBusinesses(countryName?: string): number {
      if (countryName === undefined) return counters.get("listed") + (countClosed.get() ?? 0);
      const entry = country.get(foldKey(countryName));
      return entry === undefined ? 0 : entry.businessCount + (closedIn.get(entry.id) ?? 0);
    },
  };
}
