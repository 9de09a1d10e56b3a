import Sqlite from "better-sqlite3";
import { migrateTo } from "../../store/sqlite/connection/migrate.ts";

/** Renamed tables and columns, each with the schema version that introduced the current name. */
const RENAMED: readonly { since: number; table: string; column?: string; former: string }[] = [
  { since: 9, table: "pending_rules", former: "rules_to_follow" },
  { since: 9, table: "listings", column: "missing_data", former: "lacking" },
  { since: 9, table: "imports", column: "heartbeat_at", former: "heard_at" },
  { since: 9, table: "import_changes", column: "previous", former: "former" },
];
/** Virtual tables, and tables that FTS5 fills itself when it is created. */
const OWN = new Set(["search", "search_config"]);

/**
 * Makes a database of an earlier schema version with its migrations, and fills it with the rows of a current database as far as that
 * version knows them.
 */
export function makeOldDatabase(file: string, version: number, today: string): void {
  const db = new Sqlite(file);
  try {
    db.pragma("page_size = 8192");
    migrateTo(db, version);
    db.prepare("ATTACH ? AS today").run(today);
    db.unsafeMode(true);
    const renamedColumns = RENAMED.filter(({ since }) => version < since);
    for (const table of tablesOf(db, "main")) {
      const source =
        renamedColumns.find(({ column, former }) => column === undefined && former === table)?.table ?? table;
      const sourceColumns = new Set(columnsOf(db, "today", source));
      const pairs = columnsOf(db, "main", table).flatMap((column) => {
        const from = renamedColumns.find((each) => each.table === source && each.former === column)?.column ?? column;
        return sourceColumns.has(from) ? [[column, from] as const] : [];
      });
      if (table === "counters") {
        const isKnownCounter = "name IN (SELECT name FROM main.counters)";
        db.exec(`INSERT OR REPLACE INTO main.counters SELECT * FROM today.counters WHERE ${isKnownCounter}`);
        continue;
      }
      db.exec(`DELETE FROM main.${table}`);
      const [to, from] = [0, 1].map((side) => pairs.map((pair) => pair[side as 0 | 1]).join(", "));
      db.exec(`INSERT INTO main.${table} (${to}) SELECT ${from} FROM today.${source}`);
    }
    // The key version of the database is set to that of the time, too.
    db.exec("UPDATE counters SET value = 1 WHERE name = 'keyVersion'");
    if (version >= 5 && version < 9) db.exec("UPDATE jobs SET kind = 'rehearsal' WHERE kind = 'dry-run'");
  } finally {
    db.close();
  }
}

function tablesOf(db: Sqlite.Database, schema: string): string[] {
  const sql = `SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;
  const tables = db.prepare<[], string>(sql).pluck().all();
  return tables.filter((table) => !OWN.has(table));
}

function columnsOf(db: Sqlite.Database, schema: string, table: string): string[] {
  return (db.pragma(`${schema}.table_info('${table}')`) as { name: string }[]).map(({ name }) => name);
}
