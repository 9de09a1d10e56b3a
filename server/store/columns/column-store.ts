import { AttributeSets } from "./attributes/attribute-sets.ts";
import { PositionIndex } from "./positions/position-index.ts";
import { SpatialGrid } from "./positions/spatial-grid.ts";

/** One listing as the engine reads it; null for a missing value. */
export type ListingRow = [
  id: number,
  rank: number,
  cityId: number | null,
  categoryId: number,
  patternId: number | null,
  stateId: number | null,
  postcodeId: number | null,
  countryId: number | null,
  rating: number,
  isVerified: number,
  latitude: number | null,
  longitude: number | null,
  missingData: number,
  priceLevel: number,
  attributeIds: string,
  cell: number | null,
];

export type IdColumn = "cityId" | "categoryId" | "stateId" | "postcodeId" | "countryId";

/**
 * A column store in memory for filtering and counting listings: about 100 bytes a business with its attributes, scanned at some hundred million values a second.
 * A position is the id less `firstId`; id 0 means no city, state and so on, and a position without a category is no listing.
 */
export class ColumnStore {
  readonly firstId: number;
  /** Number of positions in use. */
  size = 0;
  /** Rank in the recommended order; 0 is best. */
  rank = new Uint16Array(0);
  cityId = new Uint32Array(0);
  categoryId = new Uint32Array(0);
  /** Opening pattern; 0 also for a temporarily closed business. */
  patternId = new Uint32Array(0);
  stateId = new Uint32Array(0);
  postcodeId = new Uint32Array(0);
  countryId = new Uint32Array(0);
  rating = new Float64Array(0);
  isVerified = new Uint8Array(0);
  /** Degrees; NaN if unknown. */
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  /** Bits of MISSING_DATA_BITS. */
  missingData = new Uint8Array(0);
  /** 0 when unknown. */
  priceLevel = new Uint8Array(0);
  /** Number of the set in `attributes`. */
  attributeSet = new Uint32Array(0);
  readonly attributes = new AttributeSets();
  /** Grid cell of the coordinates of a business without a city; 0 for others. */
  cell = new Uint32Array(0);
  #grid: SpatialGrid | undefined;
  #byCity: PositionIndex | undefined;
  #byCategory: PositionIndex | undefined;

  constructor(firstId: number) {
    this.firstId = firstId;
  }

  /** Rebuilt at the first use after a change, like the indexes by city and category: some 20 ms for a million listings. */
  get grid(): SpatialGrid {
    this.#grid ??= new SpatialGrid(this.latitude, this.longitude, this.size);
    return this.#grid;
  }

  /** Returns ascending positions; empty for an unknown city. */
  positionsInCity(id: number): Uint32Array {
    this.#byCity ??= this.#indexOf(this.cityId);
    return this.#byCity.positionsOf(id);
  }

  /** Returns ascending positions; empty for an unknown category. */
  positionsInCategory(id: number): Uint32Array {
    this.#byCategory ??= this.#indexOf(this.categoryId);
    return this.#byCategory.positionsOf(id);
  }

  /** Upserts a listing, whose id must not be below `firstId`. */
  put([
    id,
    rank,
    city,
    category,
    pattern,
    state,
    postcode,
    country,
    rating,
    isVerified,
    latitude,
    longitude,
    missingData,
    priceLevel,
    attributeIds,
    cell,
  ]: ListingRow) {
    const position = id - this.firstId;
    this.#dropIndexes();
    if (position >= this.categoryId.length) this.#grow(position + 1);
    this.size = Math.max(this.size, position + 1);
    this.rank[position] = rank;
    this.cityId[position] = city ?? 0;
    this.categoryId[position] = category;
    this.patternId[position] = pattern ?? 0;
    this.stateId[position] = state ?? 0;
    this.postcodeId[position] = postcode ?? 0;
    this.countryId[position] = country ?? 0;
    this.rating[position] = rating;
    this.isVerified[position] = isVerified;
    this.latitude[position] = latitude ?? Number.NaN;
    this.longitude[position] = longitude ?? Number.NaN;
    this.missingData[position] = missingData;
    this.priceLevel[position] = priceLevel;
    this.#putAttributes(position, this.attributes.numberOf(attributeIds));
    this.cell[position] = cell ?? 0;
  }

  delete(id: number) {
    const position = id - this.firstId;
    if (position < 0 || position >= this.size) return;
    this.#dropIndexes();
    for (const column of [this.cityId, this.categoryId, this.stateId, this.postcodeId, this.countryId])
      column[position] = 0;
    this.#putAttributes(position, 0);
  }

  #putAttributes(position: number, set: number) {
    this.attributes.count(this.attributeSet[position] as number, -1);
    this.attributes.count(set, 1);
    this.attributeSet[position] = set;
  }

  #indexOf(column: Uint32Array): PositionIndex {
    const ids = column.subarray(0, this.size);
    return new PositionIndex(ids, 1 + ids.reduce((highestId, id) => Math.max(highestId, id), 0));
  }

  #dropIndexes() {
    this.#grid = undefined;
    this.#byCity = undefined;
    this.#byCategory = undefined;
  }

  #grow(neededSize: number) {
    const length = Math.ceil(neededSize * 1.25) + 1000;
    this.rank = longer(this.rank, new Uint16Array(length));
    this.cityId = longer(this.cityId, new Uint32Array(length));
    this.categoryId = longer(this.categoryId, new Uint32Array(length));
    this.patternId = longer(this.patternId, new Uint32Array(length));
    this.stateId = longer(this.stateId, new Uint32Array(length));
    this.postcodeId = longer(this.postcodeId, new Uint32Array(length));
    this.countryId = longer(this.countryId, new Uint32Array(length));
    this.rating = longer(this.rating, new Float64Array(length));
    this.isVerified = longer(this.isVerified, new Uint8Array(length));
    this.latitude = longer(this.latitude, new Float64Array(length));
    this.longitude = longer(this.longitude, new Float64Array(length));
    this.missingData = longer(this.missingData, new Uint8Array(length));
    this.priceLevel = longer(this.priceLevel, new Uint8Array(length));
    this.attributeSet = longer(this.attributeSet, new Uint32Array(length));
    this.cell = longer(this.cell, new Uint32Array(length));
  }
}

function longer<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  oldColumn: Column,
  grownColumn: Column,
): Column {
  grownColumn.set(oldColumn);
  return grownColumn;
}
