import type { MergedBusiness } from "#contract/admin-api";
import { businessKeys } from "#domain/business/business-keys";
import { isCurrent, type MergeChanges, mergeChanges, timeAfter, unmerged } from "../../duplicates/merge-changes.ts";
import { type MergedRow, mergedBusiness } from "../../duplicates/merged-business.ts";
import type { Merge, UndoMergeOutcome } from "../../port/duplicates.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import { parseDeletedRecord } from "../../records/deleted-record.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { slugs } from "../write/slugs.ts";

interface MergeRow {
  survivorId: number;
  slugs: string;
  previous: string;
  /** Of the merged business. */
  record: string;
  /** Whether another business has the place id of the merged one now. */
  isKnown: boolean;
}

/** Survivors by the id of the merged business, for those of these ids that were merged. */
async function survivors(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  return new Map(
    await tx.arrays<[number, number]>("SELECT merged_id, survivor_id FROM merges WHERE merged_id = ANY($1)", [ids]),
  );
}

function revert(unit: UnitOfWork, survivor: DeletedRecord, changes: MergeChanges, at: number): void {
  const { business, editedFields } = unmerged(survivor, changes);
  unit.replace(business.id, { ...business, ...businessKeys(business) }, timeAfter(survivor, at));
  unit.setEditedFields(business.id, editedFields);
}

/** Returns the record of the restored business, or why the merge stays. */
async function undo(
  tx: Transaction,
  unit: UnitOfWork,
  mergedId: number,
  at: number,
): Promise<DeletedRecord | Exclude<UndoMergeOutcome, "undone">> {
  const merge = await tx.row<MergeRow>(
    `SELECT m.survivor_id AS "survivorId", m.slugs, m.previous, d.record,
       EXISTS (SELECT 1 FROM businesses b WHERE b.place_id = d.place_id) AS "isKnown"
     FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id AND d.record IS NOT NULL WHERE m.merged_id = $1`,
    [mergedId],
  );
  if (merge === undefined) return "unknown";
  await unit.load({ ids: [merge.survivorId] });
  const survivor = unit.record(merge.survivorId);
  if (survivor === undefined || merge.isKnown) return "blocked";
  const record = parseDeletedRecord(merge.record);
  revert(unit, survivor, JSON.parse(merge.previous), at);
  await slugs.release(tx, record.business.slug);
  await slugs.reassign(tx, JSON.parse(merge.slugs), mergedId);
  await tx.run("DELETE FROM merges WHERE merged_id = $1", [mergedId]);
  await deletedBusinesses.forget(tx, [mergedId]);
  // only now is its slug free
  await unit.load({ records: [record] });
  unit.restore(record);
  return record;
}

/** Undoes a merge, and before it the merges of its survivor into others. Returns the restored records. */
async function undoWithSurvivors(
  tx: Transaction,
  unit: UnitOfWork,
  mergedId: number,
  at: number,
): Promise<DeletedRecord[]> {
  const survivorId = (await survivors(tx, [mergedId])).get(mergedId);
  const isMerged = survivorId !== undefined && (await survivors(tx, [survivorId])).size > 0;
  const restored = isMerged ? await undoWithSurvivors(tx, unit, survivorId, at) : [];
  const outcome = await undo(tx, unit, mergedId, at);
  return typeof outcome === "object" ? [...restored, outcome] : restored;
}

/** Merges of businesses and their undo. The caller ends the unit of work. */
export const merges = {
  async merge(
    tx: Transaction,
    unit: UnitOfWork,
    { survivorId, mergedId, business, editedFields, expectedUpdatedAt }: Merge,
    at: Date,
  ): Promise<"merged" | "changed" | "gone"> {
    await unit.load({ ids: [survivorId, mergedId] });
    const [survivor, merged] = [unit.record(survivorId), unit.record(mergedId)];
    if (survivor === undefined || merged === undefined || survivorId === mergedId) return "gone";
    if (!isCurrent(survivor, expectedUpdatedAt[0]) || !isCurrent(merged, expectedUpdatedAt[1])) return "changed";
    unit.remove(mergedId);
    await deletedBusinesses.add(tx, [merged]);
    const { slug, name, placeId } = merged.business;
    const formerSlugs = await slugs.formerOf(tx, mergedId);
    await slugs.reassign(tx, [slug, ...formerSlugs], survivorId);
    unit.replace(survivorId, business, timeAfter(survivor, at.getTime()));
    unit.setEditedFields(survivorId, editedFields);
    const written = unit.record(survivorId)?.business ?? survivor.business;
    await tx.run(
      `INSERT INTO merges (merged_id, survivor_id, import_id, name, place_id, slugs, previous, merged_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        mergedId,
        survivorId,
        merged.importId,
        name,
        placeId,
        JSON.stringify(formerSlugs),
        JSON.stringify(mergeChanges(survivor, written)),
        at.toISOString(),
      ],
    );
    return "merged";
  },

  async undo(tx: Transaction, unit: UnitOfWork, mergedId: number, at: Date): Promise<UndoMergeOutcome> {
    const outcome = await undo(tx, unit, mergedId, at.getTime());
    return typeof outcome === "object" ? "undone" : outcome;
  },

  /** Undoes the merges in which an import added one of the businesses, so that its undo finds both. `at`: milliseconds. */
  async undoOfImport(tx: Transaction, unit: UnitOfWork, importId: number, at: number): Promise<void> {
    const visited = new Set<number>();
    /** Restored businesses of the import, which the database lacks until the unit of work ends. */
    const restored: number[] = [];
    // a restored business may be the survivor of other merges
    const pending = async () =>
      (
        await tx.values<number>(
          `SELECT m.merged_id FROM merges m LEFT JOIN businesses b ON b.id = m.survivor_id
           WHERE m.import_id = $1 OR b.import_id = $1 OR m.survivor_id = ANY($2) ORDER BY m.merged_id`,
          [importId, restored],
        )
      ).filter((id) => !visited.has(id));
    for (let ids = await pending(); ids.length > 0; ids = await pending()) {
      for (const id of ids) {
        visited.add(id);
        const back = await undoWithSurvivors(tx, unit, id, at);
        restored.push(...back.filter((record) => record.importId === importId).map(({ business }) => business.id));
      }
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

  /** Follows chains of merges. Undefined when the last survivor is not in the directory. */
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

  survivors,
};
