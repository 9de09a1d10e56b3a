import Sqlite from "better-sqlite3";
import { AppError } from "../../../errors.ts";

/** Sentences on what happened and what to do, by SQLite result code, or the prefix of extended ones (SQLITE_IOERR_WRITE …). */
const MESSAGES: readonly (readonly [code: string, sentence: string])[] = [
  ["SQLITE_FULL", "The disk is full. Free some space and try again; nothing was half-written."],
  [
    "SQLITE_IOERR_SHMSIZE",
    "The disk is full, or it fails: mainstreet.db-shm, without which the database cannot be opened, has no room. Free some space and try again.",
  ],
  [
    "SQLITE_READONLY",
    "The database cannot be written: its disk, folder or file is read-only. Mount the disk for writing or let this user write there, or choose another folder with --data.",
  ],
  [
    "SQLITE_BUSY",
    "The database is locked by another program. Wait until that has finished, or stop it, and try again.",
  ],
  ["SQLITE_LOCKED", "The database is locked by another program. Wait until that has finished and try again."],
  ["SQLITE_CORRUPT", "The database is damaged. Put a backup in its place with: mainstreet restore FILE"],
  [
    "SQLITE_NOTADB",
    "The file mainstreet.db is not a database. Move it away, or put a backup in its place with: mainstreet restore FILE",
  ],
  [
    "SQLITE_CANTOPEN",
    "The database cannot be opened. Check that the data folder is there, that its disk is mounted for writing, and that this user may read and write it.",
  ],
  // SQLite reports an exhausted quota (EDQUOT) as a failed write
  [
    "SQLITE_IOERR_WRITE",
    "The database cannot be written: the disk failed, or the quota of this user is used up. Check both and try again; if the database is damaged, put a backup in its place with: mainstreet restore FILE",
  ],
  // A full disk can fail a sync or a change of size, which SQLite does not distinguish from other failures.
  [
    "SQLITE_IOERR",
    "The database cannot be read or written: the disk failed or is full. Check both and try again; if the database is damaged, put a backup in its place with: mainstreet restore FILE",
  ],
];

/** Turns errors of disk and file into AppError `storage`; any other error is a bug and returned as it is. */
export function storageError(error: unknown): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error;
  const sentence = MESSAGES.find(([code]) => error.code.startsWith(code))?.[1];
  return sentence === undefined ? error : new AppError("storage", sentence, [], { cause: error });
}

/** Tells whether an AppError was caused by an SQLite error with this code. */
export function isCausedBy(error: unknown, code: RegExp): boolean {
  const cause = error instanceof AppError ? (error.cause as { code?: string } | undefined) : undefined;
  return code.test(cause?.code ?? "");
}

/** Tells whether a file is damaged or no database. */
export function isDamage(error: unknown): boolean {
  return isCausedBy(error, /^SQLITE_(CORRUPT|NOTADB)/);
}

/** Makes an AppError `storage` that `isDamage` recognises. */
export function damageError(sentence: string): AppError {
  return new AppError("storage", sentence, [], { cause: new Sqlite.SqliteError(sentence, "SQLITE_CORRUPT") });
}

/** Maximum characters of SQLite's report that a sentence quotes. */
const MAX_FINDING_CHARS = 120;

/**
 * Summarizes the rows of `integrity_check` or `quick_check`, each of which may have many lines: the first finding, truncated, and the
 * number of others. Returns undefined without findings.
 */
export function firstFinding(rows: readonly string[]): string | undefined {
  const lines = rows.flatMap((row) => row.split("\n")).map((line) => line.trim());
  // A line of stars only names the database.
  const findings = lines.filter((line) => line !== "" && line !== "ok" && !line.startsWith("***"));
  const [first] = findings;
  if (first === undefined) return undefined;
  const quotedFinding = first.length > MAX_FINDING_CHARS ? `${first.slice(0, MAX_FINDING_CHARS - 1)}…` : first;
  return findings.length > 1 ? `${quotedFinding}, and ${findings.length - 1} more` : quotedFinding;
}
