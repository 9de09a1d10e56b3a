import type { Database } from "better-sqlite3";
import type { Passkey, UsedChallenge } from "../../port/people/passkeys.ts";
import { PASSKEY_COLUMNS, type PasskeyRow, passkeyOf, passkeyValues } from "../../records/people/passkey-row.ts";
import type { openAdministrators } from "./administrators.ts";

/** Passkeys and their challenges. Calls need the caller's transaction. */
export function openPasskeys(db: Database, administrators: ReturnType<typeof openAdministrators>) {
  const selectOf = db.prepare<[string], PasskeyRow>(
    `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE username = ? ORDER BY added_at, id`,
  );
  const selectOne = db.prepare<[string], PasskeyRow>(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE id = ?`);
  const selectHost = db.prepare<[string], number>("SELECT 1 FROM passkeys WHERE relying_party_id = ? LIMIT 1").pluck();
  const insert = db.prepare("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const setName = db.prepare("UPDATE passkeys SET name = ? WHERE username = ? AND id = ?");
  const deleteOne = db.prepare("DELETE FROM passkeys WHERE username = ? AND id = ?");
  const deleteOf = db.prepare("DELETE FROM passkeys WHERE username = ?");
  const setUsed = db.prepare(
    `UPDATE passkeys SET counter = :counter, used_at = :at
     WHERE id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))`,
  );
  const deleteExpired = db.prepare("DELETE FROM used_challenges WHERE expires_at <= ?");
  const insertChallenge = db.prepare("INSERT INTO used_challenges VALUES (?, ?) ON CONFLICT DO NOTHING");

  return {
    of: (username: string): Passkey[] => selectOf.all(username).map(passkeyOf),
    find(id: string): Passkey | undefined {
      const row = selectOne.get(id);
      return row && passkeyOf(row);
    },
    existFor: (relyingPartyId: string): boolean => selectHost.get(relyingPartyId) !== undefined,
    add: (passkey: Passkey): boolean =>
      administrators.password(passkey.username) !== undefined && insert.run(...passkeyValues(passkey)).changes > 0,
    rename: (username: string, id: string, name: string): boolean => setName.run(name, username, id).changes > 0,
    remove: (username: string, id: string): boolean => deleteOne.run(username, id).changes > 0,
    removeAll(username: string): number {
      const removedCount = deleteOf.run(username).changes;
      if (removedCount > 0) administrators.endSessionsOf(username, { exceptKey: "" });
      return removedCount;
    },
    useChallenge({ hash, expiresAt }: UsedChallenge, at: Date): boolean {
      deleteExpired.run(at.getTime());
      return insertChallenge.run(hash, expiresAt.getTime()).changes > 0;
    },
    use: (id: string, counter: number, at: Date): boolean => setUsed.run({ id, counter, at: at.getTime() }).changes > 0,
  };
}
