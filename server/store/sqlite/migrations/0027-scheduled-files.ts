/** Files that scheduled imports found in a folder or fetched, with what became of each. */
export const scheduledFiles = `
CREATE TABLE scheduled_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  origin TEXT NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL,
  state TEXT NOT NULL,
  upload_id TEXT,
  found_at TEXT NOT NULL,
  report TEXT NOT NULL,
  UNIQUE (origin, name)
) STRICT;
`;
