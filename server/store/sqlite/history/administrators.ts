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

/** Its methods need the caller's transaction. */
export function openAdministrators(db: Database) {
  const names = db.prepare<[], string>("SELECT username FROM administrators ORDER BY username").pluck();
  const password = db.prepare<[string], string>("SELECT password FROM administrators WHERE username = ?").pluck();
  const addFirst = db.prepare(
    "INSERT INTO administrators SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM administrators)",
  );
  const setPassword = db.prepare("UPDATE administrators SET password = ?, changed_at = ? WHERE username = ?");
  const endAll = db.prepare("DELETE FROM sessions WHERE username = ?");

  const session = db
    .prepare<[string, number], string>("SELECT data FROM sessions WHERE key = ? AND expires_at > ?")
    .pluck();
  const begin = db.prepare(
    "INSERT INTO sessions SELECT ?, username, ?, ? FROM administrators WHERE username = ? AND password = ?",
  );
  const renew = db.prepare("UPDATE sessions SET data = ?, expires_at = ? WHERE key = ?");
  const end = db.prepare("DELETE FROM sessions WHERE key = ?");
  const forgetExpired = db.prepare("DELETE FROM sessions WHERE expires_at <= ?");

  return {
    names: (): string[] => names.all(),
    password: (username: string): string | undefined => password.get(username),
    addFirst: (username: string, hash: string, at: Date): boolean =>
      addFirst.run(username, hash, at.getTime()).changes > 0,
    setPassword(username: string, hash: string, at: Date): boolean {
      endAll.run(username);
      return setPassword.run(hash, at.getTime(), username).changes > 0;
    },

    session(key: string, at: Date): Record<string, unknown> | undefined {
      const data = session.get(key, at.getTime());
      return data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>);
    },
    beginSession(key: string, { data, expiresAt }: SessionRecord, username: string, hash: string, at: Date): boolean {
      forgetExpired.run(at.getTime());
      return begin.run(key, JSON.stringify(data), expiresAt.getTime(), username, hash).changes > 0;
    },
    renewSession(key: string, { data, expiresAt }: SessionRecord) {
      renew.run(JSON.stringify(data), expiresAt.getTime(), key);
    },
    endSession(key: string) {
      end.run(key);
    },
  };
}
