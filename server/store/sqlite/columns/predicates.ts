import { boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import type { BusinessFilter } from "../../port/search.ts";
import type { ColumnStore, IdColumn } from "./columns.ts";
import type { FilterKeys } from "./filter-keys.ts";
import { LACKING_BITS } from "./missing-data.ts";

/** Keeps of `positions`, the first `count` of them, those that pass, in place; returns how many do. */
type ColumnTest = (columns: ColumnStore, positions: Uint32Array, count: number) => number;

type HasId = [column: IdColumn, id: number];

/** The conditions of a filter but its words, as tests of the columns. */
export interface ColumnPredicates {
  ids: HasId[];
  others: ColumnTest[];
}

/** Reads filters; undefined when nothing can match. `openAt` gives 1 at the id of each opening pattern that is open. */
export function openColumnPredicates(keys: FilterKeys, openAt: (at: Date) => Uint8Array) {
  return function testsOf(filter: BusinessFilter): ColumnPredicates | undefined {
    const { group, verified, minRating = 0, openAt: at, near, missing: lacking } = filter;
    const ids: HasId[] = [];
    for (const [column, key, find] of idsOf(keys, filter)) {
      if (key === undefined) continue;
      const found = find(key);
      if (found === undefined) return undefined;
      ids.push([column, found.id]);
    }
    const others: ColumnTest[] = [];
    if (near?.radiusKm !== undefined) others.push(isWithin(near, near.radiusKm));
    if (group !== undefined) others.push(isMarked("categoryId", keys.categoriesOf(group)));
    if (verified !== undefined) others.push(isVerified(verified ? 1 : 0));
    if (minRating > 0) others.push(isRated(minRating));
    if (lacking !== undefined) others.push(lacks(LACKING_BITS[lacking]));
    if (at !== undefined) others.push(isMarked("patternId", openAt(at)));
    return { ids, others };
  };
}

/** Mostly few first. */
function idsOf(keys: FilterKeys, { zipKey, cityKey, categorySlug, stateKey, countryKey }: BusinessFilter) {
  return [
    ["postcodeId", zipKey, (key: string) => keys.place("postcode", key)],
    ["cityId", cityKey, keys.city],
    ["categoryId", categorySlug, keys.category],
    ["stateId", stateKey, (key: string) => keys.place("state", key)],
    ["countryId", countryKey, (key: string) => keys.place("country", key)],
  ] as const;
}

/**
 * Writes the positions of all listings that pass into `positions`, which has room for every one; returns how many. `among`:
 * only those of these ids.
 */
export function select(
  columns: ColumnStore,
  { ids, others }: ColumnPredicates,
  positions: Uint32Array,
  among?: readonly number[],
): number {
  const [first] = ids;
  let count: number;
  if (among !== undefined) count = takeIds(columns, among, positions);
  else if (first !== undefined) count = takeAll(columns[first[0]], first[1], columns.size, positions);
  else count = takeListed(columns, positions);
  for (const [column, id] of ids) {
    if (among !== undefined || column !== first?.[0]) count = keepWithId(columns[column], id, positions, count);
  }
  for (const test of others) count = test(columns, positions, count);
  return count;
}

// each loop stands by itself, so that the engine compiles it for one kind of column: that is what makes it quick
function takeAll(column: Uint32Array, id: number, size: number, positions: Uint32Array): number {
  let taken = 0;
  for (let at = 0; at < size; at++) if (column[at] === id) positions[taken++] = at;
  return taken;
}

function takeListed({ categoryId, size }: ColumnStore, positions: Uint32Array): number {
  let taken = 0;
  for (let at = 0; at < size; at++) if (categoryId[at] !== 0) positions[taken++] = at;
  return taken;
}

function takeIds({ categoryId, firstId, size }: ColumnStore, ids: readonly number[], positions: Uint32Array): number {
  let taken = 0;
  for (const id of ids) {
    const at = id - firstId;
    if (at >= 0 && at < size && categoryId[at] !== 0) positions[taken++] = at;
  }
  return taken;
}

function keepWithId(column: Uint32Array, id: number, positions: Uint32Array, count: number): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const at = positions[index] as number;
    if (column[at] === id) positions[kept++] = at;
  }
  return kept;
}

function isMarked(column: "categoryId" | "patternId", marked: Uint8Array): ColumnTest {
  return (columns, positions, count) => {
    const ids = columns[column];
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      if (marked[ids[at] as number] === 1) positions[kept++] = at;
    }
    return kept;
  };
}

function isVerified(asked: 0 | 1): ColumnTest {
  return (columns, positions, count) => {
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      if (columns.isVerified[at] === asked) positions[kept++] = at;
    }
    return kept;
  };
}

function isRated(least: number): ColumnTest {
  return (columns, positions, count) => {
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      if ((columns.rating[at] as number) >= least) positions[kept++] = at;
    }
    return kept;
  };
}

function lacks(bit: number): ColumnTest {
  return (columns, positions, count) => {
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      if (((columns.lacking[at] as number) & bit) !== 0) positions[kept++] = at;
    }
    return kept;
  };
}

function isWithin(centre: Coordinates, radiusKm: number): ColumnTest {
  const { south, north, west, east } = boundingBox(centre, radiusKm);
  return (columns, positions, count) => {
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      const latitude = columns.latitude[at] as number;
      const longitude = columns.longitude[at] as number;
      const isInBox = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      if (isInBox && distanceKm(centre, { latitude, longitude }) <= radiusKm) positions[kept++] = at;
    }
    return kept;
  };
}
