import { COPIED_TABLES, type CopiedTable } from "./copied-tables.ts";
import type { TableSink } from "./table-sink.ts";
import type { TableSource } from "./table-source.ts";

/** Passes all rows of a snapshot to the sink. `onProgress` gets the fraction of the rows, 0 to 1. */
export async function copyTables(
  source: TableSource,
  sink: TableSink,
  onProgress: (fraction: number) => void = () => {},
): Promise<void> {
  const tables: { table: CopiedTable; columns: readonly string[] }[] = [];
  let total = 0;
  for (const table of COPIED_TABLES) {
    const columns = await source.columns(table);
    // Earlier schema versions lack some tables.
    if (columns.length === 0) continue;
    tables.push({ table, columns });
    total += await source.countRows(table);
  }
  let doneRows = 0;
  for (const { table, columns } of tables) {
    for await (const rows of source.rows(table, columns)) {
      await sink.add(table, columns, rows);
      doneRows += rows.length;
      onProgress(doneRows / total);
    }
    if (table.hasSequence) await sink.setLastId(table, await source.lastId(table));
  }
}
