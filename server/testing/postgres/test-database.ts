import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Creates an empty database of the product's role, and gives its URL. */
export async function createDatabase(serverUrl: string = inject("postgresUrl")): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0 STRATEGY wal_log`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** Drops a database of `createDatabase`; connections to it are ended. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = "postgres";
  await run(url.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
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
