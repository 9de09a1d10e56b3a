import { AppError } from "../../errors.ts";
import type { DataState, Directory } from "../port/directory.ts";
import { createAsyncVersionCache } from "../version-cache.ts";
import { longWrites } from "./connection/long-writes.ts";
import type { Counters } from "./connection/read-counters.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { ownFields } from "./history/own-fields.ts";
import { origins } from "./imports/origins.ts";
import { businesses } from "./read/businesses.ts";
import { places } from "./read/places.ts";
import { sitemapRows } from "./read/sitemap-rows.ts";

/** Timeout of reading the state of the data. After it the call fails, and cached pages are served. */
const STATE_TIMEOUT_MS = 3_000;
/** Maximum number of cached lists of cities; every page needs one of a few. */
const MAX_CACHED_LISTS = 50;

export function createDirectory({
  transactions,
  cachedRead,
  placeLookups,
  listener,
  columns,
  cities,
  categories,
}: Engine): Directory {
  const { read, writeCount } = transactions;
  const cache = createAsyncVersionCache(MAX_CACHED_LISTS);
  const version = (tx: Transaction) => versionOf(tx.counters);
  const stateOf = (counters: Counters, isChanging: boolean): DataState => ({
    version: versionOf(counters),
    epoch: `${counters.get("generation") ?? 0}.${writeCount()}`,
    isChanging,
  });

  return {
    async dataVersion() {
      const counters = listener?.counters();
      return counters === undefined ? read(async (tx) => version(tx)) : versionOf(counters);
    },
    async dataState(at) {
      const counters = listener?.counters();
      if (counters !== undefined && !longWrites.isActive(counters, at)) return stateOf(counters, false);
      const state = read(async (tx) => {
        const isChanging = longWrites.isActive(tx.counters, at);
        // When the write ends, every page is requested again: load its changes now, so that those requests need not wait.
        if (isChanging) columns.prefetch(tx);
        return stateOf(tx.counters, isChanging);
      });
      return withTimeout(state, STATE_TIMEOUT_MS);
    },
    business: (id) => read((tx) => businesses.get(tx, id)),
    businessBySlug: (slug) => read((tx) => businesses.getBySlug(tx, slug)),
    origin: (business) => read((tx) => origins.origin(tx, business)),
    reopenings: (limit) => cachedRead(`reopenings ${limit}`, (tx) => origins.reopenings(tx, limit)),
    businessesByIds: (ids) => read((tx) => businesses.getAll(tx, ids)),
    businessesAfter: (afterId, limit, country) => read((tx) => businesses.listAfter(tx, afterId, limit, country)),
    countBusinesses: (country) => read((tx) => places.countBusinesses(tx, country)),
    sitemapRows: (afterId, limit) => read((tx) => sitemapRows(tx, afterId, limit)),
    statistics: () =>
      read(async (tx) => ({
        totalBusinesses: tx.counter("listed"),
        verifiedBusinesses: tx.counter("verified"),
        categories: tx.counter("categories"),
        totalCities: tx.counter("cities"),
      })),
    cities: (search, page, region) =>
      read((tx) =>
        cache(version(tx), JSON.stringify([search, page, region]), () => cities.list(tx, search, page, region)),
      ),
    city: placeLookups.city,
    states: (limit) => cachedRead(`states ${limit}`, (tx) => cities.states(tx, limit)),
    countries: () => cachedRead("countries", places.countries),
    categories: () => cachedRead("categories", categories.list),
    ownFields: () => cachedRead("own fields", ownFields),
    category: (text) => cachedRead(`category ${text}`, (tx) => categories.find(tx, text)),
  };
}

function versionOf(counters: Counters): string {
  return String(counters.get("revision") ?? 0);
}

/** Errors: AppError `storage` after the timeout; errors of the promise. */
async function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(new AppError("storage", "The PostgreSQL server does not respond. Check the server and the network.")),
      ms,
    );
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
