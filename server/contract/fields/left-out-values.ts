/** GET imports/{id}/left-out-values?offset=&limit=: values that an import left out of its businesses, and that nobody has corrected. */
export interface LeftOutValues {
  importId: number;
  files: string[];
  totalCount: number;
  /** Number of rows in the list if the import had more rows with left-out values; otherwise null. */
  cutAfter: number | null;
  values: LeftOutValue[];
}

export interface LeftOutValue {
  /** Number of the row within the import's list; with the column it identifies the value, even after corrections. */
  row: number;
  /** Header of the column as in the file. */
  column: string;
  /** Name of the business in the file. */
  business: string;
  /** File, sheet and row. */
  foundIn: string;
  /** The value as in the file. */
  value: string;
  /** Sentence part that says why it was left out, such as "is not a number". */
  reason: string;
}

/** POST imports/{id}/left-out-values: corrects values of at most a hundred, in one transaction. */
export interface CorrectLeftOutValues {
  values: Pick<LeftOutValue, "row" | "column" | "value">[];
}

export interface CorrectedValues {
  /** Number of values that were read, also of those that the directory had before. */
  corrected: number;
  /** Id of the activity entry, by which the change can be undone; null when nothing was changed. */
  activityId: number | null;
  /** Values that stay in the list, each with the reason. */
  refused: (Pick<LeftOutValue, "row" | "column"> & { reason: string })[];
  /** Number of values that are still left out. */
  remaining: number;
}
