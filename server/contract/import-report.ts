import type { IdentitySource, ImportColumn } from "./import-columns.ts";

/** Reason why a row was rejected or, as a warning, why one of its values was left out. */
export interface RowError {
  file: string;
  /** "" in CSV and JSON. */
  sheet: string;
  /** Row number as in the spreadsheet program: the first row is 1. In JSON the number of the record, in NDJSON of its line. */
  row: number;
  /** Header of the column as in the file; "" for a problem of the whole row. */
  column: string;
  value: string;
  reason: string;
}

export type OnDuplicate = "skip" | "update";

/** Output of `mainstreet import --json` and result of the import job. */
export interface ImportReport {
  /** null for a dry run. */
  importId: number | null;
  files: string[];
  /** Number of rows read, without header rows and empty rows. */
  rows: number;
  imported: number;
  updated: number;
  duplicatesSkipped: number;
  totalErrors: number;
  /** The first 100 errors. */
  errors: RowError[];
  /** Values left out of imported rows: the first 100, and the total. */
  warnings: RowError[];
  totalWarnings: number;
  /** Columns of all files, each header once. */
  columns: ImportColumn[];
  /** Encodings detected in texts that are not UTF-8, by their names in the Encoding Standard. */
  encodings: string[];
  /** Known exporters whose headers the files have. */
  exporters: string[];
  /** Source of the administrator's column mapping: "given" with the import, or "stored" from an earlier one. */
  mapping: "given" | "stored" | null;
  /** Number of rows without a place_id, by what identifies them instead. */
  identities: { source: IdentitySource; rows: number }[];
  /** Number of usable rows by country, an English short name; "" for rows without one. */
  countries: { country: string; rows: number }[];
  seconds: number;
  dryRun: boolean;
  /** Texts of imported rows that another program had read in the wrong encoding, and that are decoded; absent without any. */
  decodedTexts?: DecodedTexts;
  /** Names of hidden sheets, which are not imported; absent without any. */
  hiddenSheets?: string[];
  /** Warnings about the files' columns, such as unusable ids or two columns with the same name. */
  notes?: string[];
}

export interface DecodedTexts {
  /** Number of cells with such texts. */
  values: number;
  /** Wrong encodings in which the UTF-8 texts were decoded, by their names in the Encoding Standard. */
  encodings: string[];
  /** The first cell as it was, and decoded. */
  example: { value: string; text: string };
}

/** Progress of a long operation. */
export interface Progress {
  done: number;
  /** null while unknown. */
  total: number | null;
  /** Progress from 0 to 1, by bytes read when the number of rows is unknown; null while unknown. */
  fraction: number | null;
  unit: "rows" | "businesses" | "pages" | "websites" | "percent";
}

/** GET uploads/{id} tells whether the server still has a file that was uploaded for a preview. */
export interface UploadState {
  exists: boolean;
}

/** Fate of businesses that an import added and somebody edited by hand since: they go to the recycle bin, or stay. */
export type EditedFate = "bin" | "keep";

/** GET imports/{id}/undo says what undoing it will do. POST imports/{id}/undo {edited} undoes it; `edited` is "bin" if absent. */
export interface ImportUndoPreview {
  importId: number;
  /** Number of businesses that the import added. */
  added: number;
  /** Number of businesses that the import changed, which get their former values back. */
  updated: number;
  /** Number of businesses that the import added and that were edited by hand since. */
  editedAdded: number;
  /** Number of businesses that the import changed and that were edited by hand since; the edited fields stay. */
  editedUpdated: number;
  /** The counts in sentences. */
  message: string;
}

/** Result of the undo of an import, in businesses. */
export interface ImportUndoCounts {
  /** Removed businesses, which it had added; those in the recycle bin count too. */
  removed: number;
  /** Businesses with their former values, which it had changed. */
  restored: number;
  /** Businesses edited by hand since, and now in the recycle bin. */
  binned: number;
  /** Businesses edited by hand since, which stay. */
  kept: number;
}

/** Options of an import that is started in the panel. */
export interface ImportOptions {
  onDuplicate: OnDuplicate;
  dryRun: boolean;
  allowDuplicates: boolean;
  encoding?: string | undefined;
  country?: string | undefined;
}
