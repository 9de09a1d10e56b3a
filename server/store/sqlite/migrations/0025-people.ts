/**
 * Accounts of the panel: roles, second factors, where sessions are used, and one-time links. `totp_step` is the time step of the last code
 * that was used; `recovery_codes` is a JSON array of hashes. `hash` is that of a link's token. Times are milliseconds, 0 is unknown.
 */
export const people = `
ALTER TABLE administrators ADD COLUMN role TEXT NOT NULL DEFAULT 'administrator';
ALTER TABLE administrators ADD COLUMN added_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE administrators ADD COLUMN totp_secret TEXT;
ALTER TABLE administrators ADD COLUMN totp_step INTEGER NOT NULL DEFAULT 0;
ALTER TABLE administrators ADD COLUMN recovery_codes TEXT NOT NULL DEFAULT '[]';

ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN network TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;

CREATE TABLE one_time_links (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  username TEXT NOT NULL,
  role TEXT NOT NULL,
  label TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
