/** GET imports/{id}/rejected-rows: rows of an import that were rejected and that nobody has fixed. */
export interface RejectedRows {
  importId: number;
  files: string[];
  /** Changes when rows are fixed; POST imports/{id}/rejected-rows needs it. */
  version: string;
  /** Rows grouped by their columns. */
  tables: RejectedTable[];
}

export interface RejectedTable {
  header: string[];
  /** Name of the field as which each column was read, such as "phone"; null for a column that was not. In the answer of GET alone. */
  fields?: (string | null)[];
  rows: RejectedRow[];
}

export interface RejectedRow {
  /** Cells in the order of the header, each as it was in the file. */
  cells: string[];
  /** Sentence that says what is wrong. */
  reason: string;
  /** Columns that the reason names; empty for a problem of the whole row. */
  columns: string[];
  /** File, sheet and row. */
  foundIn: string;
}

/** POST imports/{id}/rejected-rows: imports these rows with their corrected cells, and removes them from the rejected ones. */
export interface FixRejectedRows {
  version: string;
  /** `table` and `row` are positions in the answer of GET. */
  rows: { table: number; row: number; cells: string[] }[];
}
