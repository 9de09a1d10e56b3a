import { kindRulesOf } from "#domain/categories/kind-rules";
import { type BinRow, filterableRow, needsRecords } from "../../changes/bin-row.ts";
import type { DeletedBusiness, DeletedFilter } from "../../port/changes.ts";
import type { Page } from "../../port/directory.ts";
import type { ListResult } from "../../port/search.ts";
import { parseDeletedRecord } from "../../records/deleted-record.ts";
import type { Transaction } from "../connection/transaction.ts";
import { rowFilter } from "../read/row-filter.ts";
import { rules } from "../rules/rules.ts";

/** Number of rows per read. */
const SLICE_ROWS = 1_000;

interface BinnedRow extends BinRow {
  deletedAt: string;
  record: string | null;
}

const LATEST_FIRST = "ORDER BY r.deleted_at DESC, r.id DESC";
const sliceSql = (record: string) => `
  SELECT r.id, r.deleted_at AS "deletedAt", r.name, r.category, r.city, r.country, r.phone, ${record} AS record
  FROM recycle_bin r LEFT JOIN deleted_businesses d ON d.id = r.id
  WHERE (r.deleted_at, r.id) < ($1, $2) ${LATEST_FIRST} LIMIT ${SLICE_ROWS}`;
const SELECT_ROWS = sliceSql("NULL::text");
const SELECT_ROWS_WITH_RECORDS = sliceSql("d.record");
const SELECT_GROUPS = "SELECT slug, category_group FROM categories";
/** Sorts after every ISO time. */
const LAST_TIME = "~";

/** Returns businesses in the order of the ids. Ids that are not in the bin are left out. */
async function findAll(tx: Transaction, ids: readonly number[]): Promise<DeletedBusiness[]> {
  if (ids.length === 0) return [];
  const rows = await tx.arrays<[deletedAt: string, record: string]>(
    `SELECT r.deleted_at, d.record FROM unnest($1::bigint[]) WITH ORDINALITY AS ids (id, position)
     JOIN recycle_bin r ON r.id = ids.id JOIN deleted_businesses d ON d.id = ids.id AND d.record IS NOT NULL
     ORDER BY ids.position`,
    [ids],
  );
  return rows.map(([deletedAt, record]) => {
    const { business, editedFields } = parseDeletedRecord(record);
    return { business, deletedAt, editedFields };
  });
}

/** Returns ids of the rows that pass the filter, which scans the whole bin. */
async function filteredIds(tx: Transaction, filter: DeletedFilter): Promise<number[]> {
  const select = needsRecords(filter) ? SELECT_ROWS_WITH_RECORDS : SELECT_ROWS;
  const groups = new Map(filter.group === undefined ? [] : await tx.arrays<[string, string]>(SELECT_GROUPS));
  const kinds = kindRulesOf(await rules.kindTargets(tx));
  const passes = await rowFilter(tx, filter);
  const ids: number[] = [];
  let [lastTime, lastId] = [LAST_TIME, 0];
  for (;;) {
    const rows = await tx.rows<BinnedRow>(select, [lastTime, lastId]);
    for (const row of rows) {
      const record = row.record === null ? undefined : parseDeletedRecord(row.record).business;
      if (passes(filterableRow(row, { kinds, groups }, record))) ids.push(row.id);
      [lastTime, lastId] = [row.deletedAt, row.id];
    }
    if (rows.length < SLICE_ROWS) return ids;
  }
}

/** The businesses that were deleted by hand and can be restored. */
export const recycleBin = {
  find: async (tx: Transaction, id: number): Promise<DeletedBusiness | undefined> => (await findAll(tx, [id]))[0],

  async list(tx: Transaction, filter: DeletedFilter, { limit, offset }: Page): Promise<ListResult<DeletedBusiness>> {
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    if (isFiltered) {
      const ids = await filteredIds(tx, filter);
      return { businesses: await findAll(tx, ids.slice(offset, offset + limit)), totalCount: ids.length };
    }
    const pageIds = await tx.values<number>(`SELECT id FROM recycle_bin r ${LATEST_FIRST} LIMIT $1 OFFSET $2`, [
      limit,
      offset,
    ]);
    const totalCount = (await tx.value<number>("SELECT count(*) FROM recycle_bin")) ?? 0;
    return { businesses: await findAll(tx, pageIds), totalCount };
  },

  /** Returns at most `limit` of these ids, or ids of businesses that were deleted before a time. */
  idsOf(tx: Transaction, selection: { ids: readonly number[] } | { before: Date }, limit: number): Promise<number[]> {
    return "before" in selection
      ? tx.values("SELECT id FROM recycle_bin WHERE deleted_at < $1 ORDER BY deleted_at LIMIT $2", [
          selection.before.toISOString(),
          limit,
        ])
      : tx.values("SELECT id FROM recycle_bin WHERE id = ANY($1) LIMIT $2", [selection.ids, limit]);
  },
};
