import type { Database } from "better-sqlite3";
import { listIndexes } from "../../lists/list-orders.ts";
import { withoutWaiting } from "../connection/open-database.ts";
import { orderBy } from "../read/indexed-lists.ts";

/** Indexes of sorted lists: name → definition. Each ends with the rowid, which is the id. */
const INDEXES = listIndexes((order) =>
  orderBy(
    order.filter(({ key }) => key !== "id"),
    "",
  ),
);

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

/** Builds list indexes that a killed import has left out. Does nothing while another process writes, since that will build them. */
export function buildMissingListIndexes(db: Database): void {
  const existingNames = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'index'").pluck().all();
  if (Object.keys(INDEXES).every((name) => existingNames.includes(name))) return;
  withoutWaiting(db, () => db.transaction(() => buildListIndexes(db)).immediate());
}
