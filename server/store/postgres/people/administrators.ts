import { roleOf } from "#domain/accounts/roles";
import type { OwnedSession, SessionOrigin, SessionRecord, SessionSummary } from "../../port/accounts.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Administrators and their sessions. */
export const administrators = {
  names: (tx: Transaction) => tx.values<string>("SELECT username FROM administrators ORDER BY username"),
  password: (tx: Transaction, username: string) =>
    tx.value<string>("SELECT password FROM administrators WHERE username = $1", [username]),

  async addFirst(tx: Transaction, username: string, hash: string, at: Date): Promise<boolean> {
    const addedCount = await tx.run(
      `INSERT INTO administrators (username, password, changed_at, added_at)
       SELECT $1::text, $2::text, $3::bigint, $3::bigint WHERE NOT EXISTS (SELECT 1 FROM administrators)`,
      [username, hash, at.getTime()],
    );
    if (addedCount > 0) await tx.run("DELETE FROM one_time_links WHERE purpose = 'first'");
    return addedCount > 0;
  },

  async setPassword(tx: Transaction, username: string, hash: string, at: Date, exceptKey = ""): Promise<boolean> {
    await tx.run("DELETE FROM sessions WHERE username = $1 AND key <> $2", [username, exceptKey]);
    await tx.run("DELETE FROM one_time_links WHERE purpose = 'password' AND username = $1", [username]);
    const changedCount = await tx.run("UPDATE administrators SET password = $1, changed_at = $2 WHERE username = $3", [
      hash,
      at.getTime(),
      username,
    ]);
    return changedCount > 0;
  },

  async session(tx: Transaction, key: string, at: Date): Promise<OwnedSession | undefined> {
    const row = await tx.row<{ data: string; role: string; seenAt: number }>(
      `SELECT data, role, seen_at AS "seenAt" FROM sessions JOIN administrators USING (username)
       WHERE key = $1 AND expires_at > $2`,
      [key, at.getTime()],
    );
    if (row === undefined) return undefined;
    return { data: JSON.parse(row.data), role: roleOf(row.role), seenAt: new Date(row.seenAt) };
  },

  async beginSession(
    tx: Transaction,
    key: string,
    { data, expiresAt, origin }: SessionRecord,
    username: string,
    hash: string,
    at: Date,
  ): Promise<boolean> {
    await tx.run("DELETE FROM sessions WHERE expires_at <= $1", [at.getTime()]);
    const rowCount = await tx.run(
      `INSERT INTO sessions (key, username, data, expires_at, browser, network, seen_at)
       SELECT $1::text, username, $2::text, $3::bigint, $4::text, $5::text, $6::bigint
       FROM administrators WHERE username = $7 AND password = $8`,
      [
        key,
        JSON.stringify(data),
        expiresAt.getTime(),
        origin?.browser ?? "",
        origin?.network ?? "",
        at.getTime(),
        username,
        hash,
      ],
    );
    return rowCount > 0;
  },

  async renewSession(tx: Transaction, key: string, { data, expiresAt }: SessionRecord): Promise<void> {
    await tx.run("UPDATE sessions SET data = $1, expires_at = $2 WHERE key = $3", [
      JSON.stringify(data),
      expiresAt.getTime(),
      key,
    ]);
  },

  async touchSession(tx: Transaction, key: string, { browser, network }: SessionOrigin, at: Date): Promise<void> {
    await tx.run("UPDATE sessions SET browser = $1, network = $2, seen_at = $3 WHERE key = $4", [
      browser,
      network,
      at.getTime(),
      key,
    ]);
  },

  async sessionsOf(tx: Transaction, username: string, at: Date): Promise<SessionSummary[]> {
    const rows = await tx.rows<Omit<SessionSummary, "seenAt"> & { seenAt: number }>(
      `SELECT key, browser, network, seen_at AS "seenAt" FROM sessions WHERE username = $1 AND expires_at > $2
       ORDER BY seen_at DESC, key`,
      [username, at.getTime()],
    );
    return rows.map((row) => ({ ...row, seenAt: new Date(row.seenAt) }));
  },

  async endSession(tx: Transaction, key: string): Promise<boolean> {
    return (await tx.run("DELETE FROM sessions WHERE key = $1", [key])) > 0;
  },

  endSessionsOf(tx: Transaction, username: string, keys: { key: string } | { exceptKey: string }): Promise<number> {
    return "key" in keys
      ? tx.run("DELETE FROM sessions WHERE username = $1 AND key = $2", [username, keys.key])
      : tx.run("DELETE FROM sessions WHERE username = $1 AND key <> $2", [username, keys.exceptKey]);
  },
};
