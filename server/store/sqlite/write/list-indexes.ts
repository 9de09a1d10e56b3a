import type { Database } from "better-sqlite3";
import { withoutWaiting } from "../connection/open-database.ts";

/** Indexes of sorted lists. */
const INDEXES: Readonly<Record<string, string>> = {
  listings_latest: "listings (created_at)",
  listings_rating: "listings (rating DESC, review_count DESC)",
  listings_reviews: "listings (review_count DESC, rating DESC)",
  listings_name: "listings (sort_name)",
};

/**
 * The first import drops the list indexes and builds them at its end, which saves a third of its time. No statement
 * needs one, so visitors can read meanwhile. Both functions need a transaction of the caller.
 */
export function dropListIndexes(db: Database): void {
  for (const name of Object.keys(INDEXES)) db.exec(`DROP INDEX IF EXISTS ${name}`);
}

export function buildListIndexes(db: Database): void {
  for (const [name, columns] of Object.entries(INDEXES)) db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${columns}`);
}

/** After an import that was killed. Does nothing while another process writes: it will build them. */
export function buildMissingListIndexes(db: Database): void {
  const existing = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'index'").pluck().all();
  if (Object.keys(INDEXES).every((name) => existing.includes(name))) return;
  withoutWaiting(db, () => db.transaction(() => buildListIndexes(db)).immediate());
}
