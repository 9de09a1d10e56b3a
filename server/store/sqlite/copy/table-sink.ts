import type { Database } from "better-sqlite3";
import type { TableSink } from "../../copy/table-sink.ts";
import type { StoredValue } from "../../copy/table-source.ts";

/** Inserts rows into the tables of a new database. */
export function openTableSink(db: Database) {
  return {
    add({ name }, columns, rows) {
      const insert = db.prepare<StoredValue[]>(
        `INSERT OR REPLACE INTO ${name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
      );
      db.transaction(() => {
        for (const row of rows) insert.run(...row);
      })();
    },
    setLastId({ name }, lastId) {
      const update = db.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?").run(lastId, name);
      if (update.changes === 0) db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(name, lastId);
    },
  } satisfies TableSink;
}
