import type { CopiedTable } from "./copied-tables.ts";

/** A value of a row as both engines store it. */
export type StoredValue = string | number | null | Buffer;
export type StoredRow = readonly StoredValue[];

/** Rows read and written at once: some tens of milliseconds. */
export const CHUNK_ROWS = 5_000;

/** One snapshot of the tables of a directory. */
export interface TableSource {
  columns(table: CopiedTable): Promise<readonly string[]>;
  countRows(table: CopiedTable): Promise<number>;
  /** In chunks, in the order of the key (numbers by size, texts by their bytes); those after the key `after`. */
  rows(table: CopiedTable, columns: readonly string[], after?: StoredRow): AsyncIterable<readonly StoredRow[]>;
  /** The last id that was given to a row, which may be above those of the rows; 0 for none. */
  lastId(table: CopiedTable): Promise<number>;
}
