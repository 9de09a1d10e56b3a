import type { Database } from "better-sqlite3";
import type { PlacedBusinesses } from "../../columns/positions/map-points.ts";

/** Reads the names of businesses, up to a number of them, and of cities on a map. Call it within a transaction. */
export function openMapNames(db: Database) {
  const businesses = db
    .prepare<[string], string>("SELECT name FROM businesses WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id")
    .pluck();
  const cities = db
    .prepare<[string], [number, string]>("SELECT id, name FROM cities WHERE id IN (SELECT value FROM json_each(?))")
    .raw();
  return ({ ids, cityIds }: PlacedBusinesses, namedLimit: number) => ({
    businesses: ids.length > namedLimit ? undefined : businesses.all(JSON.stringify(ids)),
    cities: new Map(cities.all(JSON.stringify(cityIds))),
  });
}
