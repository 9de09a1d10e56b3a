import type { Directory } from "../port/directory.ts";
import { createVersionCache } from "../version-cache.ts";
import type { Engine } from "./engine.ts";
import { openOwnFields } from "./history/own-fields.ts";
import { openOrigins } from "./imports/origins.ts";
import { openSitemapRows } from "./read/sitemap-rows.ts";

/** Maximum number of cached statistics and lists of cities, which every page needs. */
const MAX_CACHED_LISTS = 50;

export function createDirectory(engine: Engine): Directory {
  const { db, counters, transactions, longWrites, columns, businesses, cities, categories, places } = engine;
  const { read, writeCount } = transactions;
  const sitemapRows = openSitemapRows(db);
  const ownFields = openOwnFields(db);
  const origins = openOrigins(db);
  const cacheForVersion = createVersionCache(MAX_CACHED_LISTS);
  const version = () => String(counters.get("revision"));
  const readCached = <Result extends object>(key: string, compute: () => Result) =>
    cacheForVersion(version(), key, compute);

  return {
    dataVersion: () => read(version),
    dataState: (at) =>
      read(() => {
        const isChanging = longWrites.isActive(at);
        // When the write ends, every page is requested again: read its changes now, so that those requests need not wait.
        if (isChanging) columns.prefetch();
        return {
          version: version(),
          epoch: `${counters.get("generation")}.${writeCount()}`,
          isChanging,
        };
      }),
    business: (id) => read(() => businesses.get(id)),
    businessBySlug: (slug) => read(() => businesses.getBySlug(slug)),
    origin: (business) => read(() => origins.origin(business)),
    reopenings: (limit) => read(() => origins.reopenings(limit)),
    businessesByIds: (ids) => read(() => businesses.getAll(ids)),
    businessesAfter: (afterId, limit, country) => read(() => businesses.after(afterId, limit, country)),
    countBusinesses: (country) => read(() => places.countBusinesses(country)),
    sitemapRows: (afterId, limit) => read(() => sitemapRows(afterId, limit)),
    statistics: () =>
      read(() =>
        readCached("statistics", () => ({
          totalBusinesses: counters.get("listed"),
          verifiedBusinesses: counters.get("verified"),
          categories: counters.get("categories"),
          totalCities: counters.get("cities"),
        })),
      ),
    cities: (search, page, region) =>
      read(() =>
        readCached(`cities ${JSON.stringify([search, page, region])}`, () => cities.list(search, page, region)),
      ),
    city: (cityKey) => read(() => cities.byKey(cityKey)),
    states: (limit) => read(() => cities.states(limit)),
    countries: () => read(() => places.countries()),
    categories: () => read(() => categories.list()),
    ownFields: () => read(ownFields),
    category: (text) => read(() => categories.find(text)),
  };
}
