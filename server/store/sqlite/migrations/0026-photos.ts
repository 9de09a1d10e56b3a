/**
 * Photos that were uploaded in the panel, in both sizes that pages show, as WebP without metadata. In the database, so that backups and
 * copies hold them.
 */
export const photos = `
CREATE TABLE photos (
  name TEXT PRIMARY KEY,
  bytes BLOB NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  added_at TEXT NOT NULL
) STRICT;
`;
