import type { Database } from "better-sqlite3";

/** Maximum number of segments before a merge, since more slow searches down. A full merge may leave more: one for each level of FTS5. */
const MAX_SEGMENTS = 4;
/** Index pages (4 kB) written per transaction: about 20 milliseconds. */
const MERGE_PAGES = 250;

/**
 * Each write to the FTS5 index adds a segment, and every search reads all segments. FTS5 merges some as it writes; ten
 * remain after an import of 100,000, up to sixteen after some edits. Merged fully, a search takes a third of the time.
 */
export function openSearchSegments(db: Database) {
  const count = db
    .prepare<[], number>(
      `WITH RECURSIVE segments (id) AS (
         SELECT min(segid) FROM search_idx
         UNION ALL SELECT (SELECT min(segid) FROM search_idx WHERE segid > id) FROM segments WHERE id IS NOT NULL)
       SELECT count(id) FROM segments`,
    )
    .pluck();
  const merge = db.prepare(`INSERT INTO search (search, rank) VALUES ('merge', ${MERGE_PAGES})`);
  const changes = db.prepare<[], number>("SELECT total_changes()").pluck();

  return {
    hasMany: () => (count.get() ?? 0) > MAX_SEGMENTS,
    /** Merges a chunk within a transaction. Returns false when nothing is left to merge. */
    mergeChunk(): boolean {
      const changesBefore = changes.get() ?? 0;
      merge.run();
      // The command itself counts as one change (FTS5 documentation, "merge").
      return (changes.get() ?? 0) - changesBefore > 1;
    },
  };
}
