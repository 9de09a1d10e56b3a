import type { Database } from "better-sqlite3";

/** Maximum number of entries in the log. Column stores further behind reload all listings. */
const MAX_LOG_ENTRIES = 100_000;

/** The log of listings that were changed, removed or restored, see migration 0002. */
export function openListingChanges(db: Database) {
  const add = db.prepare("INSERT INTO listing_changes (business_id) VALUES (?)");
  const prune = db.prepare(
    `DELETE FROM listing_changes WHERE seq <= (SELECT max(seq) FROM listing_changes) - ${MAX_LOG_ENTRIES}`,
  );
  const selectLast = db.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'listing_changes'").pluck();
  const selectSince = db.prepare<[number, number], number>(
    "SELECT business_id FROM listing_changes WHERE seq > ? AND seq <= ? ORDER BY seq",
  );
  selectSince.pluck();
  return {
    add: (id: number) => add.run(id),
    prune: () => prune.run(),
    last: () => selectLast.get() ?? 0,
    /** Returns the next ids, in order; undefined when the log has lost some. */
    since(seq: number, limit: number): number[] | undefined {
      const missedCount = Math.min(this.last() - seq, limit);
      if (missedCount === 0) return [];
      const ids = selectSince.all(seq, seq + missedCount);
      return ids.length === missedCount ? ids : undefined;
    },
  };
}
