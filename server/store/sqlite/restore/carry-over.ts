import { existsSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { GUARDED_SETTINGS, LOCAL_SETTINGS } from "../../copy/copied-tables.ts";
import { openDatabase } from "../connection/open-database.ts";
import { copyAdministrators } from "../people/administrators.ts";
import { openCounters } from "../write/counters.ts";

/**
 * Carries over what must not go back in time: ids that were assigned since the backup, cache versions, the settings of this installation
 * and those that a backup must not choose, the current administrators with their sessions, and the job that restores. If the current
 * database lacks something, or cannot read it because it is damaged or of another version, the backup's value stays, except for the
 * settings of the installation: a new key then signs cookies.
 */
export function carryOver(restoredDatabase: Database, current: Database | undefined): void {
  const forget = restoredDatabase.prepare("DELETE FROM settings WHERE name = ?");
  for (const name of LOCAL_SETTINGS) forget.run(name);
  if (current === undefined) return;
  const steps = [
    carryOverSequences,
    carryOverCounters,
    carryOverLocalSettings,
    carryOverGuardedSettings,
    copyAdministrators,
    carryOverSessions,
    carryOverRestoreJob,
    carryOverScheduledFiles,
  ];
  for (const step of steps) {
    try {
      step(restoredDatabase, current);
    } catch (error) {
      if (!/^SQLITE_(ERROR|CORRUPT|NOTADB|IOERR|CANTOPEN)/.test((error as { code?: string }).code ?? "")) throw error;
    }
  }
}

/** Carries over from a damaged database, as far as it can be read. */
export function carryOverFromFile(restoredDatabase: Database, file: string): void {
  let current: Database | undefined;
  try {
    current = existsSync(file) ? openDatabase({ file, readonly: true }) : undefined;
  } catch {
    // The database cannot be opened at all.
  }
  try {
    carryOver(restoredDatabase, current);
  } finally {
    current?.close();
  }
}

/** Carries over sequences: ids of imports and jobs name files, so none is assigned twice. */
function carryOverSequences(restoredDatabase: Database, current: Database): void {
  const selectLastId = current.prepare<[string], number>("SELECT seq FROM sqlite_sequence WHERE name = ?").pluck();
  const raise = restoredDatabase.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?");
  const add = restoredDatabase.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)");
  for (const table of ["imports", "jobs"]) {
    const lastId = selectLastId.get(table) ?? 0;
    if (raise.run(lastId, table).changes === 0) add.run(table, lastId);
  }
}

function carryOverCounters(restoredDatabase: Database, current: Database): void {
  const [counters, currentCounters] = [openCounters(restoredDatabase), openCounters(current)];
  for (const name of ["revision", "generation", "lastBusinessId"] as const) {
    const higherValue = Math.max(counters.get(name), currentCounters.get(name));
    counters.set(name, name === "lastBusinessId" ? higherValue : higherValue + 1);
  }
}

function carryOverLocalSettings(restoredDatabase: Database, current: Database): void {
  replaceSettings(LOCAL_SETTINGS, restoredDatabase, current);
}

function carryOverGuardedSettings(restoredDatabase: Database, current: Database): void {
  if (current.prepare("SELECT 1 FROM administrators").get() === undefined) return;
  replaceSettings(GUARDED_SETTINGS, restoredDatabase, current);
}

function replaceSettings(names: readonly string[], restoredDatabase: Database, current: Database): void {
  const value = current.prepare<[string], string>("SELECT value FROM settings WHERE name = ?").pluck();
  const remove = restoredDatabase.prepare("DELETE FROM settings WHERE name = ?");
  const add = restoredDatabase.prepare("INSERT INTO settings VALUES (?, ?)");
  for (const name of names) {
    const ownValue = value.get(name);
    remove.run(name);
    if (ownValue !== undefined) add.run(name, ownValue);
  }
}

/** Carries over the sessions of administrators who stay: whoever restores remains signed in. */
function carryOverSessions(restoredDatabase: Database, current: Database): void {
  const names = restoredDatabase.prepare<[], string>("SELECT username FROM administrators").pluck().all();
  const sessions = current.prepare("SELECT * FROM sessions").all() as Row[];
  copyRowsOf(
    "sessions",
    sessions.filter(({ username }) => names.includes(String(username))),
    restoredDatabase,
  );
}

/** The server waits for the end of the job that restores, under its id. */
function carryOverRestoreJob(restoredDatabase: Database, current: Database): void {
  const jobs = current.prepare("SELECT * FROM jobs WHERE state = 'running' AND kind = 'restore'").all() as Row[];
  copyRowsOf("jobs", jobs, restoredDatabase);
}

/** A file that was imported before must not be imported again automatically, since the restore may have reverted it on purpose. */
function carryOverScheduledFiles(restoredDatabase: Database, current: Database): void {
  copyRowsOf("scheduled_files", current.prepare("SELECT * FROM scheduled_files").all() as Row[], restoredDatabase);
}

type Row = Readonly<Record<string, unknown>> & { username?: unknown };

function copyRowsOf(table: string, rows: readonly Row[], target: Database): void {
  for (const row of rows) {
    const names = Object.keys(row);
    const values = names.map((name) => row[name]);
    target
      .prepare(`INSERT OR REPLACE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
      .run(...values);
  }
}
