import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { openStore } from "../../open-store.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { Store } from "../../store.ts";
import { migrate } from "../connection/migrate.ts";

const WITHOUT_PEOPLE = `
  DROP TABLE scheduled_files;
  DROP TABLE passkeys;
  DROP TABLE used_challenges;
  DROP TABLE photos;
  DROP TABLE one_time_links;
  ALTER TABLE administrators DROP COLUMN role;
  ALTER TABLE administrators DROP COLUMN added_at;
  ALTER TABLE administrators DROP COLUMN totp_secret;
  ALTER TABLE administrators DROP COLUMN totp_step;
  ALTER TABLE administrators DROP COLUMN recovery_codes;
  ALTER TABLE sessions DROP COLUMN browser;
  ALTER TABLE sessions DROP COLUMN network;
  ALTER TABLE sessions DROP COLUMN seen_at;`;

/** The table of opening patterns keeps its new column, which the migration does not read. */
const WITHOUT_FACTS = `${WITHOUT_PEOPLE}
  ALTER TABLE businesses DROP COLUMN price_range;
  ALTER TABLE businesses DROP COLUMN price_level;
  ALTER TABLE businesses DROP COLUMN booking_link;
  ALTER TABLE businesses DROP COLUMN reservation_link;
  ALTER TABLE businesses DROP COLUMN order_link;
  ALTER TABLE businesses DROP COLUMN menu_link;
  ALTER TABLE businesses DROP COLUMN other_hours;
  ALTER TABLE businesses DROP COLUMN rating_distribution;
  ALTER TABLE businesses DROP COLUMN is_service_area;
  ALTER TABLE businesses DROP COLUMN service_areas;
  ALTER TABLE businesses DROP COLUMN logo;
  ALTER TABLE businesses DROP COLUMN chain;
  ALTER TABLE businesses DROP COLUMN located_in;
  ALTER TABLE businesses DROP COLUMN email;
  ALTER TABLE businesses DROP COLUMN social_links;
  ALTER TABLE listings DROP COLUMN price_level;
  ALTER TABLE listings DROP COLUMN attribute_ids;
  DROP TABLE attributes;
  ALTER TABLE listings DROP COLUMN cell;
  ALTER TABLE businesses DROP COLUMN own_values;
  DROP TABLE own_fields;
  DROP TABLE category_names;
  DROP TABLE website_checks;
  DROP INDEX import_changes_reopened;
  DROP INDEX change_journal_reopened;`;

const WITHOUT_SCOPED_RULES = `${WITHOUT_FACTS}
  ALTER TABLE jobs DROP COLUMN owner;
  ALTER TABLE jobs DROP COLUMN lease_until;
  ALTER TABLE jobs DROP COLUMN is_cancel_requested;
  DROP TABLE rule_changes;
  DROP INDEX rules_of_city;
  ALTER TABLE rules DROP COLUMN state;
  ALTER TABLE rules DROP COLUMN country;
  ALTER TABLE rules DROP COLUMN city_key;
  ALTER TABLE rules DROP COLUMN own_to_key;
  ALTER TABLE rules DROP COLUMN own_to_name;
  ALTER TABLE rules DROP COLUMN is_recorded;
  PRAGMA user_version = 14;`;

/** Turns a database of today back into one of schema version 8. */
const TO_VERSION_8 = `${WITHOUT_SCOPED_RULES}
  DELETE FROM counters WHERE name IN ('keyVersion', 'staleFromId', 'staleUntilId', 'duplicatesRevision', 'duplicatesFoundAt');
  ALTER TABLE pending_rules RENAME TO rules_to_follow;
  ALTER TABLE listings RENAME COLUMN missing_data TO lacking;
  ALTER TABLE imports RENAME COLUMN heartbeat_at TO heard_at;
  ALTER TABLE import_changes RENAME COLUMN previous TO former;
  DROP TABLE synonyms;
  DROP TABLE missed_searches;
  DROP TABLE likely_duplicates;
  DROP TABLE merges;
  DROP TABLE distinct_businesses;
  DROP TABLE city_aliases;
  DROP TABLE recycle_bin;
  DROP TABLE changes;
  DROP TABLE change_journal;
  ALTER TABLE city_spellings DROP COLUMN name_key;
  PRAGMA user_version = 8;`;

/**
 * SQL that leaves changes as a killed version 16 did: change 90 and the undo of an import, 91, had changed nothing, and no business was
 * counted.
 */
const LEFT_OPEN = `
  UPDATE changes SET state = 'open';
  UPDATE activity SET detail = '{"category":"Cafe"}';
  INSERT INTO activity (id, at, actor, action, detail) VALUES
    (90, '2026-03-02T10:00:00Z', 'ann', 'verify', '{}'),
    (91, '2026-03-02T10:00:00Z', 'ann', 'undo', '{"importId":1,"files":[],"isPartial":true}');
  INSERT INTO changes VALUES (90, 'open'), (91, 'open');`;

let folder: string;
let file: string;
const openStores: Store[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  file = join(folder, "mainstreet.db");
});
afterEach(async () => {
  for (const store of openStores.splice(0)) await store.close();
  await rm(folder, { recursive: true });
});

async function open(path = file): Promise<Store> {
  const store = await openStore({ file: path });
  openStores.push(store);
  return store;
}

function keepOpen(store: Store): Store {
  openStores.push(store);
  return store;
}

async function closeAll(): Promise<void> {
  for (const store of openStores.splice(0)) await store.close();
}

const put = (store: Store, ...placeIds: string[]) =>
  importInto(store, Object.fromEntries(placeIds.map((id) => [id, {}])));

describe("a migration", () => {
  it("gives the jobs of earlier versions the names of today", async () => {
    const before = await openStore({ file });
    const kinds = ["dry-run", "apply-rules", "import"] as const;
    for (const kind of kinds) {
      const { job } = await before.jobs.begin({ kind, actor: "ann", file: null }, AT);
      await before.jobs.finish(job.id, { state: "finished", progress: null, result: null, error: null }, AT);
    }
    await before.close();
    const oldDatabase = new Sqlite(file);
    oldDatabase.exec(`${TO_VERSION_8}
      UPDATE jobs SET kind = 'rehearsal' WHERE kind = 'dry-run';
      UPDATE jobs SET kind = 'follow-rules' WHERE kind = 'apply-rules'`);
    oldDatabase.close();
    expect((await (await open()).jobs.list(9)).map(({ kind }) => kind)).toEqual(kinds.toReversed());
  });

  it("comes after a copy of the database as it was; without the copy the database stays as it was", async () => {
    await put(await openStore({ file }).then(keepOpen), "p1");
    await closeAll();
    const oldDatabase = new Sqlite(file);
    oldDatabase.exec(TO_VERSION_8);
    oldDatabase.close();
    const failedOpen = openStore({ file, beforeMigration: () => Promise.reject(new Error("no room")) });
    await expect(failedOpen).rejects.toThrow("no room");
    const version = (path: string) => {
      const db = new Sqlite(path, { readonly: true });
      const schemaVersion = db.pragma("user_version", { simple: true });
      db.close();
      return schemaVersion;
    };
    expect(version(file)).toBe(8);
    const copy = join(folder, "before.db");
    keepOpen(await openStore({ file, beforeMigration: (copyTo) => copyTo(copy) }));
    expect(version(copy)).toBe(8);
    expect(version(file)).toBe(SCHEMA_VERSION);
    await openStore({ file, beforeMigration: () => Promise.reject(new Error("not needed again")) }).then(keepOpen);
  });

  it("applies rules of earlier versions everywhere; businesses that they moved before stay", async () => {
    const before = await openStore({ file });
    const { rule } = await before.editing.addRule({ kind: "city", from: "Gotham", to: "New York" }, byAnn(AT));
    await importInto(before, { p1: { city: "Gotham" } });
    await before.editing.applyRule(rule, 0, 9, byAnn(AT));
    await before.close();
    const oldDatabase = new Sqlite(file);
    oldDatabase.exec(WITHOUT_SCOPED_RULES);
    oldDatabase.close();
    const store = await open();
    expect(await store.editing.rules()).toMatchObject([{ id: rule.id, state: "", country: "", isRecorded: false }]);
    expect(await store.directory.city("gotham")).toMatchObject({ name: "New York" });
    await importInto(store, { p2: { city: "Gotham", state: "Ohio" } });
    const removal = await store.editing.removeRule(rule.id, byAnn());
    if (removal) await store.editing.applyRule(removal.rule, 0, 9, byAnn(AT));
    expect((await store.directory.businessesAfter(0, 9)).map(({ city }) => city)).toEqual(["New York", "Gotham"]);
  });

  it("completes and counts changes that earlier versions left open, and deletes entries of those that had changed nothing", async () => {
    const before = await openStore({ file });
    await put(before, "p1", "p2");
    const { activityId: deletion = 0 } = await before.editing.delete([1], byAnn(AT, "delete"));
    await before.close();
    const oldDatabase = new Sqlite(file);
    oldDatabase.exec(`${LEFT_OPEN} ${WITHOUT_FACTS} PRAGMA user_version = 16`);
    oldDatabase.close();
    const store = await open();
    expect((await store.maintenance.activity(9)).map(({ id, detail }) => [id, detail])).toEqual([
      [91, { importId: 1, files: [], isPartial: true }],
      [deletion, { category: "Cafe", businesses: 1 }],
    ]);
    expect(await store.changes.undoStates([90, 91, deletion])).toEqual(new Map([[deletion, "possible"]]));
    expect(await store.changes.undo(deletion, 10, byAnn())).toMatchObject({ ids: [1], isDone: true });
  });

  it("may be a function", () => {
    const db = new Sqlite(":memory:");
    migrate(db, [(openDatabase) => openDatabase.exec("CREATE TABLE a (x)")]);
    expect(db.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual(["a"]);
  });

  it("that fails leaves the database as it was, steps before it too", () => {
    const db = new Sqlite(":memory:");
    const steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x); INSERT INTO nowhere VALUES (1)"];
    expect(() => migrate(db, steps)).toThrow();
    expect(db.pragma("user_version", { simple: true })).toBe(0);
    expect(db.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual([]);
  });
});

describe("imports of a program version without an import journal", () => {
  const FORGET = `${TO_VERSION_8}
    DROP TABLE hand_edits; DROP TABLE import_changes; DROP TABLE rules; DROP TABLE rules_to_follow; DROP INDEX old_slugs_of_business;
    ALTER TABLE deleted_businesses DROP COLUMN record; ALTER TABLE listings DROP COLUMN lacking;
    ALTER TABLE imports DROP COLUMN first_id; ALTER TABLE imports DROP COLUMN last_id;
    PRAGMA user_version = 5`;

  it("can be undone when they only added, and are refused when they wrote over something", async () => {
    const before = await openStore({ file });
    await put(before, "p1", "p2");
    await put(before, "p2", "p3", "p4");
    const third = await before.imports.begin(["made-up.xlsx"], "cli", AT);
    const changedBusinesses = [businessInsert("p1", { rating: 1 }), businessInsert("p5")];
    const counts = await before.imports.writeBatch(third, changedBusinesses, "update", AT);
    await before.imports.finish(third, { ...counts, rows: 2, totalErrors: 0, state: "finished" }, AT);
    const killedImportId = await before.imports.begin(["made-up.xlsx"], "cli", AT);
    await before.imports.writeBatch(killedImportId, [businessInsert("p6"), businessInsert("p7")], "update", AT);
    await before.close();
    const oldDatabase = new Sqlite(file);
    // Earlier versions counted only at the end of an import.
    oldDatabase.prepare("UPDATE imports SET outcome = '{}' WHERE id = ?").run(killedImportId);
    oldDatabase.exec(FORGET);
    oldDatabase.close();

    const store = await open();
    expect((await store.imports.list(9, AT)).map(({ id, canUndo }) => [id, canUndo])).toEqual([
      [4, false],
      [3, false],
      [2, true],
      [1, true],
    ]);
    await expect(store.imports.beginUndo(third, { actor: "cli", edited: "bin" }, AT)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("an earlier version of Mainstreet"),
    });
    await expect(
      store.imports.beginUndo(killedImportId, { actor: "cli", edited: "bin" }, new Date("2027-01-01T00:00:00Z")),
    ).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^Import 4 cannot be taken back: .* an earlier version .* cut off .* stays/),
    });
    await store.imports.beginUndo(2, { actor: "cli", edited: "bin" }, AT);
    expect(await store.imports.undoBatch(2, 9, AT)).toMatchObject({ removed: 2, restored: 0, isDone: true });
    expect((await store.directory.businessesAfter(0, 9)).map(({ placeId }) => placeId)).toEqual([
      "p1",
      "p2",
      "p5",
      "p6",
      "p7",
    ]);
  });
});
