import { access, constants, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import Sqlite, { type Database } from "better-sqlite3";
import { AppError, diskError } from "../../../errors.ts";
import { createOutput, type OutputKind } from "../../../files/output-file.ts";
import type { CopyReport } from "../../store-options.ts";
import { sqliteAddon } from "./load-addon.ts";
import { rejectNewer, schemaVersion } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { damageError, firstFinding, storageError } from "./storage-error.ts";

/** Pages copied per turn of the event loop: some 5 ms. */
const CHUNK_PAGES = 512;
/** Suffixes of the database file and those that SQLite puts beside it. */
export const DATABASE_SUFFIXES = ["", "-wal", "-shm", "-journal"];

export interface CopyOptions {
  onProgress?: ((fraction: number) => void) | undefined;
  /** Also copies the database of a newer program. */
  isAnyVersion?: boolean;
}

/**
 * Copies a snapshot of the database to `file` while others write. The copy is written under a temporary name, verified and
 * renamed; it replaces nothing but another copy. Errors: AppError `usage` when `file` belongs to the database itself, `storage`.
 */
export async function copyDatabase(db: Database, file: string, options: CopyOptions = {}): Promise<CopyReport> {
  if (!db.memory) await rejectOwnFile(db.name, file);
  await rejectUnwritable(file);
  const output = await createOutput(file, DATABASE);
  const { partial, handle } = output;
  try {
    await handle.close();
    const businessCount = await copyPages(db, partial, options.onProgress);
    const businesses = await checkCopy(partial, options.isAnyVersion);
    if (businessCount !== undefined && businessCount !== businesses) {
      throw damageError(`The copy has ${businesses} businesses, and the database ${businessCount}.`);
    }
    const { size: bytes } = await stat(partial);
    await output.commit();
    return { businesses, bytes };
  } catch (error) {
    await output.discard();
    await removeDatabase(partial);
    throw diskError(file, "written", storageError(error));
  }
}

/** Another program's database is not replaced. */
const DATABASE: OutputKind = {
  name: "a Mainstreet database",
  matches(head, _tail, file) {
    if (!head.toString("latin1", 0, 16).startsWith("SQLite format 3\0")) return false;
    const db = new Sqlite(file, { readonly: true, nativeBinding: sqliteAddon() } as Sqlite.Options);
    try {
      const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      return tables.includes("businesses") && tables.includes("counters");
    } catch {
      return false;
    } finally {
      db.close();
    }
  },
};

/**
 * Copies a snapshot, held by a connection of its own so that others can write. The target is locked against other writers
 * from before the first call of `onProgress`; an error thrown there rolls the copy back. Errors: AppError `storage`, caused
 * by SQLITE_BUSY when another process is writing to the target. Returns how many businesses the snapshot has.
 */
export async function copyPages(
  db: Database,
  to: string,
  onProgress?: (fraction: number) => void,
): Promise<number | undefined> {
  const source = db.memory ? db : openDatabase({ file: db.name, mustExist: true });
  try {
    if (!db.memory) source.exec("BEGIN");
    const businesses = countBusinesses(source);
    const { totalPages } = await source.backup(to, {
      progress({ totalPages: total, remainingPages }) {
        onProgress?.(1 - remainingPages / total);
        return CHUNK_PAGES;
      },
    });
    // better-sqlite3 reports a target that is locked at the first step as done.
    if (totalPages === 0) throw storageError(new Sqlite.SqliteError("the target is locked", "SQLITE_BUSY"));
    onProgress?.(1);
    return businesses;
  } finally {
    if (!db.memory) source.close();
  }
}

/**
 * Verifies a copy, table by table between turns of the event loop, and leaves a single file without a log. Returns the number
 * of businesses. Errors: AppError `storage` when it is no database, damaged, not Mainstreet's or, unless `isAnyVersion`, of a
 * newer program.
 */
async function checkCopy(file: string, isAnyVersion = false): Promise<number> {
  const copy = openDatabase({ file, mustExist: true });
  try {
    if (!isAnyVersion) rejectNewer(schemaVersion(copy), `The file ${file}`);
    const tables = copy.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    if (!tables.includes("businesses")) throw damageError(`${file} is not a Mainstreet database.`);
    for (const table of tables) {
      await turn();
      const rows = copy.pragma(`quick_check("${table.replaceAll('"', '""')}")`) as { quick_check: string }[];
      const finding = firstFinding(rows.map((row) => row.quick_check));
      if (finding !== undefined) throw damageError(`The database is damaged (${table}: ${finding}).`);
    }
    const businesses = countBusinesses(copy);
    copy.pragma("journal_mode = DELETE");
    return businesses ?? 0;
  } catch (error) {
    throw storageError(error);
  } finally {
    copy.close();
  }
}

/** Begins the snapshot of a transaction. Returns undefined when this is no Mainstreet database. */
function countBusinesses(db: Database): number | undefined {
  const hasTable = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'businesses'").get();
  if (hasTable === undefined) return undefined;
  return db.prepare<[], number>("SELECT count(*) FROM businesses").pluck().get();
}

export async function removeDatabase(file: string): Promise<void> {
  await Promise.all(DATABASE_SUFFIXES.map((end) => rm(file + end, { force: true })));
}

async function rejectOwnFile(database: string, file: string): Promise<void> {
  const [ownPath, targetPath] = await Promise.all([realPath(database), realPath(file)]);
  if (DATABASE_SUFFIXES.some((end) => ownPath + end === targetPath)) {
    throw new AppError("usage", `${file} belongs to the database itself. Give the copy another name.`);
  }
}

/** Resolves also a file that does not exist yet, by the path of its folder. */
function realPath(file: string): Promise<string> {
  return realpath(file).catch(async () =>
    join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file)),
  );
}

/** Checks before the long copy, and because SQLite's own message would name the source. */
async function rejectUnwritable(file: string): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (stats?.isDirectory()) {
    throw new AppError("storage", `${file} is a folder. Name a file in it, such as ${join(file, "mainstreet.db")}.`);
  }
  await access(`${dirname(file)}/.`, constants.W_OK).catch((error: unknown) => {
    throw diskError(file, "written", error);
  });
}
