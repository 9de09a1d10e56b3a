import pg, { type QueryResultRow } from "pg";

/** Runs SQL in its own connection, and returns the rows of a single statement. Several statements may have no `values`. */
export async function queryDatabase<Row extends QueryResultRow = Record<string, unknown>>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
