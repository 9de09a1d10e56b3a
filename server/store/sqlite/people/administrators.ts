import type { Database } from "better-sqlite3";
import { roleOf } from "#domain/accounts/roles";
import type { OwnedSession, SessionOrigin, SessionRecord, SessionSummary } from "../../port/accounts.ts";

/**
 * Replaces the people, their passkeys and one-time links of a restored database by the current ones, if there are people: a backup brings
 * back neither somebody or a passkey that was removed nor a link or a challenge that was used.
 */
export function copyAdministrators(restoredDatabase: Database, current: Database): void {
  restoredDatabase.exec("DELETE FROM one_time_links");
  if (current.prepare("SELECT 1 FROM administrators").get() === undefined) return;
  for (const table of ["administrators", "passkeys", "one_time_links", "used_challenges"])
    copyTable(restoredDatabase, current, table);
}

/** Copies the columns that the current database has, which may be of an earlier version. */
function copyTable(restoredDatabase: Database, current: Database, table: string): void {
  const columns = (current.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
  restoredDatabase.exec(`DELETE FROM ${table}`);
  if (columns.length === 0) return;
  const rows = current
    .prepare(`SELECT ${columns.join(", ")} FROM ${table}`)
    .raw()
    .all();
  const add = restoredDatabase.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  for (const row of rows) add.run(...(row as unknown[]));
}

interface SessionRow {
  data: string;
  role: string;
  seenAt: number;
}

/** Administrators and their sessions. Calls need the caller's transaction. */
export function openAdministrators(db: Database) {
  const selectNames = db.prepare<[], string>("SELECT username FROM administrators ORDER BY username").pluck();
  const selectPassword = db.prepare<[string], string>("SELECT password FROM administrators WHERE username = ?").pluck();
  const addFirst = db.prepare(
    `INSERT INTO administrators (username, password, changed_at, added_at)
     SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM administrators)`,
  );
  const endFirstLinks = db.prepare("DELETE FROM one_time_links WHERE purpose = 'first'");
  const setPassword = db.prepare("UPDATE administrators SET password = ?, changed_at = ? WHERE username = ?");
  const endPasswordLinks = db.prepare("DELETE FROM one_time_links WHERE purpose = 'password' AND username = ?");
  const endSessions = db.prepare("DELETE FROM sessions WHERE username = ? AND key <> ?");
  const endOneSession = db.prepare("DELETE FROM sessions WHERE username = ? AND key = ?");

  const selectSession = db.prepare<[string, number], SessionRow>(
    `SELECT data, role, seen_at AS seenAt FROM sessions JOIN administrators USING (username) WHERE key = ? AND expires_at > ?`,
  );
  const insertSession = db.prepare(
    `INSERT INTO sessions (key, username, data, expires_at, browser, network, seen_at)
     SELECT ?, username, ?, ?, ?, ?, ? FROM administrators WHERE username = ? AND password = ?`,
  );
  const updateSession = db.prepare("UPDATE sessions SET data = ?, expires_at = ? WHERE key = ?");
  const touchSession = db.prepare("UPDATE sessions SET browser = ?, network = ?, seen_at = ? WHERE key = ?");
  const selectSessions = db.prepare<[string, number], Omit<SessionSummary, "seenAt"> & { seenAt: number }>(
    `SELECT key, browser, network, seen_at AS seenAt FROM sessions WHERE username = ? AND expires_at > ?
     ORDER BY seen_at DESC, key`,
  );
  const deleteSession = db.prepare("DELETE FROM sessions WHERE key = ?");
  const deleteExpired = db.prepare("DELETE FROM sessions WHERE expires_at <= ?");

  return {
    names: (): string[] => selectNames.all(),
    password: (username: string): string | undefined => selectPassword.get(username),
    addFirst(username: string, hash: string, at: Date): boolean {
      const isAdded = addFirst.run(username, hash, at.getTime(), at.getTime()).changes > 0;
      if (isAdded) endFirstLinks.run();
      return isAdded;
    },
    setPassword(username: string, hash: string, at: Date, exceptKey = ""): boolean {
      endSessions.run(username, exceptKey);
      endPasswordLinks.run(username);
      return setPassword.run(hash, at.getTime(), username).changes > 0;
    },

    session(key: string, at: Date): OwnedSession | undefined {
      const row = selectSession.get(key, at.getTime());
      if (row === undefined) return undefined;
      return { data: JSON.parse(row.data), role: roleOf(row.role), seenAt: new Date(row.seenAt) };
    },
    beginSession(key: string, session: SessionRecord, username: string, hash: string, at: Date): boolean {
      deleteExpired.run(at.getTime());
      const { data, expiresAt, origin } = session;
      const place = [origin?.browser ?? "", origin?.network ?? "", at.getTime()];
      return insertSession.run(key, JSON.stringify(data), expiresAt.getTime(), ...place, username, hash).changes > 0;
    },
    renewSession(key: string, { data, expiresAt }: SessionRecord) {
      updateSession.run(JSON.stringify(data), expiresAt.getTime(), key);
    },
    touchSession(key: string, { browser, network }: SessionOrigin, at: Date) {
      touchSession.run(browser, network, at.getTime(), key);
    },
    sessionsOf: (username: string, at: Date): SessionSummary[] =>
      selectSessions.all(username, at.getTime()).map((row) => ({ ...row, seenAt: new Date(row.seenAt) })),
    endSession: (key: string): boolean => deleteSession.run(key).changes > 0,
    endSessionsOf: (username: string, keys: { key: string } | { exceptKey: string }): number =>
      "key" in keys ? endOneSession.run(username, keys.key).changes : endSessions.run(username, keys.exceptKey).changes,
  };
}
