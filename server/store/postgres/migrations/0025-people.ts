/** Accounts of the panel: roles, second factors, where sessions are used, and one-time links. */
export const people = `
ALTER TABLE administrators ADD COLUMN role text COLLATE "C" NOT NULL DEFAULT 'administrator';
ALTER TABLE administrators ADD COLUMN added_at bigint NOT NULL DEFAULT 0;
ALTER TABLE administrators ADD COLUMN totp_secret text COLLATE "C";
ALTER TABLE administrators ADD COLUMN totp_step bigint NOT NULL DEFAULT 0;
ALTER TABLE administrators ADD COLUMN recovery_codes text COLLATE "C" NOT NULL DEFAULT '[]';

ALTER TABLE sessions ADD COLUMN browser text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN network text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at bigint NOT NULL DEFAULT 0;

CREATE TABLE one_time_links (
  hash text COLLATE "C" PRIMARY KEY,
  purpose text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL,
  label text COLLATE "C" NOT NULL,
  created_by text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
`;
