/**
 * The latest check of each website. `failed_since` is the time of the first failed check since the last answer, null if it answered. The
 * indexes find changes of businesses that had been closed.
 */
export const freshness = `
CREATE TABLE website_checks (
  website text COLLATE "C" PRIMARY KEY,
  checked_at text COLLATE "C" NOT NULL,
  failed_since text COLLATE "C"
);
CREATE INDEX import_changes_reopened ON import_changes (updated_at)
WHERE strpos(previous, '"businessStatus":"CLOSED_') > 0;
CREATE INDEX change_journal_reopened ON change_journal (change_id)
WHERE strpos(previous, '"businessStatus":"CLOSED_') > 0;
`;
