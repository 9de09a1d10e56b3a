/** Passkeys of people, and challenges that were answered. `used_at` 0 means not yet. */
export const passkeys = `
CREATE TABLE passkeys (
  id text COLLATE "C" PRIMARY KEY,
  username text COLLATE "C" NOT NULL,
  user_handle text COLLATE "C" NOT NULL,
  public_key text COLLATE "C" NOT NULL,
  counter bigint NOT NULL,
  transports text COLLATE "C" NOT NULL,
  relying_party_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  added_at bigint NOT NULL,
  used_at bigint NOT NULL
);
CREATE INDEX passkeys_of_person ON passkeys (username);

CREATE TABLE used_challenges (
  hash text COLLATE "C" PRIMARY KEY,
  expires_at bigint NOT NULL
);
`;
