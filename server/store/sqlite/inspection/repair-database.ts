import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { RepairOptions } from "../../port/inspection.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { rejectNewer, schemaVersion } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import { openEngine } from "../engine.ts";
import { createMaintenance } from "../maintenance.ts";
import { inspectConsistency } from "./consistency.ts";
import { repairConsistency } from "./repair.ts";

/** Maximum passes: a removed listing leaves its entries in the full-text index, and these may leave wrong counts. */
const MAX_PASSES = 3;

/**
 * Rebuilds derived data, also while a server runs: the engine's indexes, the full-text index, references and counts. No business
 * changes. The schema must be up to date. Errors: AppError `storage` when it is damaged beyond that, locked or
 * not writable; `cancelled`.
 */
export async function repairDatabase({ file, problems, signal, onProgress }: RepairOptions): Promise<void> {
  const check = (db: Database) => rejectNewer(schemaVersion(db), `The database ${file}`);
  const db = openDatabase({ file, mustExist: true, check });
  try {
    if (schemaVersion(db) !== SCHEMA_VERSION) throw new Error("the schema is not up to date");
    if (problems.some(({ kind }) => kind === "lookups")) db.exec("REINDEX");
    await makeConsistent(db, onProgress, signal);
  } catch (error) {
    throw storageError(error);
  } finally {
    db.close();
  }
}

/**
 * Compares derived data with the businesses and rebuilds what differs. After an abort the rest is left to the server's upkeep.
 * Errors: SqliteError.
 */
export async function makeConsistent(
  db: Database,
  onProgress?: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const problems = inspectConsistency(db);
    await turn();
    onProgress?.(0);
    if (problems.length === 0) return;
    db.transaction(() => repairConsistency(db, problems)).immediate();
    if (problems.every(({ kind }) => kind === "counts")) continue;
    await createMaintenance(openEngine(db)).maintain("keys", signal, onProgress);
  }
}
