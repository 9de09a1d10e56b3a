/**
 * The latest check of each website. `failed_since` is the time of the first failed check since the last answer, null if it answered. The
 * indexes find changes of businesses that had been closed.
 */
export const freshness = `
CREATE TABLE website_checks (
  website TEXT PRIMARY KEY,
  checked_at TEXT NOT NULL,
  failed_since TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX import_changes_reopened ON import_changes (updated_at)
WHERE instr(previous, '"businessStatus":"CLOSED_') > 0;
CREATE INDEX change_journal_reopened ON change_journal (change_id)
WHERE instr(previous, '"businessStatus":"CLOSED_') > 0;
`;
