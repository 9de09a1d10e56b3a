import type { Pool } from "pg";
import type { PostgresOptions } from "../store-options.ts";
import { type ColumnReader, openColumnReader } from "./columns/column-reader.ts";
import { type CachedRead, createCachedReads } from "./connection/cached-reads.ts";
import { type ChangeListener, openChangeListener } from "./connection/change-listener.ts";
import { clientConfig } from "./connection/open-pool.ts";
import { SCHEMA_VERSION } from "./connection/schema-version.ts";
import { createTransactions, type Transactions } from "./connection/transactions.ts";
import { openCategories } from "./read/categories.ts";
import { openCities } from "./read/cities.ts";
import { type BusinessWriter, openBusinessWriter } from "./write/business-writer.ts";

const MAX_CACHED_READS = 5_000;

/** What the parts of the store share: connections, their transactions, and the writer. */
export interface Engine {
  pool: Pool;
  transactions: Transactions;
  writer: BusinessWriter;
  /** Of a server, which is asked for the version of the data with each request. */
  listener: ChangeListener | undefined;
  /** For small reads that requests repeat. */
  cachedRead: CachedRead;
  columns: ColumnReader;
  cities: ReturnType<typeof openCities>;
  categories: ReturnType<typeof openCategories>;
}

export function openEngine(pool: Pool, options: PostgresOptions, isServing: boolean): Engine {
  const writer = openBusinessWriter();
  const listener = isServing ? openChangeListener(clientConfig(options)) : undefined;
  const events = {
    onCommit: (counters: ReadonlyMap<string, number>) => listener?.note(counters),
    onRollback: () => writer.forget(),
  };
  const transactions = createTransactions(pool, SCHEMA_VERSION, events);
  return {
    pool,
    writer,
    transactions,
    listener,
    cachedRead: createCachedReads(transactions.read, listener, MAX_CACHED_READS),
    columns: openColumnReader(transactions.read),
    cities: openCities(),
    categories: openCategories(),
  };
}
