import { access, constants, stat } from "node:fs/promises";
import type { Database } from "better-sqlite3";
import { AppError, diskError } from "../../../errors.ts";
import type { CleanedReport } from "../../store-options.ts";
import { removeDatabase } from "../connection/copy-database.ts";
import { migrate, migrateTo } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { isDamage, storageError } from "../connection/storage-error.ts";
import { makeConsistent } from "../inspection/repair-database.ts";
import { buildListIndexes } from "../write/list-indexes.ts";
import { backupVersion, refuse, requireOwnSchema } from "./check-schema.ts";
import { renewKeys } from "./clean-businesses.ts";
import { cleanValues } from "./clean-values.ts";
import { CleanedValues } from "./cleaned-values.ts";
import { copyRows } from "./copy-rows.ts";

/** Pages copied per turn of the event loop. */
const CHUNK_PAGES = 512;
/** Page cache while rows are copied: indexes are written in no order. */
const CACHE_KB = 128_000;
/** Share of the time that copying the pages takes. */
const READING_SHARE = 0.2;

export interface RebuildOptions {
  /** The backup, which is only read. */
  from: string;
  /** The database to make, which must not exist. */
  to: string;
  /** Called often; throws to stop the restore. */
  onProgress: (fraction: number) => void;
  onCleaned?: ((report: CleanedReport) => void) | undefined;
}

/**
 * Rebuilds a database of the current schema from the rows of a backup. Nothing else of the backup is trusted, since it may have been
 * crafted. Values that no import would store are cut or left out, and derived data that contradicts the rows is rebuilt. Errors: AppError
 * `not-found`; `unreadable` when the backup is damaged, not Mainstreet's or holds more than rows; `storage` when it is of a newer program,
 * or for the disk.
 */
export async function rebuildFromBackup({ from, to, onProgress, onCleaned }: RebuildOptions): Promise<void> {
  await rejectUnreadable(from);
  const incomingFile = `${to}.incoming`;
  try {
    await readPages(from, incomingFile, (fraction) => onProgress(fraction * READING_SHARE));
    const cleanedValues = new CleanedValues();
    await copyBackup({ from, incoming: incomingFile, to }, cleanedValues, (fraction) =>
      onProgress(READING_SHARE + fraction * (1 - READING_SHARE)),
    );
    await finish(from, to, cleanedValues, () => onProgress(1));
    onCleaned?.(cleanedValues.report);
  } catch (error) {
    const knownError = storageError(error);
    if (!isDamage(knownError)) throw wrongValue(from, error) ?? knownError;
    throw new AppError("unreadable", `${from} is not a Mainstreet backup, or it is damaged.`, [], { cause: error });
  } finally {
    await removeDatabase(incomingFile);
  }
}

async function rejectUnreadable(from: string): Promise<void> {
  const stats = await stat(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") {
      throw new AppError("not-found", `There is no file ${from}.`);
    }
    throw diskError(from, "read", error);
  });
  if (stats.isDirectory()) {
    throw new AppError("unreadable", `${from} is a folder. Name the backup in it that you want to restore.`);
  }
  if (!stats.isFile()) throw new AppError("unreadable", `${from} is no file, so it is no backup.`);
  await access(from, constants.R_OK).catch((error: unknown) => {
    throw diskError(from, "read", error);
  });
}

/** Copies pages first: the backup itself may be on a read-only disk, and must not change. */
async function readPages(from: string, to: string, onProgress: (fraction: number) => void): Promise<void> {
  const backup = openDatabase({ file: from, readonly: true });
  try {
    await backup.backup(to, {
      progress({ totalPages, remainingPages }) {
        onProgress(1 - remainingPages / Math.max(1, totalPages));
        return CHUNK_PAGES;
      },
    });
  } finally {
    backup.close();
  }
}

async function copyBackup(
  { from, incoming, to }: Record<"from" | "incoming" | "to", string>,
  cleanedValues: CleanedValues,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const db = openPrivate(to);
  try {
    db.prepare("ATTACH ? AS backup").run(incoming);
    db.pragma("backup.cell_size_check = ON");
    migrateTo(db, backupVersion(db, from));
    const tables = requireOwnSchema(db, from);
    for (const table of tables) {
      onProgress(0);
      const [first] = db.pragma(`backup.quick_check('${table}')`) as { quick_check: string }[];
      if (first?.quick_check !== "ok") refuse(from, `damage in ${table}`);
    }
    db.exec("BEGIN");
    await copyRows(db, tables, cleanedValues, onProgress);
    db.exec("COMMIT");
  } finally {
    db.close();
  }
}

/** Uses its own connection: FTS5 caches its former tables. */
async function finish(from: string, to: string, cleanedValues: CleanedValues, onStep: () => void): Promise<void> {
  const db = openPrivate(to);
  try {
    migrate(db);
    const changedIds = cleanValues(db, from, cleanedValues);
    onStep();
    db.exec("DELETE FROM sessions; UPDATE jobs SET state = 'interrupted' WHERE state = 'running'");
    buildListIndexes(db);
    await makeConsistent(db, onStep);
    renewKeys(db, changedIds);
    const [orphan] = db.pragma("foreign_key_check") as { table: string }[];
    if (orphan !== undefined) refuse(from, `rows in ${orphan.table} that belong to nothing`);
  } finally {
    db.close();
  }
}

/** Opens without a journal: nobody else sees this database, and it is deleted when anything fails. */
function openPrivate(file: string): Database {
  const db = openDatabase({ file });
  db.pragma("journal_mode = OFF");
  db.pragma("synchronous = OFF");
  db.pragma(`cache_size = -${CACHE_KB}`);
  db.pragma("foreign_keys = OFF");
  db.pragma("ignore_check_constraints = ON");
  return db;
}

/** Describes a value of another type than its column, or twice where it must be unique. */
function wrongValue(from: string, error: unknown): AppError | undefined {
  const { code = "", message } = error as { code?: string; message: string };
  if (!/^SQLITE_(CONSTRAINT|MISMATCH)/.test(code)) return undefined;
  const asciiMessage = message.replace(/[^\x20-\x7e]/g, "?").slice(0, 200);
  return new AppError(
    "unreadable",
    `${from} was not restored: it has values that no Mainstreet database has (${asciiMessage}). Use another backup.`,
    [],
    { cause: error },
  );
}
