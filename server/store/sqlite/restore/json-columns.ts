interface JsonColumn {
  /** Name of the type in `json_type`; undefined if a wrong type is replaced and "" means nothing. */
  kind?: "array" | "object";
  /** SQL of the replacement for JSON that is too long; null if the row is meaningless without it and is left out. */
  blank: string | null;
}

const list = (blank: string | null): JsonColumn => ({ kind: "array", blank });
const object = (blank: string | null): JsonColumn => ({ kind: "object", blank });

/** Columns that hold JSON, which the code that reads them relies on. A missing value is allowed. */
export const JSON_COLUMNS: Readonly<Record<string, Readonly<Record<string, JsonColumn>>>> = {
  businesses: {
    photos: { blank: "'[]'" },
    attributes: { blank: "'{}'" },
    subtypes: { blank: "'[]'" },
    other_hours: { blank: "'{}'" },
    rating_distribution: { blank: "'[]'" },
    service_areas: { blank: "'[]'" },
    social_links: { blank: "'{}'" },
    own_values: { blank: "'{}'" },
  },
  // No two patterns have the same hours, and those of no weekday are replaced afterwards.
  opening_patterns: { hours: { blank: `printf('{"%d":""}', id)` }, special_days: { blank: `printf('[%d]', id)` } },
  imports: { files: list("'[]'"), outcome: object("'{}'") },
  import_changes: { previous: object(null) },
  hand_edits: { fields: list(null) },
  deleted_businesses: { record: object("NULL") },
  merges: { slugs: list(null), previous: object(null) },
  likely_duplicates: { reasons: list(null) },
  pending_rules: { rule: object(null) },
  change_journal: { previous: object(null) },
  activity: { detail: object("'{}'") },
  jobs: { progress: object("NULL"), result: object("NULL") },
};
