import type { Role } from "#domain/accounts/roles";
import type { NewActivity } from "./maintenance.ts";

/** Browser and network of a session, as the account page shows them; "" is unknown. */
export interface SessionOrigin {
  browser: string;
  network: string;
}

export interface SessionRecord {
  data: Record<string, unknown>;
  expiresAt: Date;
  origin?: SessionOrigin;
}

/** A valid session with the present role of its owner. */
export interface OwnedSession {
  data: Record<string, unknown>;
  role: Role;
  /** Time of its last use, exact to some minutes. */
  seenAt: Date;
}

export interface SessionSummary extends SessionOrigin {
  key: string;
  seenAt: Date;
}

/** Passwords of administrators, and their sessions. `key` is the hash of a session cookie. */
export interface Accounts {
  /** Returns user names of all roles. */
  administrators(): Promise<string[]>;
  /** Returns undefined for an unknown user name. */
  passwordHash(username: string): Promise<string | undefined>;
  /**
   * Returns false, with nothing changed, when there is an administrator already. Ends the links of a first start. One that the
   * environment names has no entry.
   */
  addFirstAdministrator(username: string, hash: string, at: Date, entry?: NewActivity): Promise<boolean>;
  /**
   * Ends all sessions of the person but `exceptKey`, and links for a lost password, and stores `entry` in the same transaction. Returns
   * false for an unknown user name.
   */
  setPasswordHash(username: string, hash: string, at: Date, entry: NewActivity, exceptKey?: string): Promise<boolean>;
  /** Returns undefined when the session ended or expired. */
  session(key: string, at: Date): Promise<OwnedSession | undefined>;
  /**
   * Stores `entry` in the same transaction. Returns false, without a session, when `hash` is no longer the administrator's. Deletes expired
   * sessions.
   */
  beginSession(
    key: string,
    session: SessionRecord,
    username: string,
    hash: string,
    at: Date,
    entry?: NewActivity,
  ): Promise<boolean>;
  /** Does nothing for a session that ended. */
  renewSession(key: string, session: SessionRecord): Promise<void>;
  /** Stores when and where a session was last used. */
  touchSession(key: string, origin: SessionOrigin, at: Date): Promise<void>;
  /** Lists the sessions of a person, the one used last first. */
  sessionsOf(username: string, at: Date): Promise<SessionSummary[]>;
  /** Stores `entry` in the same transaction. Returns false, with no entry, when the session had ended. */
  endSession(key: string, entry?: NewActivity): Promise<boolean>;
  /** Ends one session of a person, or all but `exceptKey`. Returns the number of ended ones. */
  endSessionsOf(username: string, keys: { key: string } | { exceptKey: string }): Promise<number>;
}
