import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { AppError, diskError } from "../../../errors.ts";
import { syncFolder } from "../../../files/output-file.ts";
import type { RestoreOptions } from "../../store-options.ts";
import { copyDatabase, copyPages, DATABASE_SUFFIXES, removeDatabase } from "../connection/copy-database.ts";
import { openDatabase } from "../connection/open-database.ts";
import { isCausedBy, isDamage, storageError } from "../connection/storage-error.ts";
import { carryOver, carryOverFromFile } from "./carry-over.ts";
import { rebuildFromBackup } from "./rebuild-from-backup.ts";

/** Attempts to save the current database while others write to it. */
const MAX_SAVES = 4;
/** Time to wait for other writers. */
const LOCK_TIMEOUT_MS = 10_000;
const RETRY_MS = 15;
/** Share of the time for building the new database. */
const BUILDING_SHARE = 0.7;

/**
 * Copies the rows of a backup into a new database with our schema, then copies that over the current database in one transaction, so that a
 * running server can read meanwhile. A damaged or foreign current database is moved aside instead. Returns the path of the former data,
 * null without any. Errors, with nothing changed: AppError `not-found` and `unreadable` for the backup, `storage` for the database,
 * `conflict` when others keep writing to it, `cancelled`.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<string | null> {
  const { from, to, onCleaned, signal, onProgress } = options;
  const newFile = `${to}.${process.pid}.${randomBytes(6).toString("hex")}.restore`;
  const report = (fraction: number) => {
    if (signal?.aborted) throw new AppError("cancelled", "The restore was stopped before anything was changed.");
    onProgress?.(fraction);
  };
  try {
    await rebuildFromBackup({
      from,
      to: newFile,
      onCleaned,
      onProgress: (fraction) => report(fraction * BUILDING_SHARE),
    });
    if (existsSync(to)) {
      try {
        return await saveAndReplace(newFile, {
          ...options,
          onProgress: (doneShare) => report(BUILDING_SHARE + doneShare * (1 - BUILDING_SHARE)),
        });
      } catch (error) {
        if (!isDamage(storageError(error))) throw error;
      }
    }
    report(1);
    return await replaceFile(newFile, to);
  } catch (error) {
    throw storageError(error);
  } finally {
    await removeDatabase(newFile);
  }
}

/** Saves again when others wrote between saving and replacing, so that no write is missing from both. */
async function saveAndReplace(newFile: string, options: RestoreOptions): Promise<string> {
  const current = openDatabase({ file: options.to, mustExist: true });
  const version = () => current.pragma("data_version", { simple: true });
  try {
    for (let attempt = 1; ; attempt++) {
      const versionBefore = version();
      const savedPath = await options.saveCurrent((file, onProgress) =>
        copyDatabase(current, file, { onProgress, isAnyVersion: true }),
      );
      withDatabase(newFile, (database) => carryOver(database, current));
      if (await copyOver(newFile, options, () => version() === versionBefore)) return savedPath;
      if (attempt === MAX_SAVES) {
        throw new AppError(
          "conflict",
          "The database kept changing while it was saved, so it was left as it is. Wait until the import that is running has finished, or stop it, and restore again.",
        );
      }
    }
  } finally {
    current.close();
  }
}

/** Returns false, with nothing done, unless `isUnchanged` holds once the database is locked against other writers. */
async function copyOver(
  newFile: string,
  { to, onProgress }: RestoreOptions,
  isUnchanged: () => boolean,
): Promise<boolean> {
  const source = openDatabase({ file: newFile, mustExist: true });
  const changedError = new Error("the database has changed");
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  let hasStarted = false;
  try {
    for (;;) {
      try {
        await copyPages(source, to, (fraction) => {
          if (!hasStarted && !isUnchanged()) throw changedError;
          hasStarted = true;
          // At 1 the copy is committed, which is too late to stop.
          if (fraction < 1) onProgress?.(fraction);
        });
        return true;
      } catch (error) {
        if (error === changedError) return false;
        if (!isCausedBy(error, /^SQLITE_BUSY/) || performance.now() > deadline) throw error;
        await pause(RETRY_MS);
      }
    }
  } finally {
    source.close();
  }
}

/**
 * Puts the new database in place of a missing or damaged one, which is moved aside with its log: a log that stayed would be played into the
 * new database. Servers that have the old file open notice that it was replaced.
 */
async function replaceFile(newFile: string, to: string): Promise<string | null> {
  withDatabase(newFile, (database) => carryOverFromFile(database, to));
  await syncFile(newFile);
  const hadDatabase = existsSync(to);
  const asidePath = `${to}.damaged-${new Date().toISOString().replace(/\D/g, "").slice(0, 17)}`;
  for (const end of DATABASE_SUFFIXES) if (existsSync(to + end)) await rename(to + end, asidePath + end);
  try {
    await link(newFile, to).catch((error: NodeJS.ErrnoException) => {
      // Some file systems have no hard links.
      if (error.code === "EEXIST") throw error;
      return rename(newFile, to);
    });
  } catch (error) {
    throw diskError(to, "written", error, ` The former database is ${asidePath}. Restore again.`);
  }
  await rm(newFile, { force: true });
  await syncFolder(dirname(to));
  return hadDatabase ? asidePath : null;
}

/** Syncs the new database, which was written without waiting for the disk. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function withDatabase(file: string, work: (db: Database) => void): void {
  const db = openDatabase({ file, mustExist: true });
  try {
    db.transaction(() => work(db))();
  } finally {
    db.close();
  }
}
