import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentOf, fillDirectory, undoEdit } from "../../testing/directories/full-directory.ts";
import { byAnn, importInto } from "../../testing/directories/import-into.ts";
import { createDatabase } from "../../testing/postgres/test-database.ts";
import { inspectStore, openStore } from "../open-store.ts";
import type { Store } from "../store.ts";
import { COPIED_TABLES } from "./copied-tables.ts";
import { type CopyBeginning, type CopyStoreOptions, copyStore, type StoreAddress } from "./copy-store.ts";

let folder: string;
/** A directory with something in every table, and an empty database. */
let file: StoreAddress;
let url: string;
let database: StoreAddress;
let content: Awaited<ReturnType<typeof contentOf>>;
let changeId: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "copy-store-"));
  file = { file: join(folder, "mainstreet.db") };
  url = await createDatabase();
  database = { file: "", postgres: { url, name: "of a test", poolSize: 3, tls: "off" } };
  await inStore(file, async (store) => {
    ({ changeId } = await fillDirectory(store));
    content = await contentOf(store);
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** Copies a directory. Returns how the copy began, and its report. */
async function copy(from: StoreAddress, to: StoreAddress, onProgress: CopyStoreOptions["onProgress"] = () => {}) {
  const beginnings: CopyBeginning[] = [];
  const result = await copyStore({ from, to, onProgress, onBegin: (beginning) => beginnings.push(beginning) });
  return { beginning: beginnings[0], ...result };
}

/** Ends a copy by an error where a killed process would end: between two transactions, at a report of progress. */
async function stopCopy(to: StoreAddress, step: string, reports: number): Promise<void> {
  let count = 0;
  const onProgress = (current: string) => {
    if (current === step && ++count === reports) throw new Error("stopped");
  };
  await expect(copy(file, to, onProgress)).rejects.toThrow("stopped");
}

async function inStore<T>(address: StoreAddress, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const number = async (sql: string) => Number((await query(`SELECT (${sql}) AS number`))[0]?.["number"]);

it("copies everything there and back; history works with it", async () => {
  const back = { file: join(folder, "back.db") };
  const copyResult = await copy(file, database);
  expect(copyResult).toMatchObject({ beginning: "new", hasSourceChanged: false });
  expect(copyResult.rows).toMatchObject({ businesses: 5, imports: 2, merges: 1, change_journal: 2, synonyms: 1 });
  const empty = Object.keys(copyResult.rows).filter((table) => copyResult.rows[table] === 0);
  expect(empty).toEqual([]);
  expect(await inStore(database, contentOf)).toEqual(content);
  expect((await copy(database, back)).rows).toEqual(copyResult.rows);
  expect(await inspectStore(back)).toMatchObject({ problems: [], businesses: 5 });
  for (const address of [database, back]) {
    await inStore(address, async (store) => {
      expect(await contentOf(store)).toEqual(content);
      expect(await undoEdit(store, changeId)).toEqual(["Joe's Pizzeria", "Joe's Pizza"]);
      expect((await importInto(store, { p9: { name: "Ninth" } })).importId).toBe(3);
      expect((await store.directory.businessesAfter(8, 9)).map(({ id }) => id)).toEqual([9]);
    });
  }
});

it("lists every table of both engines as copied or not copied", async () => {
  await inStore(database, async () => undefined);
  const rows = await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const copiedTables = COPIED_TABLES.map(({ name }) => name);
  const notInPostgres = [
    "file_chunks",
    "files",
    "listing_changes",
    "login_attempts",
    "one_time_links",
    "postings",
    "scheduled_files",
    "sessions",
    "used_challenges",
  ];
  expect(rows.map((row) => String(row["tablename"])).toSorted()).toEqual(
    [...copiedTables, ...notInPostgres].toSorted(),
  );
  const db = new Sqlite(file.file, { readonly: true });
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  db.close();
  const ownTables = names.filter((name) => !/^(search|sqlite)(_|$)/.test(name));
  expect(ownTables.toSorted()).toEqual(
    [...copiedTables, "listing_changes", "one_time_links", "scheduled_files", "sessions", "used_challenges"].toSorted(),
  );
});

describe.each<[engine: string, target: () => StoreAddress]>([
  ["PostgreSQL", () => database],
  ["a file", () => ({ file: join(folder, "other.db") })],
])("a copy into %s", (_engine, target) => {
  it.each([
    ["copying", 1],
    ["copying", 8],
    ["copying", 20],
    ["indexing", 1],
    ["comparing", 5],
  ])("that stopped while %s (report %i) is continued, and is unusable until then", async (step, reports) => {
    const to = target();
    await stopCopy(to, step, reports);
    if (to.postgres === undefined) expect(existsSync(to.file)).toBe(false);
    else await expect(openStore(to)).rejects.toThrow("holds a copy that was not finished");
    expect(await copy(file, to)).toMatchObject({ beginning: "resumed" });
    expect(await inStore(to, contentOf)).toEqual(content);
  });

  it("starts over when its source has changed", async () => {
    const to = target();
    await stopCopy(to, "comparing", 5);
    const changedRows = await inStore(file, async (store) => {
      await store.editing.delete([8], byAnn(new Date()));
      await store.maintenance.setSetting("siteName", "Other");
      return contentOf(store);
    });
    expect(await copy(file, to)).toMatchObject({ beginning: "restarted" });
    expect(await inStore(to, contentOf)).toEqual(changedRows);
  });

  it("is refused if there is a directory, which stays unchanged", async () => {
    const to = target();
    await inStore(to, (store) => importInto(store, { x1: { name: "Present" } }));
    await expect(copy(file, to)).rejects.toMatchObject({ code: "conflict" });
    expect(await inStore(to, ({ directory }) => directory.countBusinesses())).toBe(1);
  });

  it("is refused while another copy is running", async () => {
    const to = target();
    let second: Promise<unknown> | undefined;
    await copy(file, to, () => {
      second ??= copy(file, to).catch((error: unknown) => error);
    });
    expect(await second).toMatchObject({ name: "AppError" });
    expect(await inStore(to, contentOf)).toEqual(content);
  });
});

it.each([
  ["a value", "UPDATE businesses SET rating = 4.6999999999999 WHERE id = 1", "row 1 has another value of rating"],
  ["bytes", "UPDATE opening_patterns SET intervals = '\\x00' WHERE id = 1", "row 1 has another value of intervals"],
  ["a row that is missing", "DELETE FROM unlisted", "unlisted: it has no row 3"],
  ["a row too many", "INSERT INTO missed_searches VALUES ('x', 'y', 1, '', '')", "it has a row x, y"],
])("fails at %s that differs, and starts over the next time", async (_what, sql, sentence) => {
  await stopCopy(database, "indexing", 1);
  await query(sql);
  await expect(copy(file, database)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(sentence),
  });
  await expect(openStore(database)).rejects.toThrow("holds a copy that was not finished");
  expect(await copy(file, database)).toMatchObject({ beginning: "restarted" });
  expect(await inStore(database, contentOf)).toEqual(content);
});

it("reports that the source was changed meanwhile, and copies its snapshot", async () => {
  let change: Promise<unknown> | undefined;
  const onProgress = () => {
    change ??= inStore(file, (store) => importInto(store, { late: { name: "Late" } }));
  };
  expect(await copy(file, database, onProgress)).toMatchObject({ hasSourceChanged: true });
  await change;
  expect(await inStore(database, contentOf)).toEqual(content);
});

it("leaves all indexes and no trace of the copy", async () => {
  await copy(file, database);
  const indexes = await number("SELECT count(*) FROM pg_indexes WHERE schemaname = 'public'");
  expect(await query("SELECT FROM pg_tables WHERE tablename = 'copy_progress'")).toEqual([]);
  url = await createDatabase();
  await inStore({ file: "", postgres: { url, name: "new", poolSize: 2, tls: "off" } }, async () => undefined);
  expect(indexes).toBe(await number("SELECT count(*) FROM pg_indexes WHERE schemaname = 'public'"));
});
