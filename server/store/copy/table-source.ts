import { type CopiedTable, OWN_COUNTERS } from "./copied-tables.ts";

/** A value of a row as both engines store it. */
export type StoredValue = string | number | null | Buffer;
export type StoredRow = readonly StoredValue[];

/** Number of rows per chunk: some tens of milliseconds. */
export const CHUNK_ROWS = 5_000;

/** A snapshot of a directory's tables. */
export interface TableSource {
  columns(table: CopiedTable): Promise<readonly string[]>;
  countRows(table: CopiedTable): Promise<number>;
  /** Yields chunks of the rows after the key `lastRow`, in the order of the key: numbers by size, texts by their bytes. */
  rows(table: CopiedTable, columns: readonly string[], lastRow?: StoredRow): AsyncIterable<readonly StoredRow[]>;
  /** Returns the last assigned id, which may be greater than those of the rows; 0 for none. */
  lastId(table: CopiedTable): Promise<number>;
}

/** Reads the rows of a table by keyset pagination. `readPage` reads at most a chunk of rows after a key, or the first ones. */
export async function* rowsByKey(
  { key, chunkRows = CHUNK_ROWS }: CopiedTable,
  columns: readonly string[],
  startKey: StoredRow | undefined,
  readPage: (lastRow: StoredRow | undefined) => Promise<readonly StoredRow[]>,
): AsyncGenerator<readonly StoredRow[]> {
  const positions = key.map((column) => columns.indexOf(column));
  for (let lastKey = startKey; ; ) {
    const rows = await readPage(lastKey);
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    yield rows;
    if (rows.length < chunkRows) return;
    lastKey = positions.map((position) => lastRow[position] ?? null);
  }
}

/** Returns the FROM and WHERE clause of the copied rows of a table. */
export function copiedRows({ name }: CopiedTable): string {
  return name === "counters"
    ? `counters WHERE name NOT IN (${OWN_COUNTERS.map((counter) => `'${counter}'`).join(", ")})`
    : `${name} WHERE TRUE`;
}
