import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contentOf, fillDirectory, undoEdit } from "../../../testing/directories/full-directory.ts";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { openStore, restoreStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";
import type { CleanedReport, RestoreOptions } from "../../store-options.ts";

let folder: string;
let backup: string;
let savedFile: string;
/** Content of the backup. */
let content: Awaited<ReturnType<typeof contentOf>>;
let changeId: number;
/** Stores of two servers, which stay open. */
let openedStores: Awaited<ReturnType<typeof openEmptyPostgresStores>>;
let server: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "restore-postgres-"));
  backup = join(folder, "backup.db");
  savedFile = join(folder, "saved.db");
  const source = await openStore({ file: join(folder, "source.db") });
  ({ changeId } = await fillDirectory(source));
  content = await contentOf(source);
  await source.maintenance.copyTo(backup);
  await source.close();
  openedStores = await openEmptyPostgresStores();
  [server] = openedStores.stores;
});
afterEach(async () => {
  await openedStores.close();
  await rm(folder, { recursive: true });
});

const optionsFor = (url: string) => ({ url, name: "of a test", poolSize: 3, tls: "off" }) as const;

const restore = (overrides: Partial<RestoreOptions> = {}) =>
  restoreStore({
    from: backup,
    to: join(folder, "mainstreet.db"),
    postgres: optionsFor(openedStores.url),
    mustExist: true,
    saveCurrent: async (copyTo) => {
      await copyTo(savedFile);
      return savedFile;
    },
    ...overrides,
  });

const names = async (store: Store) => (await store.directory.businessesAfter(0, 99)).map(({ name }) => name);

it("restores everything in a backup; history and search work with it", async () => {
  expect(await restore()).toBe(savedFile);
  expect(await contentOf(server)).toEqual(content);
  expect(await undoEdit(server, changeId)).toEqual(["Joe's Pizzeria", "Joe's Pizza"]);
  const { importId } = await importInto(server, { p9: { name: "Ninth" } });
  expect(importId).toBe(3);
  expect((await server.directory.businessesAfter(8, 9)).map(({ id }) => id)).toEqual([9]);
  expect((await readdir(folder)).toSorted()).toEqual(["backup.db", "saved.db", "source.db"]);
});

it("is seen by servers at once, and can be undone from the backup that it made", async () => {
  await importInto(server, { a1: { name: "Present" }, a2: { name: "Present Too" } });
  const [, other] = openedStores.stores;
  const recommended = () => other.search.businesses({}, "recommended", { limit: 9, offset: 0 });
  expect((await recommended()).totalCount).toBe(2);
  const version = Number(await other.directory.dataVersion());
  await restore();
  expect((await recommended()).totalCount).toBe(4);
  expect(Number(await other.directory.dataVersion())).toBeGreaterThan(version);
  await restore({ from: savedFile, saveCurrent: async () => "elsewhere" });
  expect((await recommended()).businesses.map(({ name }) => name)).toEqual(["Present", "Present Too"]);
});

it("keeps the current administrator and session, the cookie key and the last assigned ids", async () => {
  await server.accounts.addFirstAdministrator("bea", "present", AT);
  await server.accounts.beginSession("key", { data: {}, expiresAt: new Date("2036-01-01") }, "bea", "present", AT);
  await server.maintenance.setSetting("session.secret", "present");
  for (let count = 0; count < 12; count++) await importInto(server, { [`b${count}`]: {} });
  await restore();
  expect(await server.accounts.administrators()).toEqual(["bea"]);
  expect((await server.accounts.session("key", AT))?.data).toEqual({});
  expect(await server.maintenance.setting("session.secret")).toBe("present");
  expect((await importInto(server, { c1: { name: "New" } })).importId).toBe(13);
  expect((await server.directory.businessesAfter(12, 9)).map(({ name }) => name)).toEqual(["New"]);
});

it("takes settings of the panel from the backup, but those that a backup must not choose into a new directory alone", async () => {
  const keys = ["site.name", "site.baseUrl", "analytics.scriptUrl"];
  const crafted = new Sqlite(backup);
  for (const key of keys) crafted.prepare("INSERT INTO settings VALUES (?, ?)").run(key, '"backup"');
  crafted.close();
  await restore();
  expect([...(await server.maintenance.settings(keys)).values()]).toEqual(['"backup"', '"backup"', '"backup"']);
  expect(await server.accounts.administrators()).not.toEqual([]);
  await server.maintenance.setSetting("site.baseUrl", '"present"');
  await server.maintenance.setSetting("site.name", '"present"');
  await restore();
  expect(Object.fromEntries(await server.maintenance.settings(keys))).toEqual({
    "site.name": '"backup"',
    "site.baseUrl": '"present"',
    "analytics.scriptUrl": '"backup"',
  });
});

it("keeps the job that restores with its lease, which is renewed meanwhile, and the jobs of the backup", async () => {
  const lease = { owner: "this server", ms: 60_000 };
  const former = await server.jobs.begin({ kind: "import", actor: "ann", file: "a.xlsx" }, AT, lease);
  await server.jobs.finish(former.job.id, { state: "finished", progress: null, result: null, error: null }, AT);
  const { job } = await server.jobs.begin({ kind: "restore", actor: "ann", file: "b.db" }, AT, lease);
  const heartbeats: Promise<unknown>[] = [];
  await restore({ onProgress: () => void heartbeats.push(server.jobs.heartbeat(job.id, lease, null)) });
  expect(new Set(await Promise.all(heartbeats))).toEqual(new Set(["continue"]));
  expect(await server.jobs.heartbeat(job.id, lease, null)).toBe("continue");
  expect(await server.jobs.list(9)).toMatchObject([
    { id: job.id, kind: "restore", state: "running" },
    { id: 1, kind: "generate-seo" },
  ]);
});

it("changes nothing when it is stopped at any step", async () => {
  await importInto(server, { a1: { name: "Present" } });
  for (const fraction of [0, 0.35, 0.5, 0.8]) {
    const stop = new AbortController();
    const onProgress = (doneShare: number) => {
      if (doneShare >= fraction) stop.abort();
    };
    await expect(restore({ signal: stop.signal, onProgress }), `${fraction}`).rejects.toMatchObject({
      code: "cancelled",
    });
    expect(await names(server)).toEqual(["Present"]);
  }
  expect((await readdir(folder)).filter((name) => /\.(restore|part)/.test(name))).toEqual([]);
});

it("truncates and drops values that no import would store, and reports them", async () => {
  const db = new Sqlite(backup);
  db.unsafeMode();
  db.exec(`UPDATE businesses SET description = 'ostrich ' || replace(hex(zeroblob(1000000)), '0', 'z'),
    canonical_url = 'javascript:alert(1)', website = 'http://ann:secret@a.example/' WHERE id = 1`);
  db.close();
  const reports: CleanedReport[] = [];
  await restore({ onCleaned: (report) => reports.push(report) });
  expect(reports).toMatchObject([{ count: 3 }]);
  const business = await server.directory.business(1);
  expect(business).toMatchObject({
    website: null,
    canonicalUrl: null,
    description: expect.stringMatching(/^ostrich z+$/),
  });
  expect((business as { description: string }).description).toHaveLength(32_767);
});

it.each([
  ["a trigger", "CREATE TRIGGER t AFTER INSERT ON activity BEGIN DELETE FROM settings; END", "it has the trigger t"],
  [
    "a number that is too large",
    "UPDATE businesses SET is_verified = 3000000000 WHERE id = 1",
    "A value in businesses",
  ],
  ["a newer schema", "PRAGMA user_version = 999", "schema version 999"],
])("refuses a backup with %s, and changes nothing", async (_what, sql, sentence) => {
  await importInto(server, { a1: { name: "Present" } });
  const db = new Sqlite(backup);
  db.exec(sql);
  db.close();
  await expect(restore()).rejects.toMatchObject({ name: "AppError", message: expect.stringContaining(sentence) });
  expect(await names(server)).toEqual(["Present"]);
});

it("creates a directory in an empty database, unless it must exist", async () => {
  const postgres = optionsFor(await createDatabase());
  await expect(restore({ postgres })).rejects.toMatchObject({ code: "not-found" });
  expect(await restore({ postgres, mustExist: false })).toBeNull();
  const store = await openStore({ file: "", postgres });
  expect(await contentOf(store)).toEqual(content);
  await store.close();
});
