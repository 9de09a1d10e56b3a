import type { Overview } from "#contract/admin-api";
import type { DirectoryFigures } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";
import { cachePerVersion } from "./cache-per-version.ts";

const MAX_DAYS = 60;
const MAX_VALUES = 12;
const MAX_MONTHS = 12;

/** Reads the charts of the dashboard. The slow figures are cached per version of the data. */
export function createDirectoryOverview(store: Pick<Store, "directory" | "search">): () => Promise<Overview> {
  const figures = cachePerVersion({
    version: () => store.directory.dataVersion(),
    load: () => store.search.figures(),
    restFactor: 20,
  });
  return async () => {
    const [{ added, quality }, categories, { cities }, stored, { totalBusinesses }] = await Promise.all([
      figures(),
      store.directory.categories(),
      store.directory.cities("", { limit: MAX_VALUES, offset: 0 }),
      store.directory.countBusinesses(),
      store.directory.statistics(),
    ]);
    return {
      growth: growthOf(added),
      months: monthsOf(added),
      categories: categories.slice(0, MAX_VALUES).map(({ category, businessCount }) => ({ category, businessCount })),
      cities: cities.map(({ name, businessCount }) => ({ city: name, businessCount })),
      closed: Math.max(0, stored - totalBusinesses),
      quality,
    };
  };
}

/** Selects the latest days on which businesses were added; `total` is cumulative over all days. */
function growthOf(addedCounts: DirectoryFigures["added"]): Overview["growth"] {
  let total = 0;
  const growth = addedCounts.map(({ date, businesses }) => {
    total += businesses;
    return { date, added: businesses, total };
  });
  return growth.slice(-MAX_DAYS);
}

/** Sums up the latest months in which businesses were added. */
function monthsOf(addedCounts: DirectoryFigures["added"]): Overview["months"] {
  const months = new Map<string, number>();
  for (const { date, businesses } of addedCounts) {
    const month = date.slice(0, "2026-11".length);
    months.set(month, (months.get(month) ?? 0) + businesses);
  }
  return [...months].slice(-MAX_MONTHS).map(([month, added]) => ({ month, added }));
}
