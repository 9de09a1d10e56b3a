/**
 * Photos that were uploaded in the panel, in both sizes that pages show, as WebP without metadata. In the database, so that all servers,
 * backups and copies have them.
 */
export const photos = `
CREATE TABLE photos (
  name text COLLATE "C" PRIMARY KEY,
  bytes bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  added_at text COLLATE "C" NOT NULL
);
ALTER TABLE photos ALTER COLUMN bytes SET STORAGE EXTERNAL;
`;
