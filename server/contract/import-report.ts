import type { IdentitySource, ImportColumn } from "./import-columns.ts";

/** Why a row was rejected or, as a warning, why one of its values was left out. */
export interface RowError {
  file: string;
  /** "" in CSV and JSON. */
  sheet: string;
  /** As in the spreadsheet program: the first row is 1. In JSON the number of the record, in NDJSON of its line. */
  row: number;
  /** As its header is written; "" for a problem of the whole row. */
  column: string;
  value: string;
  reason: string;
}

export type OnDuplicate = "skip" | "update";

/** What `mainstreet import --json` prints and the import job returns. */
export interface ImportReport {
  /** null for a dry run. */
  importId: number | null;
  files: string[];
  /** Rows read, without header rows and empty rows. */
  rows: number;
  imported: number;
  updated: number;
  duplicatesSkipped: number;
  totalErrors: number;
  /** The first 100. */
  errors: RowError[];
  /** Values left out of imported rows: the first 100, and how many in all. */
  warnings: RowError[];
  totalWarnings: number;
  /** Of all files, each header once. */
  columns: ImportColumn[];
  /** Of texts that are not UTF-8, as told by their content: names of the Encoding Standard. */
  encodings: string[];
  /** Known exporters whose headers these are. */
  exporters: string[];
  /** "given" with the import, or "stored" from an earlier one: somebody chose what columns are. */
  mapping: "given" | "stored" | null;
  /** How many rows have no place_id, by what identifies them instead. */
  identities: { source: IdentitySource; rows: number }[];
  seconds: number;
  dryRun: boolean;
}

/** Progress of a long operation. */
export interface Progress {
  done: number;
  /** null while unknown. */
  total: number | null;
  /** 0–1, by bytes read when the number of rows is unknown; null while unknown. */
  fraction: number | null;
  unit: "rows" | "businesses" | "pages" | "percent";
}

/** GET uploads/{id}: whether the server still has a file that was uploaded for a preview. */
export interface UploadState {
  exists: boolean;
}

/** Fate of businesses that an import added and somebody edited by hand since: they go to the recycle bin, or stay. */
export type EditedFate = "bin" | "keep";

/** GET imports/{id}/undo: what undoing it will do. POST imports/{id}/undo {edited} undoes it; `edited` is "bin" if absent. */
export interface ImportUndoPreview {
  importId: number;
  /** Businesses that it added. */
  added: number;
  /** Businesses that it changed, which get their former values back. */
  updated: number;
  /** Businesses that it added and that were edited by hand since. */
  editedAdded: number;
  /** Businesses that it changed and that were edited by hand; these fields stay. */
  editedUpdated: number;
  /** The same in sentences. */
  message: string;
}

/** Result of the undo of an import, in businesses. */
export interface ImportUndoCounts {
  /** It had added them; those in the recycle bin too. */
  removed: number;
  /** It had changed them. */
  restored: number;
  /** Edited by hand since, and now in the recycle bin. */
  binned: number;
  /** Edited by hand since, and kept. */
  kept: number;
}
