import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { inspectStore, openStore, repairStore } from "../../open-store.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "inspect-"));
  file = join(folder, "mainstreet.db");
  const store = await openStore({ file });
  await importInto(store, { p1: {}, p2: { city: "Bern" }, p3: {} });
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

function change(sql: string): void {
  const db = new Sqlite(file);
  db.exec(sql);
  db.close();
}

/** Adds a row while the database forgets that the index exists. */
function missInIndex(index: string, sql: string): void {
  const schema = (work: (db: Sqlite.Database) => void) => {
    const db = new Sqlite(file);
    db.unsafeMode();
    db.pragma("writable_schema = ON");
    work(db);
    db.close();
  };
  let row: unknown[] = [];
  schema((db) => {
    row = db.prepare("SELECT * FROM sqlite_schema WHERE name = ?").raw().get(index) as unknown[];
    db.prepare("DELETE FROM sqlite_schema WHERE name = ?").run(index);
  });
  change(sql);
  schema((db) => db.prepare("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)").run(...row));
}

/** Overwrites the root page of a table. */
async function damage(table: string): Promise<void> {
  const db = new Sqlite(file);
  const root = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").pluck().get(table) as number;
  const size = db.pragma("page_size", { simple: true }) as number;
  db.close();
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(size, 0xee), 0, size, (root - 1) * size);
  await handle.close();
}

const RULE = `INSERT INTO rules (id, kind, from_key, from_name, to_key, to_name, created_at)
  VALUES (7, 'city', 'bern', 'Bern', 'berne', 'Berne', '2026-01-01T00:00:00.000Z')`;
/** The columns of `rule_changes` after both ids. */
const MOVED = "'Bern', 'Berne', 0, 0, NULL, NULL";

const kinds = async () => [...new Set((await inspectStore({ file })).problems.map(({ kind }) => kind))];
const repair = async () => repairStore({ file, problems: (await inspectStore({ file })).problems });

describe("an inspection", () => {
  it("finds nothing wrong beside a server, in the middle of an import and after it", async () => {
    const store = await openStore({ file });
    const importId = await store.imports.begin(["made-up.xlsx"], "cli", AT);
    const batch = (from: number) => Array.from({ length: 50 }, (_, index) => businessInsert(`q${from + index}`));
    const counts = await store.imports.writeBatch(importId, batch(0), "update", AT);
    expect(await inspectStore({ file })).toMatchObject({ problems: [], businesses: 53 });
    await store.imports.writeBatch(importId, batch(25), "update", AT);
    expect(await kinds()).toEqual([]);
    await store.imports.finish(importId, { ...counts, rows: 100, totalErrors: 0, state: "finished" }, AT);
    await store.maintenance.recordActivity({ at: AT.toISOString(), actor: "cli", action: "import", detail: {} });
    expect(await inspectStore({ file })).toMatchObject({
      problems: [],
      businesses: 78,
      latestActivity: AT.toISOString(),
    });
    await store.close();
  });

  it.each<[string, () => unknown]>([
    ["gone", () => rm(file)],
    ["damage", () => writeFile(file, "no database ".repeat(1000))],
    ["damage", () => damage("businesses")],
    ["damage", () => damage("listings")],
    ["foreign", () => writeFile(file, "")],
    ["foreign", () => rm(file).then(() => change("CREATE TABLE bookmarks (url)"))],
    ["newer", () => change("PRAGMA user_version = 999")],
    ["older", () => change(`PRAGMA user_version = ${SCHEMA_VERSION - 1}`)],
  ])("tells %s, and leaves the file as it is", async (kind, plant) => {
    await plant();
    const before = await readFile(file).catch(() => undefined);
    expect(await kinds()).toEqual([kind]);
    expect(await readFile(file).catch(() => undefined)).toEqual(before);
  });

  it("quotes one short finding of many damaged pages, as a backup does", async () => {
    const store = await openStore({ file });
    await importInto(store, Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`q${index}`, {}])));
    const query = new Sqlite(file);
    const pages = query.prepare("SELECT pageno FROM dbstat WHERE name = 'businesses' AND pagetype = 'leaf'").pluck();
    const leaves = pages.all() as number[];
    const size = query.pragma("page_size", { simple: true }) as number;
    query.close();
    await store.close();
    expect(leaves.length).toBeGreaterThan(9);
    const handle = await open(file, "r+");
    for (const page of leaves.slice(2)) await handle.write(Buffer.alloc(4000, 0xee), 0, 4000, (page - 1) * size);
    await handle.close();
    const { problems } = await inspectStore({ file });
    const messages = problems.map(({ message }) => message);
    const damagedStore = await openStore({ file });
    await damagedStore.maintenance
      .copyTo(join(folder, "copy.db"))
      .catch((error: Error) => messages.push(error.message));
    await damagedStore.close();
    expect(messages.length).toBeGreaterThan(1);
    for (const message of messages) expect(message).toMatch(/^[^\n]{10,190}$/);
  });

  it("stops when it is told to", async () => {
    await expect(inspectStore({ file, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("a repair", () => {
  it.each([
    ["references", "a listing is lost", "DELETE FROM listings WHERE id = 1"],
    ["references", "a listing has no business", "PRAGMA foreign_keys = OFF; DELETE FROM businesses WHERE id = 2"],
    ["references", "a former slug has no business", "INSERT INTO old_slugs SELECT 'nobody', 99"],
    [
      "references",
      "a rule moved a business that is gone",
      `${RULE}; INSERT INTO rule_changes VALUES (7, 99, ${MOVED})`,
    ],
    ["references", "a rule that is gone moved a business", `INSERT INTO rule_changes VALUES (7, 2, ${MOVED})`],
    ["counts", "a city's number is wrong", "UPDATE cities SET business_count = 9 WHERE id = 1"],
    ["counts", "the total is wrong", "UPDATE counters SET value = 9 WHERE name = 'listed'"],
    ["index", "the index has lost all words", "INSERT INTO search (search) VALUES ('delete-all')"],
  ])("of %s: %s", async (kind, _what, sql) => {
    change(sql);
    expect(await kinds()).toContain(kind);
    await repair();
    expect(await kinds()).toEqual([]);
  });

  it("keeps the records of removed rules, and businesses in the recycle bin", async () => {
    const store = await openStore({ file });
    const rule = { kind: "city", from: "Bern", to: "Berne" } as const;
    const { rule: addedRule } = await store.editing.addRule(rule, byAnn(AT));
    await store.editing.applyRule(addedRule, 0, 100, byAnn(AT));
    await store.editing.delete([2], byAnn(AT));
    await store.editing.removeRule(addedRule.id, byAnn());
    await store.close();
    const db = new Sqlite(file, { readonly: true });
    expect(db.prepare("SELECT rule_id, business_id FROM rule_changes").raw().all()).toEqual([[addedRule.id, 2]]);
    db.close();
    expect(await kinds()).toEqual([]);
  });

  it("rebuilds an index that lacks a row", async () => {
    missInIndex("old_slugs_of_business", "INSERT INTO old_slugs SELECT 'first', 1");
    expect(await inspectStore({ file })).toMatchObject({
      problems: [{ kind: "lookups", message: expect.stringContaining("old_slugs_of_business") }],
    });
    await repair();
    expect(await kinds()).toEqual([]);
  });

  it("restores search results, and a running server sees them", async () => {
    const store = await openStore({ file });
    const total = async () =>
      (await store.search.businesses({ cityKey: "bern" }, "recommended", { limit: 9, offset: 0 })).totalCount;
    const version = await store.directory.dataVersion();
    change("DELETE FROM listings; INSERT INTO search (search) VALUES ('delete-all')");
    await repair();
    expect(await store.directory.dataVersion()).not.toBe(version);
    expect([await total(), (await store.directory.statistics()).totalBusinesses]).toEqual([1, 3]);
    await store.close();
  });

  it("of a damaged database is refused", async () => {
    await damage("listings");
    await expect(repair()).rejects.toMatchObject({ code: "storage" });
  });
});
