import type { ColumnStore } from "../columns/column-store.ts";
import type { Page } from "../port/directory.ts";
import type { ValueSort } from "../port/search.ts";
import type { SortKeys } from "./list-orders.ts";

type ValueColumn = "categoryId" | "cityId" | "countryId" | "isVerified";
type ValueName = "category" | "city" | "country" | "verified";

const COLUMNS: Readonly<Record<ValueName, ValueColumn>> = {
  category: "categoryId",
  city: "cityId",
  country: "countryId",
  verified: "isVerified",
};

/** Sorts after every label. */
const NO_LABEL = "\uffff";

/** An order of listings by a value that many share, and then by id. */
export interface ValueOrder {
  isDescending: boolean;
  column: ValueColumn;
  /** Labels by value of the column. Listings are in the order of the labels' UTF-16 units. */
  labels: ReadonlyMap<number, string>;
  /** Position of each value's label among the different labels. */
  ordinals: Uint32Array;
  labelCount: number;
}

export function isValueSort(sort: string): sort is ValueSort {
  return nameOf(sort) in COLUMNS;
}

export function nameOf(sort: string): ValueName {
  return sort.replace("-", "") as ValueName;
}

/** Creates an order of the folded labels of values; 0 means no value. */
export function createValueOrder(sort: ValueSort, rows: readonly (readonly [id: number, label: string])[]): ValueOrder {
  const labels = new Map(rows.filter(([, label]) => label !== ""));
  const sortedLabels = [...new Set(labels.values()), NO_LABEL].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const ordinalOf = new Map(sortedLabels.map((label, ordinal) => [label, ordinal]));
  const highestId = rows.reduce((highest, [id]) => Math.max(highest, id), 1);
  const ordinals = new Uint32Array(highestId + 1).fill(sortedLabels.length - 1);
  for (const [id, label] of labels) ordinals[id] = ordinalOf.get(label) as number;
  return {
    isDescending: sort.startsWith("-"),
    column: COLUMNS[nameOf(sort)],
    labels,
    ordinals,
    labelCount: sortedLabels.length,
  };
}

/** The order of verified and unverified listings, which needs no dictionary. */
export function verifiedOrder(sort: ValueSort): ValueOrder {
  return createValueOrder(sort, [
    [1, "0"],
    [0, "1"],
  ]);
}

/** Returns ids of a page of the positions. Equal labels are in the order of the ids. */
export function pageByValue(
  columns: ColumnStore,
  positions: Uint32Array,
  { column, ordinals, labelCount, isDescending }: ValueOrder,
  { limit, offset }: Page,
): number[] {
  const values = columns[column];
  const lastPlace = labelCount - 1;
  const places = isDescending ? ordinals.map((ordinal) => lastPlace - ordinal) : ordinals;
  const placeOfNone = isDescending ? 0 : lastPlace;
  /** Number of rows before each place, and then of those that were passed. */
  const rows = new Uint32Array(labelCount + 1);
  for (const position of positions) {
    const next = (places[values[position] as number] ?? placeOfNone) + 1;
    rows[next] = (rows[next] as number) + 1;
  }
  for (let place = 1; place <= labelCount; place++) rows[place] = (rows[place] as number) + (rows[place - 1] as number);
  const count = Math.max(0, Math.min(limit, positions.length - offset));
  const ids = new Array<number>(count);
  for (const position of inAscendingOrder(positions)) {
    const place = places[values[position] as number] ?? placeOfNone;
    const row = rows[place] as number;
    rows[place] = row + 1;
    if (row >= offset && row < offset + count) ids[row - offset] = position + columns.firstId;
  }
  return ids;
}

/** Positions of a whole column ascend already; those of words are in the order of their ranks. */
function inAscendingOrder(positions: Uint32Array): Uint32Array {
  for (let index = 1; index < positions.length; index++)
    if ((positions[index] as number) < (positions[index - 1] as number)) return positions.slice().sort();
  return positions;
}

/** Returns what the listings of these ids are sorted by, to merge them with businesses that have no listing. */
export function valueKeys(columns: ColumnStore, ids: readonly number[], { column, labels }: ValueOrder): SortKeys[] {
  return ids.map((id) => ({ ...NO_KEYS, id, label: labels.get(columns[column][id - columns.firstId] ?? 0) ?? "" }));
}

/** Compares by label, then by id. */
export function compareLabels(sort: ValueSort): (a: SortKeys, b: SortKeys) => number {
  const sign = sort.startsWith("-") ? -1 : 1;
  return (a, b) =>
    (a.label ?? "") === (b.label ?? "") ? a.id - b.id : (a.label || NO_LABEL) < (b.label || NO_LABEL) ? -sign : sign;
}

const NO_KEYS = { rank: 0, rating: 0, reviewCount: 0, createdAt: 0, sortName: "" };
