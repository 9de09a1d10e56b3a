/** Replacement of JSON that is too long; null where the row says nothing without it, and is left out. */
type Blank = string | null;

/** Columns that hold JSON; the code that reads them trusts that they do. "" and null are allowed. */
export const JSON_COLUMNS: Readonly<Record<string, Readonly<Record<string, Blank>>>> = {
  businesses: { photos: "'[]'", attributes: "'{}'", subtypes: "'[]'" },
  // no two patterns have the same hours, and those of no weekday are replaced afterwards
  opening_patterns: { hours: `printf('{"%d":""}', id)` },
  imports: { files: "'[]'", outcome: "'{}'" },
  import_changes: { previous: null },
  hand_edits: { fields: null },
  deleted_businesses: { record: "NULL" },
  merges: { slugs: null, previous: null },
  likely_duplicates: { reasons: null },
  pending_rules: { rule: null },
  change_journal: { previous: null },
  activity: { detail: "'{}'" },
  jobs: { progress: "NULL", result: "NULL" },
};
