import type { Overview } from "#contract/admin-api";
import type { DirectoryFigures } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";
import { cachePerVersion } from "./cache-per-version.ts";

const MAX_DAYS = 60;
const MAX_VALUES = 12;
/** See `cachePerVersion`. */
const STALE_FACTOR = 20;

/** What the dashboard shows of the whole directory. */
export function createDirectoryOverview(store: Pick<Store, "directory" | "search">): () => Promise<Overview> {
  const currentFigures = cachePerVersion(
    () => store.directory.dataVersion(),
    () => store.search.figures(),
    STALE_FACTOR,
  );

  return async () => {
    const { added, quality } = await currentFigures();
    const [categories, { cities }] = await Promise.all([
      store.directory.categories(),
      store.directory.cities("", { limit: MAX_VALUES, offset: 0 }),
    ]);
    return {
      growth: growthOf(added),
      categories: categories.slice(0, MAX_VALUES).map(({ category, businessCount }) => ({ category, businessCount })),
      cities: cities.map(({ name, businessCount }) => ({ city: name, businessCount })),
      quality,
    };
  };
}

/** The latest days with new businesses; `total` is cumulative from the first day. */
function growthOf(added: DirectoryFigures["added"]): Overview["growth"] {
  let total = 0;
  const growth = added.map(({ date, businesses }) => {
    total += businesses;
    return { date, added: businesses, total };
  });
  return growth.slice(-MAX_DAYS);
}
