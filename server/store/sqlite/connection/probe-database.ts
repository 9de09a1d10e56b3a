import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { openDatabase, withoutWaiting } from "./open-database.ts";
import { damageError, storageError } from "./storage-error.ts";

/** Number of businesses on a page. */
const SAMPLE_BUSINESSES = 20;
/** Size of a change of 16 pages, twice the page cache of the connection that writes it: SQLite spills it into the write-ahead log. */
const PROBE_BYTES = 131_072;
const PROBE_CACHE_PAGES = 8;
/** Changes need at least this much free space. */
const LEAST_FREE_BYTES = 1_048_576;

/**
 * Reads a random page of businesses over its own connection, which has no page in memory yet, and begins a write to the disk that it rolls
 * back. Errors: AppError `storage`.
 */
export function probeDatabase(db: Database): void {
  if (db.memory) return probe(db);
  const newConnection = openDatabase({ file: db.name, mustExist: true });
  try {
    probe(newConnection);
    requireFreeSpace(dirname(db.name));
  } finally {
    newConnection.close();
  }
}

function probe(db: Database): void {
  try {
    const lastId = db.prepare<[], number | null>("SELECT max(id) FROM businesses").pluck().get() ?? 0;
    const startId = Math.floor(Math.random() * lastId);
    const rows = db
      .prepare<[number, number], { id: number; slug: string }>(
        "SELECT * FROM businesses WHERE id > ? ORDER BY id LIMIT ?",
      )
      .all(startId, SAMPLE_BUSINESSES);
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
      try {
        db.pragma(`cache_size = ${PROBE_CACHE_PAGES}`);
        db.prepare(`INSERT INTO settings VALUES ('probe', hex(zeroblob(${PROBE_BYTES / 2})))`).run();
      } finally {
        // SQLite has rolled back already if the disk is full.
        if (db.inTransaction) db.exec("ROLLBACK");
      }
    });
  } catch (error) {
    throw storageError(error);
  }
}

/**
 * Requires free space: the write-ahead log may have room for a while on a full disk. Only root may use the blocks that a file system
 * reserves. Some file systems report no size. Errors: AppError `storage`.
 */
function requireFreeSpace(folder: string): void {
  const { blocks, bsize, bavail, bfree } = statfsSync(folder);
  const freeBytes = (process.getuid?.() === 0 ? bfree : bavail) * bsize;
  if (blocks === 0 || freeBytes >= LEAST_FREE_BYTES) return;
  throw new AppError("storage", `The disk of ${folder} is full: it has ${freeBytes} bytes free. Free some space.`);
}
