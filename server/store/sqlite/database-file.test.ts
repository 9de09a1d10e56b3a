import { chmod, copyFile, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto } from "../../testing/directories/import-into.ts";
import { openStore } from "../open-store.ts";
import { SCHEMA_VERSION } from "../schema-version.ts";
import type { Store } from "../store.ts";

const FIRST = { limit: 20, offset: 0 };

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

const OPENING = { openingHours: { Monday: "9:00 AM - 5:00 PM" }, timeZone: "UTC" };
const put = (store: Store, ...placeIds: string[]) =>
  importInto(store, Object.fromEntries(placeIds.map((id) => [id, OPENING])));

describe("a log that a killed import left", () => {
  it("needs urgent maintenance while it is long, which any process can do", async () => {
    await put(await open(), "p1");
    const importingDatabase = new Sqlite(file);
    importingDatabase.pragma("wal_autocheckpoint = 0");
    importingDatabase.exec("CREATE TABLE filling (bytes); INSERT INTO filling VALUES (zeroblob(40000000))");
    for (const part of ["", "-wal"]) await copyFile(`${file}${part}`, `${file}.killed${part}`);
    importingDatabase.close();

    const [server, other] = [await open(`${file}.killed`), await open(`${file}.killed`)];
    expect(await server.maintenance.needsMaintenance("urgent")).toBe(true);
    await other.maintenance.maintain("urgent");
    expect(await server.maintenance.needsMaintenance("urgent")).toBe(false);
    expect(await server.directory.business(1)).toMatchObject({ placeId: "p1" });
  });
});

describe("two programs on one database", () => {
  it("see each other's changes at once", async () => {
    const server = await open();
    const cli = await open();
    const before = await server.directory.dataVersion();
    expect(await server.directory.dataVersion()).toBe(before);
    await put(cli, "p1");
    expect(await server.directory.dataVersion()).not.toBe(before);
    expect(await server.directory.business(1)).toMatchObject({ placeId: "p1" });
    expect((await server.search.businesses({ terms: plainTerms("corner") }, "recommended", FIRST)).totalCount).toBe(1);
  });

  it("both write, one after the other, and never assign an id twice", async () => {
    const server = await open();
    const cli = await open();
    const outcomes = await Promise.all([put(server, "p1", "p2"), put(cli, "p2", "p3"), put(server, "p4")]);
    expect(outcomes.reduce((sum, { imported }) => sum + imported, 0)).toBe(4);
    expect((await server.directory.businessesAfter(0, 10)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(await cli.directory.statistics()).toMatchObject({ totalBusinesses: 4 });
  });

  it("forget cached ids when the other one empties the directory", async () => {
    const server = await open();
    const cli = await open();
    const openNow = { openNow: new Date("2026-03-02T10:00:00Z") };
    await put(server, "p1");
    expect((await server.search.businesses(openNow, "name", FIRST)).totalCount).toBe(1);
    await cli.maintenance.deleteAll("cli", AT, {});
    await put(cli, "p9");
    await put(server, "p2");
    expect(await server.directory.city("springfield")).toMatchObject({ businessCount: 2 });
    expect((await server.search.businesses({ cityKey: "springfield" }, "name", FIRST)).totalCount).toBe(2);
    expect((await server.search.businesses(openNow, "name", FIRST)).totalCount).toBe(2);
  });

  it("read while the other holds the lock, and wait for it to write", async () => {
    const server = await open();
    await put(server, "p1");
    const other = new Sqlite(file);
    other.exec("BEGIN IMMEDIATE");
    const blockedWrite = put(server, "p2");
    expect(await server.directory.business(1)).toMatchObject({ placeId: "p1" });
    setTimeout(() => other.exec("COMMIT"), 60);
    expect(await blockedWrite).toMatchObject({ imported: 1 });
    other.close();
  });

  it("both write while one imports: the other waits for a transaction, not for the end", async () => {
    const server = await open();
    const importingDatabase = await open();
    const importId = await importingDatabase.imports.begin(["more.xlsx"], "cli", AT);
    const lockingDatabase = new Sqlite(file);
    lockingDatabase.exec("BEGIN IMMEDIATE");
    let hasWritten = false;
    const settingWrite = server.maintenance.ensureSetting("key", "value").finally(() => {
      hasWritten = true;
    });
    lockingDatabase.exec("COMMIT");
    lockingDatabase.close();
    let batches = 0;
    while (!hasWritten && batches < 50) {
      await importingDatabase.imports.writeBatch(importId, [businessInsert(`p${++batches}`)], "skip", AT);
    }
    await settingWrite;
    expect(batches).toBeLessThan(50);
  });

  it("lists before the first import has built its indexes, and builds them after one that was killed", async () => {
    const cli = await open();
    const server = await open();
    const importId = await cli.imports.begin(["made-up.xlsx"], "cli", AT);
    await cli.imports.writeBatch(importId, [businessInsert("p1")], "skip", AT);
    expect((await server.search.businesses({}, "rating", FIRST)).totalCount).toBe(1);
    await open();
    const db = new Sqlite(file, { readonly: true });
    const indexes = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").pluck().all();
    db.close();
    expect(indexes).toContain("listings_rating");
  });
});

describe("a database that another took the place of", () => {
  it("is noticed, and writes to the old file fail instead of being lost", async () => {
    const server = await open();
    await put(server, "p1");
    await (await openStore({ file: `${file}.new` })).close();
    expect(await server.maintenance.supersession()).toBeUndefined();
    for (const end of ["", "-wal", "-shm"]) await rename(file + end, `${file}.aside${end}`);
    expect(await server.maintenance.supersession()).toBeUndefined();
    await expect(put(server, "p2")).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("deleted"),
    });
    await rename(`${file}.new`, file);
    expect(await server.maintenance.supersession()).toBe("replaced");
    await expect(put(server, "p2")).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("replaced"),
    });
    expect(await server.directory.business(1)).toMatchObject({ placeId: "p1" });
  });

  it("whose schema another version migrated is neither read nor written", async () => {
    const server = await open();
    await put(server, "p1");
    const newerDatabase = new Sqlite(file);
    newerDatabase.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    newerDatabase.close();
    expect(await server.maintenance.supersession()).toBe("migrated");
    const refusal = { code: "storage", message: expect.stringContaining("Another version of mainstreet") };
    await expect(server.directory.statistics()).rejects.toMatchObject(refusal);
    await expect(put(server, "p2")).rejects.toMatchObject(refusal);
  });
});

describe("a database file", () => {
  it("persists", async () => {
    const store = await openStore({ file });
    await put(store, "p1");
    await store.close();
    expect(await (await open()).directory.business(1)).toMatchObject({ placeId: "p1" });
  });

  it("of a newer program is refused unchanged", async () => {
    await (await openStore({ file })).close();
    const db = new Sqlite(file);
    db.pragma("journal_mode = DELETE");
    db.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    db.close();
    const bytes = await readFile(file);
    await expect(openStore({ file, goBackAdvice: () => "or go back." })).rejects.toThrow(/made it, or go back\.$/);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  it("of a newer program is refused with both versions and a remedy", async () => {
    await (await openStore({ file })).close();
    const db = new Sqlite(file);
    db.pragma(`user_version = ${SCHEMA_VERSION + 2}`);
    db.close();
    await expect(openStore({ file })).rejects.toMatchObject({
      code: "storage",
      message: expect.stringMatching(
        new RegExp(`version ${SCHEMA_VERSION + 2}.*up to ${SCHEMA_VERSION}.*newer mainstreet`),
      ),
    });
  });

  it("that is no database, or whose folder is missing, is refused with one sentence", async () => {
    await writeFile(file, "this is no database, but it is long enough to be looked at ".repeat(20));
    await expect(openStore({ file })).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("not a database"),
    });
    await expect(openStore({ file: join(folder, "none", "x.db") })).rejects.toMatchObject({ code: "storage" });
  });

  it("that is locked for long by another program is reported as locked", async () => {
    await (await openStore({ file })).close();
    const other = new Sqlite(file);
    other.pragma("locking_mode = EXCLUSIVE");
    other.exec("BEGIN EXCLUSIVE");
    await expect(openStore({ file })).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("locked"),
    });
    other.close();
  });

  it.skipIf(process.getuid?.() === 0)("that cannot be written is reported as that", async () => {
    await (await openStore({ file })).close();
    await chmod(file, 0o400);
    await chmod(folder, 0o500);
    await expect(openStore({ file }).then((store) => put(store, "p1"))).rejects.toMatchObject({ code: "storage" });
    await chmod(folder, 0o700);
  });

  it("rolls a failed batch back, counts included", async () => {
    const store = await open();
    await put(store, "p1");
    const brokenRow = { ...businessInsert("p3"), rating: "many" as unknown as number, city: "Salem", cityKey: "salem" };
    const importId = await store.imports.begin(["made-up.xlsx"], "cli", AT);
    await expect(store.imports.writeBatch(importId, [businessInsert("p2"), brokenRow], "skip", AT)).rejects.toThrow();
    expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 1, totalCities: 1 });
    expect(await store.directory.city("salem")).toBeUndefined();
    expect(await put(store, "p2")).toMatchObject({ imported: 1 });
    expect((await store.search.businesses({ terms: plainTerms("corner") }, "recommended", FIRST)).totalCount).toBe(2);
  });
});

describe("a business that is gone", () => {
  /** Makes a store whose tables have rows that later methods of the port will write. */
  async function storeWith(sql: string): Promise<Store> {
    const store = await open();
    await put(store, "p1");
    const db = new Sqlite(file);
    db.exec(sql);
    db.close();
    return store;
  }

  it("stays deleted by hand when its place id comes again", async () => {
    const store = await storeWith("INSERT INTO deleted_businesses (id, place_id, slug) VALUES (9, 'p9', 'its-slug')");
    expect(await store.directory.business(9)).toBe("deleted");
    expect(await store.directory.businessBySlug("its-slug")).toBe("deleted");
    expect(await put(store, "p9", "p2")).toMatchObject({ imported: 1, duplicatesSkipped: 1 });
    expect(await store.imports.dryRunBatch([businessInsert("p9")], "update")).toMatchObject({ duplicatesSkipped: 1 });
    await store.imports.endDryRun();
  });

  it("is restored although it was deleted before a field was added", async () => {
    const store = await storeWith("SELECT 1");
    await store.editing.delete([1], byAnn(AT));
    const db = new Sqlite(file);
    db.exec("UPDATE deleted_businesses SET record = json_remove(record, '$.business.website')");
    db.close();
    expect((await store.editing.restore([1], byAnn(AT))).ids).toEqual([1]);
    expect(await store.directory.business(1)).toMatchObject({ placeId: "p1", website: null });
  });

  it("is gone at every slug that it had", async () => {
    const store = await storeWith(
      "INSERT INTO deleted_businesses (id, place_id, slug) VALUES (9, 'p9', 'its-slug'); INSERT INTO old_slugs VALUES ('its-first-slug', 9)",
    );
    for (const slug of ["its-slug", "its-first-slug", "Its-First-Slug"])
      expect(await store.directory.businessBySlug(slug)).toBe("deleted");
  });

  it("is found by a slug that it had before, which nobody else gets", async () => {
    const store = await storeWith("INSERT INTO old_slugs VALUES ('corner-shop-p2-springfield', 1)");
    await put(store, "p2");
    expect(await store.directory.businessBySlug("corner-shop-p2-springfield")).toMatchObject({ placeId: "p1" });
    expect(await store.directory.business(2)).toMatchObject({
      slug: expect.stringMatching(/^corner-shop-p2-springfield-[0-9a-f]{6}$/),
    });
  });
});
