import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { CleanedValues } from "./cleaned-values.ts";
import { selectCut } from "./cut-texts.ts";

/** Rows per turn of the event loop, in which signals arrive: some tens of milliseconds. */
const CHUNK_ROWS = 5_000;

/**
 * Tables that are not copied: sessions, one-time links, answered challenges and files of scheduled imports, and the settings of the index, of which one is a function that FTS5 calls. Those of `main` stay.
 */
const SKIPPED_TABLES = new Set(["sessions", "one_time_links", "used_challenges", "scheduled_files", "search_config"]);

/**
 * Copies the rows of the attached `backup` into the same tables of `main`, with no text longer than this program stores. Strict tables
 * refuse values of a wrong type. `onRows` is called after each chunk with the fraction that is done, and may throw.
 */
export async function copyRows(
  db: Database,
  tables: readonly string[],
  cleanedValues: CleanedValues,
  onRows: (fraction: number) => void,
) {
  const copiedTables = tables.filter((table) => !SKIPPED_TABLES.has(table));
  // Shadow tables of the search index are written directly: its words cannot be read back from a contentless index.
  db.unsafeMode(true);
  try {
    for (const [position, table] of copiedTables.entries()) {
      db.exec(`DELETE FROM main.${table}`);
      for await (const fraction of copyTable(db, table, cleanedValues))
        onRows((position + fraction) / copiedTables.length);
    }
    copySequences(db);
  } finally {
    db.unsafeMode(false);
  }
}

async function* copyTable(db: Database, table: string, cleanedValues: CleanedValues): AsyncGenerator<number> {
  const { columns, values, condition } = selectCut(db, table, cleanedValues);
  const copy = `INSERT INTO main.${table} (${columns}) SELECT ${values} FROM backup.${table}`;
  if (!hasRowid(db, table)) {
    await turn();
    db.exec(`${copy} WHERE ${condition}`);
    yield 1;
    return;
  }
  const selectChunkEnd = db
    .prepare<[number | bigint], bigint>(
      `SELECT rowid FROM backup.${table} NOT INDEXED WHERE rowid >= ? ORDER BY rowid LIMIT 1 OFFSET ${CHUNK_ROWS}`,
    )
    .pluck()
    .safeIntegers();
  const selectLastRowid = db
    .prepare<[], bigint>(`SELECT max(rowid) FROM backup.${table} NOT INDEXED`)
    .pluck()
    .safeIntegers();
  const copyRange = db.prepare(`${copy} NOT INDEXED WHERE rowid >= ? AND rowid < ? AND ${condition}`);
  const copyRest = db.prepare(`${copy} NOT INDEXED WHERE rowid >= ? AND ${condition}`);
  const total = Number(selectLastRowid.get() ?? 0);
  for (let firstRowid: bigint = -(2n ** 63n); ; ) {
    await turn();
    const chunkEnd = selectChunkEnd.get(firstRowid);
    if (chunkEnd === undefined) {
      copyRest.run(firstRowid);
      yield 1;
      return;
    }
    copyRange.run(firstRowid, chunkEnd);
    firstRowid = chunkEnd;
    yield Math.min(1, Math.max(0, Number(firstRowid) / total));
  }
}

function hasRowid(db: Database, table: string): boolean {
  const tables = db.pragma("main.table_list") as { schema: string; name: string; wr: number }[];
  const isWithoutRowid = (schema: string) =>
    tables.some((entry) => entry.schema === schema && entry.name === table && entry.wr === 1);
  return !isWithoutRowid("main") && !isWithoutRowid("backup");
}

/** Copies the last assigned ids, which may be above those of the rows. */
function copySequences(db: Database): void {
  db.exec(`UPDATE main.sqlite_sequence AS own SET seq = max(own.seq, other.seq)
    FROM backup.sqlite_sequence other WHERE other.name = own.name AND typeof(other.seq) = 'integer'`);
  db.exec(`INSERT INTO main.sqlite_sequence (name, seq) SELECT other.name, other.seq FROM backup.sqlite_sequence other
    WHERE typeof(other.seq) = 'integer' AND other.name NOT IN (SELECT name FROM main.sqlite_sequence)
    AND other.name IN (SELECT name FROM main.sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%')`);
}
