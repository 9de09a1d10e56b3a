import type { CopiedTable } from "./copied-tables.ts";
import type { StoredRow, TableSource } from "./table-source.ts";

/** Progress of a copy, by which it can be resumed. */
export interface CopyProgress {
  /** Fingerprint of the snapshot. */
  source: string;
  /** The table of the last copied row; undefined before the first one. Earlier tables are complete. */
  table?: string;
  /** Key of the last copied row. */
  after?: StoredRow;
}

/** A directory that is being copied, which nobody can use before `finish`. Errors of each method: AppError `storage`. */
export interface CopyTarget {
  /** Undefined before `begin`. */
  progress(): Promise<CopyProgress | undefined>;
  /** Deletes the rows of an earlier copy. */
  begin(source: string): Promise<void>;
  /** Adds rows and stores the progress, in one transaction. Errors: AppError `unreadable` for values that the engine rejects. */
  add(
    table: CopiedTable,
    columns: readonly string[],
    rows: readonly StoredRow[],
    progress: CopyProgress,
  ): Promise<void>;
  setLastId(table: CopiedTable, lastId: number): Promise<void>;
  /** Builds indexes and other derived data. Idempotent. `onProgress` gets 0 to 1. */
  derive(onProgress: (fraction: number) => void): Promise<void>;
  /** Calls `read` with the copied rows. */
  inSnapshot<T>(read: (copy: TableSource) => Promise<T>): Promise<T>;
  /** Makes the next copy start over. */
  forget(): Promise<void>;
  /** Makes the copy usable. */
  finish(): Promise<void>;
  close(): Promise<void>;
}
