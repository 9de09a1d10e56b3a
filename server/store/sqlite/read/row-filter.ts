import type { Database } from "better-sqlite3";
import { type FilterableRow, rowTest } from "../../lists/row-filter.ts";
import type { AdministratorFilter } from "../../port/search.ts";
import { CITY_ID, openCityRules } from "./city-id.ts";

/** Tests businesses by `rowTest`. Call it within a transaction. */
export function openRowFilter(db: Database) {
  const keyOfCity = db.prepare<{ key: string }, string>(`SELECT city_key FROM cities WHERE id = ${CITY_ID}`);
  keyOfCity.pluck();
  const keyByRules = openCityRules(db);
  const storedKey = (key: string) => keyOfCity.get({ key: keyByRules(key) }) ?? key;
  return (filter: AdministratorFilter): ((row: FilterableRow) => boolean) =>
    rowTest(filter, filter.cityKey === undefined ? undefined : storedKey(filter.cityKey));
}
