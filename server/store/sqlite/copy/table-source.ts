import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { OWN_COUNTERS } from "../../copy/copied-tables.ts";
import { CHUNK_ROWS, type StoredRow, type TableSource } from "../../copy/table-source.ts";

/** Reads the tables of one connection; in a transaction of the caller's they are one snapshot. */
export function openTableSource(db: Database): TableSource {
  const number = (sql: string, ...values: string[]) =>
    db
      .prepare<string[], number>(sql)
      .pluck()
      .get(...values) ?? 0;
  return {
    async columns({ name }) {
      return (db.pragma(`table_info('${name}')`) as { name: string }[]).map((column) => column.name);
    },
    countRows: async ({ name }) => number(`SELECT count(*) FROM ${name} WHERE ${condition(name)}`),
    async *rows({ name, key }, columns, after) {
      const keys = key.join(", ");
      const select = (where: string) =>
        db
          .prepare<StoredRow[], StoredRow>(
            `SELECT ${columns.join(", ")} FROM ${name} WHERE ${condition(name)} ${where} ORDER BY ${keys} LIMIT ${CHUNK_ROWS}`,
          )
          .raw();
      const next = select(`AND (${keys}) > (${key.map(() => "?").join(", ")})`);
      const positions = key.map((column) => columns.indexOf(column));
      for (let last = after; ; ) {
        const rows = last === undefined ? select("").all() : next.all(last);
        const lastRow = rows.at(-1);
        if (lastRow === undefined) return;
        yield rows;
        last = positions.map((position) => lastRow[position] ?? null);
        await turn();
      }
    },
    async lastId({ name }) {
      return Math.max(
        number("SELECT seq FROM sqlite_sequence WHERE name = ?", name),
        number(`SELECT max(id) FROM ${name}`),
      );
    },
  };
}

const condition = (table: string): string =>
  table === "counters" ? `name NOT IN (${OWN_COUNTERS.map((name) => `'${name}'`).join(", ")})` : "TRUE";
