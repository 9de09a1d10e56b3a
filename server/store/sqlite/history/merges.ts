import type { Database } from "better-sqlite3";
import type { MergedBusiness } from "#contract/admin-api";
import { businessKeys } from "#domain/business/business-keys";
import { isCurrent, type MergeChanges, mergeChanges, timeAfter, unmerged } from "../../duplicates/merge-changes.ts";
import { type MergedRow, mergedBusiness } from "../../duplicates/merged-business.ts";
import type { Merge, UndoMergeOutcome } from "../../port/duplicates.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { HandEdits } from "../write/hand-edits.ts";
import type { Slugs } from "../write/slugs.ts";

interface MergeRow {
  survivorId: number;
  slugs: string;
  previous: string;
}

interface MergeParts {
  writer: BusinessWriter;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
}

export type Merges = ReturnType<typeof openMerges>;

/** Merges of businesses and their undo. Calls need the caller's transaction, between the writer's `begin` and `end`. */
export function openMerges(db: Database, { writer, edits, slugs, deleted }: MergeParts) {
  const add = db.prepare("INSERT INTO merges VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const one = db.prepare<[number], MergeRow>(
    "SELECT survivor_id AS survivorId, slugs, previous FROM merges WHERE merged_id = ?",
  );
  const survivorOf = db.prepare<[number], number>("SELECT survivor_id FROM merges WHERE merged_id = ?").pluck();
  const isPresent = db.prepare<[number]>("SELECT 1 FROM businesses WHERE id = ?");
  const forget = db.prepare("DELETE FROM merges WHERE merged_id = ?");
  const newest = db.prepare<[number], MergedRow>(
    `SELECT m.merged_id AS id, m.name, m.place_id AS placeId, m.survivor_id AS survivorId, b.name AS survivorName, b.slug,
       m.merged_at AS mergedAt
     FROM merges m JOIN businesses b ON b.id = m.survivor_id ORDER BY m.merged_at DESC, m.merged_id DESC LIMIT ?`,
  );
  const ofImport = db.prepare<[number, number], number>(
    `SELECT m.merged_id FROM merges m LEFT JOIN businesses b ON b.id = m.survivor_id WHERE m.import_id = ? OR b.import_id = ?`,
  );
  ofImport.pluck();

  function revert(survivor: DeletedRecord, changes: MergeChanges, at: number) {
    const { business, editedFields } = unmerged(survivor, changes);
    writer.replace(business.id, { ...business, ...businessKeys(business) }, timeAfter(survivor, at));
    edits.set(business.id, editedFields);
  }

  function undo(mergedId: number, at: number): UndoMergeOutcome {
    const merge = one.get(mergedId);
    const record = deleted.record(mergedId);
    if (merge === undefined || record === undefined) return "unknown";
    const survivor = writer.record(merge.survivorId);
    if (survivor === undefined || typeof writer.known(record.business.placeId) === "number") return "blocked";
    revert(survivor, JSON.parse(merge.previous), at);
    slugs.release(record.business.slug);
    slugs.reassign(JSON.parse(merge.slugs), mergedId);
    forget.run(mergedId);
    deleted.forget(mergedId);
    writer.restore(record);
    return "undone";
  }

  /** Undoes a merge, and before it the merges of its survivor into others. */
  function undoWithSurvivors(mergedId: number, at: number) {
    const survivorId = survivorOf.get(mergedId);
    if (survivorId !== undefined && survivorOf.get(survivorId) !== undefined) undoWithSurvivors(survivorId, at);
    undo(mergedId, at);
  }

  return {
    merge({ survivorId, mergedId, business, editedFields, expectedUpdatedAt }: Merge, at: Date) {
      const [survivor, merged] = [writer.record(survivorId), writer.record(mergedId)];
      if (survivor === undefined || merged === undefined || survivorId === mergedId) return "gone";
      if (!isCurrent(survivor, expectedUpdatedAt[0]) || !isCurrent(merged, expectedUpdatedAt[1])) return "changed";
      writer.remove(mergedId);
      deleted.add(merged);
      const { slug, name, placeId } = merged.business;
      const formerSlugs = slugs.formerOf(mergedId);
      slugs.reassign([slug, ...formerSlugs], survivorId);
      writer.replace(survivorId, business, timeAfter(survivor, at.getTime()));
      edits.set(survivorId, editedFields);
      const written = writer.record(survivorId)?.business ?? survivor.business;
      add.run(
        mergedId,
        survivorId,
        merged.importId,
        name,
        placeId,
        JSON.stringify(formerSlugs),
        JSON.stringify(mergeChanges(survivor, written)),
        at.toISOString(),
      );
      return "merged";
    },

    undo: (mergedId: number, at: Date): UndoMergeOutcome => undo(mergedId, at.getTime()),

    /** Undoes the merges in which an import added one of the businesses, so that its undo finds both. */
    undoOfImport(importId: number, at: number) {
      const visited = new Set<number>();
      // a restored business may be the survivor of other merges
      const pending = () => ofImport.all(importId, importId).filter((id) => !visited.has(id));
      for (let ids = pending(); ids.length > 0; ids = pending()) {
        for (const id of ids) {
          visited.add(id);
          undoWithSurvivors(id, at);
        }
      }
    },

    newest: (limit: number): MergedBusiness[] => newest.all(limit).map(mergedBusiness),

    /** Follows chains of merges. */
    survivorOf(mergedId: number): number | undefined {
      let id = survivorOf.get(mergedId);
      for (let next = id; next !== undefined; next = survivorOf.get(next)) id = next;
      return id !== undefined && isPresent.get(id) !== undefined ? id : undefined;
    },

    isMerged: (id: number) => survivorOf.get(id) !== undefined,
  };
}
