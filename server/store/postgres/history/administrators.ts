import type { SessionRecord } from "../../port/accounts.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Administrators and their sessions. */
export const administrators = {
  names: (tx: Transaction) => tx.values<string>("SELECT username FROM administrators ORDER BY username"),
  password: (tx: Transaction, username: string) =>
    tx.value<string>("SELECT password FROM administrators WHERE username = $1", [username]),

  async addFirst(tx: Transaction, username: string, hash: string, at: Date): Promise<boolean> {
    const addedCount = await tx.run(
      `INSERT INTO administrators (username, password, changed_at)
       SELECT $1::text, $2::text, $3::bigint WHERE NOT EXISTS (SELECT 1 FROM administrators)`,
      [username, hash, at.getTime()],
    );
    return addedCount > 0;
  },

  async setPassword(tx: Transaction, username: string, hash: string, at: Date): Promise<boolean> {
    await tx.run("DELETE FROM sessions WHERE username = $1", [username]);
    const changedCount = await tx.run("UPDATE administrators SET password = $1, changed_at = $2 WHERE username = $3", [
      hash,
      at.getTime(),
      username,
    ]);
    return changedCount > 0;
  },

  async session(tx: Transaction, key: string, at: Date): Promise<Record<string, unknown> | undefined> {
    const data = await tx.value<string>("SELECT data FROM sessions WHERE key = $1 AND expires_at > $2", [
      key,
      at.getTime(),
    ]);
    return data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>);
  },

  async beginSession(
    tx: Transaction,
    key: string,
    { data, expiresAt }: SessionRecord,
    username: string,
    hash: string,
    at: Date,
  ): Promise<boolean> {
    await tx.run("DELETE FROM sessions WHERE expires_at <= $1", [at.getTime()]);
    const rowCount = await tx.run(
      `INSERT INTO sessions (key, username, data, expires_at)
       SELECT $1::text, username, $2::text, $3::bigint FROM administrators WHERE username = $4 AND password = $5`,
      [key, JSON.stringify(data), expiresAt.getTime(), username, hash],
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

  async endSession(tx: Transaction, key: string): Promise<void> {
    await tx.run("DELETE FROM sessions WHERE key = $1", [key]);
  },
};
