import { CHUNK_ROWS, copiedRows, rowsByKey, type StoredValue, type TableSource } from "../../copy/table-source.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Columns that are derived from others and not copied. */
const DERIVED_COLUMNS = ["search_terms"];

/** Reads the tables in the snapshot of the transaction. */
export function openTableSource(tx: Transaction): TableSource {
  return {
    columns: ({ name }) =>
      tx.values<string>(
        `SELECT column_name::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> ALL($2) ORDER BY ordinal_position`,
        [name, DERIVED_COLUMNS],
      ),
    countRows: async (table) => (await tx.value<number>(`SELECT count(*) FROM ${copiedRows(table)}`)) ?? 0,
    rows(table, columns, lastRow) {
      const keys = table.key.join(", ");
      const select = (condition: string) =>
        `SELECT ${columns.join(", ")} FROM ${copiedRows(table)} ${condition} ORDER BY ${keys} LIMIT ${table.chunkRows ?? CHUNK_ROWS}`;
      const nextSql = select(`AND (${keys}) > (${table.key.map((_, index) => `$${index + 1}`).join(", ")})`);
      return rowsByKey(table, columns, lastRow, (last) =>
        last === undefined ? tx.arrays<StoredValue[]>(select("")) : tx.arrays<StoredValue[]>(nextSql, last),
      );
    },
    async lastId({ name }) {
      const sequence = await tx.value<string>("SELECT pg_get_serial_sequence($1, 'id')", [name]);
      const lastId = await tx.value<number>(
        `SELECT greatest(CASE WHEN is_called THEN last_value ELSE 0 END, (SELECT max(id) FROM ${name})) FROM ${sequence}`,
      );
      return lastId ?? 0;
    },
  };
}
