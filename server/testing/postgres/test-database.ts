import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

interface DatabaseOptions {
  /** The server; that of all tests of the project `postgres` when left out. */
  serverUrl?: string;
  /** The URL of a database to copy, to which nobody may be connected; otherwise the new one is empty. */
  template?: string;
}

/**
 * Creates a database of the product's role, and gives its URL. It goes with the server: DROP DATABASE waits for all processes of the server,
 * up to a minute.
 */
export async function createDatabase({
  serverUrl = inject("postgresUrl"),
  template,
}: DatabaseOptions = {}): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = template === undefined ? "template0" : new URL(template).pathname.slice(1);
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY wal_log`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
