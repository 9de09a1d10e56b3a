import type { StoredValue, TableSink } from "../../copy/table-sink.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Rows fetched and written at once: some tens of milliseconds. */
const CHUNK_ROWS = 2_000;

interface ColumnRow {
  table: string;
  column: string;
  /** Of a column that counts up. */
  sequence: string | null;
}

/** Gives all rows of the snapshot to the sink, table by table. `onProgress`: the fraction of the businesses' ids. */
export async function dumpTables(
  tx: Transaction,
  sink: TableSink,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const columns = await tx.rows<ColumnRow>(
    `SELECT table_name AS "table", column_name AS "column",
       CASE WHEN is_identity = 'YES' THEN pg_get_serial_sequence(quote_ident(table_name), column_name) END AS sequence
     FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`,
  );
  const byTable = Map.groupBy(columns, ({ table }) => table);
  for (const [table, wanted] of sink.tables) {
    const stored = byTable.get(table) ?? [];
    const names = stored.map(({ column }) => column).filter((column) => wanted.includes(column));
    await dumpTable(tx, sink, table, names, onProgress);
    const sequence = stored.find((column) => column.sequence !== null)?.sequence;
    if (sequence === undefined || sequence === null) continue;
    const lastId = await tx.value<number>(`SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ${sequence}`);
    if (lastId !== undefined && lastId > 0) sink.setLastId(table, lastId);
  }
}

async function dumpTable(
  tx: Transaction,
  sink: TableSink,
  table: string,
  names: readonly string[],
  onProgress: (fraction: number) => void,
): Promise<void> {
  // counters of this engine alone have no place in the other
  const where = table === "counters" ? "WHERE name NOT IN ('schemaVersion', 'postingBatches')" : "";
  const cursor = `dump_${table}`;
  await tx.run(`DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${names.join(", ")} FROM ${table} ${where}`);
  const last = Math.max(1, tx.counter("lastBusinessId"));
  const id = names.indexOf("id");
  for (;;) {
    const rows = await tx.arrays<StoredValue[]>(`FETCH ${CHUNK_ROWS} FROM ${cursor}`);
    sink.add(table, names, rows);
    if (table === "businesses") onProgress(Math.min(1, Number(rows.at(-1)?.[id] ?? 0) / last));
    if (rows.length < CHUNK_ROWS) break;
  }
  await tx.run(`CLOSE ${cursor}`);
}
