/**
 * Tables that servers on several machines share. Times are milliseconds since 1970 by the clock of the database. `jobs` gets the columns of
 * the SQLite engine. `login_attempts` holds leaky buckets by network, name or browser; `empty_at` is when a bucket will be empty. `files`
 * holds uploads and rejected rows in chunks, uncompressed since workbooks are compressed already.
 */
export const manyServers = `
ALTER TABLE jobs ADD COLUMN owner text COLLATE "C";
ALTER TABLE jobs ADD COLUMN lease_until bigint;
ALTER TABLE jobs ADD COLUMN is_cancel_requested integer NOT NULL DEFAULT 0;

CREATE TABLE login_attempts (key text COLLATE "C" PRIMARY KEY, empty_at double precision NOT NULL);
CREATE INDEX login_attempts_by_time ON login_attempts (empty_at);

CREATE TABLE files (
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('upload', 'rejects')),
  id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  bytes bigint NOT NULL DEFAULT 0,
  is_complete integer NOT NULL DEFAULT 0,
  created_at bigint NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE TABLE file_chunks (
  kind text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (kind, id, number),
  FOREIGN KEY (kind, id) REFERENCES files ON DELETE CASCADE
);
ALTER TABLE file_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
`;
