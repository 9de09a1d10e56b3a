import type { SortKeys } from "../lists/list-orders.ts";
import type { Page } from "../port/directory.ts";
import type { ValueSort } from "../port/search.ts";
import type { ColumnStore } from "./column-store.ts";

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

/** Makes an order of the folded labels of values; 0 is no value. */
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
  const placeOf = (position: number) => {
    const ordinal = ordinals[values[position] as number] ?? labelCount - 1;
    return isDescending ? labelCount - 1 - ordinal : ordinal;
  };
  const starts = new Uint32Array(labelCount + 1);
  for (const position of positions) {
    const next = placeOf(position) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let place = 1; place <= labelCount; place++)
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  const end = offset + limit;
  const candidates = positions.filter((position) => {
    const place = placeOf(position);
    return (starts[place] as number) < end && (starts[place + 1] as number) > offset;
  });
  const firstRow = startOfPlace(starts, offset);
  const cursors = starts.slice();
  const sorted = new Uint32Array(candidates.length);
  for (const position of candidates.sort()) {
    const place = placeOf(position);
    const row = cursors[place] as number;
    cursors[place] = row + 1;
    sorted[row - firstRow] = position;
  }
  return Array.from(sorted.subarray(offset - firstRow, end - firstRow), (position) => position + columns.firstId);
}

/** Returns the number of rows before the place that the offset is in. */
function startOfPlace(starts: Uint32Array, offset: number): number {
  let place = 0;
  while (place + 2 < starts.length && (starts[place + 1] as number) <= offset) place++;
  return starts[place] as number;
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
