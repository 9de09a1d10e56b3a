import type { Database } from "better-sqlite3";
import { kindRulesOf } from "#domain/categories/kind-rules";
import { type BinRow, filterableRow, needsRecords } from "../../changes/bin-row.ts";
import type { DeletedBusiness, DeletedFilter } from "../../port/changes.ts";
import type { Page } from "../../port/directory.ts";
import type { ListResult } from "../../port/search.ts";
import { openRowFilter } from "../read/row-filter.ts";
import { openRules } from "../rules/rules.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";

/** The businesses that were deleted by hand and can be restored. Calls need a transaction of the caller. */
export function openRecycleBin(db: Database, deletedBusinesses: DeletedBusinesses) {
  const selectAll = db.prepare<[], BinRow>(
    "SELECT id, name, category, city, country, phone FROM recycle_bin ORDER BY deleted_at DESC, id DESC",
  );
  const countRows = db.prepare<[], number>("SELECT count(*) FROM recycle_bin").pluck();
  const selectPage = db.prepare<[number, number], number>(
    "SELECT id FROM recycle_bin ORDER BY deleted_at DESC, id DESC LIMIT ? OFFSET ?",
  );
  selectPage.pluck();
  const deletedAt = db.prepare<[number], string>("SELECT deleted_at FROM recycle_bin WHERE id = ?").pluck();
  const selectDeletedBefore = db.prepare<[string, number], number>(
    "SELECT id FROM recycle_bin WHERE deleted_at < ? ORDER BY deleted_at LIMIT ?",
  );
  selectDeletedBefore.pluck();
  const selectGroups = db.prepare<[], [string, string]>("SELECT slug, category_group FROM categories").raw();
  const rowFilter = openRowFilter(db);
  const rules = openRules(db);

  function findDeleted(id: number): DeletedBusiness | undefined {
    const deletionTime = deletedAt.get(id);
    const record = deletionTime === undefined ? undefined : deletedBusinesses.record(id);
    if (deletionTime === undefined || record === undefined) return undefined;
    return { business: record.business, deletedAt: deletionTime, editedFields: record.editedFields };
  }

  /** Returns the ids of the rows that pass the filter. It scans all rows of the bin, which takes some 2 ms a thousand. */
  function filteredIds(filter: DeletedFilter): number[] {
    const groups = new Map(filter.group === undefined ? [] : selectGroups.all());
    const kinds = kindRulesOf(rules.kindTargets());
    const passes = rowFilter(filter);
    const hasRecords = needsRecords(filter);
    const ids: number[] = [];
    for (const row of selectAll.iterate()) {
      const record = hasRecords ? deletedBusinesses.record(row.id)?.business : undefined;
      if (passes(filterableRow(row, { kinds, groups }, record))) ids.push(row.id);
    }
    return ids;
  }

  return {
    find: findDeleted,
    list(filter: DeletedFilter, { limit, offset }: Page): ListResult<DeletedBusiness> {
      const isFiltered = Object.values(filter).some((value) => value !== undefined);
      const ids = isFiltered ? filteredIds(filter) : undefined;
      const pageIds = ids?.slice(offset, offset + limit) ?? selectPage.all(limit, offset);
      return {
        businesses: pageIds.flatMap((id) => findDeleted(id) ?? []),
        totalCount: ids?.length ?? countRows.get() ?? 0,
      };
    },
    /** Returns at most `limit` of these ids, or ids of businesses that were deleted before a time. */
    idsOf(selection: { ids: readonly number[] } | { before: Date }, limit: number): number[] {
      if ("before" in selection) return selectDeletedBefore.all(selection.before.toISOString(), limit);
      return selection.ids.filter((id) => deletedAt.get(id) !== undefined).slice(0, limit);
    },
  };
}
