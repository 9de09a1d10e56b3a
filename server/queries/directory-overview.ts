import type { Overview } from "#contract/admin-api";
import type { DirectoryFigures } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";

const MOST_DAYS = 60;
const MOST_VALUES = 12;
/** While the data keeps changing, figures hold for so many times as long as they took. */
const REST = 20;

/** Gives what the dashboard shows of the whole directory; its figures are counted once for each version of the data. */
export function createDirectoryOverview(store: Pick<Store, "directory" | "search">): () => Promise<Overview> {
  let known: { version: string; holdsUntil: number; figures: Promise<DirectoryFigures> } | undefined;

  async function count(): Promise<DirectoryFigures> {
    const started = performance.now();
    try {
      const figures = await store.search.figures();
      if (known) known.holdsUntil = performance.now() + (performance.now() - started) * REST;
      return figures;
    } catch (error) {
      known = undefined;
      throw error;
    }
  }

  async function currentFigures(): Promise<DirectoryFigures> {
    const version = await store.directory.dataVersion();
    if (known && (known.version === version || performance.now() < known.holdsUntil)) return known.figures;
    known = { version, holdsUntil: Number.POSITIVE_INFINITY, figures: count() };
    return known.figures;
  }

  return async () => {
    const { added, quality } = await currentFigures();
    const [categories, { cities }] = await Promise.all([
      store.directory.categories(),
      store.directory.cities("", { limit: MOST_VALUES, offset: 0 }),
    ]);
    return {
      growth: growthOf(added),
      categories: categories.slice(0, MOST_VALUES).map(({ category, businessCount }) => ({ category, businessCount })),
      cities: cities.map(({ name, businessCount }) => ({ city: name, businessCount })),
      quality,
    };
  };
}

/** The latest days on which businesses came; `total` counts those of all days before too. */
function growthOf(added: DirectoryFigures["added"]): Overview["growth"] {
  let total = 0;
  const growth = added.map(({ date, businesses }) => {
    total += businesses;
    return { date, added: businesses, total };
  });
  return growth.slice(-MOST_DAYS);
}
