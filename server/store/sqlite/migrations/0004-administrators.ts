/**
 * Administrators and their sessions. `password` is a hash with its parameters. `key` is the hash of the cookie's value, so
 * that a copy of the database does not let anyone sign in. Times are milliseconds.
 */
export const administrators = `
CREATE TABLE administrators (
  username TEXT PRIMARY KEY,
  password TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  key TEXT PRIMARY KEY,
  username TEXT NOT NULL REFERENCES administrators,
  data TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_administrator ON sessions (username);
`;
