/** A column of an imported file. */
export interface ImportColumn {
  /** As the file writes it. */
  header: string;
  /** The field that it is read as, several joined with ", "; null: it is not used. */
  field: string | null;
  /** Somebody chose the field. */
  isChosen?: true;
  /** Up to three different values. */
  samples: string[];
}

/** What somebody says that a column is. */
export interface ColumnChoice {
  /** As the file writes it; case, accents, spaces and punctuation do not count. */
  header: string;
  /** The name of a field; null: the column is not used. */
  field: string | null;
}

/** Choices for all files with these headers. */
export interface ColumnMapping {
  headers: readonly string[];
  choices: readonly ColumnChoice[];
}

/** What tells a business from others where its row has no place_id: another id, the one in its maps link, or name and place. */
export type IdentitySource = "google_id" | "kgmid" | "cid" | "link" | "name";
