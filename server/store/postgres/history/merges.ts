import type { MergedBusiness } from "#contract/admin-api";
import { type MergedRow, mergedBusiness } from "../../duplicates/merged-business.ts";
import { undoMergeWithSurvivors } from "../../unit-of-work/merge-businesses.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

/** Merges of businesses. */
export const merges = {
  /** Undoes the merges in which an import added one of the businesses, so that its undo finds both. */
  async undoOfImport(tx: Transaction, writer: BusinessWriter, importId: number, at: Date): Promise<void> {
    const visitedIds = new Set<number>();
    // A restored business may be the survivor of other merges.
    const readPendingIds = async () => {
      const ids = await tx.values<number>(
        `SELECT m.merged_id FROM merges m LEFT JOIN businesses b ON b.id = m.survivor_id
         WHERE m.import_id = $1 OR b.import_id = $1 ORDER BY m.merged_id`,
        [importId],
      );
      return ids.filter((id) => !visitedIds.has(id));
    };
    for (let ids = await readPendingIds(); ids.length > 0; ids = await readPendingIds()) {
      for (const id of ids) visitedIds.add(id);
      await writer.write(tx, async (unit) => {
        await unit.loadDeleted(ids);
        for (const id of ids) undoMergeWithSurvivors(unit, id, at);
      });
    }
  },

  async newest(tx: Transaction, limit: number): Promise<MergedBusiness[]> {
    const rows = await tx.rows<MergedRow>(
      `SELECT m.merged_id AS id, m.name, m.place_id AS "placeId", m.survivor_id AS "survivorId", b.name AS "survivorName", b.slug,
         m.merged_at AS "mergedAt"
       FROM merges m JOIN businesses b ON b.id = m.survivor_id ORDER BY m.merged_at DESC, m.merged_id DESC LIMIT $1`,
      [limit],
    );
    return rows.map(mergedBusiness);
  },

  /** Follows chains of merges. Returns undefined when the last survivor is not in the directory. */
  survivorOf: (tx: Transaction, mergedId: number): Promise<number | undefined> =>
    tx.value<number>(
      `WITH RECURSIVE chain (id) AS (
         SELECT survivor_id FROM merges WHERE merged_id = $1
         UNION SELECT m.survivor_id FROM chain JOIN merges m ON m.merged_id = chain.id
       )
       SELECT b.id FROM chain JOIN businesses b ON b.id = chain.id
       WHERE NOT EXISTS (SELECT 1 FROM merges m WHERE m.merged_id = chain.id)`,
      [mergedId],
    ),
};
