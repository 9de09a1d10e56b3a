import type { Database } from "better-sqlite3";
import { openDatabase, withoutWaiting } from "./open-database.ts";
import { damageError, storageError } from "./storage-error.ts";

/** Businesses of a page. */
const SAMPLE = 20;

/**
 * Reads a random page of businesses over a connection of its own, which has no page in memory yet, and begins a write.
 * Errors: AppError `storage`.
 */
export function probeDatabase(db: Database): void {
  if (db.memory) return probe(db);
  const fresh = openDatabase({ file: db.name, mustExist: true });
  try {
    probe(fresh);
  } finally {
    fresh.close();
  }
}

function probe(db: Database): void {
  try {
    const last = db.prepare<[], number | null>("SELECT max(id) FROM businesses").pluck().get() ?? 0;
    const from = Math.floor(Math.random() * last);
    const rows = db
      .prepare<[number, number], { id: number; slug: string }>(
        "SELECT * FROM businesses WHERE id > ? ORDER BY id LIMIT ?",
      )
      .all(from, SAMPLE);
    const idBySlug = db.prepare<[string], number>("SELECT id FROM businesses WHERE slug = ?").pluck();
    const listing = db.prepare("SELECT * FROM listings WHERE id = ?");
    for (const { id, slug } of rows) {
      if (idBySlug.get(slug) !== id) throw damageError("The index of slugs does not match the businesses.");
      listing.get(id);
    }
    db.prepare("SELECT rowid FROM search WHERE search MATCH 'a*' LIMIT 20").all();
    db.prepare("SELECT * FROM cities LIMIT 20").all();
    withoutWaiting(db, () => {
      db.exec("BEGIN IMMEDIATE");
      db.exec("ROLLBACK");
    });
  } catch (error) {
    throw storageError(error);
  }
}
