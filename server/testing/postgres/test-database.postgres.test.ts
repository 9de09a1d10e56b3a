import { expect, inject, it } from "vitest";
import { queryDatabase } from "./query-database.ts";
import { createDatabase } from "./test-database.ts";

it("each database is empty and apart from the others", async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  await queryDatabase(one, "CREATE TABLE shops (name text)");
  await expect(queryDatabase(other, "SELECT * FROM shops")).rejects.toMatchObject({ code: "42P01" });
});

it("the product's role may create databases and nothing else", async () => {
  const [role] = await queryDatabase(
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
