import type { CopiedTable } from "./copied-tables.ts";
import type { StoredRow } from "./table-source.ts";

/** Receives the rows of a directory's tables, in the order of their keys. */
export interface TableSink {
  add(table: CopiedTable, columns: readonly string[], rows: readonly StoredRow[]): void | Promise<void>;
  /** Makes the next assigned id greater than this one. */
  setLastId(table: CopiedTable, lastId: number): void | Promise<void>;
}
