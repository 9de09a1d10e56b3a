import { access, constants, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import Sqlite, { type Database } from "better-sqlite3";
import { AppError, diskError } from "../../../errors.ts";
import { rejectNewer, schemaVersion } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { storageError } from "./storage-error.ts";

/** Pages that are copied before others get their turn: some 5 ms. */
const STEP_PAGES = 512;
/** A database, and what lies beside it while it is used. */
const OWN_ENDINGS = ["", "-wal", "-shm", "-journal"];

/**
 * Copies the whole database to `file` while others write: what is copied is the moment at which it began. The copy is
 * made under another name, opened and checked, and only then takes the name. Errors: AppError `usage` when that is the database's own name or that of its log, `storage`.
 */
export async function copyDatabase(db: Database, file: string, onProgress?: (fraction: number) => void): Promise<void> {
  if (!db.memory) await rejectOwnFile(db.name, file);
  await rejectUnwritable(file);
  const partial = `${file}.${process.pid}.part`;
  try {
    await removeDatabase(partial);
    await copyPages(db, partial, onProgress);
    await checkCopy(partial);
    await rename(partial, file);
  } catch (error) {
    await removeDatabase(partial);
    throw diskError(file, "written", storageError(error));
  }
}

/**
 * A connection of its own holds the moment still, without holding up anybody who writes meanwhile. Nobody else can write
 * to a database that is copied over from before the first call of `onProgress`; what that throws takes the copy back.
 * Errors: AppError `storage`, caused by SQLITE_BUSY when another program is writing to the database at `to`.
 */
export async function copyPages(db: Database, to: string, onProgress?: (fraction: number) => void): Promise<void> {
  const source = db.memory ? db : openDatabase({ file: db.name, mustExist: true });
  try {
    if (!db.memory) {
      source.exec("BEGIN");
      schemaVersion(source);
    }
    const { totalPages } = await source.backup(to, {
      progress({ totalPages: total, remainingPages }) {
        onProgress?.(1 - remainingPages / total);
        return STEP_PAGES;
      },
    });
    // the library takes a target that is locked at the first step for one that is done
    if (totalPages === 0) throw storageError(new Sqlite.SqliteError("the target is locked", "SQLITE_BUSY"));
    onProgress?.(1);
  } finally {
    if (!db.memory) source.close();
  }
}

/**
 * Reads a copy through, table by table so that others get their turn in between. Leaves a single file, without a log
 * beside it. Errors: AppError `storage` when it is no database, damaged, not Mainstreet's or of a newer program; they call
 * it `called`.
 */
export async function checkCopy(file: string, called = file): Promise<void> {
  const copy = openDatabase({ file, mustExist: true });
  try {
    rejectNewer(schemaVersion(copy), `The file ${called}`);
    const tables = copy.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    if (!tables.includes("businesses")) throw new AppError("storage", `${called} is not a Mainstreet database.`);
    for (const table of tables) {
      await turn();
      const [first] = copy.pragma(`quick_check('${table}')`) as { quick_check: string }[];
      if (first?.quick_check !== "ok") {
        throw new AppError("storage", `${called} is damaged (${first?.quick_check}). Use another backup.`);
      }
    }
    copy.pragma("journal_mode = DELETE");
  } catch (error) {
    throw storageError(error);
  } finally {
    copy.close();
  }
}

export async function removeDatabase(file: string): Promise<void> {
  await Promise.all(OWN_ENDINGS.map((end) => rm(file + end, { force: true })));
}

async function rejectOwnFile(database: string, file: string): Promise<void> {
  const [own, asked] = await Promise.all([realPath(database), realPath(file)]);
  if (OWN_ENDINGS.some((end) => own + end === asked)) {
    throw new AppError("usage", `${file} belongs to the database itself. Give the copy another name.`);
  }
}

/** Of a file that may not be there yet, by that of its folder. */
function realPath(file: string): Promise<string> {
  return realpath(file).catch(async () =>
    join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file)),
  );
}

/** Before the copying, which may take long, and because SQLite would speak of its own database. */
async function rejectUnwritable(file: string): Promise<void> {
  const there = await stat(file).catch(() => undefined);
  if (there?.isDirectory()) {
    throw new AppError("storage", `${file} is a folder. Name a file in it, such as ${join(file, "mainstreet.db")}.`);
  }
  await access(`${dirname(file)}/.`, constants.W_OK).catch((error: unknown) => {
    throw diskError(file, "written", error);
  });
}
