import type { ColumnCounts, ImportColumn } from "#contract/import-columns";

/** Contents of the sheets of a file, found while they are read. */
export interface Outcome {
  usable: number;
  sheetsWithRows: number;
  missing: Set<string>;
  /** Columns of the first sheet with rows that is not understood, and the counts of the rows searched. */
  columns: ImportColumn[];
  counts: Record<string, ColumnCounts>;
}

const MAX_NAMED_COLUMNS = 40;

/** Returns the reason for refusing a file whose columns are not recognised, to follow its name. */
export function refusalReason({ missing, columns }: Outcome): string {
  const names = columns.map(({ header }) => (header.length > 30 ? `${header.slice(0, 30).toWellFormed()}…` : header));
  const more = names.length > MAX_NAMED_COLUMNS ? ` and ${names.length - MAX_NAMED_COLUMNS} more` : "";
  const list = `${names.slice(0, MAX_NAMED_COLUMNS).join(", ")}${more}`;
  const remedy = `${guessHint(columns)}Say what they are with --map "COLUMN=FIELD" or in the preview of the panel; docs/importing.md lists the fields`;
  if (missing.size === 0) return `has no header row that is understood. Its columns would be: ${list}. ${remedy}.`;
  const fields = [...missing].map((field) => MISSING_FIELDS[field] ?? field).join(", ");
  return `cannot be imported: no column is known as ${fields}. Its columns are: ${list}. ${remedy}.`;
}

const MAX_HINTS = 5;

/** Names columns whose values look like those of a field. */
function guessHint(columns: readonly ImportColumn[]): string {
  const guesses = columns.flatMap(({ header, guess }) => (guess?.field ? [`${header}=${guess.field}`] : []));
  return guesses.length === 0
    ? ""
    : `By their values they look like ${guesses.slice(0, MAX_HINTS).join(", ")}; add --guess to use that. `;
}

/** Needed fields with their alternatives. */
const MISSING_FIELDS: Record<string, string> = {
  place_id: "place_id (or another id, a maps link or an address)",
  full_address: "full_address (or street, city, coordinates)",
  phone: "phone (or website)",
  rating: "rating (or reviews)",
};
