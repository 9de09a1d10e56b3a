import { closedKeys, closedPage, listedPage, mergedPage } from "../../lists/administrator-list.ts";
import type { IdPage } from "../../lists/id-page.ts";
import type { SortKeys } from "../../lists/list-orders.ts";
import type { ClosedRow } from "../../lists/row-filter.ts";
import type { Page } from "../../port/directory.ts";
import type { AdministratorFilter, AdministratorSort } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";
import { rowFilter } from "./row-filter.ts";

const SORT_KEYS = `
  SELECT l.id, l.rank, l.rating, l.review_count AS "reviewCount", l.created_at AS "createdAt", l.sort_name AS "sortName"
  FROM unnest($1::bigint[]) WITH ORDINALITY AS ids (id, position) JOIN listings l ON l.id = ids.id ORDER BY ids.position`;

/** Finds a page of the listed businesses; undefined when it cannot answer. */
export type FindListed = (
  filter: AdministratorFilter,
  sort: AdministratorSort,
  page: Page,
) => Promise<IdPage | undefined>;

/**
 * Returns a page of all businesses: merges listed with permanently closed ones, which are all filtered and sorted. `rows` are the
 * permanently closed businesses, `keysOf` reads what listed ones are sorted by. Returns undefined when `findListed` cannot answer.
 */
export async function administratorList(
  tx: Transaction,
  findListed: FindListed,
  rows: readonly ClosedRow[],
  filter: AdministratorFilter,
  sort: AdministratorSort,
  page: Page,
  keysOf: (ids: readonly number[]) => Promise<SortKeys[]> = (ids) => tx.rows<SortKeys>(SORT_KEYS, [ids]),
): Promise<IdPage | undefined> {
  const closedKeysInOrder = closedKeys(rows, filter, sort, await rowFilter(tx, filter));
  if (filter.isClosedForGood) return closedPage(closedKeysInOrder, page);
  const listedPageResult = await findListed(filter, sort, listedPage(page, closedKeysInOrder.length));
  if (listedPageResult === undefined || closedKeysInOrder.length === 0) return listedPageResult;
  const { ids, totalCount } = listedPageResult;
  return mergedPage({ keys: await keysOf(ids), totalCount }, closedKeysInOrder, sort, page);
}
