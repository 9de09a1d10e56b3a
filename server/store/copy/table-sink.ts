/** A value of a row as both engines store it. */
export type StoredValue = string | number | null | Buffer;

/** Takes the rows of the tables of a directory, whose names and columns are the same in both engines. */
export interface TableSink {
  /** The columns of each table that it takes. */
  tables: ReadonlyMap<string, readonly string[]>;
  add(table: string, columns: readonly string[], rows: readonly (readonly StoredValue[])[]): void;
  /** The last id that was given to a row of the table, which may be above those of the rows. */
  setLastId(table: string, lastId: number): void;
}
