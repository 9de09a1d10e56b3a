/**
 * Jobs of the administrator, and when an import was last heard of: a process that ended without a word leaves a row that
 * says "running" for ever otherwise.
 */
export const jobs = `
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  actor TEXT NOT NULL,
  file TEXT,
  state TEXT NOT NULL,
  progress TEXT,
  result TEXT,
  error TEXT,
  started_at TEXT NOT NULL,
  finished_at TEXT
) STRICT;
ALTER TABLE imports ADD COLUMN heard_at TEXT;
`;
