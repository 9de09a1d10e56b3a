import { qualityScore } from "#domain/business/quality-score";
import { placedCityKey } from "#domain/cities/city-identity";
import { foldText } from "#domain/text/fold";
import type { Page } from "../port/directory.ts";
import type { AdministratorFilter, AdministratorSort, ValueSort } from "../port/search.ts";
import type { IdPage } from "./id-page.ts";
import { BY_RANK, comparator, mapOrders, type SortKeys } from "./list-orders.ts";
import { rankOf } from "./rank.ts";
import type { ClosedRow, FilterableRow } from "./row-filter.ts";
import { compareLabels, isValueSort, nameOf } from "./value-order.ts";

const COMPARE: Record<Exclude<AdministratorSort, ValueSort>, (a: SortKeys, b: SortKeys) => number> = {
  ...mapOrders(comparator),
  recommended: comparator(BY_RANK),
};

function compareBy(sort: AdministratorSort): (a: SortKeys, b: SortKeys) => number {
  return isValueSort(sort) ? compareLabels(sort) : COMPARE[sort];
}

/**
 * Returns the permanently closed businesses of a list, sorted. `rows` are all permanently closed businesses; `passes` is the filter's
 * `rowTest`.
 */
export function closedKeys(
  rows: readonly ClosedRow[],
  { isClosedForGood, isOperational }: AdministratorFilter,
  sort: AdministratorSort,
  passes: (row: FilterableRow) => boolean,
): SortKeys[] {
  if (isClosedForGood === false || isOperational !== undefined) return [];
  const keys = rows.filter(passes).map((row) => sortKeys(row, sort));
  return keys.sort(compareBy(sort));
}

export function closedPage(closedKeysOfList: readonly SortKeys[], { limit, offset }: Page): IdPage {
  return { ids: idsOf(closedKeysOfList.slice(offset, offset + limit)), totalCount: closedKeysOfList.length };
}

/** Returns the range of listed businesses that a page may contain, for any positions of the closed ones. */
export function listedPage({ limit, offset }: Page, closedCount: number): Page {
  const firstRow = Math.max(0, offset - closedCount);
  return { limit: offset + limit - firstRow, offset: firstRow };
}

/**
 * Returns a page of listed and permanently closed businesses. `list` has the sort keys of the range `listedPage`, and the number of all
 * listed ones.
 */
export function mergedPage(
  list: { keys: readonly SortKeys[]; totalCount: number },
  closedList: readonly SortKeys[],
  sort: AdministratorSort,
  page: Page,
): IdPage {
  const { limit, offset } = listedPage(page, closedList.length);
  const mergedItems = merge(list.keys, closedList, compareBy(sort), limit);
  return { ids: idsOf(mergedItems.slice(page.offset - offset)), totalCount: list.totalCount + closedList.length };
}

/** Computes `rank` and `sortName` only if the list is sorted by them. */
function sortKeys(row: ClosedRow, sort: AdministratorSort): SortKeys {
  const { id, rating, reviewCount, createdAt } = row;
  const sortName = sort === "name" || sort === "-name" ? foldText(row.name) : "";
  const keys = { id, rating, reviewCount, createdAt, sortName, rank: sort === "recommended" ? closedRank(row) : 0 };
  return isValueSort(sort) ? { ...keys, label: LABELS[nameOf(sort)](row) } : keys;
}

/** Labels as the dictionaries of listings have them. */
const LABELS: Record<ReturnType<typeof nameOf>, (row: ClosedRow) => string> = {
  category: ({ slug }) => slug,
  city: ({ city, country }) => placedCityKey(city, country),
  country: ({ country }) => foldText(country),
  verified: ({ isVerified }) => (isVerified === 1 ? "0" : "1"),
};

function closedRank({ rating, reviewCount, hasPhoto, hasHours, phone }: ClosedRow): number {
  return rankOf(
    qualityScore({
      rating,
      reviewCount,
      phone,
      photos: hasPhoto ? [""] : [],
      openingHours: hasHours ? {} : null,
      businessStatus: "CLOSED_PERMANENTLY",
    }),
  );
}

/** Merges the first `limit` of two sorted lists. */
function merge<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
  limit: number,
): Item[] {
  const mergedItems: Item[] = [];
  for (let a = 0, b = 0; mergedItems.length < limit && (a < first.length || b < second.length); ) {
    const isFirst = b === second.length || (a < first.length && compare(first[a] as Item, second[b] as Item) <= 0);
    mergedItems.push((isFirst ? first[a++] : second[b++]) as Item);
  }
  return mergedItems;
}

function idsOf(keys: readonly SortKeys[]): number[] {
  return keys.map(({ id }) => id);
}
