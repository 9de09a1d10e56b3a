import type { Database } from "better-sqlite3";
import { withoutWaiting } from "../connection/open-database.ts";

/** What lists are sorted and narrowed by, beside the search index. */
const INDEXES: Readonly<Record<string, string>> = {
  listings_latest: "listings (created_at)",
  listings_rating: "listings (rating DESC, review_count DESC)",
  listings_reviews: "listings (review_count DESC, rating DESC)",
  listings_name: "listings (sort_name)",
};

/**
 * The indexes of lists are left out while the first import fills an empty directory and built when it is done: a third
 * of its time. No statement relies on one, so visitors can read meanwhile. Both within a transaction of the caller's.
 */
export function dropListIndexes(db: Database): void {
  for (const name of Object.keys(INDEXES)) db.exec(`DROP INDEX IF EXISTS ${name}`);
}

export function buildListIndexes(db: Database): void {
  for (const [name, columns] of Object.entries(INDEXES)) db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${columns}`);
}

/** After an import that was killed. When somebody is writing just now, it is theirs to build them. */
export function buildMissingListIndexes(db: Database): void {
  const there = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'index'").pluck().all();
  if (Object.keys(INDEXES).every((name) => there.includes(name))) return;
  withoutWaiting(db, () => db.transaction(() => buildListIndexes(db)).immediate());
}
