import { type CopiedTable, OWN_COUNTERS } from "./copied-tables.ts";

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

/**
 * Reads the rows of a table page by page, each from after the key of the last row. `readPage`: at most `CHUNK_ROWS`, the first ones without a
 * key.
 */
export async function* rowsByKey(
  { key }: CopiedTable,
  columns: readonly string[],
  after: StoredRow | undefined,
  readPage: (after: StoredRow | undefined) => Promise<readonly StoredRow[]>,
): AsyncGenerator<readonly StoredRow[]> {
  const positions = key.map((column) => columns.indexOf(column));
  for (let last = after; ; ) {
    const rows = await readPage(last);
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    yield rows;
    if (rows.length < CHUNK_ROWS) return;
    last = positions.map((position) => lastRow[position] ?? null);
  }
}

/** SQL: the rows of a table that are copied. */
export function copiedRows({ name }: CopiedTable): string {
  return name === "counters"
    ? `counters WHERE name NOT IN (${OWN_COUNTERS.map((counter) => `'${counter}'`).join(", ")})`
    : `${name} WHERE TRUE`;
}
