import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { queryDatabase } from "./query-database.ts";

interface DatabaseOptions {
  /** The server for all tests of the project `postgres` by default. */
  serverUrl?: string;
  /** URL of a database to copy, to which nobody may be connected; the new database is empty by default. */
  template?: string;
}

/**
 * Creates a database of the product's role, and returns its URL. It stays until the server ends: DROP DATABASE waits for all processes of
 * the server, up to a minute.
 */
export async function createDatabase({
  serverUrl = inject("postgresUrl"),
  template,
}: DatabaseOptions = {}): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = template === undefined ? "template0" : new URL(template).pathname.slice(1);
  await queryDatabase(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY wal_log`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}
