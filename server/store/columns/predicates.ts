import type { Bounds } from "#contract/lists/bounds";
import { boundingBox } from "#domain/geography/distance";
import type { BusinessFilter } from "../port/search.ts";
import type { ColumnStore, IdColumn } from "./column-store.ts";
import { type Bit, FLAG_NAMES, FLAGS, type Flag } from "./flags.ts";
import { MISSING_DATA_BITS } from "./missing-data.ts";
import { isInRectangle, isWithin, type Predicate } from "./positions/area-predicates.ts";
import { type Bitset, writePositions } from "./positions/bitset.ts";

/** A filter whose keys and words the engine resolved to ids; a listing must meet all conditions that are set. */
export interface ColumnFilter {
  flags?: Pick<BusinessFilter, Flag> | undefined;
  minRating?: number | undefined;
  priceLevel?: number | undefined;
  /** Ids of attributes in ascending order, all of which a listing must have. */
  attributeIds?: readonly number[] | undefined;
  near?: BusinessFilter["near"] | undefined;
  bounds?: BusinessFilter["bounds"] | undefined;
  missing?: BusinessFilter["missing"] | undefined;
  isOperational?: BusinessFilter["isOperational"] | undefined;
  /** The id that each column must have; the most selective one first. */
  ids: readonly (readonly [column: IdColumn, id: number])[];
  /** The city's id, or a cell of `cellOf` for businesses without a city. */
  cityOrCells?: { id: number; cells: ReadonlySet<number> } | undefined;
  /** Bitmap with 1 at the id of each category of the group. */
  groupCategories?: Uint8Array | undefined;
  /** Bitmap with 1 at the id of each opening pattern that is open, see `OpeningPatterns`. */
  openPatterns?: Uint8Array | undefined;
  /** Bitmaps of the patterns that are open at each chosen time; all must match. */
  openAtPatterns?: readonly Uint8Array[] | undefined;
  /** Bitmap for patterns that are open all week. */
  alwaysOpenPatterns?: Uint8Array | undefined;
  /** Businesses that have the terms: their ids, or a bitset of their positions. */
  postings?: readonly number[] | undefined;
  matches?: Bitset | undefined;
  /** Limits the listings to those with these ids. */
  among?: ReadonlySet<number> | undefined;
  idTest?: ((id: number) => boolean) | undefined;
}

/** Every selection reuses it, since typed arrays of this size are slow to allocate. */
let buffer = new Uint32Array(0);

/** Returns the positions of all listings that match, in no order. The next selection overwrites the array. */
export function selectPositions(columns: ColumnStore, filter: ColumnFilter): Uint32Array {
  if (buffer.length < columns.size) buffer = new Uint32Array(columns.categoryId.length);
  const { ids, postings, matches, near, bounds } = filter;
  const [first, ...otherIds] = ids;
  let remainingIds = ids;
  let count: number;
  if (matches !== undefined) count = writePositions(matches, buffer);
  else if (postings !== undefined) count = scanPostings(columns, postings, buffer);
  else if (near?.radiusKm !== undefined) count = scanArea(columns, boundingBox(near, near.radiusKm), buffer);
  else if (first === undefined && bounds !== undefined && bounds.west <= bounds.east)
    count = scanArea(columns, bounds, buffer);
  else if (first !== undefined) {
    count = writeId(columns, first, buffer);
    remainingIds = otherIds;
  } else count = scanListed(columns, buffer);
  for (const [column, id] of remainingIds) count = retainId(columns[column], id, buffer, count);
  for (const retain of predicates(filter)) count = retain(columns, buffer, count);
  return buffer.subarray(0, count);
}

function predicates({
  cityOrCells,
  near,
  bounds,
  groupCategories,
  flags = {},
  minRating = 0,
  priceLevel,
  missing,
  isOperational,
  among,
  idTest,
  openPatterns,
  openAtPatterns = [],
  alwaysOpenPatterns,
  attributeIds = [],
}: ColumnFilter) {
  const list: Predicate[] = [];
  if (cityOrCells !== undefined) list.push(isInCity(cityOrCells.id, cityOrCells.cells));
  if (near?.radiusKm !== undefined) list.push(isWithin(near, near.radiusKm));
  if (bounds !== undefined) list.push(isInRectangle(bounds));
  if (groupCategories !== undefined) list.push(isInBitmap("categoryId", groupCategories));
  for (const name of FLAG_NAMES) {
    if (flags[name] !== undefined) list.push(hasBit(FLAGS[name], flags[name] === FLAGS[name].isSet));
  }
  if (minRating > 0) list.push(isRated(minRating));
  if (priceLevel !== undefined) list.push(isPriced(priceLevel));
  if (missing === "any") list.push(isIncomplete);
  else if (missing === "city" || missing === "country") list.push(isBlank(missing === "city" ? "cityId" : "countryId"));
  else if (missing !== undefined) list.push(hasBit({ column: "missingData", bit: MISSING_DATA_BITS[missing] }, true));
  if (isOperational !== undefined) list.push(hasPattern(isOperational));
  if (among !== undefined) list.push(passes((id) => among.has(id)));
  if (idTest !== undefined) list.push(passes(idTest));
  if (openPatterns !== undefined) list.push(isInBitmap("patternId", openPatterns));
  for (const bitmap of openAtPatterns) list.push(isInBitmap("patternId", bitmap));
  if (alwaysOpenPatterns !== undefined) list.push(isInBitmap("patternId", alwaysOpenPatterns));
  if (attributeIds.length > 0) list.push(hasAttributes(attributeIds));
  return list;
}

function writeId(columns: ColumnStore, [column, id]: ColumnFilter["ids"][number], positions: Uint32Array): number {
  if (column !== "cityId") return scanColumn(columns[column], id, columns.size, positions);
  const cityPositions = columns.positionsInCity(id);
  positions.set(cityPositions);
  return cityPositions.length;
}

// Each predicate has its own loop, so that V8 compiles it for one type of column; a shared loop is several times slower.
function scanColumn(column: Uint32Array, id: number, size: number, positions: Uint32Array): number {
  let count = 0;
  for (let position = 0; position < size; position++) if (column[position] === id) positions[count++] = position;
  return count;
}

function scanListed({ categoryId, size }: ColumnStore, positions: Uint32Array): number {
  let count = 0;
  for (let position = 0; position < size; position++) if (categoryId[position] !== 0) positions[count++] = position;
  return count;
}

function scanArea({ categoryId, grid }: ColumnStore, box: Bounds, positions: Uint32Array): number {
  const cellCount = grid.write(box, positions);
  let count = 0;
  for (let index = 0; index < cellCount; index++) {
    const position = positions[index] as number;
    if (categoryId[position] !== 0) positions[count++] = position;
  }
  return count;
}

function scanPostings(
  { categoryId, firstId, size }: ColumnStore,
  ids: readonly number[],
  positions: Uint32Array,
): number {
  let count = 0;
  for (const id of ids) {
    const position = id - firstId;
    if (position >= 0 && position < size && categoryId[position] !== 0) positions[count++] = position;
  }
  return count;
}

function retainId(column: Uint32Array, id: number, positions: Uint32Array, count: number): number {
  let retainedCount = 0;
  for (let index = 0; index < count; index++) {
    const position = positions[index] as number;
    if (column[position] === id) positions[retainedCount++] = position;
  }
  return retainedCount;
}

function isInBitmap(column: "categoryId" | "patternId", bitmap: Uint8Array): Predicate {
  return (columns, positions, count) => {
    const ids = columns[column];
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      if (bitmap[ids[position] as number] === 1) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

function isInCity(id: number, cells: ReadonlySet<number>): Predicate {
  return (columns, positions, count) => {
    const { cityId, cell } = columns;
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      const city = cityId[position] as number;
      if (city === id || (city === 0 && cells.has(cell[position] as number))) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

function hasBit({ column, bit }: Bit, isSet: boolean): Predicate {
  const expectedBits = isSet ? bit : 0;
  return (columns, positions, count) => {
    const bytes = columns[column];
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      if (((bytes[position] as number) & bit) === expectedBits) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

function isRated(minRating: number): Predicate {
  return (columns, positions, count) => {
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      if ((columns.rating[position] as number) >= minRating) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

function isPriced(level: number): Predicate {
  return ({ priceLevel }, positions, count) => {
    let retained = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      if (priceLevel[at] === level) positions[retained++] = at;
    }
    return retained;
  };
}

/** Tests each set of attributes once. */
function hasAttributes(ids: readonly number[]): Predicate {
  return ({ attributeSet, attributes }, positions, count) => {
    /** 1: no, 2: yes, 0: not tested. */
    const results = new Uint8Array(attributes.size);
    let retained = 0;
    for (let index = 0; index < count; index++) {
      const at = positions[index] as number;
      const set = attributeSet[at] as number;
      if (results[set] === 0) results[set] = attributes.includes(set, ids) ? 2 : 1;
      if (results[set] === 2) positions[retained++] = at;
    }
    return retained;
  };
}

/** Retains listings that lack any of the data of `missing`. */
const isIncomplete: Predicate = ({ missingData, cityId, countryId }, positions, count) => {
  let retainedCount = 0;
  for (let index = 0; index < count; index++) {
    const position = positions[index] as number;
    if (missingData[position] !== 0 || cityId[position] === 0 || countryId[position] === 0)
      positions[retainedCount++] = position;
  }
  return retainedCount;
};

function isBlank(column: IdColumn): Predicate {
  return (columns, positions, count) => retainId(columns[column], 0, positions, count);
}

/** Selects listings with a pattern if `isOperational`, else those without: only temporarily closed ones. Unknown hours are a pattern too. */
function hasPattern(isOperational: boolean): Predicate {
  return ({ patternId }, positions, count) => {
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      if ((patternId[position] !== 0) === isOperational) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

function passes(test: (id: number) => boolean): Predicate {
  return ({ firstId }, positions, count) => {
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      if (test(position + firstId)) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}
