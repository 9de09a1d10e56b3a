import type { NewActivity } from "../maintenance.ts";

/** A passkey (WebAuthn credential). Bytes are base64url. */
export interface Passkey {
  /** Credential id. */
  id: string;
  username: string;
  /** Random id of the person in authenticators, the same in all passkeys of the person. */
  userHandle: string;
  /** Public key in COSE format. */
  publicKey: string;
  /** Signature counter of the authenticator at its last use; synced passkeys leave it at 0. */
  counter: number;
  transports: string[];
  /** Host for which it was made; it works at no other. */
  relyingPartyId: string;
  name: string;
  addedAt: Date;
  /** null before the first use. */
  usedAt: Date | null;
}

/** A challenge that was answered. */
export interface UsedChallenge {
  hash: string;
  expiresAt: Date;
}

/** Passkeys of people. A successful change stores its `entry` in the same transaction. */
export interface Passkeys {
  /** Lists the passkeys of a person, the oldest first. */
  of(username: string): Promise<Passkey[]>;
  find(id: string): Promise<Passkey | undefined>;
  /** Tells whether anybody has a passkey for this host. */
  existFor(relyingPartyId: string): Promise<boolean>;
  /** Returns false for an id that is there, and for an unknown user name. */
  add(passkey: Passkey, entry: NewActivity): Promise<boolean>;
  /** Returns false when the person has no such passkey. */
  rename(username: string, id: string, name: string, entry: NewActivity): Promise<boolean>;
  /** Returns false when the person has no such passkey. */
  remove(username: string, id: string, entry: NewActivity): Promise<boolean>;
  /** Removes all passkeys of a person and ends the sessions, if there is a passkey. Returns the number of passkeys. */
  removeAll(username: string, entry: NewActivity): Promise<number>;
  /** Returns false for a challenge that was used before. Deletes expired ones. */
  useChallenge(challenge: UsedChallenge, at: Date): Promise<boolean>;
  /** Stores the time of use and the new counter. Returns false when the passkey is gone or its counter has not risen. */
  use(id: string, counter: number, at: Date): Promise<boolean>;
}
