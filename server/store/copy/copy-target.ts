import type { CopiedTable } from "./copied-tables.ts";
import type { StoredRow, TableSource } from "./table-source.ts";

/** How far a copy has come. */
export interface CopyProgress {
  /** The fingerprint of the snapshot that is copied. */
  source: string;
  /** The table of the last rows, undefined before the first ones; those of earlier tables are all there. */
  table?: string;
  /** The key of the last row. */
  after?: StoredRow;
}

/** An empty or half-copied directory, which nobody can use before `finish`. Errors of each method: AppError `storage`. */
export interface CopyTarget {
  /** Undefined before `begin`. */
  progress(): Promise<CopyProgress | undefined>;
  /** Deletes what an earlier copy has left. */
  begin(source: string): Promise<void>;
  /** Adds rows and stores the progress, in one transaction. Errors: AppError `unreadable` for values that the engine does not take. */
  add(
    table: CopiedTable,
    columns: readonly string[],
    rows: readonly StoredRow[],
    progress: CopyProgress,
  ): Promise<void>;
  setLastId(table: CopiedTable, lastId: number): Promise<void>;
  /** Derives what is not copied. May be called again. */
  derive(onProgress: (fraction: number) => void): Promise<void>;
  /** Gives what was copied to `read`. */
  inSnapshot<T>(read: (copy: TableSource) => Promise<T>): Promise<T>;
  /** The next copy begins anew. */
  forget(): Promise<void>;
  /** Makes it a directory that can be used. */
  finish(): Promise<void>;
  close(): Promise<void>;
}
