/**
 * What a database was found to suffer from. `gone`, `foreign` (none of ours), `unreadable` (may not be opened), `newer` and
 * `older` (schema) leave the rest unchecked. `damage`: what was written is not what is read. `lookups`: an index of the
 * engine lacks rows. `references`, `index` (full text) and `counts` are derived data that contradict the businesses.
 */
export type DatabaseProblemKind =
  | "gone"
  | "foreign"
  | "unreadable"
  | "newer"
  | "older"
  | "damage"
  | "lookups"
  | "references"
  | "index"
  | "counts";

export interface DatabaseProblem {
  kind: DatabaseProblemKind;
  /** A clause with the number of rows, such as "listings that the search index lacks (3)". */
  message: string;
}

export interface DatabaseReport {
  problems: DatabaseProblem[];
  /** undefined when they cannot be counted. */
  businesses: number | undefined;
  /** Time of the latest entry in the activity log. */
  latestActivity: string | undefined;
}

export interface InspectionOptions {
  file: string;
  signal?: AbortSignal | undefined;
  /** Called often, with 0–1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

export interface RepairOptions extends InspectionOptions {
  /** Of the report. */
  problems: readonly DatabaseProblem[];
}
