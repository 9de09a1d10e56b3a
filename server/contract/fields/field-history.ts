/** GET businesses/{id}/history: where the values of a business come from. */
export interface BusinessHistory {
  /** Time since when the business is known. */
  since: string;
  /** Origin of fields that nothing changed since the business was added. */
  origin: ValueSource;
  /** Source of the current value of each field that was changed since, and of each that a person edited. */
  sources: Record<string, ValueSource>;
  /** Fields with more than one known value, latest change first. */
  fields: FieldHistory[];
}

export interface FieldHistory {
  field: string;
  /** Values, latest first; the first is the current one. */
  values: HistoryValue[];
}

export interface HistoryValue {
  value: unknown;
  source: ValueSource;
}

/** Origin of a value: a person or an import. */
export interface ValueSource {
  /**
   * `undo` is the undo of an import; `unknown` a change without a record by field: of a rule, a merge, generated texts or an earlier
   * version.
   */
  kind: "import" | "hand" | "undo" | "unknown";
  /** Files of an import, else none. */
  files: string[];
  /** The administrator or command; null if unknown. */
  actor: string | null;
  /** ISO time; null if unknown. */
  at: string | null;
}

/** PATCH businesses/{id} answers with the business and this. */
export interface UndoableEdit {
  /** Entry of the activity log, for POST activity/{id}/undo; absent if the edit changed nothing. */
  activityId?: number;
}
