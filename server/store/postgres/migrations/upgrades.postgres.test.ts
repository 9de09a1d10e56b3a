import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServices } from "../../../open-services.ts";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { makeOldPostgresDatabase } from "../../../testing/postgres/old-postgres-database.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { openStore, restoreStore } from "../../open-store.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { Store } from "../../store.ts";

/** The last version that could leave changes open. */
const OLD_VERSION = 16;
let data: string;
let url: string;
let expected: Awaited<ReturnType<typeof contentOf>>;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "postgres-upgrades-"));
  const today = await createDatabase();
  const store = await open(today);
  await importInto(store, { p1: { phone: "555-0100" }, p2: { city: "Bern" }, p3: {} });
  await store.editing.delete([3], byAnn(AT, "delete"));
  await store.editing.addRule({ kind: "city", from: "Gotham", to: "Springfield" }, byAnn(AT));
  await store.accounts.addFirstAdministrator("ann", "hash", AT);
  await store.jobs.begin({ kind: "dry-run", actor: "ann", file: null }, AT);
  expected = await contentOf(store);
  await store.close();
  url = await makeOldPostgresDatabase(today, OLD_VERSION);
});
afterEach(() => rm(data, { recursive: true }));

const options = (address: string) => ({ url: address, name: "of a test", poolSize: 2, tls: "off" }) as const;
const open = (address: string) => openStore({ file: "", postgres: options(address) });
const openAll = () => openServices({ data, environment: { MAINSTREET_DATABASE_URL: url }, isMigrating: true });

const contentOf = async (store: Store) => ({
  businesses: await store.directory.businessesAfter(0, 9),
  statistics: await store.directory.statistics(),
  cities: await store.directory.cities("", { limit: 9, offset: 0 }),
  rules: await store.editing.rules(),
  administrators: await store.accounts.administrators(),
});

function query(file: string, sql: string): unknown {
  const db = new Sqlite(file, { readonly: true });
  try {
    return db.prepare(sql).pluck().get();
  } finally {
    db.close();
  }
}

async function run(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows.map(({ value }) => value);
  } finally {
    await client.end();
  }
}

const schemaVersion = async () => (await run("SELECT value::integer FROM counters WHERE name = 'schemaVersion'"))[0];

it("A database of an earlier version is backed up for that version's program and then migrated with all its data", async () => {
  expect(await schemaVersion()).toBe(OLD_VERSION);
  await run("UPDATE changes SET state = 'open'");
  await run(`UPDATE activity SET detail = '{"category":"Cafe"}' WHERE action = 'delete'`);
  const { store, beforeUpgrade = "", close } = await openAll();
  try {
    expect(query(beforeUpgrade, "PRAGMA user_version")).toBe(OLD_VERSION);
    expect(query(beforeUpgrade, "PRAGMA integrity_check")).toBe("ok");
    expect(query(beforeUpgrade, "SELECT count(*) FROM businesses")).toBe(2);
    expect(await schemaVersion()).toBe(SCHEMA_VERSION);
    expect(await contentOf(store)).toEqual(expected);
    const [deletion] = (await store.maintenance.activity(9)).filter(({ action }) => action === "delete");
    expect(deletion?.detail).toEqual({ category: "Cafe", businesses: 1 });
    await importInto(store, { p3: {}, p4: { city: "Gotham" } });
    expect((await store.directory.businessesAfter(2, 9)).map(({ id, city }) => [id, city])).toEqual([
      [4, "Springfield"],
    ]);
  } finally {
    await close();
  }
  const reopened = await openAll();
  expect(reopened.beforeUpgrade).toBeUndefined();
  await reopened.close();

  const to = join(data, "restored.db");
  await restoreStore({ from: beforeUpgrade, to, saveCurrent: () => Promise.reject(new Error("there is none")) });
  const restoredStore = await openStore({ file: to });
  expect(await contentOf(restoredStore)).toEqual(expected);
  await restoredStore.close();
});

it("A command refuses a database of an earlier version, and leaves it as it was", async () => {
  const openPromise = openServices({ data, environment: { MAINSTREET_DATABASE_URL: url }, mustExist: true });
  await expect(openPromise).rejects.toMatchObject({
    code: "storage",
    message: expect.stringMatching(/^An earlier version of Mainstreet wrote the database .*: mainstreet migrate, or /),
  });
  expect(await schemaVersion()).toBe(OLD_VERSION);
  await expect(openStore({ file: "", postgres: options(url), requiresCurrent: true })).rejects.toThrow("migrate");

  await (await openAll()).close();
  const { close } = await openServices({ data, environment: { MAINSTREET_DATABASE_URL: url } });
  await close();
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE counters SET value = value + 1 WHERE name = 'keyVersion'");
  await client.end();
  const other = openServices({ data, environment: { MAINSTREET_DATABASE_URL: url } });
  await expect(other).rejects.toThrow(/^Another version of Mainstreet wrote the database .*: mainstreet migrate, or /);
});

it("Of servers that start at the same time, the first one backs up and migrates", async () => {
  const servers = await Promise.all([openAll(), openAll(), openAll()]);
  expect(servers.filter(({ beforeUpgrade }) => beforeUpgrade !== undefined)).toHaveLength(1);
  expect(await readdir(join(data, "backups"))).toHaveLength(1);
  for (const { store, close } of servers) {
    expect(await contentOf(store)).toEqual(expected);
    await close();
  }
});

it("Changes that version 16 left open are completed, and entries of those that had changed nothing are deleted", async () => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    UPDATE changes SET state = 'open';
    INSERT INTO activity (id, at, actor, action, detail) VALUES
      (90, '2026-03-02T10:00:00Z', 'ann', 'verify', '{}'),
      (91, '2026-03-02T10:00:00Z', 'ann', 'undo', '{"importId":1,"files":[],"isPartial":true}');
    INSERT INTO changes VALUES (90, 'open'), (91, 'open')`);
  await client.end();
  const { store, close } = await openAll();
  const deletion = (await store.maintenance.activity(9)).find(({ action }) => action === "delete")?.id ?? 0;
  expect((await store.maintenance.activity(9)).map(({ id }) => id).filter((id) => id >= 90)).toEqual([91]);
  expect(await store.changes.undoStates([90, 91, deletion])).toEqual(new Map([[deletion, "possible"]]));
  await close();
});

it("A failed backup leaves the database as it was, and the next server tries again", async () => {
  const fail = () => Promise.reject(new Error("the disk is full"));
  const openPromise = openStore({ file: "", postgres: options(url), beforeMigration: fail });
  await expect(openPromise).rejects.toThrow("the disk is full");
  expect(await schemaVersion()).toBe(OLD_VERSION);
  const { beforeUpgrade, close } = await openAll();
  expect(beforeUpgrade).toBeDefined();
  await close();
});
