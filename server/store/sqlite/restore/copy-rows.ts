import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { refuse } from "./check-schema.ts";

/** Rows per turn of the event loop, in which signals arrive: some tens of milliseconds. */
const CHUNK_ROWS = 5_000;

/**
 * Not copied: what signs in, and the settings of the index, of which one is a function that FTS5 calls. Those of `main`
 * stay.
 */
const SKIPPED = new Set(["sessions", "search_config"]);

/**
 * Copies the rows of the attached `backup` into the same tables of `main`. Strict tables refuse values of a wrong type.
 * `onRows` is called after each chunk with the fraction that is done, and may throw.
 */
export async function copyRows(db: Database, tables: readonly string[], onRows: (fraction: number) => void) {
  const copied = tables.filter((table) => !SKIPPED.has(table));
  // Shadow tables of the search index are written directly: its words cannot be read back from a contentless index.
  db.unsafeMode(true);
  try {
    for (const [position, table] of copied.entries()) {
      db.exec(`DELETE FROM main.${table}`);
      for await (const fraction of copyTable(db, table)) onRows((position + fraction) / copied.length);
    }
    copySequences(db);
  } finally {
    db.unsafeMode(false);
  }
}

async function* copyTable(db: Database, table: string): AsyncGenerator<number> {
  const list = (db.pragma(`main.table_xinfo('${table}')`) as { name: string }[]).map(({ name }) => `"${name}"`);
  const copy = `INSERT INTO main.${table} (${list}) SELECT ${list} FROM backup.${table} NOT INDEXED`;
  if (!hasRowid(db, table)) {
    await turn();
    db.exec(`${copy.replace(" NOT INDEXED", "")} WHERE TRUE`);
    yield 1;
    return;
  }
  const next = db
    .prepare<[number | bigint], bigint>(
      `SELECT rowid FROM backup.${table} NOT INDEXED WHERE rowid >= ? ORDER BY rowid LIMIT 1 OFFSET ${CHUNK_ROWS}`,
    )
    .pluck()
    .safeIntegers();
  const last = db.prepare<[], bigint>(`SELECT max(rowid) FROM backup.${table} NOT INDEXED`).pluck().safeIntegers();
  const range = db.prepare(`${copy} WHERE rowid >= ? AND rowid < ?`);
  const rest = db.prepare(`${copy} WHERE rowid >= ?`);
  const total = Number(last.get() ?? 0);
  for (let from: bigint = -(2n ** 63n); ; ) {
    await turn();
    const until = next.get(from);
    if (until === undefined) {
      rest.run(from);
      yield 1;
      return;
    }
    range.run(from, until);
    from = until;
    yield Math.min(1, Math.max(0, Number(from) / total));
  }
}

function hasRowid(db: Database, table: string): boolean {
  const tables = db.pragma("main.table_list") as { schema: string; name: string; wr: number }[];
  const isWithoutRowid = (schema: string) =>
    tables.some((each) => each.schema === schema && each.name === table && each.wr === 1);
  return !isWithoutRowid("main") && !isWithoutRowid("backup");
}

/** The last ids that were assigned, which may be above those of the rows. */
function copySequences(db: Database): void {
  db.exec(`UPDATE main.sqlite_sequence AS own SET seq = max(own.seq, other.seq)
    FROM backup.sqlite_sequence other WHERE other.name = own.name AND typeof(other.seq) = 'integer'`);
  db.exec(`INSERT INTO main.sqlite_sequence (name, seq) SELECT other.name, other.seq FROM backup.sqlite_sequence other
    WHERE typeof(other.seq) = 'integer' AND other.name NOT IN (SELECT name FROM main.sqlite_sequence)
    AND other.name IN (SELECT name FROM main.sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%')`);
}

/** Columns that hold JSON; the code that reads them trusts that they do. "" and null are allowed. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  businesses: ["photos", "attributes", "subtypes"],
  opening_patterns: ["hours"],
  imports: ["files", "outcome"],
  import_changes: ["previous"],
  hand_edits: ["fields"],
  deleted_businesses: ["record"],
  merges: ["slugs", "previous"],
  likely_duplicates: ["reasons"],
  pending_rules: ["rule"],
  change_journal: ["previous"],
  activity: ["detail"],
  jobs: ["progress", "result"],
};
/** Settings that hold JSON and are restored. */
const JSON_SETTINGS = ["columnMappings"];
const LINKS = ["website", "location_link"];
const isLink = (value: string) => `(${value} LIKE 'http://%' OR ${value} LIKE 'https://%')`;

/**
 * Checks and cleans the copied values once the schema is of today: refuses what is no JSON, and drops addresses that are not
 * http(s), such as scripts. Errors: AppError `unreadable`.
 */
export function cleanValues(db: Database, name: string): void {
  for (const [table, columns] of Object.entries(JSON_COLUMNS)) {
    for (const column of columns) {
      const broken = `SELECT 1 FROM ${table} WHERE ${column} <> '' AND NOT json_valid(${column}) LIMIT 1`;
      if (db.prepare(broken).get() !== undefined) refuse(name, `values that are no JSON in ${table}.${column}`);
    }
  }
  for (const setting of JSON_SETTINGS) {
    const broken = db.prepare("SELECT 1 FROM settings WHERE name = ? AND NOT json_valid(value)");
    if (broken.get(setting) !== undefined) refuse(name, `a value that is no JSON in settings.${setting}`);
  }
  for (const column of LINKS) db.exec(`UPDATE businesses SET ${column} = NULL WHERE NOT ${isLink(column)}`);
  db.exec(`UPDATE businesses SET photos = (
      SELECT coalesce(json_group_array(value), '[]') FROM json_each(photos) WHERE type = 'text' AND ${isLink("value")})
    WHERE photos <> '[]' AND EXISTS (SELECT 1 FROM json_each(photos) WHERE type <> 'text' OR NOT ${isLink("value")})`);
}
