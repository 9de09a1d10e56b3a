import type { Passkey } from "../../port/people/passkeys.ts";

/** A row of the table of passkeys, the same on both engines. */
export interface PasskeyRow extends Omit<Passkey, "transports" | "addedAt" | "usedAt"> {
  /** Separated by spaces. */
  transports: string;
  addedAt: number;
  /** 0 before the first use. */
  usedAt: number;
}

/** Columns of a `PasskeyRow` in SQL. */
export const PASSKEY_COLUMNS = `id, username, user_handle AS "userHandle", public_key AS "publicKey", counter, transports,
  relying_party_id AS "relyingPartyId", name, added_at AS "addedAt", used_at AS "usedAt"`;

export function passkeyOf({ transports, addedAt, usedAt, ...row }: PasskeyRow): Passkey {
  return {
    ...row,
    transports: transports.split(" ").filter(Boolean),
    addedAt: new Date(addedAt),
    usedAt: usedAt === 0 ? null : new Date(usedAt),
  };
}

/** Returns the values of a row in the order of the table's columns. */
export function passkeyValues(passkey: Passkey): (string | number)[] {
  const { id, username, userHandle, publicKey, counter, transports, relyingPartyId, name, addedAt, usedAt } = passkey;
  const times = [addedAt.getTime(), usedAt?.getTime() ?? 0];
  return [id, username, userHandle, publicKey, counter, transports.join(" "), relyingPartyId, name, ...times];
}
