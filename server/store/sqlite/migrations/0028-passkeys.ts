/**
 * Passkeys of people, and challenges that were answered. Ids, handles and public keys are base64url; `transports` are separated by spaces.
 * Times are milliseconds; `used_at` 0 means not yet.
 */
export const passkeys = `
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  user_handle TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  relying_party_id TEXT NOT NULL,
  name TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_person ON passkeys (username);

CREATE TABLE used_challenges (
  hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
