import type { PostgresOptions } from "../store-options.ts";

/**
 * Problems of a database. These leave the rest unchecked: `gone` (there is none), `foreign` (another program's), `unreadable` (no
 * permission), `unusable` (the server cannot be reached or refuses; the message is a sentence), `newer` and `older` (schema version). The
 * others are: `damage` (corrupt pages), `lookups` (an index of the engine lacks rows), `references`, `index` (full text) and `counts`
 * (derived data contradicts the businesses), and `statistics` (autovacuum has neglected tables).
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
  /** Cause of `unreadable`. Another program has locked it, the disk is full or failed, or the file or its folder cannot be opened. */
  cause?: "locked" | "full" | "disk" | "access";
  /** A clause with the number of rows, such as "listings that the search index lacks (3)". */
  message: string;
}

/** The state of a database server, as far as its user may see it. */
export interface ServerState {
  /** Example: "15.18". */
  version: string;
  /** Milliseconds by which its clock is ahead of this machine's. */
  clockOffset: number;
  /** Settings with which a crash loses committed data, such as "fsync = off". */
  unsafeSettings: string[];
  /** The tightest limit of client connections: that of the server, the database or the user. */
  connectionLimit: number;
  freeConnections: number;
  /** Number of connected Mainstreet servers. */
  servers: number;
  /** `lagMs` is the replay lag; null if there were no recent changes or this user may not see it. */
  standbys: { name: string; lagMs: number | null }[];
  /** The servers in `database.replicas`. `error` is the message of PostgreSQL or the network for a lost one. */
  replicas: { name: string; state: "standby" | "primary" | "lost"; error?: string }[];
  /** Replication slots without an active reader. `bytes` is the size of the WAL retained for it. */
  idleSlots: { name: string; bytes: number }[];
  /** Size of all tables and indexes. */
  bytes: number;
  /** Running jobs whose lease expired and that no server has marked as interrupted. */
  abandonedJobs: number;
}

export interface DatabaseReport {
  problems: DatabaseProblem[];
  /** Undefined if they cannot be counted. */
  businesses: number | undefined;
  /** The latest and the first ISO time in the activity log, and that of its last entry: the clock may have been wrong. */
  latestActivity: string | undefined;
  lastActivity?: string | undefined;
  firstActivity?: string | undefined;
  /** Undefined for a file, or if the server was not queried. */
  server?: ServerState | undefined;
}

export interface InspectionOptions {
  file: string;
  /** Used instead of `file`. */
  postgres?: PostgresOptions | undefined;
  signal?: AbortSignal | undefined;
  /** Called often, with 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

export interface RepairOptions extends InspectionOptions {
  /** The problems in the report. */
  problems: readonly DatabaseProblem[];
}
