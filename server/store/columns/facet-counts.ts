import { OPEN_DAYS } from "#contract/lists/open-at";
import type { ColumnStore } from "./column-store.ts";
import { countFlag, type Flag, mapFlags } from "./flags.ts";

/** Ratings that visitors can choose as a minimum. */
export const RATINGS = [4.5, 4, 3] as const;

/** Price levels that visitors can choose. */
export const PRICE_LEVELS = [1, 2, 3, 4] as const;

/** The values of `openAt` for whole days that are counted, from Monday. */
export const DAYS_OF_WEEK = OPEN_DAYS.slice(0, 7);

/** Minimum number of businesses in the directory for an attribute to be a facet. */
export const MIN_BUSINESSES_OF_ATTRIBUTE = 10;

export interface IdCount {
  id: number;
  count: number;
}

/** Facet counts of the selected listings, with ids for which the engine knows the names. */
export interface IdCounts {
  openNow: number;
  /** Counts for each of DAYS_OF_WEEK. */
  openDays: number[];
  flags: Record<Flag, number>;
  /** Counts for each of RATINGS. */
  ratings: number[];
  /** Counts by price level, from 1. */
  prices: number[];
  /** Most frequent first, like `cities`. */
  categories: IdCount[];
  cities: IdCount[];
  /** Lists counts by attribute id, ascending. */
  attributes: IdCount[];
}

/** Bitmaps of opening patterns: those that are open now, and for each of DAYS_OF_WEEK. */
export interface OpenBitmaps {
  now: Uint8Array;
  days: readonly Uint8Array[];
}

/** Counts the values of the selected positions. Own attributes need no minimum of businesses. */
export function countFacets(
  columns: ColumnStore,
  positions: Uint32Array,
  open: OpenBitmaps,
  ownAttributeIds: ReadonlySet<number>,
): IdCounts {
  const { cityId, categoryId, patternId, rating, priceLevel } = columns;
  const ratings = new Uint32Array(RATINGS.length);
  /** The count at 0 is that of unknown prices. */
  const prices = new Uint32Array(1 + PRICE_LEVELS.length);
  for (const position of positions) {
    patterns.add(patternId[position] as number);
    for (
      let step = RATINGS.length - 1;
      step >= 0 && (rating[position] as number) >= (RATINGS[step] as number);
      step--
    ) {
      ratings[step] = (ratings[step] as number) + 1;
    }
    const level = priceLevel[position] as number;
    prices[level] = (prices[level] as number) + 1;
    cities.add(cityId[position] as number);
    categories.add(categoryId[position] as number);
  }
  const [openNow = 0, ...openDays] = patterns.flushSums([open.now, ...open.days]);
  const flags = mapFlags((name) => countFlag(columns, positions, name));
  return {
    openNow,
    openDays,
    flags,
    ratings: [...ratings],
    prices: [...prices.subarray(1)],
    categories: categories.flush(),
    cities: cities.flush(),
    attributes: countAttributes(columns, positions, ownAttributeIds),
  };
}

function countAttributes(
  { attributes, attributeSet }: ColumnStore,
  positions: Uint32Array,
  ownIds: ReadonlySet<number>,
): IdCount[] {
  const counts: IdCount[] = [];
  attributes.countAt(attributeSet, positions).forEach((count, id) => {
    if (count > 0 && (attributes.totalOf(id) >= MIN_BUSINESSES_OF_ATTRIBUTE || ownIds.has(id)))
      counts.push({ id, count });
  });
  return counts;
}

/** Sums the counts of ids in the bitmap. */
export function sumInBitmap(bitmap: Uint8Array, counts: readonly IdCount[]): number {
  return counts.reduce((sum, { id, count }) => sum + (bitmap[id] === 1 ? count : 0), 0);
}

/** A histogram of ids; 0 means no value and is not counted. */
export class Histogram {
  #counts = new Uint32Array(1024);
  #ids: number[] = [];

  add(id: number) {
    if (id >= this.#counts.length) {
      const longerBuffer = new Uint32Array(id * 2);
      longerBuffer.set(this.#counts);
      this.#counts = longerBuffer;
    }
    const countBefore = this.#counts[id] as number;
    if (countBefore === 0) this.#ids.push(id);
    this.#counts[id] = countBefore + 1;
  }

  /** Returns all counts, the highest first, and resets them. */
  flush(): IdCount[] {
    const counts = this.#ids.filter((id) => id !== 0).map((id) => ({ id, count: this.#counts[id] as number }));
    this.#reset();
    return counts.sort((a, b) => b.count - a.count || a.id - b.id);
  }

  /** Returns the sum of the counts in each bitmap, and resets all counts. Sorting thousands of patterns would take milliseconds. */
  flushSums(bitmaps: readonly Uint8Array[]): number[] {
    const sums = bitmaps.map((bitmap) =>
      this.#ids.reduce((sum, id) => sum + (bitmap[id] === 1 ? (this.#counts[id] as number) : 0), 0),
    );
    this.#reset();
    return sums;
  }

  #reset() {
    for (const id of this.#ids) this.#counts[id] = 0;
    this.#ids = [];
  }
}

// Every count reuses these buffers: most of the time would go into allocating them.
const cities = new Histogram();
const categories = new Histogram();
const patterns = new Histogram();
