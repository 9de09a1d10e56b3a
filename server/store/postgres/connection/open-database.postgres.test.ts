import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { KEY_VERSION } from "#domain/business/business-keys";
import { type PostgresServer, querySuperuser, startPostgres } from "../../../testing/postgres/postgres-server.ts";
import { type StandbyServer, startStandby } from "../../../testing/postgres/standby.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { FIRST_VERSION, migrationsBetween } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const NAME = "mainstreet at db:5432";
const open = (url: string, options: { mustExist?: boolean; tls?: "require" | "verify" } = {}) =>
  openDatabase({ url, name: NAME, poolSize: 2, tls: "off", mustExist: false, ...options });

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the names of all tables, indexes and sequences of a schema. */
const contentOf = (url: string) =>
  query(url, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname");

/** Returns the URL with one part replaced. */
function withPart(url: string, part: Partial<Record<"username" | "password" | "pathname" | "port", string>>): string {
  return Object.assign(new URL(url), part).href;
}

async function expectRefusal(url: string, message: string | RegExp, options = {}, code = "storage"): Promise<void> {
  await expect(open(url, options)).rejects.toMatchObject({
    name: "AppError",
    code,
    message: expect.stringMatching(message),
  });
}

it("the version of the schema is the number of the latest migration", () => {
  const migrations = migrationsBetween(FIRST_VERSION - 1, Number.POSITIVE_INFINITY);
  expect(FIRST_VERSION - 1 + migrations.length).toBe(SCHEMA_VERSION);
});

describe("an empty database", () => {
  it("gets the schema once, even from several servers that start at the same time", async () => {
    const url = await createDatabase();
    for (const pool of await Promise.all([open(url), open(url), open(url)])) await pool.end();
    const names = "'schemaVersion', 'keyVersion', 'generation'";
    expect(await query(url, `SELECT name, value::int FROM counters WHERE name IN (${names}) ORDER BY name`)).toEqual([
      { name: "generation", value: 1 },
      { name: "keyVersion", value: KEY_VERSION },
      { name: "schemaVersion", value: SCHEMA_VERSION },
    ]);
    await (await open(url, { mustExist: true })).end();
  });

  it("stays empty with `mustExist`", async () => {
    const url = await createDatabase();
    await expectRefusal(url, `There is no directory in the database ${NAME}.`, { mustExist: true }, "not-found");
    expect(await contentOf(url)).toEqual([]);
  });

  it("may have tables and views of extensions", async () => {
    const url = await createDatabase();
    await query(url, "CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent");
    await (await open(url)).end();
  });
});

describe("a database that cannot be used is left as it is", () => {
  it.each([
    ["orders", "CREATE TABLE orders (id integer)"],
    [
      "counters of its own",
      "CREATE TABLE counters (name text, value text); INSERT INTO counters VALUES ('visits', 'many')",
    ],
    ["a view", "CREATE VIEW people AS SELECT 1 AS id"],
  ])("one of another program, with %s", async (_what, sql) => {
    const url = await createDatabase();
    await query(url, sql);
    const before = await contentOf(url);
    await expectRefusal(url, "has tables of another program in its schema public, so nothing was changed");
    expect(await contentOf(url)).toEqual(before);
  });

  it("one of a newer program", async () => {
    const url = await createDatabase();
    await (await open(url)).end();
    await query(url, "UPDATE counters SET value = 99 WHERE name = 'schemaVersion'");
    await expectRefusal(url, `has schema version 99, but this program knows versions up to ${SCHEMA_VERSION}.`);
    expect(await query(url, "SELECT value::int FROM counters WHERE name = 'schemaVersion'")).toEqual([{ value: 99 }]);
  });

  it("one with an encoding other than UTF-8", async () => {
    const url = await createDatabase();
    const other = withPart(url, { pathname: `${new URL(url).pathname.slice(1)}_latin` });
    const name = new URL(other).pathname.slice(1);
    await query(url, `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    await expectRefusal(other, "has the encoding LATIN1, but mainstreet needs UTF8");
  });

  it("one that is read-only", async () => {
    const url = await createDatabase();
    const name = new URL(url).pathname.slice(1);
    await query(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await expectRefusal(url, "takes no changes: default_transaction_read_only is on");
  });

  it("one whose migration fails", async () => {
    const url = await createDatabase();
    // A type that prevents the creation of the table of that name, which is made late.
    await query(url, "CREATE TYPE merges AS ENUM ('one')");
    await expect(open(url)).rejects.toThrow('"merges" already exists');
    expect(await contentOf(url)).toEqual([]);
  });
});

describe("a server that refuses the connection", () => {
  it("leaves no connection open, on which the process would wait for PostgreSQL to give up", async () => {
    const url = inject("postgresUrl");
    const sockets = () => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
    const before = sockets();
    await expectRefusal(withPart(url, { password: "" }), "asks for a password. Set database.passwordFile");
    await expect.poll(sockets).toBeLessThanOrEqual(before);
  });

  it("is reported with a remedy, without the password", async () => {
    const url = inject("postgresUrl");
    const { password } = new URL(url);
    await expectRefusal(withPart(url, { password: "wrong" }), "refused the user or the password");
    await expectRefusal(withPart(url, { username: "nobody" }), "refused the user or the password");
    await expectRefusal(withPart(url, { password: "" }), "asks for a password. Set database.passwordFile");
    await expectRefusal(withPart(url, { pathname: "none" }), "There is no database of this name");
    await expectRefusal(withPart(url, { port: "1" }), "cannot be reached");
    await expectRefusal(url, "offers no TLS", { tls: "require" });
    const error = await open(withPart(url, { pathname: "none" })).catch((failure: Error) => failure);
    expect((error as Error).message).not.toContain(password);
  });
});

describe("a new server", () => {
  let primary: PostgresServer;
  let standby: StandbyServer;
  beforeAll(async () => {
    primary = await startPostgres();
    standby = await startStandby(primary);
  });
  afterAll(async () => {
    // A primary that ends first would wait a minute for its standby.
    await standby?.close();
    await primary?.close();
  });

  it("refuses a user who may not create tables", async () => {
    await querySuperuser(primary, "CREATE DATABASE others");
    const url = withPart(primary.url, { pathname: "others" });
    await expectRefusal(url, "lets its user create no tables in the schema public");
    expect(await contentOf(url)).toEqual([]);
  });

  it("is refused as a standby", async () => {
    await expectRefusal(standby.url, "is on a standby, which takes no changes. Name its primary in database.url.");
  });
});
