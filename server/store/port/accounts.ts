export interface SessionRecord {
  data: Record<string, unknown>;
  expiresAt: Date;
}

/** Administrators and their sessions. `key`: the hash of a session cookie. */
export interface Accounts {
  /** User names. */
  administrators(): Promise<string[]>;
  /** Undefined for an unknown user name. */
  passwordHash(username: string): Promise<string | undefined>;
  /** False, with nothing changed, when there is an administrator already. */
  addFirstAdministrator(username: string, hash: string, at: Date): Promise<boolean>;
  /** Ends all sessions of the administrator. False for an unknown user name. */
  setPasswordHash(username: string, hash: string, at: Date): Promise<boolean>;
  /** Undefined when the session ended or expired. */
  session(key: string, at: Date): Promise<Record<string, unknown> | undefined>;
  /** False, without a session, when `hash` is no longer the administrator's. Deletes expired sessions. */
  beginSession(key: string, session: SessionRecord, username: string, hash: string, at: Date): Promise<boolean>;
  /** Does nothing for a session that ended. */
  renewSession(key: string, session: SessionRecord): Promise<void>;
  endSession(key: string): Promise<void>;
}
