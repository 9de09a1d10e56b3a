import type { Database } from "better-sqlite3";
import { groupOfCategory } from "#domain/business/business-keys";
import { type CategoryRow, countVotes, MAX_VOTERS, staleGroups } from "../../unit-of-work/category-groups.ts";
import type { Transactions } from "../connection/transactions.ts";
import { facetTerm, ID_OF_ROWID, quote } from "../full-text/search-index.ts";
import { openGroupRules } from "../rules/group-rules.ts";
import type { Counters } from "../write/counters.ts";

/** Number of businesses reindexed in one transaction: some tens of milliseconds. */
const BATCH_BUSINESSES = 250;

export type CategoryGroups = ReturnType<typeof openCategoryGroups>;

/**
 * The groups of categories: by the administrator's rule, else by the name, else by the majority of the category's businesses
 * (docs/decisions/0065-groups-by-goods.md). Calls need a transaction of the caller.
 */
export function openCategoryGroups(db: Database) {
  const COLUMNS = "id, slug, category, category_group AS stored";
  const selectAll = db.prepare<[], CategoryRow>(`SELECT ${COLUMNS} FROM categories ORDER BY id`);
  const selectBySlug = db.prepare<[string], CategoryRow>(`SELECT ${COLUMNS} FROM categories WHERE slug = ?`);
  const rules = openGroupRules(db);
  const selectVoters = db.prepare<[string, number], { subtypes: string; rows: number }>(
    `SELECT b.subtypes, count(*) AS rows
     FROM (SELECT rowid & ${ID_OF_ROWID} AS id FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?) v
     CROSS JOIN businesses b ON b.id = v.id GROUP BY b.subtypes`,
  );
  const selectMisindexed = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? LIMIT ?`,
  );
  selectMisindexed.pluck();
  const setGroup = db.prepare("UPDATE categories SET category_group = ? WHERE id = ?");

  const votesOf = (id: number) => countVotes(selectVoters.all(quote(facetTerm.category(id)), MAX_VOTERS));
  const changesOf = (rows: readonly CategoryRow[]) => staleGroups(rows, rules.groupsByKind(), votesOf);
  const readChanges = () => changesOf(selectAll.all());
  const misindexedOf = ({ id, stored }: CategoryRow) =>
    selectMisindexed.all(`${quote(facetTerm.category(id))} NOT ${quote(facetTerm.group(stored))}`, BATCH_BUSINESSES);

  return {
    /** Stores the current groups of the kinds with these slugs. */
    renewOf(slugs: readonly string[]) {
      const rows = slugs.flatMap((slug) => selectBySlug.get(slug) ?? []);
      for (const { id, group } of changesOf(rows)) setGroup.run(group, id);
    },
    /** Returns some businesses of a kind whose entry in the search index has another group than the kind. */
    misindexedIn(slug: string): number[] {
      const row = selectBySlug.get(slug);
      return row === undefined ? [] : misindexedOf(row);
    },
    /** Tells whether a category should have another group. */
    hasChanges: () => readChanges().length > 0,
    /** Stores the current groups; `findMisindexed` finds their businesses. */
    renew() {
      for (const { id, group } of readChanges()) setGroup.run(group, id);
    },
    /**
     * Returns some businesses whose entry in the search index has another group than their category. The category is the first with an
     * unsure name and an id of at least `fromId`. Returns undefined if there is none.
     */
    findMisindexed(fromId: number): { categoryId: number; ids: number[] } | undefined {
      for (const row of selectAll.all()) {
        if (row.id < fromId || groupOfCategory(row.category).isSure) continue;
        const ids = misindexedOf(row);
        if (ids.length > 0) return { categoryId: row.id, ids };
      }
      return undefined;
    },
  };
}

/** Parts of the engine that renewals of kinds and groups need. */
export interface RenewalParts {
  counters: Counters;
  /** The part of the business writer that reindexes. */
  writer: { rekey(ids: readonly number[]): void };
  transactions: Pick<Transactions, "read" | "writeChunk">;
}

/** Gives categories their current groups, and reindexes their businesses, a batch per transaction; `onBatch` runs in each. */
export async function renewCategoryGroups(
  groups: CategoryGroups,
  { counters, writer, transactions: { read, writeChunk } }: RenewalParts,
  onBatch: () => void,
): Promise<void> {
  if (await read(groups.hasChanges)) {
    await writeChunk(() => {
      groups.renew();
      // Other processes cache the groups of categories.
      counters.add("generation", 1);
      onBatch();
    });
  }
  let lastId = "";
  for (let fromId = 0; ; ) {
    const staleGroup = await read(() => groups.findMisindexed(fromId));
    if (staleGroup === undefined || String(staleGroup.ids) === lastId) return;
    await writeChunk(() => {
      writer.rekey(staleGroup.ids);
      onBatch();
    });
    fromId = staleGroup.categoryId;
    lastId = String(staleGroup.ids);
  }
}
