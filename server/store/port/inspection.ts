import type { PostgresOptions } from "../store-options.ts";

/**
 * What a database was found to suffer from. `gone`, `foreign` (none of ours), `unreadable` (may not be opened), `unusable` (a server that
 * cannot be reached, or refuses; the message is a sentence), `newer` and `older` (schema) leave the rest unchecked. `damage`: what was written is not what is read. `lookups`: an index of the
 * engine lacks rows. `references`, `index` (full text) and `counts` are derived data that contradict the businesses.
 * `statistics`: tables that a database server has neglected, by name.
 */
export type DatabaseProblemKind =
  | "gone"
  | "foreign"
  | "unreadable"
  | "unusable"
  | "newer"
  | "older"
  | "damage"
  | "lookups"
  | "references"
  | "index"
  | "counts"
  | "statistics";

export interface DatabaseProblem {
  kind: DatabaseProblemKind;
  /** A clause with the number of rows, such as "listings that the search index lacks (3)". */
  message: string;
}

/** A database server, as far as its user may see it. */
export interface ServerState {
  /** "15.18" */
  version: string;
  /** How far its clock is ahead of this machine's. Milliseconds. */
  clockOffset: number;
  /** Settings by which a crash loses what was committed, such as "fsync = off". */
  unsafeSettings: string[];
  /** Of clients; the tightest limit counts. */
  connectionLimit: number;
  freeConnections: number;
  /** Servers of ours that are connected. */
  servers: number;
  /** `lagMs`: how old the last change is that it shows; null where nothing was changed lately, or this user may not see it. */
  standbys: { name: string; lagMs: number | null }[];
  /** Replication slots whose reader is away; `bytes`: of the log that is kept for it. */
  idleSlots: { name: string; bytes: number }[];
  /** Of all tables and indexes. */
  bytes: number;
  /** Jobs whose server has ended, and which no other has taken over. */
  abandonedJobs: number;
}

export interface DatabaseReport {
  problems: DatabaseProblem[];
  /** undefined when they cannot be counted. */
  businesses: number | undefined;
  /** Times of the latest and the first entry in the activity log. */
  latestActivity: string | undefined;
  firstActivity?: string | undefined;
  /** Undefined for a file, and when it was not asked. */
  server?: ServerState | undefined;
}

export interface InspectionOptions {
  file: string;
  /** A database that takes the place of `file`. */
  postgres?: PostgresOptions | undefined;
  signal?: AbortSignal | undefined;
  /** Called often, with 0–1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

export interface RepairOptions extends InspectionOptions {
  /** Of the report. */
  problems: readonly DatabaseProblem[];
}
