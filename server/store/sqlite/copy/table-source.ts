import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { CHUNK_ROWS, copiedRows, rowsByKey, type StoredRow, type TableSource } from "../../copy/table-source.ts";

/** Reads the tables. In the caller's transaction they are one snapshot. */
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
    countRows: async (table) => number(`SELECT count(*) FROM ${copiedRows(table)}`),
    rows(table, columns, lastRow) {
      const keys = table.key.join(", ");
      const select = (condition: string) =>
        db
          .prepare<StoredRow[], StoredRow>(
            `SELECT ${columns.join(", ")} FROM ${copiedRows(table)} ${condition} ORDER BY ${keys} LIMIT ${table.chunkRows ?? CHUNK_ROWS}`,
          )
          .raw();
      const selectNext = select(`AND (${keys}) > (${table.key.map(() => "?").join(", ")})`);
      return rowsByKey(table, columns, lastRow, async (last) => {
        await turn();
        return last === undefined ? select("").all() : selectNext.all(last);
      });
    },
    async lastId({ name }) {
      return Math.max(
        number("SELECT seq FROM sqlite_sequence WHERE name = ?", name),
        number(`SELECT max(id) FROM ${name}`),
      );
    },
  };
}
