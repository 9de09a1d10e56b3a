import type { OwnFieldType } from "./fields/own-fields.ts";

/**
 * Reason why a column is read as its field, or is known and not used: its header means this in any file, a known exporter documents it, the
 * administrator chose it, or it is a guess by the values. "repeated-id": it is not used, because businesses with other names share its ids.
 */
export type ColumnReason = "header" | "exporter" | "choice" | "contents" | "repeated-id";

/** Kinds of values by which a column of unknown header is recognised. */
export type ContentKind =
  | "phone"
  | "email"
  | "website"
  | "map-link"
  | "photo-link"
  | "hours"
  | "coordinates"
  | "latitude"
  | "longitude"
  | "rating"
  | "review-count"
  | "postcode"
  | "address"
  | "country"
  | "state"
  | "city"
  | "category"
  | "name";

/** A guess by the values of a column whose header is unknown. It is not applied before somebody agrees. */
export interface ColumnGuess {
  kind: ContentKind;
  /** null if another column has it. */
  field: string | null;
}

/** Counts of a column's values. */
export interface ColumnCounts {
  /** Number of rows with a value. */
  filled: number;
  /** Number of values left out of imported rows, each with a warning. */
  leftOut: number;
}

/** A column of an imported file. */
export interface ImportColumn extends ColumnCounts {
  /** Header as the file writes it. */
  header: string;
  /** Field that the column is read as, several joined with ", "; null if it is not used. */
  field: string | null;
  /** null if the header is unknown. */
  why: ColumnReason | null;
  /** The administrator chose the field. */
  isChosen?: true;
  /** Guess by the values; undefined unless the header is unknown. */
  guess?: ColumnGuess;
  /** Type that its values suggest for an own field; only where the administrator may choose one. */
  ownType?: OwnFieldType;
  /** Up to three different values. */
  samples: string[];
}

/** The administrator's choice for a column. */
export interface ColumnChoice {
  /** Header as the file writes it; case, accents, spaces and punctuation do not count. */
  header: string;
  /** Name of a field, or `own:Name:type` for an own field; null if the column is not used. */
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
