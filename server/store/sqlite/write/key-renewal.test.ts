import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cityKey } from "#domain/address/city-key";
import type { BusinessInsert } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import type { Alternative } from "#domain/search/search-terms";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT, byAnn } from "../../../testing/directories/import-into.ts";
import { markKeysOld, zooWithOldKeys } from "../../../testing/directories/old-keys.ts";
import { openStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

const PAGE = { limit: 20, offset: 0 };
const LATER = new Date(AT.getTime() + 60_000);

let folder: string;
let file: string;
const openStores: Store[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
  file = join(folder, "mainstreet.db");
});
afterEach(async () => {
  for (const store of openStores.splice(0)) await store.close();
  await rm(folder, { recursive: true });
});

async function open(): Promise<Store> {
  const store = await openStore({ file });
  openStores.push(store);
  return store;
}

async function importRows(store: Store, rows: BusinessInsert[], onDuplicate: "skip" | "update" = "update") {
  const id = await store.imports.begin(["old.xlsx"], "cli", AT);
  const counts = await store.imports.writeBatch(id, rows, onDuplicate, AT);
  await store.imports.finish(id, { ...counts, rows: rows.length, totalErrors: 0, state: "finished" }, AT);
  return id;
}

/** Makes zoos with old keys, the third permanently closed. Returns the id of an import that changed the first. */
async function oldDirectory(size = 5): Promise<number> {
  const store = await openStore({ file });
  const rows = Array.from({ length: size }, (_, index) =>
    zooWithOldKeys(`p${index + 1}`, { businessStatus: index === 2 ? "CLOSED_PERMANENTLY" : "OPERATIONAL" }),
  );
  await importRows(store, rows);
  const importId = await importRows(store, [zooWithOldKeys("p1", { rating: 4.5 })]);
  const [second] = await store.directory.businessesByIds([2]);
  const zoo = zooWithOldKeys("p2", { phone: "1" });
  await store.editing.write(
    [{ id: 2, business: zoo, editedFields: ["phone"], expectedUpdatedAt: second?.updatedAt ?? "" }],
    byAnn(AT),
  );
  await store.close();
  markKeysOld(file);
  return importId;
}

const search = async (store: Store, words: string) =>
  (await store.search.businesses({ terms: plainTerms(words) }, "name", PAGE)).totalCount;

it("a new directory has current keys", async () => {
  const store = await open();
  await importRows(store, [businessInsert("p1")]);
  expect(await store.maintenance.needsMaintenance("keys")).toBe(false);
  await store.close();
  openStores.pop();
  expect(await (await open()).maintenance.needsMaintenance("keys")).toBe(false);
});

it("pages of cities and categories are found by their new keys as soon as the directory is opened", async () => {
  await oldDirectory();
  const store = await open();
  expect(await store.maintenance.needsMaintenance("keys")).toBe(true);
  expect(await store.directory.city("boston")).toMatchObject({ name: "Boston", businessCount: 4 });
  expect(await store.directory.category("doctor")).toMatchObject({ group: "healthcare", businessCount: 4 });
  expect(await store.search.placeName("state", "colorado")).toBe("Colorado");
  expect((await store.search.businesses({ cityKey: "boston" }, "recommended", PAGE)).totalCount).toBe(4);
  expect((await store.search.businesses({ categorySlug: "doctor" }, "recommended", PAGE)).totalCount).toBe(4);
});

it("a renewal that was stopped goes on, and leaves fields, slugs and times of change alone", async () => {
  await oldDirectory(600);
  const first = await open();
  const before = await first.directory.businessesAfter(0, 600);
  expect(await search(first, "zoo")).toBe(0);
  const stop = new AbortController();
  await first.maintenance.maintain("keys", stop.signal, () => stop.abort());
  const renewedCount = await search(first, "zoo");
  expect(renewedCount).toBeGreaterThan(0);
  expect(renewedCount).toBeLessThan(599);
  await openStores.pop()?.close();

  const second = await open();
  expect(await second.maintenance.needsMaintenance("keys")).toBe(true);
  const current = { name: "Zoo new", city: "Boston", state: "Colorado", category: "Doctor" };
  await importRows(second, [businessInsert("new", current)]);
  await second.maintenance.maintain("keys");
  expect(await second.maintenance.needsMaintenance("keys")).toBe(false);

  expect(await search(second, "zoo boston")).toBe(600);
  expect(await search(second, "z00")).toBe(0);
  expect(await second.directory.city("boston")).toMatchObject({ businessCount: 600 });
  expect(await second.directory.city("b0st0n")).toBeUndefined();
  expect(await second.directory.statistics()).toMatchObject({ totalBusinesses: 600, totalCities: 1, categories: 1 });
  const facets = await second.search.facets({}, {}, LATER);
  expect(facets.categories).toMatchObject([{ slug: "doctor", group: "healthcare", businessCount: 600 }]);
  const after = await second.directory.businessesAfter(0, 600);
  expect(after).toEqual(before.map((business) => ({ ...business, group: "healthcare" })));
  const { slug = "", placeId } = before[0] ?? {};
  expect(await second.directory.businessBySlug(slug)).toMatchObject({ placeId });
  expect(await second.editing.editedFields([2])).toEqual([["phone"]]);
  expect(
    (await second.search.administratorList({ isClosedForGood: true }, "latest", PAGE)).businesses.map(({ id }) => id),
  ).toEqual([3]);
});

it("attributes and phone numbers of earlier businesses can be searched for after the renewal", async () => {
  const store = await openStore({ file });
  const zoo = { attributes: { Amenities: { "Wi-Fi": true } }, phoneE164: "+16175550100" };
  await importRows(store, [zooWithOldKeys("p1", zoo)]);
  await store.close();
  markKeysOld(file);

  const renewedStore = await open();
  const count = async (alternative: Alternative) => {
    const terms = { folded: "", lastIsPrefix: false, terms: [{ typed: "", alternatives: [alternative] }] };
    return (await renewedStore.search.businesses({ terms }, "best", PAGE)).totalCount;
  };
  const alternatives: Alternative[] = [
    { weight: 1, kind: "attribute", tag: "wifi" },
    { weight: 1, kind: "phone", digits: "6175550100" },
  ];
  for (const alternative of alternatives) expect(await count(alternative)).toBe(0);
  await renewedStore.maintenance.maintain("keys");
  for (const alternative of alternatives) expect(await count(alternative)).toBe(1);
});

it("default hours that an earlier version stored for unknown ones open nothing, as soon as the directory is opened", async () => {
  const store = await openStore({ file });
  await importRows(store, [zooWithOldKeys("p1", { timeZone: "UTC" })]);
  await store.close();
  const oldDatabase = new Sqlite(file);
  const mondayFromNineToSix = Buffer.from(Uint16Array.of(540, 1080).buffer);
  expect(oldDatabase.prepare("UPDATE opening_patterns SET intervals = ?").run(mondayFromNineToSix).changes).toBe(1);
  oldDatabase.close();
  const openNow = new Date("2026-06-01T12:00:00Z");
  const before = await open();
  expect((await before.search.businesses({ openNow }, "name", PAGE)).totalCount).toBe(1);
  await openStores.pop()?.close();

  markKeysOld(file);
  expect((await (await open()).search.businesses({ openNow }, "name", PAGE)).totalCount).toBe(0);
});

it("websites are read by the newer rules, unless they were edited by hand", async () => {
  const store = await openStore({ file });
  const trackedUrl = "https://zoo.example/home%3Fid%3D5%26utm_source%3Dgmb";
  await importRows(store, [zooWithOldKeys("p1", { website: trackedUrl }), zooWithOldKeys("p2")]);
  const [second] = await store.directory.businessesByIds([2]);
  const zoo = zooWithOldKeys("p2", { website: `${trackedUrl}2` });
  const expectedUpdatedAt = second?.updatedAt ?? "";
  await store.editing.write([{ id: 2, business: zoo, editedFields: ["website"], expectedUpdatedAt }], byAnn(LATER));
  const before = await store.directory.businessesAfter(0, 2);
  await store.close();
  markKeysOld(file);

  const renewedStore = await open();
  await renewedStore.maintenance.maintain("keys");
  const kind = { group: "healthcare", categorySlug: "doctor" };
  expect(await renewedStore.directory.businessesAfter(0, 2)).toEqual([
    { ...before[0], ...kind, website: "https://zoo.example/home?id=5" },
    { ...before[1], ...kind },
  ]);
});

it("cities that new rules take for one become one", async () => {
  const store = await openStore({ file });
  const rows = [1, 2, 3].map((n) => ({ ...businessInsert(`p${n}`), cityKey: n === 3 ? "springf1eld" : "spr1ngfield" }));
  await importRows(store, rows);
  await store.close();
  markKeysOld(file);

  const renewedStore = await open();
  expect(await renewedStore.directory.city("springfield")).toMatchObject({ businessCount: 2 });
  await renewedStore.maintenance.maintain("keys");
  expect(await renewedStore.directory.city("springfield")).toMatchObject({ businessCount: 3 });
  expect(await renewedStore.directory.statistics()).toMatchObject({ totalCities: 1 });
});

it("rules follow the new keys, and an import can still be undone", async () => {
  const importId = await oldDirectory();
  const oldDatabase = new Sqlite(file);
  oldDatabase.exec(`
    INSERT INTO rules (kind, from_key, from_name, to_key, to_name, created_at) VALUES
      ('city', 's0merville', 'Somerville', 'b0st0n', 'Boston', '2026-01-01T00:00:00Z'),
      ('category', 'd0ct0r', 'Doctor', 'education', 'education', '2026-01-01T00:00:00Z');
    UPDATE rules SET city_key = from_key, own_to_key = to_key, own_to_name = to_name`);
  oldDatabase.close();
  const store = await open();
  expect(await store.directory.city("somerville")).toMatchObject({ name: "Boston" });
  await store.maintenance.maintain("keys");
  expect(await store.directory.category("doctor")).toMatchObject({ group: "education" });
  expect(await store.directory.business(1)).toMatchObject({ group: "education", rating: 4.5 });
  await importRows(store, [businessInsert("p9", { city: "Somerville" })]);
  expect(await store.directory.businessesAfter(5, 1)).toMatchObject([{ city: "Boston" }]);

  await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
  expect(await store.imports.undoBatch(importId, 9, LATER)).toMatchObject({ restored: 1, isDone: true });
  expect(await store.directory.business(1)).toMatchObject({ rating: 0, updatedAt: AT.toISOString() });
});

it("a city that a rule named stays, though newer rules read another one in the address", async () => {
  const amsterdam = (placeId: string, city: string) =>
    businessInsert(placeId, {
      city,
      state: "",
      country: "Netherlands",
      address: "Kade 1",
      fullAddress: "Kade 1, 1012 LG Amsterdam",
      zipCode: "1012 LG",
    });
  const before = await openStore({ file });
  await before.editing.addRule({ kind: "city", from: "Waterstad", to: "Groot Amsterdam" }, byAnn(AT));
  await importRows(before, [amsterdam("p1", "Waterstad"), amsterdam("p2", "LG Amsterdam")]);
  expect(await before.directory.businessesAfter(0, 1)).toMatchObject([{ city: "Groot Amsterdam" }]);
  await before.close();
  markKeysOld(file);

  const store = await open();
  await store.maintenance.maintain("keys");
  const cities = (await store.directory.businessesAfter(0, 2)).map(({ city }) => city);
  expect(cities).toEqual(["Groot Amsterdam", "Amsterdam"]);
});

it("stopped after the last business, it still has the groups of categories to renew", async () => {
  const store = await openStore({ file });
  await importRows(store, [zooWithOldKeys("p1"), zooWithOldKeys("p2")]);
  await store.close();
  markKeysOld(file);
  const stop = new AbortController();
  const first = await open();
  await first.maintenance.maintain("keys", stop.signal, (fraction) => {
    if (fraction === 1) stop.abort();
  });
  expect(await first.maintenance.needsMaintenance("keys")).toBe(true);
  await first.maintenance.maintain("keys");
  expect(await first.maintenance.needsMaintenance("keys")).toBe(false);
});

it("unites the cities of several names, and repairs places but for edits by hand", async () => {
  const serbian = (placeId: string, city: string, overrides: Partial<BusinessInsert> = {}) => ({
    ...businessInsert(placeId, { city, state: "", country: "Serbia" }),
    cityKey: cityKey(city),
    ...overrides,
  });
  const before = await openStore({ file });
  await importRows(before, [
    serbian("p1", "Beograd"),
    serbian("p2", "Belgrade"),
    serbian("p3", "Belgrade"),
    serbian("p4", "Lokal 53", { fullAddress: "Nova 4, Lokal 53, Niš 18000" }),
    serbian("p5", "Lokal 53", { fullAddress: "Nova 4, Lokal 53, Niš 18000" }),
    serbian("p6", "Kraljevo", { country: "", countryKey: "", phone: "+381 36 123 456" }),
  ]);
  const [fifth] = await before.directory.businessesByIds([5]);
  await before.editing.write(
    [
      {
        id: 5,
        business: { ...serbian("p5", "Lokal 53"), fullAddress: "Nova 4, Lokal 53, Niš 18000" },
        editedFields: ["city"],
        expectedUpdatedAt: fifth?.updatedAt ?? "",
      },
    ],
    byAnn(AT),
  );
  await before.close();
  markKeysOld(file);

  const store = await open();
  expect(await store.directory.city("beograd")).toBeDefined();
  await store.maintenance.maintain("keys");
  const { cities } = await store.directory.cities("", PAGE);
  expect(cities.map(({ name, businessCount }) => `${businessCount} ${name}`)).toEqual([
    "3 Belgrade",
    "1 Kraljevo",
    "1 Lokal 53",
    "1 Niš",
  ]);
  for (const key of ["beograd", "belgrade", "београд"]) {
    expect(await store.directory.city(key), key).toMatchObject({ name: "Belgrade", businessCount: 3 });
  }
  expect(await store.directory.business(6)).toMatchObject({ country: "Serbia", phoneE164: "+38136123456" });
});
