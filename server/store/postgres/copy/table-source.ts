import { OWN_COUNTERS } from "../../copy/copied-tables.ts";
import { CHUNK_ROWS, type StoredValue, type TableSource } from "../../copy/table-source.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Columns that are derived from the others. */
const DERIVED_COLUMNS = ["search_terms"];

/** Reads the tables as the transaction sees them. */
export function openTableSource(tx: Transaction): TableSource {
  return {
    columns: ({ name }) =>
      tx.values<string>(
        `SELECT column_name::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> ALL($2) ORDER BY ordinal_position`,
        [name, DERIVED_COLUMNS],
      ),
    countRows: async ({ name }) =>
      (await tx.value<number>(`SELECT count(*) FROM ${name} WHERE ${condition(name)}`)) ?? 0,
    async *rows({ name, key }, columns, after = []) {
      const keys = key.join(", ");
      const rest = after.length === 0 ? "" : `AND (${keys}) > (${key.map((_, index) => `$${index + 1}`).join(", ")})`;
      const cursor = `copied_${name}`;
      await tx.run(
        `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${columns.join(", ")} FROM ${name} WHERE ${condition(name)} ${rest} ORDER BY ${keys}`,
        after,
      );
      for (;;) {
        const rows = await tx.arrays<StoredValue[]>(`FETCH ${CHUNK_ROWS} FROM ${cursor}`);
        if (rows.length > 0) yield rows;
        if (rows.length < CHUNK_ROWS) break;
      }
      await tx.run(`CLOSE ${cursor}`);
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

const condition = (table: string): string =>
  table === "counters" ? `name NOT IN (${OWN_COUNTERS.map((name) => `'${name}'`).join(", ")})` : "TRUE";
