import pg from "pg";
import { expect, inject, it } from "vitest";
import { createDatabase } from "./test-database.ts";

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it("each database is empty and apart from the others", async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  await query(one, "CREATE TABLE shops (name text)");
  await expect(query(other, "SELECT * FROM shops")).rejects.toMatchObject({ code: "42P01" });
});

it("the product's role may create databases and nothing else", async () => {
  const [role] = await query(
    inject("postgresUrl"),
    `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user`,
  );
  expect(role).toEqual({
    rolsuper: false,
    rolcreatedb: true,
    rolcreaterole: false,
    rolreplication: false,
    rolbypassrls: false,
  });
});

it("the product's role may create the extensions it needs", async () => {
  const url = await createDatabase();
  for (const name of ["pg_trgm", "unaccent", "btree_gin"]) await query(url, `CREATE EXTENSION ${name}`);
  expect(await query(url, "SELECT unaccent('Café') AS plain")).toEqual([{ plain: "Cafe" }]);
});
