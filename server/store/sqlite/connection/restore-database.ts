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

/** How often the database is saved anew because others wrote to it meanwhile. */
const MOST_SAVES = 4;
/** How long it waits for others to finish writing, in milliseconds. */
const PATIENCE = 10_000;
const RETRY = 15;

export interface RestoreOptions {
  /** The backup; it is only read. */
  from: string;
  /** The database. */
  to: string;
  /**
   * Called with the checked backup in reach and the database untouched; returns where its copy is. Called again when
   * others changed the database since.
   */
  saveCurrent: () => Promise<string>;
  onProgress?: (fraction: number) => void;
}

/**
 * Copies a checked backup into the database as one transaction, so that a server beside it goes on reading. A database
 * that is damaged beyond opening is moved aside instead. Returns where what was there before is, null when nothing was.
 * Errors: AppError `not-found` and `unreadable` for the backup, `storage` for the database, `conflict` when others keep
 * writing to it; then nothing has changed.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<string | null> {
  const { from, to } = options;
  await rejectUnreadable(from);
  const checked = `${to}.${process.pid}.restore`;
  try {
    await removeDatabase(checked);
    await copyBackup(from, checked);
    if (!existsSync(to)) {
      await copyOver(checked, options);
      return null;
    }
    try {
      return await saveAndReplace(checked, options);
    } catch (error) {
      if (!isDamage(storageError(error))) throw error;
    }
    const aside = await moveAside(to);
    await copyOver(checked, options);
    return aside;
  } catch (error) {
    throw storageError(error);
  } finally {
    await removeDatabase(checked);
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

/** Checked and brought up to date on a copy, because the backup itself must stay as it is. */
async function copyBackup(from: string, checked: string): Promise<void> {
  try {
    const backup = openDatabase({ file: from, readonly: true });
    try {
      await backup.backup(checked);
    } finally {
      backup.close();
    }
    await checkCopy(checked, from);
    const copy = openDatabase({ file: checked, mustExist: true });
    try {
      migrate(copy);
      // who has logged out since the backup stays so, and what ran when it was made does not run now
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

/**
 * Visitors' caches must notice the change, remembered ids be forgotten, ids and numbers given since the backup not come
 * back, and no former password either.
 */
function continueFrom(checked: string, current: Database): void {
  const copy = openDatabase({ file: checked, mustExist: true });
  try {
    copyAdministrators(copy, current);
    continueNumbers(copy, current);
    const [restored, counters] = [openCounters(copy), openCounters(current)];
    for (const name of ["revision", "generation", "lastBusinessId"] as const) {
      const higher = Math.max(restored.get(name), counters.get(name));
      restored.set(name, name === "lastBusinessId" ? higher : higher + 1);
    }
  } finally {
    copy.close();
  }
}

/** What is kept in files by the number of an import or a job is never taken for that of another one. */
function continueNumbers(restored: Database, present: Database): void {
  const last = present.prepare<[string], number>("SELECT seq FROM sqlite_sequence WHERE name = ?").pluck();
  const raise = restored.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?");
  const add = restored.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)");
  for (const table of ["imports", "jobs"]) {
    const given = last.get(table) ?? 0;
    if (raise.run(given, table).changes === 0) add.run(table, given);
  }
}

/** Nothing that others write between saving and replacing may be lost from both: then it is saved again. */
async function saveAndReplace(checked: string, options: RestoreOptions): Promise<string> {
  const current = openDatabase({ file: options.to, mustExist: true });
  const version = () => current.pragma("data_version", { simple: true });
  try {
    for (let saves = 1; ; saves++) {
      const before = version();
      const saved = await options.saveCurrent();
      continueFrom(checked, current);
      if (await copyOver(checked, options, () => version() === before)) return saved;
      if (saves === MOST_SAVES) {
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

/** False, and nothing done, when the database is no longer `asSaved` once nobody else can write to it. */
async function copyOver(checked: string, { to, onProgress }: RestoreOptions, asSaved = () => true): Promise<boolean> {
  const source = openDatabase({ file: checked, mustExist: true });
  const moved = new Error("the database has changed");
  const deadline = performance.now() + PATIENCE;
  let begun = false;
  try {
    for (;;) {
      try {
        await copyPages(source, to, (fraction) => {
          if (!begun && !asSaved()) throw moved;
          begun = true;
          onProgress?.(fraction);
        });
        return true;
      } catch (error) {
        if (error === moved) return false;
        if (!isCausedBy(error, /^SQLITE_BUSY/) || performance.now() > deadline) throw error;
        await pause(RETRY);
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
