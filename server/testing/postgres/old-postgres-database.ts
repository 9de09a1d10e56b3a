import pg from "pg";
import { FIRST_VERSION, migrationsBetween } from "../../store/postgres/connection/migrate.ts";

const OLD = "earlier";

/**
 * Makes a schema of an earlier version beside the current one, with the migrations up to it, and copies the rows and columns that it knows.
 * Returns a URL that uses it (`search_path`).
 */
export async function makeOldPostgresDatabase(url: string, version: number): Promise<string> {
  const oldUrl = new URL(url);
  oldUrl.searchParams.set("options", `-c search_path=${OLD}`);
  const client = new pg.Client(oldUrl.href);
  await client.connect();
  try {
    await client.query(`CREATE SCHEMA ${OLD}`);
    for (const step of migrationsBetween(FIRST_VERSION - 1, version)) await client.query(step);
    const { rows } = await client.query<{ table: string; columns: string }>(
      `SELECT table_name AS "table", string_agg(column_name, ', ' ORDER BY ordinal_position) AS columns
       FROM information_schema.columns WHERE table_schema = $1 GROUP BY 1 ORDER BY table_name <> 'administrators', table_name <> 'cities'`,
      [OLD],
    );
    await client.query("DELETE FROM counters");
    for (const { table, columns } of rows) {
      await client.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM public.${table}`);
    }
    const sequences = await client.query<{ sequence: string; table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column", pg_get_serial_sequence(table_name, column_name) AS sequence FROM information_schema.columns
       WHERE table_schema = $1 AND is_identity = 'YES'`,
      [OLD],
    );
    for (const { table, column, sequence } of sequences.rows) {
      await client.query(`SELECT setval('${sequence}', max(${column})) FROM ${table}`);
    }
    await client.query("UPDATE counters SET value = $1 WHERE name = 'schemaVersion'", [version]);
    return oldUrl.href;
  } finally {
    await client.end();
  }
}
