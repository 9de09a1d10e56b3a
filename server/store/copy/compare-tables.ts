import { AppError } from "../../errors.ts";
import { COPIED_TABLES, type CopiedTable } from "./copied-tables.ts";
import type { StoredRow, StoredValue, TableSource } from "./table-source.ts";

/**
 * Compares every column of every row, and the last ids. Returns the number of rows by table. `onProgress` gets the number of compared rows.
 * Errors: AppError `conflict`, which names the first difference.
 */
export async function compareTables(
  source: TableSource,
  copy: TableSource,
  onProgress: (rows: number) => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let total = 0;
  for (const table of COPIED_TABLES) {
    const columns = await source.columns(table);
    const otherColumns = await copy.columns(table);
    if (columns.toSorted().join() !== otherColumns.toSorted().join()) throw difference(table, "it has other columns");
    const count = await compareRows(table, columns, [source, copy], (rows) => onProgress(total + rows));
    total += count;
    counts[table.name] = count;
    if (!table.hasSequence) continue;
    const [lastId, otherId] = [await source.lastId(table), await copy.lastId(table)];
    if (lastId !== otherId) throw difference(table, `the last id is ${otherId} instead of ${lastId}`);
  }
  return counts;
}

async function compareRows(
  table: CopiedTable,
  columns: readonly string[],
  [source, copy]: readonly [TableSource, TableSource],
  onProgress: (rows: number) => void,
): Promise<number> {
  const positions = table.key.map((column) => columns.indexOf(column));
  const keyOf = (row: StoredRow) => positions.map((position) => row[position] ?? null);
  const name = (row: StoredRow) => keyOf(row).map(String).join(", ");
  const copies = copy.rows(table, columns)[Symbol.asyncIterator]();
  let otherRows: readonly StoredRow[] = [];
  let nextIndex = 0;
  let count = 0;
  const nextOther = async () => {
    if (nextIndex === otherRows.length) {
      otherRows = (await copies.next()).value ?? [];
      nextIndex = 0;
    }
    return otherRows[nextIndex++];
  };
  for await (const rows of source.rows(table, columns)) {
    for (const row of rows) {
      const otherRow = otherRows[nextIndex] === undefined ? await nextOther() : otherRows[nextIndex++];
      if (otherRow === undefined || name(otherRow) !== name(row)) {
        throw difference(table, `it has no row ${name(row)}, or another one before it`);
      }
      const column = columns.find((_, position) => !isSame(row[position], otherRow[position]));
      if (column !== undefined) throw difference(table, `row ${name(row)} has another value of ${column}`);
    }
    count += rows.length;
    onProgress(count);
  }
  const extraRow = await nextOther();
  if (extraRow !== undefined) throw difference(table, `it has a row ${name(extraRow)}, which the source does not have`);
  return count;
}

function isSame(value: StoredValue | undefined, otherValue: StoredValue | undefined): boolean {
  if (value instanceof Uint8Array && otherValue instanceof Uint8Array) return Buffer.compare(value, otherValue) === 0;
  return value === otherValue;
}

function difference({ name }: CopiedTable, description: string): AppError {
  return new AppError(
    "conflict",
    `The copy differs from its source in ${name}: ${description}. Run the command again to copy from the beginning.`,
  );
}
