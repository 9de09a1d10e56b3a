import type { Database } from "better-sqlite3";
import type { SessionRecord } from "../../port/accounts.ts";

/** Replaces the administrators of a restored database by the current ones, if there are any. */
export function copyAdministrators(restoredDatabase: Database, current: Database): void {
  const administrators = current.prepare("SELECT username, password, changed_at FROM administrators").raw().all();
  if (administrators.length === 0) return;
  restoredDatabase.exec("DELETE FROM administrators");
  const add = restoredDatabase.prepare("INSERT INTO administrators VALUES (?, ?, ?)");
  for (const row of administrators) add.run(...(row as unknown[]));
}

/** Administrators and their sessions. Calls need the caller's transaction. */
export function openAdministrators(db: Database) {
  const selectNames = db.prepare<[], string>("SELECT username FROM administrators ORDER BY username").pluck();
  const selectPassword = db.prepare<[string], string>("SELECT password FROM administrators WHERE username = ?").pluck();
  const addFirst = db.prepare(
    "INSERT INTO administrators SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM administrators)",
  );
  const setPassword = db.prepare("UPDATE administrators SET password = ?, changed_at = ? WHERE username = ?");
  const endSessions = db.prepare("DELETE FROM sessions WHERE username = ?");

  const selectSession = db
    .prepare<[string, number], string>("SELECT data FROM sessions WHERE key = ? AND expires_at > ?")
    .pluck();
  const insertSession = db.prepare(
    "INSERT INTO sessions SELECT ?, username, ?, ? FROM administrators WHERE username = ? AND password = ?",
  );
  const updateSession = db.prepare("UPDATE sessions SET data = ?, expires_at = ? WHERE key = ?");
  const deleteSession = db.prepare("DELETE FROM sessions WHERE key = ?");
  const deleteExpired = db.prepare("DELETE FROM sessions WHERE expires_at <= ?");

  return {
    names: (): string[] => selectNames.all(),
    password: (username: string): string | undefined => selectPassword.get(username),
    addFirst: (username: string, hash: string, at: Date): boolean =>
      addFirst.run(username, hash, at.getTime()).changes > 0,
    setPassword(username: string, hash: string, at: Date): boolean {
      endSessions.run(username);
      return setPassword.run(hash, at.getTime(), username).changes > 0;
    },

    session(key: string, at: Date): Record<string, unknown> | undefined {
      const data = selectSession.get(key, at.getTime());
      return data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>);
    },
    beginSession(key: string, { data, expiresAt }: SessionRecord, username: string, hash: string, at: Date): boolean {
      deleteExpired.run(at.getTime());
      return insertSession.run(key, JSON.stringify(data), expiresAt.getTime(), username, hash).changes > 0;
    },
    renewSession(key: string, { data, expiresAt }: SessionRecord) {
      updateSession.run(JSON.stringify(data), expiresAt.getTime(), key);
    },
    endSession(key: string) {
      deleteSession.run(key);
    },
  };
}
