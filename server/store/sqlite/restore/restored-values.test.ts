import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { plainTerms } from "#domain/search/plain-terms";
import { importInto } from "../../../testing/directories/import-into.ts";
import { inspectStore, openStore, restoreStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";
import type { CleanedReport } from "../../store-options.ts";

const LONG_CHARS = 3_000_000;

let folder: string;
let backup: string;
let restoredStore: Store | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "restored-values-"));
  backup = join(folder, "backup.db");
});
afterEach(async () => {
  await restoredStore?.close();
  restoredStore = undefined;
  await rm(folder, { recursive: true });
});

async function makeBackup(businesses: Record<string, Partial<BusinessDraft>>): Promise<void> {
  const store = await openStore({ file: join(folder, "source.db") });
  await importInto(store, businesses);
  await store.maintenance.copyTo(backup);
  await store.close();
}

/** Changes the backup as an attacker does. In SQL `long()` returns a text of three million letters. */
function craft(sql: string): void {
  const db = new Sqlite(backup);
  db.unsafeMode();
  db.function("long", () => "zebra ".repeat(LONG_CHARS / 6));
  db.exec(sql);
  db.close();
}

async function restore(): Promise<{ store: Store; report: CleanedReport }> {
  const to = join(folder, "mainstreet.db");
  let report: CleanedReport = { count: -1, examples: [] };
  await restoreStore({
    from: backup,
    to,
    saveCurrent: () => Promise.reject(new Error("there is none")),
    onCleaned: (cleanedValues) => {
      report = cleanedValues;
    },
  });
  expect((await inspectStore({ file: to })).problems).toEqual([]);
  restoredStore = await openStore({ file: to });
  return { store: restoredStore, report };
}

const searchNames = async (store: Store, word: string) => {
  const page = { limit: 9, offset: 0 };
  return (await store.search.businesses({ terms: plainTerms(word) }, "recommended", page)).totalCount;
};

describe("a backup with texts that no import would store", () => {
  it.each([
    ["name", "name", 300],
    ["description", "description", 32_767],
    ["category", "category", 32_767],
    ["full_address", "fullAddress", 32_767],
    ["phone", "phone", 32_767],
    ["seo_title", "seoTitle", 32_767],
    ["unique_content", "uniqueContent", 32_767],
    ["place_id", "placeId", 300],
    ["slug", "slug", 300],
  ])("is restored with %s cut, and nothing else lost", async (column, field, length) => {
    await makeBackup({ p1: { name: "Corner Cafe", website: "https://one.example" }, p2: { name: "Other Shop" } });
    craft(`UPDATE businesses SET ${column} = long() WHERE id = 1`);
    const { store, report } = await restore();
    expect(report.count).toBeGreaterThan(0);
    expect(report.examples.map((example) => example.field)).toContain(field);
    const [one, other] = await store.directory.businessesAfter(0, 9);
    const text = String(one?.[field as keyof typeof one]);
    expect(text.length).toBeLessThanOrEqual(length);
    expect(text.startsWith("zebra zebra")).toBe(true);
    expect(one).toMatchObject({ id: 1, website: "https://one.example" });
    expect(other).toMatchObject({ name: "Other Shop" });
    expect(await searchNames(store, "other")).toBe(1);
  });

  it("reads the city from the address, as imports do, where a text is too long for a city", async () => {
    await makeBackup({ p1: { city: "Austin", fullAddress: "1 Oak St, Austin, TX 78701", country: "United States" } });
    craft("UPDATE businesses SET city = long() WHERE id = 1");
    const { store } = await restore();
    expect(await store.directory.business(1)).toMatchObject({ city: "Austin" });
    expect(await store.directory.cities("", { limit: 9, offset: 0 })).toMatchObject({ cities: [{ name: "Austin" }] });
  });

  it("finds a business by the words of the cut text, and not by those of the former one", async () => {
    await makeBackup({ p1: { name: "Corner Cafe" } });
    craft("UPDATE businesses SET description = 'ostrich ' || long() WHERE id = 1");
    const { store } = await restore();
    expect(await searchNames(store, "ostrich")).toBe(1);
    expect(await searchNames(store, "corner")).toBe(1);
  });

  it("cuts the texts of every other table, and leaves out entries that say nothing without theirs", async () => {
    await makeBackup({ p1: { city: "Springfield" } });
    craft(`INSERT INTO activity (at, actor, action, detail) VALUES ('2026-01-01T00:00:00Z', long(), 'one', '{}');
      UPDATE cities SET name = long();
      INSERT INTO settings VALUES ('motto', long())`);
    const { store, report } = await restore();
    expect(report.examples.map(({ row }) => row)).toEqual(expect.arrayContaining(["activity", "cities", "settings"]));
    expect(await store.maintenance.setting("motto")).toBeUndefined();
    const { cities } = await store.directory.cities("", { limit: 9, offset: 0 });
    expect(cities.every(({ name }) => name.length <= 32_767)).toBe(true);
  });
});

describe("a backup with values that no import would store", () => {
  it("publishes no script, no password and no private host", async () => {
    await makeBackup({ p1: { name: "One" }, p2: { name: "Two", website: "https://two.example" } });
    craft(`UPDATE businesses SET website = 'https://ann:secret@a.example/', location_link = 'http://127.1/',
      canonical_url = 'javascript:alert(1)',
      photos = '["http://169.254.169.254/a.jpg", "https://good.example/p.jpg", "https://x@good.example/q.jpg"]'
      WHERE id = 1`);
    const { store, report } = await restore();
    expect(await store.directory.business(1)).toMatchObject({
      website: null,
      locationLink: null,
      canonicalUrl: null,
      photos: ["https://good.example/p.jpg"],
    });
    expect(await store.directory.business(2)).toMatchObject({ website: "https://two.example" });
    expect(report.count).toBe(4);
    expect(report.examples).toContainEqual({
      row: "One",
      field: "website",
      reason: "has a user name or password",
    });
    const raw = new Sqlite(join(folder, "mainstreet.db"), { readonly: true });
    expect(raw.prepare("SELECT website, canonical_url FROM businesses WHERE id = 1").raw().get()).toEqual([null, null]);
    raw.close();
  });

  it.each([
    ["photos", `'{"a": 1}'`, { photos: [] }],
    ["photos", `'[1, {"b": 2}, null]'`, { photos: [] }],
    ["subtypes", `'"Bakery"'`, { subtypes: [] }],
    ["attributes", `'{"a": 1, "b": {"c": true}}'`, { attributes: {} }],
    ["attributes", `'[true]'`, { attributes: {} }],
    ["rating", "99.5", { rating: 0 }],
    ["review_count", "-5", { reviewCount: 0 }],
    ["latitude", "999", { latitude: null }],
    ["price_level", "9", { priceLevel: null }],
    ["price_range", `'${"9".repeat(300)}'`, { priceRange: null }],
    ["menu_link", `'javascript:alert(1)'`, { menuLink: null }],
    ["logo", `'http://10.0.0.1/logo.png'`, { logo: null }],
    ["other_hours", `'{"Kitchen": {"Someday": "Closed"}}'`, { otherHours: {} }],
    ["other_hours", `'["Kitchen"]'`, { otherHours: {} }],
    ["rating_distribution", `'[1, 2]'`, { ratingDistribution: [] }],
    ["service_areas", `'[1]'`, { serviceAreas: [] }],
    ["email", `'not an address'`, { email: null }],
    ["social_links", `'{"facebook": "https://evil.example/"}'`, { socialLinks: {} }],
  ])("drops %s = %s", async (column, value, expected) => {
    await makeBackup({ p1: {}, p2: { photos: ["https://a.example/1.jpg"] } });
    craft(`UPDATE businesses SET ${column} = ${value} WHERE id = 1`);
    const { store, report } = await restore();
    expect(await store.directory.business(1)).toMatchObject(expected);
    expect(await store.directory.business(2)).toMatchObject({ photos: ["https://a.example/1.jpg"] });
    expect(report.count).toBe(1);
  });

  it("keeps the days of hours that are of a weekday, also where another business has them", async () => {
    await makeBackup({
      p1: { openingHours: { Monday: "Closed", Tuesday: "9:00 AM - 5:00 PM" } },
      p2: { openingHours: { Monday: "Closed" } },
      p3: { openingHours: { Sunday: "Closed" } },
    });
    craft(`UPDATE opening_patterns SET hours = '{"Monday":"Closed","Someday":"Closed"}' WHERE hours LIKE '%Tuesday%';
      UPDATE opening_patterns SET hours = '[1]' WHERE hours LIKE '%Sunday%'`);
    const { store } = await restore();
    const businesses = await store.directory.businessesAfter(0, 9);
    expect(businesses.map(({ openingHours }) => openingHours)).toEqual([
      { Monday: "Closed" },
      { Monday: "Closed" },
      null,
    ]);
  });
});

it("A backup keeps the special days that are dates, and the others are dropped", async () => {
  const christmas = { date: "2026-12-25", hours: "Closed" };
  await makeBackup({
    p1: { specialDays: [christmas, { date: "2026-12-31", hours: "Closed" }] },
    p2: { specialDays: [christmas] },
  });
  craft(`UPDATE opening_patterns SET special_days = replace(special_days, '2026-12-31', '2026-13-31')`);
  const { store, report } = await restore();
  const businesses = await store.directory.businessesAfter(0, 9);
  expect(businesses.map(({ specialDays }) => specialDays)).toEqual([[christmas], [christmas]]);
  expect(report.examples).toMatchObject([{ field: "specialDays" }]);
});

it("A backup with the longest values that imports and the editor store is restored as it is", async () => {
  const longest = "字".repeat(32_767);
  const photos = Array.from({ length: 100 }, (_, n) => `https://a.example/${n}/`.padEnd(2_000, "x"));
  await makeBackup({
    p1: {
      name: "🍕".repeat(300),
      category: longest,
      description: "🍕".repeat(16_383),
      city: longest,
      fullAddress: longest,
      uniqueContent: longest,
      seoTitle: longest,
      photos,
      subtypes: photos,
      attributes: { Offers: Object.fromEntries(photos.map((text, n) => [`${n} ${text}`, text])) },
      openingHours: { Monday: "9:00 AM - 5:00 PM" },
      canonicalUrl: "https://elsewhere.example/shop",
      rating: 5,
      latitude: -90,
      longitude: 180,
    },
  });
  const source = await openStore({ file: join(folder, "source.db") });
  const before = await source.directory.business(1);
  await source.close();
  const { store, report } = await restore();
  expect(report).toEqual({ count: 0, examples: [] });
  expect(await store.directory.business(1)).toEqual(before);
});

it("A backup with more attributes and own fields than a directory may have has the first ones as filters", async () => {
  await makeBackup({
    p1: { attributes: { Extras: { "Secret garden": true } }, ownValues: { "f-1": "a", "f-70": "b" } },
  });
  craft(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO attributes (id, slug, label, attribute_group) SELECT 70000 + i, 'perk-' || i, 'Perk ' || i, 'Other' FROM n;
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 70)
    INSERT INTO own_fields (field_key, name, field_type, position, created_at)
      SELECT 'f-' || i, CASE i WHEN 2 THEN 'F 1' ELSE 'F ' || i END, 'text', i, '2026-01-01T00:00:00.000Z' FROM n;
  `);
  const { store, report } = await restore();
  const fields = await store.directory.ownFields();
  expect(fields).toHaveLength(70);
  const inUse = fields.filter(({ removedAt }) => removedAt === null).map(({ key }) => key);
  expect([inUse.length, inUse[0], inUse[1], inUse.at(-1)]).toEqual([50, "f-1", "f-3", "f-51"]);
  expect(report.count).toBe(20 + 1001);
  await store.maintenance.maintain("keys");
  const { totalCount } = await store.search.businesses({ attributes: ["secret-garden"] }, "name", {
    limit: 5,
    offset: 0,
  });
  expect(totalCount).toBe(1);
});

it("A backup keeps photos and logos as uploads store them, and drops other files among them", async () => {
  await makeBackup({ p1: {} });
  const hash = "0123456789abcdef".repeat(2);
  const kept = [`${hash}.webp`, `${hash}-small.webp`, `logo-${hash}-80x80.webp`, `logo-${hash}-80x80-large.webp`];
  const icon = `logo-${hash}-80x80-192.png`;
  const webp = "x'524946460000000057454250'";
  const png = "x'89504e470d0a1a0a00000000'";
  const html = "x'3c21646f63747970652068746d6c3e'";
  const rows = [
    ...kept.map((name) => [name, webp]),
    [icon, png],
    [`logo-${hash}-81x80.webp`, html],
    [`logo-${hash}-81x80-192.png`, webp],
    [`logo-${hash}-82x80.svg`, png],
    ["logo.webp", webp],
    [`${hash.toUpperCase()}.webp`, webp],
  ];
  for (const [name, bytes] of rows) craft(`INSERT INTO photos VALUES ('${name}', ${bytes}, 80, 80, '2026-01-01')`);
  const { store, report } = await restore();
  const left = await Promise.all(rows.map(async ([name = ""]) => (await store.photos.read(name)) && name));
  expect(left.filter(Boolean)).toEqual([...kept, icon]);
  expect(report.count).toBe(5);
});
