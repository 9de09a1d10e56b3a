import type { CopiedTable } from "./copied-tables.ts";
import type { StoredRow } from "./table-source.ts";

/** Takes the rows of the tables of a directory, in the order of their keys. */
export interface TableSink {
  add(table: CopiedTable, columns: readonly string[], rows: readonly StoredRow[]): void | Promise<void>;
  /** The next id that is given to a row is above this one. */
  setLastId(table: CopiedTable, lastId: number): void | Promise<void>;
}
