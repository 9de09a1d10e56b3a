import type { Database } from "better-sqlite3";
import { openColumnReader } from "./columns/column-reader.ts";
import { type FilterKeys, openFilterKeys } from "./columns/filter-keys.ts";
import { openLongWrites } from "./connection/long-writes.ts";
import { openSupersession } from "./connection/superseded.ts";
import { createTransactions, type Transactions } from "./connection/transactions.ts";
import { openActivity } from "./history/activity.ts";
import { openBusinesses } from "./read/businesses.ts";
import { openCategories } from "./read/categories.ts";
import { openCities } from "./read/cities.ts";
import { openPlaces } from "./read/places.ts";
import { type BusinessWriter, openBusinessWriter } from "./write/business-writer.ts";
import { type Counters, openCounters } from "./write/counters.ts";

/** Services that the parts of the store share: one connection, its transactions, counters and writer. */
export interface Engine {
  db: Database;
  counters: Counters;
  supersession: ReturnType<typeof openSupersession>;
  transactions: Transactions;
  writer: BusinessWriter;
  longWrites: ReturnType<typeof openLongWrites>;
  activity: ReturnType<typeof openActivity>;
  columns: ReturnType<typeof openColumnReader>;
  keys: FilterKeys;
  businesses: ReturnType<typeof openBusinesses>;
  cities: ReturnType<typeof openCities>;
  categories: ReturnType<typeof openCategories>;
  places: ReturnType<typeof openPlaces>;
}

export function openEngine(db: Database): Engine {
  const counters = openCounters(db);
  const writer = openBusinessWriter(db, counters);
  const supersession = openSupersession(db);
  const transactions = createTransactions(db, supersession, () => writer.forget());
  const keys = openFilterKeys(db);
  return {
    db,
    counters,
    supersession,
    transactions,
    writer,
    keys,
    longWrites: openLongWrites(db),
    activity: openActivity(db),
    columns: openColumnReader(db, counters, transactions.read),
    businesses: openBusinesses(db),
    cities: openCities(db, counters),
    categories: openCategories(db, keys, counters),
    places: openPlaces(db, counters),
  };
}
