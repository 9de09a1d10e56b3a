/** A column of an imported file. */
export interface ImportColumn {
  /** Header as the file writes it. */
  header: string;
  /** Field that the column is read as, several joined with ", "; null if it is not used. */
  field: string | null;
  /** The administrator chose the field. */
  isChosen?: true;
  /** Up to three different values. */
  samples: string[];
}

/** The administrator's choice for a column. */
export interface ColumnChoice {
  /** Header as the file writes it; case, accents, spaces and punctuation do not count. */
  header: string;
  /** Name of a field; null if the column is not used. */
  field: string | null;
}

/** Choices for all files with these headers. */
export interface ColumnMapping {
  headers: readonly string[];
  choices: readonly ColumnChoice[];
}

/** Identity of a business whose row has no place_id: another id, the one in its maps link, or name and place. */
export type IdentitySource = "google_id" | "kgmid" | "cid" | "link" | "name";

/** An id that a column or a link of the file has. */
export type IdSource = "place_id" | Exclude<IdentitySource, "name">;
