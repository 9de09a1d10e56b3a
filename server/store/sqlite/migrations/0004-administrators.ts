/**
 * Who may sign in, and who is. `password` is a hash that names its own parameters; `key` is the hash of what the
 * browser's cookie holds, so that nobody can sign in with what a copy of the database says. Times in milliseconds.
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
