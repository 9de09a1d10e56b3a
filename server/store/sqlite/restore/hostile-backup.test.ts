import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openStore, restoreStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

let folder: string;
let file: string;
let backup: string;
/** Store of a server, which stays open. */
let server: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  file = join(folder, "mainstreet.db");
  backup = join(folder, "backup.db");
  server = await openStore({ file });
  await importInto(server, { p1: { website: "https://one.example" }, p2: {} });
  await server.accounts.addFirstAdministrator("ann", "former hash", AT);
  await server.maintenance.copyTo(backup);
  const entry = { at: AT.toISOString(), actor: "ann", action: "set-password", detail: {} };
  await server.accounts.setPasswordHash("ann", "present hash", AT, entry);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Changes the backup as an attacker does. */
function craft(sql: string): void {
  const db = new Sqlite(backup);
  db.unsafeMode();
  db.exec(sql);
  db.close();
}

const restore = () => restoreStore({ from: backup, to: file, saveCurrent: async () => "kept elsewhere" });
const placeIds = async () => (await server.directory.businessesAfter(0, 99)).map(({ placeId }) => placeId);

describe("a crafted backup", () => {
  it.each([
    [
      "a trigger",
      "CREATE TRIGGER t AFTER INSERT ON activity BEGIN UPDATE administrators SET password = 'known'; END",
      "the trigger t",
    ],
    ["a view", "CREATE VIEW v AS SELECT password FROM administrators", "the view v"],
    ["a view in place of a table", "DROP TABLE synonyms; CREATE VIEW synonyms AS SELECT 1 AS id", "the view synonyms"],
    ["a foreign table", "CREATE TABLE more (x)", "the table more"],
    ["a foreign virtual table", "CREATE VIRTUAL TABLE boxes USING rtree(id, a, b)", "the table boxes"],
    ["an odd name", `CREATE TABLE "x'; DROP TABLE y\u001b[2J" (x)`, "a name"],
    ["an index with an odd name", `CREATE INDEX "a b" ON businesses (name)`, "a name"],
    [
      "a computed column",
      "ALTER TABLE synonyms ADD COLUMN more TEXT AS (hex(zeroblob(1000)))",
      "the columns of synonyms",
    ],
    ["a column too many", "ALTER TABLE businesses ADD COLUMN more TEXT", "the columns of businesses"],
    ["a table missing", "DROP TABLE merges", "the columns of merges"],
    [
      "text where numbers are",
      `PRAGMA writable_schema = ON;
       UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'businesses';
       PRAGMA writable_schema = RESET;
       UPDATE businesses SET rating = 'many'`,
      "values",
    ],
    ["JSON that is none", "UPDATE businesses SET photos = 'nothing'", "businesses.photos"],
    ["a blank where JSON is", "UPDATE imports SET outcome = ''", "imports.outcome"],
    ["a list where an object is", "UPDATE imports SET outcome = '[]'", "imports.outcome"],
    ["a number where a list is", "INSERT INTO hand_edits VALUES (1, '5')", "hand_edits.fields"],
    ["a null where an object is", "INSERT INTO activity VALUES (9, '', '', '', 'null')", "activity.detail"],
    [
      "a text where a deleted business is",
      `INSERT INTO deleted_businesses VALUES (9, 'p9', 'nine', '"x"')`,
      "deleted_businesses.record",
    ],
    [
      "a setting that is no JSON",
      "INSERT OR REPLACE INTO settings VALUES ('columnMappings', '{')",
      "settings.columnMappings",
    ],
  ])("with %s is refused in one line, and nothing changes", async (_what, sql, message) => {
    craft(sql);
    const refusal = await restore().catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: "unreadable", message: expect.stringContaining(message) });
    expect((refusal as Error).message).toContain(backup);
    expect((refusal as Error).message).not.toMatch(/[\u0000-\u001f]/);
    expect(await placeIds()).toEqual(["p1", "p2"]);
    expect(await server.accounts.passwordHash("ann")).toBe("present hash");
    expect((await readdir(folder)).filter((name) => /restore|part/.test(name))).toEqual([]);
  });

  it("brings neither its administrator, its passkeys, its sessions, its one-time links nor its key of cookies", async () => {
    await server.maintenance.setSetting("session.secret", "present");
    craft(`UPDATE administrators SET username = 'eve', password = 'known';
      INSERT INTO passkeys VALUES ('evil', 'ann', 'handle', 'key', 0, '', 'guide.example', 'Phone', 0, 0);
      INSERT INTO sessions (key, username, data, expires_at) VALUES ('key', 'eve', '{}', 9e15);
      INSERT INTO one_time_links VALUES ('hash', 'invitation', '', 'administrator', '', 'eve', 0, 9e15);
      INSERT OR REPLACE INTO settings VALUES ('session.secret', 'known')`);
    await restore();
    expect(await server.accounts.administrators()).toEqual(["ann"]);
    expect(await server.accounts.passwordHash("ann")).toBe("present hash");
    expect(await server.accounts.session("key", AT)).toBeUndefined();
    expect(await server.people.link("hash", AT)).toBeUndefined();
    expect(await server.passkeys.find("evil")).toBeUndefined();
    expect(await server.maintenance.setting("session.secret")).toBe("present");
  });

  it("brings no record of backups, which are files of the machine that made them", async () => {
    await server.maintenance.setSetting("backup.last", '{"at": "now"}');
    craft(`INSERT OR REPLACE INTO settings VALUES ('backup.last', '{'), ('backup.failure', '{"at": "then"}')`);
    await restore();
    expect(await server.maintenance.setting("backup.last")).toBe('{"at": "now"}');
    expect(await server.maintenance.setting("backup.failure")).toBeUndefined();
  });

  it("chooses neither scripts of pages, nor the address of the site, nor who gets backups", async () => {
    await server.maintenance.setSetting("site.baseUrl", '"https://one.example"');
    craft(`INSERT INTO settings VALUES ('site.name', '"Renamed"'), ('site.baseUrl', '"https://eve.example"'),
      ('analytics.scriptUrl', '"https://eve.example/a.js"'), ('backup.s3.endpoint', '"https://eve.example"')`);
    await restore();
    const keys = ["site.name", "site.baseUrl", "analytics.scriptUrl", "backup.s3.endpoint"];
    expect(Object.fromEntries(await server.maintenance.settings(keys))).toEqual({
      "site.name": '"Renamed"',
      "site.baseUrl": '"https://one.example"',
    });
  });

  it("brings no addresses that are scripts", async () => {
    craft(`UPDATE businesses SET website = 'javascript:alert(1)', location_link = ' data:text/html,x',
      photos = '["javascript:alert(1)", "https://good.example/p.jpg"]' WHERE id = 2`);
    await restore();
    expect(await server.directory.business(2)).toMatchObject({
      website: null,
      locationLink: null,
      photos: ["https://good.example/p.jpg"],
    });
    expect(await server.directory.business(1)).toMatchObject({ website: "https://one.example" });
  });

  it("with wrong counts and a wrong search index is restored with right ones", async () => {
    craft(`UPDATE counters SET value = 77 WHERE name IN ('listed', 'cities');
      UPDATE cities SET business_count = 50;
      DELETE FROM search_docsize WHERE id = (SELECT max(id) FROM search_docsize);
      INSERT INTO search_docsize VALUES (123456789, x'0101', 1)`);
    await restore();
    expect(await server.directory.statistics()).toMatchObject({ totalBusinesses: 2, totalCities: 1 });
    expect((await server.directory.cities("", { limit: 9, offset: 0 })).cities).toMatchObject([{ businessCount: 2 }]);
    const list = await server.search.businesses({ terms: plainTerms("corner") }, "recommended", {
      limit: 9,
      offset: 0,
    });
    expect(list.totalCount).toBe(2);
  });

  it("that an earlier program restored leaves no trigger after a good one is restored", async () => {
    const db = new Sqlite(file);
    db.exec("CREATE TRIGGER t AFTER INSERT ON activity BEGIN UPDATE administrators SET password = 'known'; END");
    db.close();
    await restore();
    const entry = { at: AT.toISOString(), actor: "cli", action: "one", detail: {} };
    await server.maintenance.recordActivity(entry);
    expect(await server.accounts.passwordHash("ann")).toBe("present hash");
  });
});
