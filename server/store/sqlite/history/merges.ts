import type { Database } from "better-sqlite3";
import type { MergedBusiness } from "#contract/admin-api";
import { type MergedRow, mergedBusiness } from "../../duplicates/merged-business.ts";
import type { MergeEntries, MergeRow } from "../../unit-of-work/tables.ts";

/** The entries of merges of businesses. */
export function openMergeEntries(db: Database): MergeEntries {
  const add = db.prepare("INSERT INTO merges VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const selectMerge = db.prepare<[number], MergeRow>(
    "SELECT survivor_id AS survivorId, slugs, previous FROM merges WHERE merged_id = ?",
  );
  const forget = db.prepare("DELETE FROM merges WHERE merged_id = ?");

  return {
    mergeOf: (mergedId) => selectMerge.get(mergedId),
    add({ mergedId, survivorId, importId, name, placeId, formerSlugs, changes, at }) {
      const [slugs, previous] = [JSON.stringify(formerSlugs), JSON.stringify(changes)];
      add.run(mergedId, survivorId, importId, name, placeId, slugs, previous, at.toISOString());
    },
    forget: (mergedId) => forget.run(mergedId),
  };
}

/** Reads merges. Calls need the caller's transaction. */
export function openMerges(db: Database) {
  const survivorOf = db.prepare<[number], number>("SELECT survivor_id FROM merges WHERE merged_id = ?").pluck();
  const isPresent = db.prepare<[number]>("SELECT 1 FROM businesses WHERE id = ?");
  const selectNewest = db.prepare<[number], MergedRow>(
    `SELECT m.merged_id AS id, m.name, m.place_id AS placeId, m.survivor_id AS survivorId, b.name AS survivorName, b.slug,
       m.merged_at AS mergedAt
     FROM merges m JOIN businesses b ON b.id = m.survivor_id ORDER BY m.merged_at DESC, m.merged_id DESC LIMIT ?`,
  );

  return {
    newest: (limit: number): MergedBusiness[] => selectNewest.all(limit).map(mergedBusiness),

    /** Follows chains of merges. */
    survivorOf(mergedId: number): number | undefined {
      let id = survivorOf.get(mergedId);
      for (let survivorId = id; survivorId !== undefined; survivorId = survivorOf.get(survivorId)) id = survivorId;
      return id !== undefined && isPresent.get(id) !== undefined ? id : undefined;
    },
  };
}
