import type { Passkey, UsedChallenge } from "../../port/people/passkeys.ts";
import { PASSKEY_COLUMNS, type PasskeyRow, passkeyOf, passkeyValues } from "../../records/people/passkey-row.ts";
import type { Transaction } from "../connection/transaction.ts";
import { administrators } from "./administrators.ts";

/** Passkeys and their challenges. */
export const passkeys = {
  async of(tx: Transaction, username: string): Promise<Passkey[]> {
    const sql = `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE username = $1 ORDER BY added_at, id`;
    return (await tx.rows<PasskeyRow>(sql, [username])).map(passkeyOf);
  },

  async find(tx: Transaction, id: string): Promise<Passkey | undefined> {
    const row = await tx.row<PasskeyRow>(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE id = $1`, [id]);
    return row && passkeyOf(row);
  },

  async existFor(tx: Transaction, relyingPartyId: string): Promise<boolean> {
    const sql = "SELECT 1 FROM passkeys WHERE relying_party_id = $1 LIMIT 1";
    return (await tx.value<number>(sql, [relyingPartyId])) !== undefined;
  },

  async add(tx: Transaction, passkey: Passkey): Promise<boolean> {
    if ((await administrators.password(tx, passkey.username)) === undefined) return false;
    const sql = "INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
    return (await tx.run(sql, passkeyValues(passkey))) > 0;
  },

  async rename(tx: Transaction, username: string, id: string, name: string): Promise<boolean> {
    const sql = "UPDATE passkeys SET name = $1 WHERE username = $2 AND id = $3";
    return (await tx.run(sql, [name, username, id])) > 0;
  },

  async remove(tx: Transaction, username: string, id: string): Promise<boolean> {
    return (await tx.run("DELETE FROM passkeys WHERE username = $1 AND id = $2", [username, id])) > 0;
  },

  async removeAll(tx: Transaction, username: string): Promise<number> {
    const removedCount = await tx.run("DELETE FROM passkeys WHERE username = $1", [username]);
    if (removedCount > 0) await administrators.endSessionsOf(tx, username, { exceptKey: "" });
    return removedCount;
  },

  async useChallenge(tx: Transaction, { hash, expiresAt }: UsedChallenge, at: Date): Promise<boolean> {
    await tx.run("DELETE FROM used_challenges WHERE expires_at <= $1", [at.getTime()]);
    const sql = "INSERT INTO used_challenges VALUES ($1, $2) ON CONFLICT DO NOTHING";
    return (await tx.run(sql, [hash, expiresAt.getTime()])) > 0;
  },

  async use(tx: Transaction, id: string, counter: number, at: Date): Promise<boolean> {
    const sql = `UPDATE passkeys SET counter = $1::bigint, used_at = $2
      WHERE id = $3 AND (counter < $1::bigint OR (counter = 0 AND $1::bigint = 0))`;
    return (await tx.run(sql, [counter, at.getTime(), id])) > 0;
  },
};
