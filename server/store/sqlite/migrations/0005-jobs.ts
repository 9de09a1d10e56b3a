/** Jobs, and the heartbeat of an import: without it, a crashed import would stay "running" forever. */
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
