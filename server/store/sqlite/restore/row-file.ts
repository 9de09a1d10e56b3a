import type { Database } from "better-sqlite3";
import { copyTables } from "../../copy/copy-tables.ts";
import type { TableSource } from "../../copy/table-source.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { migrate, migrateTo } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import { openTableSink } from "../copy/table-sink.ts";
import { openCounters } from "../write/counters.ts";
import { buildListIndexes } from "../write/list-indexes.ts";

/**
 * Creates a database file with the rows of a snapshot but without a search index, which would take five times as long; a restore builds it.
 * `version` is the schema version. Errors: AppError `storage`, and those of the source.
 */
export async function createFromRows(
  file: string,
  source: TableSource,
  onProgress?: (fraction: number) => void,
  version: number = SCHEMA_VERSION,
): Promise<void> {
  const db = openPrivate(file);
  try {
    if (version === SCHEMA_VERSION) migrate(db);
    else migrateTo(db, version);
    await copyTables(source, openTableSink(db), onProgress);
    buildListIndexes(db);
    // A server that opens the file without a restore builds the index by renewing all keys.
    const counters = openCounters(db);
    counters.set("staleFromId", 1);
    counters.set("staleUntilId", counters.get("lastBusinessId"));
  } catch (error) {
    throw storageError(error);
  } finally {
    db.close();
  }
}

/** Opens a database without a journal: no other process uses it, and it is deleted if anything fails. */
function openPrivate(file: string): Database {
  const db = openDatabase({ file });
  db.pragma("journal_mode = OFF");
  db.pragma("synchronous = OFF");
  db.pragma("foreign_keys = OFF");
  return db;
}
