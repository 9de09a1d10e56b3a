import { existsSync } from "node:fs";
import { access, constants, rename, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { AppError, diskError } from "../../../errors.ts";
import { copyAdministrators } from "../history/administrators.ts";
import { openCounters } from "../write/counters.ts";
import { checkCopy, copyPages, removeDatabase } from "./copy-database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { storageError } from "./storage-error.ts";

/** Attempts to save the current database while others write to it. */
const MAX_SAVES = 4;
/** How long to wait for other writers. */
const LOCK_TIMEOUT_MS = 10_000;
const RETRY_MS = 15;

export interface RestoreOptions {
  /** The backup; it is only read. */
  from: string;
  /** The database. */
  to: string;
  /**
   * Saves the current database and returns the path of the copy. Called once the backup is verified, and again when others
   * changed the database since.
   */
  saveCurrent: () => Promise<string>;
  onProgress?: (fraction: number) => void;
}

/**
 * Copies a verified backup over the database in one transaction, so that a running server goes on reading. A damaged
 * database is moved aside instead. Returns the path of the former data, null when there was none. Errors, with nothing
 * changed: AppError `not-found` and `unreadable` for the backup, `storage` for the database, `conflict` when others keep
 * writing to it.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<string | null> {
  const { from, to } = options;
  await rejectUnreadable(from);
  const copyFile = `${to}.${process.pid}.restore`;
  try {
    await removeDatabase(copyFile);
    await copyBackup(from, copyFile);
    if (!existsSync(to)) {
      await copyOver(copyFile, options);
      return null;
    }
    try {
      return await saveAndReplace(copyFile, options);
    } catch (error) {
      if (!isDamage(storageError(error))) throw error;
    }
    const aside = await moveAside(to);
    await copyOver(copyFile, options);
    return aside;
  } catch (error) {
    throw storageError(error);
  } finally {
    await removeDatabase(copyFile);
  }
}

async function rejectUnreadable(from: string): Promise<void> {
  if (!existsSync(from)) throw new AppError("not-found", `There is no file ${from}.`);
  if ((await stat(from)).isDirectory()) {
    throw new AppError("unreadable", `${from} is a folder. Name the backup in it that you want to restore.`);
  }
  await access(from, constants.R_OK).catch((error: unknown) => {
    throw diskError(from, "read", error);
  });
}

/** Verifies and migrates a copy, since the backup itself must not change. */
async function copyBackup(from: string, copyFile: string): Promise<void> {
  try {
    const backup = openDatabase({ file: from, readonly: true });
    try {
      await backup.backup(copyFile);
    } finally {
      backup.close();
    }
    await checkCopy(copyFile, from);
    const copy = openDatabase({ file: copyFile, mustExist: true });
    try {
      migrate(copy);
      // Sessions that ended since the backup stay ended, and its running jobs do not run now.
      copy.exec("DELETE FROM sessions; UPDATE jobs SET state = 'interrupted' WHERE state = 'running'");
    } finally {
      copy.close();
    }
  } catch (error) {
    const known = storageError(error);
    if (!isDamage(known)) throw known;
    throw new AppError("unreadable", `${from} is not a Mainstreet backup, or it is damaged.`, [], { cause: error });
  }
}

/** Carries over what must not go back in time: cache versions, ids that were assigned since the backup, and passwords. */
function carryOver(copyFile: string, current: Database): void {
  const copy = openDatabase({ file: copyFile, mustExist: true });
  try {
    copyAdministrators(copy, current);
    carryOverSequences(copy, current);
    const [restored, counters] = [openCounters(copy), openCounters(current)];
    for (const name of ["revision", "generation", "lastBusinessId"] as const) {
      const higher = Math.max(restored.get(name), counters.get(name));
      restored.set(name, name === "lastBusinessId" ? higher : higher + 1);
    }
  } finally {
    copy.close();
  }
}

/** Ids of imports and jobs name files, so none is assigned twice. */
function carryOverSequences(restored: Database, present: Database): void {
  const last = present.prepare<[string], number>("SELECT seq FROM sqlite_sequence WHERE name = ?").pluck();
  const raise = restored.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?");
  const add = restored.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)");
  for (const table of ["imports", "jobs"]) {
    const lastId = last.get(table) ?? 0;
    if (raise.run(lastId, table).changes === 0) add.run(table, lastId);
  }
}

/** Saves again when others wrote between saving and replacing, so that no write is missing from both. */
async function saveAndReplace(copyFile: string, options: RestoreOptions): Promise<string> {
  const current = openDatabase({ file: options.to, mustExist: true });
  const version = () => current.pragma("data_version", { simple: true });
  try {
    for (let saves = 1; ; saves++) {
      const before = version();
      const savedTo = await options.saveCurrent();
      carryOver(copyFile, current);
      if (await copyOver(copyFile, options, () => version() === before)) return savedTo;
      if (saves === MAX_SAVES) {
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

/** False, with nothing done, unless `isUnchanged` holds once the database is locked against other writers. */
async function copyOver(
  copyFile: string,
  { to, onProgress }: RestoreOptions,
  isUnchanged = () => true,
): Promise<boolean> {
  const source = openDatabase({ file: copyFile, mustExist: true });
  const changed = new Error("the database has changed");
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  let hasStarted = false;
  try {
    for (;;) {
      try {
        await copyPages(source, to, (fraction) => {
          if (!hasStarted && !isUnchanged()) throw changed;
          hasStarted = true;
          onProgress?.(fraction);
        });
        return true;
      } catch (error) {
        if (error === changed) return false;
        if (!isCausedBy(error, /^SQLITE_BUSY/) || performance.now() > deadline) throw error;
        await pause(RETRY_MS);
      }
    }
  } finally {
    source.close();
  }
}

async function moveAside(to: string): Promise<string> {
  const aside = `${to}.damaged-${Date.now()}`;
  for (const end of ["", "-wal", "-shm"]) if (existsSync(to + end)) await rename(to + end, aside + end);
  return aside;
}

function isDamage(error: unknown): boolean {
  return isCausedBy(error, /^SQLITE_(CORRUPT|NOTADB)/);
}

function isCausedBy(error: unknown, code: RegExp): boolean {
  const cause = error instanceof AppError ? (error.cause as { code?: string } | undefined) : undefined;
  return code.test(cause?.code ?? "");
}
