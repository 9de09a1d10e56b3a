import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import type { Facets } from "#contract/facets";
import { isGroup } from "#domain/categories/category-group-names";
import type { BusinessFilter } from "../../port/search.ts";
import { cacheWhile } from "../read/cache-per-revision.ts";
import type { Counters } from "../write/counters.ts";
import type { ColumnStore } from "./columns.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { OpeningPatterns } from "./opening-patterns.ts";
import type { Selection } from "./selection.ts";

const MINUTE = 60_000;
/** The ratings that are offered to choose from. */
export const RATINGS = [4.5, 4, 3] as const;
/** Of those found by words, the best ones that are counted. */
const MOST_FOUND = 20_000;
/** Values of each kind. */
const MOST_VALUES = 10;
/** Filters whose counts are kept: about 2 kB each. */
const KEPT = 2_000;

/** Of the listings that a filter matches. */
export interface Counts {
  openNow: number;
  verified: number;
  /** For each of RATINGS. */
  ratings: number[];
  categories: CategorySummary[];
  cities: Facets["cities"];
  /** There are more: only the best were counted. */
  isAtLeast: boolean;
}

interface IdCount {
  id: number;
  count: number;
}

export type CountsOf = ReturnType<typeof openListingCounts>;

interface CountingParts {
  keys: FilterKeys;
  selection: Selection;
  patterns: OpeningPatterns;
  counters: Counters;
}

/** Counts what filters match by looking through the columns in memory, and keeps the counts for one revision and minute. */
export function openListingCounts(db: Database, { keys, selection, patterns, counters }: CountingParts) {
  const keep = cacheWhile(KEPT);
  const category = db.prepare<[number], Omit<CategorySummary, "businessCount">>(
    "SELECT category, slug, category_group AS 'group' FROM categories WHERE id = ?",
  );
  const city = db.prepare<[number], string>("SELECT name FROM cities WHERE id = ?").pluck();

  /** Within the transaction in which `listings` are current. `at`: the moment for which "open" is counted. */
  return function countsOf(listings: ColumnStore, filter: BusinessFilter, at: Date): Counts {
    const now = `${counters.get("revision")}@${Math.floor(at.getTime() / MINUTE)}`;
    return keep(now, nameOf(filter), () => count(listings, filter, at));
  };

  function count(listings: ColumnStore, filter: BusinessFilter, at: Date): Counts {
    const { positions, hasMore } = selection.select(listings, filter, MOST_FOUND);
    const { categories, cities, ...counts } = countSelected(listings, positions, patterns.openAt(at));
    // what is called as a group is found as the group
    const foundBy = (slug: string, count: number) =>
      isGroup(slug) ? countOf(keys.categoriesOf(slug), categories) : count;
    return {
      ...counts,
      categories: categories
        .slice(0, MOST_VALUES)
        .flatMap(({ id, count }) => {
          const found = category.get(id);
          return found === undefined ? [] : [{ ...found, businessCount: foundBy(found.slug, count) }];
        })
        .sort((a, b) => b.businessCount - a.businessCount),
      cities: cities.slice(0, MOST_VALUES).map(({ id, count }) => ({ name: city.get(id) ?? "", businessCount: count })),
      isAtLeast: hasMore,
    };
  }
}

/** Of a filter that nothing can match. */
export const NO_COUNTS: Counts = {
  openNow: 0,
  verified: 0,
  ratings: RATINGS.map(() => 0),
  categories: [],
  cities: [],
  isAtLeast: false,
};

function nameOf({ near, openAt, ...values }: BusinessFilter): string {
  // without a radius, nearness only sorts; the moment is that of all that is kept
  const circle = near?.radiusKm === undefined ? null : [near.latitude, near.longitude, near.radiusKm];
  const inOrder = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([openAt !== undefined, circle, inOrder]);
}

/** How often ids occur, most often first. */
class IdTally {
  #counts = new Uint32Array(1024);
  #seen: number[] = [];

  add(id: number) {
    if (id >= this.#counts.length) {
      const longer = new Uint32Array(id * 2);
      longer.set(this.#counts);
      this.#counts = longer;
    }
    const before = this.#counts[id] as number;
    if (before === 0) this.#seen.push(id);
    this.#counts[id] = before + 1;
  }

  /** All of them; then starts again. 0 is no id. */
  take(): IdCount[] {
    const found = this.#seen.filter((id) => id !== 0).map((id) => ({ id, count: this.#counts[id] as number }));
    for (const id of this.#seen) this.#counts[id] = 0;
    this.#seen = [];
    return found.sort((a, b) => b.count - a.count || a.id - b.id);
  }
}

/** Of those whose ids are marked. */
function countOf(marked: Uint8Array, counts: readonly IdCount[]): number {
  return counts.reduce((sum, { id, count }) => sum + (marked[id] === 1 ? count : 0), 0);
}

const cities = new IdTally();
const categories = new IdTally();

function countSelected(listings: ColumnStore, positions: Uint32Array, open: Uint8Array) {
  const { cityId, categoryId, patternId, rating, isVerified } = listings;
  const ratings = new Uint32Array(RATINGS.length);
  let openNow = 0;
  let verified = 0;
  for (const at of positions) {
    openNow += open[patternId[at] as number] as number;
    verified += isVerified[at] as number;
    for (let step = RATINGS.length - 1; step >= 0 && (rating[at] as number) >= (RATINGS[step] as number); step--) {
      ratings[step] = (ratings[step] as number) + 1;
    }
    cities.add(cityId[at] as number);
    categories.add(categoryId[at] as number);
  }
  return {
    openNow,
    verified,
    ratings: [...ratings],
    categories: categories.take(),
    cities: cities.take(),
  };
}
