/** One reason why a row was not used, or (as a warning) why one of its values was left out. */
export interface RowError {
  file: string;
  sheet: string;
  /** As the spreadsheet program numbers it: the first row is 1. */
  row: number;
  column: string;
  value: string;
  reason: string;
}

export type OnDuplicate = "skip" | "update";

/** What `mainstreet import --json` prints and the import job returns. */
export interface ImportReport {
  /** null for a rehearsal. */
  importId: number | null;
  files: string[];
  /** Rows that were read, header rows and empty rows not counted. */
  rows: number;
  imported: number;
  updated: number;
  duplicatesSkipped: number;
  totalErrors: number;
  /** The first 100. */
  errors: RowError[];
  /** Values left out of rows that came in; the first 100, and how many in all. */
  warnings: RowError[];
  totalWarnings: number;
  seconds: number;
  dryRun: boolean;
}

/** Live progress of any long operation. */
export interface Progress {
  done: number;
  /** null while it cannot be told. */
  total: number | null;
  /** 0–1, by bytes read where rows cannot be told beforehand; null while unknown. */
  fraction: number | null;
  unit: "rows" | "businesses" | "pages" | "percent";
}
