export interface SessionRecord {
  data: Record<string, unknown>;
  expiresAt: Date;
}

/** Administrators and their sessions. `key` is the hash of a session cookie. */
export interface Accounts {
  /** Returns user names. */
  administrators(): Promise<string[]>;
  /** Returns undefined for an unknown user name. */
  passwordHash(username: string): Promise<string | undefined>;
  /** Returns false, with nothing changed, when there is an administrator already. */
  addFirstAdministrator(username: string, hash: string, at: Date): Promise<boolean>;
  /** Ends all sessions of the administrator. Returns false for an unknown user name. */
  setPasswordHash(username: string, hash: string, at: Date): Promise<boolean>;
  /** Returns undefined when the session ended or expired. */
  session(key: string, at: Date): Promise<Record<string, unknown> | undefined>;
  /** Returns false, without a session, when `hash` is no longer the administrator's. Deletes expired sessions. */
  beginSession(key: string, session: SessionRecord, username: string, hash: string, at: Date): Promise<boolean>;
  /** Does nothing for a session that ended. */
  renewSession(key: string, session: SessionRecord): Promise<void>;
  endSession(key: string): Promise<void>;
}
