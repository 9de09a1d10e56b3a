import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServices, type ServicesOptions } from "./open-services.ts";
import { importInto } from "./testing/directories/import-into.ts";
import { queryDatabase } from "./testing/postgres/query-database.ts";
import { createDatabase } from "./testing/postgres/test-database.ts";

let parent: string;
let data: string;
let url: string;
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), "open-services-"));
  data = join(parent, "data");
  url = await createDatabase();
});
afterEach(() => rmSync(parent, { recursive: true }));

const open = (options: ServicesOptions = {}) =>
  openServices({ data, environment: { MAINSTREET_DATABASE_URL: url }, ...options });

const countTables = async () =>
  (await queryDatabase(url, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace")).length;

it("a directory on PostgreSQL is made, found again, and leaves no database in the data folder", async () => {
  const services = await open();
  await importInto(services.store, { p1: {}, p2: {} });
  await services.close();
  const reopened = await open({ mustExist: true });
  expect(await reopened.store.directory.countBusinesses()).toBe(2);
  await reopened.close();
  expect(readdirSync(data).sort()).toEqual(["backups", "rejects", "uploads"]);
});

it("a dry run in an empty database is one in an empty directory, and changes nothing", async () => {
  const services = await open({ isDryRun: true });
  expect(await services.store.directory.countBusinesses()).toBe(0);
  await services.close();
  expect(await countTables()).toBe(0);
  expect(existsSync(data)).toBe(false);
});

it("a dry run in a directory on PostgreSQL sees what is there", async () => {
  const newServices = await open();
  await importInto(newServices.store, { p1: {} });
  await newServices.close();
  const services = await open({ isDryRun: true });
  expect(await services.store.directory.countBusinesses()).toBe(1);
  await services.close();
});

it("a command that needs a directory makes neither tables nor a data folder", async () => {
  await expect(open({ mustExist: true })).rejects.toMatchObject({
    code: "not-found",
    message: expect.stringMatching(/^There is no directory in the database test_\w+ at 127\.0\.0\.1:\d+\. /),
  });
  expect(await countTables()).toBe(0);
  expect(existsSync(data)).toBe(false);
});

it("a password in a file is used, and a wrong one is not quoted", async () => {
  const { password, href } = new URL(url);
  const withoutPassword = href.replace(`:${password}@`, "@");
  const passwordFile = join(parent, "password");
  const environment = { MAINSTREET_DATABASE_URL: withoutPassword, MAINSTREET_DATABASE_PASSWORD_FILE: passwordFile };
  writeFileSync(passwordFile, `${password}\n`);
  await (await open({ environment })).close();
  writeFileSync(passwordFile, "wrong-hidden");
  const failure = await open({ environment }).catch((error: Error) => error);
  expect(failure).toMatchObject({
    code: "storage",
    message: expect.stringContaining("refused the user or the password"),
  });
  expect(String(failure)).not.toContain("hidden");
});
