import type { Database } from "better-sqlite3";

/** So few cost a search little. Up to one of each level of FTS5 can be left, which may be more. */
const FEW = 4;
/** What one transaction writes at most, in pages of the index (4 kB): about 20 milliseconds. */
const PAGES = 250;

/**
 * Each transaction that changes the search index leaves a segment of it, and every search and list looks through all of
 * them, one by one. FTS5 merges some as it writes; after an import of 100,000 there are ten, after some edits up to
 * sixteen. With the rest merged as well, a search takes a third of the time.
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
  const merge = db.prepare(`INSERT INTO search (search, rank) VALUES ('merge', ${PAGES})`);
  const changes = db.prepare<[], number>("SELECT total_changes()").pluck();

  return {
    hasMany: () => (count.get() ?? 0) > FEW,
    /** Whether there may be more to merge. Each within a transaction of the caller's. */
    mergeChunk(): boolean {
      const before = changes.get() ?? 0;
      merge.run();
      // as FTS5 tells it: the command itself counts as one
      return (changes.get() ?? 0) - before > 1;
    },
  };
}
