import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { inspectStore, openStore, repairStore } from "../../open-store.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { Store } from "../../store.ts";

let filledUrl: string;
let url: string;
let store: Store;
beforeAll(async () => {
  url = await createDatabase();
  filledUrl = url;
  await open();
  await importInto(store, { p1: { phone: "555-0100" }, p2: { city: "Bern" }, p3: {} });
  await store.close();
});
beforeEach(async () => {
  url = await createDatabase({ template: filledUrl });
  await open();
});
afterEach(() => store.close());

const options = () => ({ url, name: "of a test", poolSize: 2, tls: "off" }) as const;
async function open(): Promise<void> {
  store = await openStore({ file: "", postgres: options() });
}
const inspect = (overrides = {}) => inspectStore({ file: "", postgres: options(), ...overrides });
const kinds = async () => [...new Set((await inspect()).problems.map(({ kind }) => kind))];
const repair = async () => repairStore({ file: "", postgres: options(), problems: (await inspect()).problems });

async function change(sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Returns every row of the directory and its counters for a comparison. */
async function contentOf(): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    "SELECT name, value FROM counters UNION ALL SELECT slug, id FROM businesses UNION ALL SELECT term, first_id FROM postings ORDER BY 1, 2",
  );
  await client.end();
  return rows;
}

const total = async (q: string) =>
  (await store.search.businesses({ terms: plainTerms(q) }, "recommended", { limit: 9, offset: 0 })).totalCount;
const RULE = `INSERT INTO rules (id, kind, from_key, from_name, to_key, to_name, created_at)
  VALUES (7, 'city', 'bern', 'Bern', 'berne', 'Berne', '2026-01-01T00:00:00.000Z')`;
/** Values of the columns of `rule_changes` after both ids. */
const RULE_CHANGE_VALUES = "'Bern', 'Berne', 0, 0, NULL, NULL";

describe("an inspection", () => {
  it("finds no problem during and after an import of a server, and writes nothing", async () => {
    const importId = await store.imports.begin(["made-up.xlsx"], "cli", AT);
    const batch = (from: number) => Array.from({ length: 50 }, (_, index) => businessInsert(`q${from + index}`));
    const counts = await store.imports.writeBatch(importId, batch(0), "update", AT);
    expect(await inspect()).toMatchObject({ problems: [], businesses: 53 });
    await store.imports.writeBatch(importId, batch(25), "update", AT);
    await store.editing.delete([1, 2], byAnn(AT));
    expect(await kinds()).toEqual([]);
    await store.imports.finish(importId, { ...counts, rows: 100, totalErrors: 0, state: "finished" }, AT);
    await store.maintenance.recordActivity({ at: AT.toISOString(), actor: "cli", action: "import", detail: {} });
    const before = await contentOf();
    expect(await inspect()).toMatchObject({ problems: [], businesses: 76, latestActivity: AT.toISOString() });
    expect(await contentOf()).toEqual(before);
  });

  it("describes the server to a user who is not a superuser", async () => {
    const servingStore = await openStore({ file: "", postgres: options(), isServing: true });
    const { server } = await inspect();
    await servingStore.close();
    expect(server).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d/),
      // The test server has these settings for speed.
      unsafeSettings: ["fsync = off", "full_page_writes = off"],
      standbys: [],
      idleSlots: [],
      abandonedJobs: 0,
    });
    expect(Math.abs(server?.clockOffset ?? Number.NaN)).toBeLessThan(60_000);
    expect(server?.connectionLimit).toBe(197);
    expect(server?.freeConnections).toBeLessThan(196);
    expect(server?.bytes).toBeGreaterThan(100_000);
  });

  it("reports the tightest limit of connections, and unsafe settings of the database", async () => {
    const name = new URL(url).pathname.slice(1);
    await change(`ALTER DATABASE ${name} CONNECTION LIMIT 9; ALTER DATABASE ${name} SET synchronous_commit = off`);
    const { server } = await inspect();
    expect(server).toMatchObject({
      connectionLimit: 9,
      unsafeSettings: expect.arrayContaining(["synchronous_commit = off"]),
    });
    expect(server?.freeConnections).toBeLessThan(9);
  });

  it("finds a job whose server has crashed", async () => {
    await change(
      "INSERT INTO jobs (kind, actor, state, started_at, owner, lease_until) VALUES ('import', 'ann', 'running', '', 'gone', 1)",
    );
    expect((await inspect()).server?.abandonedJobs).toBe(1);
  });

  it.each<[string, string]>([
    ["gone", "DROP SCHEMA public CASCADE; CREATE SCHEMA public"],
    ["foreign", "DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE bookmarks (url text)"],
    ["newer", "UPDATE counters SET value = 999 WHERE name = 'schemaVersion'"],
    ["older", `UPDATE counters SET value = ${SCHEMA_VERSION - 1} WHERE name = 'schemaVersion'`],
  ])("reports %s", async (kind, sql) => {
    await store.close();
    await change(sql);
    expect(await kinds()).toEqual([kind]);
    // The cleanup at the end of the test needs a database.
    url = await createDatabase();
    await open();
  });

  it("reports by a sentence that a server is down or refuses its user", async () => {
    const unusable = async (part: object) => {
      const postgres = { ...options(), url: Object.assign(new URL(url), part).href };
      return (await inspectStore({ file: "", postgres })).problems;
    };
    expect(await unusable({ port: "1" })).toEqual([
      { kind: "unusable", message: expect.stringContaining("cannot be reached") },
    ]);
    expect(await unusable({ password: "wrong" })).toEqual([
      { kind: "unusable", message: expect.stringContaining("refused the user or the password") },
    ]);
  });

  it("stops after an abort", async () => {
    await expect(inspect({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("a repair", () => {
  it.each([
    ["references", "a listing is lost", "DELETE FROM listings WHERE id = 1"],
    ["references", "a listing has no business", "DELETE FROM businesses WHERE id = 2"],
    ["references", "a former slug has no business", "INSERT INTO old_slugs SELECT 'nobody', 99"],
    ["references", "a category is gone", "DELETE FROM categories"],
    ["references", "opening hours are gone", "DELETE FROM opening_patterns"],
    ["references", "a hand edit has no business", "INSERT INTO hand_edits VALUES (99, '[]')"],
    ["references", "the next id is taken", "SELECT setval(pg_get_serial_sequence('imports', 'id'), 1, FALSE)"],
    ["references", "the last id is forgotten", "UPDATE counters SET value = 1 WHERE name = 'lastBusinessId'"],
    [
      "references",
      "a rule moved a business that is gone",
      `${RULE}; INSERT INTO rule_changes VALUES (7, 99, ${RULE_CHANGE_VALUES})`,
    ],
    [
      "references",
      "a rule that is gone moved a business",
      `INSERT INTO rule_changes VALUES (7, 2, ${RULE_CHANGE_VALUES})`,
    ],
    ["counts", "a city's number is wrong", "UPDATE cities SET business_count = 9 WHERE id = 1"],
    ["counts", "a place's number is wrong", "UPDATE places SET business_count = 9 WHERE id = 1"],
    ["counts", "the total is wrong", "UPDATE counters SET value = 9 WHERE name = 'listed'"],
    ["counts", "a spelling is lost", "DELETE FROM city_spellings"],
    ["index", "all postings are lost", "DELETE FROM postings"],
    ["index", "a word is lost", "DELETE FROM postings WHERE term = '^be'"],
    ["index", "another business has the words", "UPDATE postings SET first_id = first_id + 1 WHERE term = '#5550100'"],
    ["index", "a business has lost its words", "UPDATE businesses SET search_terms = '' WHERE id = 2"],
  ])("fixes %s: %s", async (kind, _what, sql) => {
    await change(sql);
    expect(await kinds()).toContain(kind);
    await repair();
    expect((await inspect()).problems).toEqual([]);
    const { importId } = await importInto(store, { p4: { city: "Bern" } });
    expect(importId).toBe(2);
    expect((await inspect()).problems).toEqual([]);
  });

  it("keeps the records of rules that are being taken back, and businesses in the recycle bin", async () => {
    const rule = { kind: "city", from: "Bern", to: "Berne" } as const;
    const { rule: addedRule } = await store.editing.addRule(rule, byAnn(AT));
    await store.editing.applyRule(addedRule, 0, 100, byAnn(AT));
    await store.editing.delete([2], byAnn(AT));
    await store.editing.removeRule(addedRule.id, byAnn());
    expect(await kinds()).toEqual([]);
  });

  it("restores the postings, which a running server then searches", async () => {
    expect(await total("bern")).toBe(1);
    const version = await store.directory.dataVersion();
    await change("DELETE FROM listings; DELETE FROM postings");
    await repair();
    expect(await store.directory.dataVersion()).not.toBe(version);
    expect([await total("bern"), (await store.directory.statistics()).totalBusinesses]).toEqual([1, 3]);
  });

  it("analyzes a large table that was never analyzed", async () => {
    await change(
      "INSERT INTO activity (at, actor, action, detail) SELECT '', '', '', repeat('x', 1000) FROM generate_series(1, 9000)",
    );
    expect((await inspect()).problems).toEqual([{ kind: "statistics", message: "activity" }]);
    await repair();
    expect((await inspect()).problems).toEqual([]);
  });

  it("refuses a database without a directory", async () => {
    const other = await createDatabase();
    const postgres = { ...options(), url: other };
    await expect(repairStore({ file: "", postgres, problems: [] })).rejects.toMatchObject({ code: "not-found" });
  });
});
