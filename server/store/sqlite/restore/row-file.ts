import type { Database } from "better-sqlite3";
import type { StoredValue, TableSink } from "../../copy/table-sink.ts";
import { removeDatabase } from "../connection/copy-database.ts";
import { migrate, migrateTo, SCHEMA_VERSION } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import { makeConsistent } from "../inspection/repair-database.ts";
import { buildListIndexes } from "../write/list-indexes.ts";

/** Not taken: what signs in, what other processes read again, and what is derived. */
const SKIPPED = /^(sqlite_.*|search|search_.*|sessions|listing_changes)$/;

/**
 * Makes a database file with rows that `write` adds, and what is derived from them: for an earlier `version` of the schema `restore` does that,
 * since it is this program's way to derive it. Errors: AppError `storage`, and those of `write`; then there is no file.
 */
export async function buildFromRows(
  file: string,
  write: (sink: TableSink) => Promise<void>,
  onProgress?: (fraction: number) => void,
  version: number = SCHEMA_VERSION,
): Promise<void> {
  try {
    const rows = openPrivate(file);
    try {
      if (version === SCHEMA_VERSION) migrate(rows);
      else migrateTo(rows, version);
      await write(sinkOf(rows));
      buildListIndexes(rows);
    } finally {
      rows.close();
    }
    if (version !== SCHEMA_VERSION) return;
    // in a connection of its own, as after a restore
    const db = openPrivate(file);
    try {
      await makeConsistent(db, onProgress);
    } finally {
      db.close();
    }
  } catch (error) {
    await removeDatabase(file);
    throw storageError(error);
  }
}

/** Nobody else sees this database, and it is deleted when anything fails: it needs no journal. */
function openPrivate(file: string): Database {
  const db = openDatabase({ file });
  db.pragma("journal_mode = OFF");
  db.pragma("synchronous = OFF");
  db.pragma("foreign_keys = OFF");
  return db;
}

function sinkOf(db: Database): TableSink {
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const columnsOf = (table: string) =>
    (db.pragma(`table_info('${table}')`) as { name: string }[]).map(({ name }) => name);
  const tables = new Map(names.filter((name) => !SKIPPED.test(name)).map((name) => [name, columnsOf(name)]));
  for (const name of tables.keys()) if (name !== "counters") db.exec(`DELETE FROM ${name}`);
  return {
    tables,
    add(table, columns, rows) {
      const insert = db.prepare<StoredValue[]>(
        `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
      );
      db.transaction(() => {
        for (const row of rows) insert.run(...row);
      })();
    },
    setLastId(table, lastId) {
      const raised = db.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?").run(lastId, table);
      if (raised.changes === 0) db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(table, lastId);
    },
  };
}
