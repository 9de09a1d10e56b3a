import type { Database } from "better-sqlite3";
import { closedKeys, closedPage, listedPage, mergedPage } from "../../lists/administrator-list.ts";
import type { IdPage } from "../../lists/id-page.ts";
import type { SortKeys } from "../../lists/list-orders.ts";
import type { ClosedRow } from "../../lists/row-filter.ts";
import type { Page } from "../../port/directory.ts";
import type { AdministratorFilter, AdministratorSort } from "../../port/search.ts";
import { openRowFilter } from "./row-filter.ts";

/** Finds a page of the businesses that are not permanently closed; returns undefined when it cannot answer. */
export type FindListed = (filter: AdministratorFilter, sort: AdministratorSort, page: Page) => IdPage | undefined;

/**
 * Returns lists of all businesses: a page of the listed ones, merged with the permanently closed ones, all of which are tested and sorted.
 * Call it within a transaction.
 */
export function openAdministratorList(db: Database) {
  const selectKeys = db.prepare<[string], SortKeys>(
    `SELECT l.id, rank, rating, review_count AS reviewCount, created_at AS createdAt, sort_name AS sortName
     FROM json_each(?) ids CROSS JOIN listings l ON l.id = ids.value ORDER BY ids.key`,
  );
  const rowFilter = openRowFilter(db);

  /** `rows` are all permanently closed businesses, `keysOf` reads what listed ones are sorted by. Returns undefined when `findListed` cannot answer. */
  return (
    findListed: FindListed,
    rows: readonly ClosedRow[],
    filter: AdministratorFilter,
    sort: AdministratorSort,
    page: Page,
    keysOf: (ids: readonly number[]) => SortKeys[] = (ids) => selectKeys.all(JSON.stringify(ids)),
  ): IdPage | undefined => {
    const closedKeysInOrder = closedKeys(rows, filter, sort, rowFilter(filter));
    if (filter.isClosedForGood) return closedPage(closedKeysInOrder, page);
    const listedPageResult = findListed(filter, sort, listedPage(page, closedKeysInOrder.length));
    if (listedPageResult === undefined || closedKeysInOrder.length === 0) return listedPageResult;
    const { ids, totalCount } = listedPageResult;
    return mergedPage({ keys: keysOf(ids), totalCount }, closedKeysInOrder, sort, page);
  };
}
