import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openServices, type Services } from "../../../open-services.ts";
import { editOneBusiness } from "../../../operations/editing/edit-business.ts";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { makeOldDatabase } from "../../../testing/directories/old-database.ts";
import { inspectStore } from "../../open-store.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { Store } from "../../store.ts";

/** Schema versions that introduced these data; rules and deleted records came with hand edits. */
const ADMINISTRATOR_VERSION = 4;
const JOBS_VERSION = 5;
const HAND_EDITS_VERSION = 6;
const SYNONYMS_VERSION = 11;
const ids = [1, 2, 3, 4, 5];
const OPENING = { openingHours: { Monday: "9:00 AM - 5:00 PM" }, timeZone: "UTC" };
const LATER = new Date("2026-03-03T10:00:00Z");

let folder: string;
let today: string;
let expected: Awaited<ReturnType<typeof contentOf>>;
let data: string;
const openServicesList: Services[] = [];

async function open(path: string): Promise<Services> {
  const services = await openServices({ data: path, environment: {}, isMigrating: true });
  openServicesList.push(services);
  return services;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upgrades-"));
  const { store, folder: own } = await open(join(folder, "today"));
  today = own.database;
  await fill(store);
  expected = await contentOf(store);
  expect(expected).toMatchObject({ formerSlug: { id: 2 }, found: 1, statistics: { totalBusinesses: 3 } });
  await store.close();
  openServicesList.length = 0;
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  data = await mkdtemp(join(folder, "old-"));
  await chmod(data, 0o700);
});
afterEach(async () => {
  for (const services of openServicesList.splice(0)) await services.close();
});

/** Fills the store with five businesses of three cities: one edited by hand, one permanently closed, one in the recycle bin. */
async function fill(store: Store): Promise<void> {
  await importInto(store, {
    p1: { ...OPENING, category: "Bakery", phone: "555-0100" },
    p2: { city: "Bern", state: "", country: "Switzerland" },
    p3: { city: "Zürich", state: "", country: "Switzerland" },
    p4: {},
    p5: { businessStatus: "CLOSED_PERMANENTLY" },
  });
  await importInto(store, { p1: { ...OPENING, category: "Bakery", phone: "555-0199" } });
  await editOneBusiness({
    store,
    id: 2,
    edit: { name: "Brezelkönig", slug: "brezel" },
    actor: "ann",
    now: () => LATER,
  });
  await store.editing.delete([4], byAnn(LATER));
  await store.editing.addRule({ kind: "city", from: "Gotham", to: "Springfield" }, byAnn(AT));
  await store.synonyms.add({ from: "weggli", to: "bakery" }, byAnn(AT));
  await store.accounts.addFirstAdministrator("ann", "hash", AT);
  await store.maintenance.setSetting("made-up", "kept");
  const { job } = await store.jobs.begin({ kind: "dry-run", actor: "ann", file: null }, AT);
  await store.jobs.finish(job.id, { state: "finished", progress: null, result: null, error: null }, AT);
}

/** Returns what visitors and the administrator see. */
async function contentOf({ directory, search, ...store }: Store) {
  const first = { limit: 9, offset: 0 };
  const list = await search.businesses({ cityKey: "bern" }, "recommended", first);
  return {
    businesses: await Promise.all(ids.map((id) => directory.business(id))),
    formerSlug: await directory.businessBySlug("corner-shop-p2-bern"),
    statistics: await directory.statistics(),
    cities: await directory.cities("", first),
    categories: await directory.categories(),
    countries: await directory.countries(),
    found: list.totalCount,
    imports: (await store.imports.list(9, LATER)).map(({ id, state, startedAt }) => [id, state, startedAt]),
    activity: await store.maintenance.activity(9),
    setting: await store.maintenance.setting("made-up"),
  };
}

function query(file: string, sql: string): unknown {
  const db = new Sqlite(file, { readonly: true });
  try {
    return db.prepare(sql).pluck().get();
  } finally {
    db.close();
  }
}

/** The first version needs every migration. */
describe.each([1, HAND_EDITS_VERSION, SCHEMA_VERSION - 1])("schema version %i", (version) => {
  it("is opened by this program with all it held, after a copy of it", async () => {
    makeOldDatabase(join(data, "mainstreet.db"), version, today);
    const services = await open(data);
    const { store, beforeUpgrade = "" } = services;
    expect(query(beforeUpgrade, "PRAGMA user_version")).toBe(version);
    expect(query(beforeUpgrade, "PRAGMA integrity_check")).toBe("ok");
    expect(query(beforeUpgrade, "SELECT count(*) FROM businesses")).toBe(4);

    await store.maintenance.maintain("keys");
    expect(await inspectStore({ file: services.folder.database })).toMatchObject({ problems: [], businesses: 4 });
    expect(await contentOf(store)).toEqual(expected);
    expect(await store.accounts.administrators()).toEqual(version < ADMINISTRATOR_VERSION ? [] : ["ann"]);
    expect((await store.jobs.list(9)).map(({ kind }) => kind)).toEqual(version < JOBS_VERSION ? [] : ["dry-run"]);
    const bin = await store.changes.deletedBusinesses({}, { limit: 9, offset: 0 });
    expect(bin.businesses.map(({ business }) => business.id)).toEqual(version < HAND_EDITS_VERSION ? [] : [4]);
    const synonyms = await store.search.synonyms();
    expect(synonyms.map(({ from }) => from)).toEqual(version < SYNONYMS_VERSION ? [] : ["weggli"]);

    // Imports go on as before: hand edits, deletions and rules are respected.
    await importInto(store, { p2: { name: "Other" }, p4: {}, p6: { city: "Gotham" } }, "update", LATER);
    const [last] = await store.directory.businessesAfter(5, 1);
    expect(last).toMatchObject({ placeId: "p6", city: version < HAND_EDITS_VERSION ? "Gotham" : "Springfield" });
    const editedBusiness = await store.directory.business(2);
    expect(editedBusiness).toMatchObject({ name: version < HAND_EDITS_VERSION ? "Other" : "Brezelkönig" });
    expect(await store.directory.countBusinesses()).toBe(5);
    expect((await inspectStore({ file: services.folder.database })).problems).toEqual([]);
  });
});

it("An upgrade happens once: the next start finds nothing to copy", async () => {
  makeOldDatabase(join(data, "mainstreet.db"), 3, today);
  expect((await open(data)).beforeUpgrade).toBeDefined();
  expect((await open(data)).beforeUpgrade).toBeUndefined();
});
