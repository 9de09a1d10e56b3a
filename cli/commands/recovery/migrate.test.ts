import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openServices } from "../../../server/open-services.ts";
import { BUILD } from "../../../server/output/build-info.ts";
import { runInProcess, runJsonInProcess } from "../../../server/testing/commands/run-in-process.ts";
import { importInto } from "../../../server/testing/directories/import-into.ts";
import { makeOldDatabase } from "../../../server/testing/directories/old-database.ts";

const OLD_VERSION = BUILD.schema - 1;
let data: string;
let database: string;
/** Folder of databases with one business, which the tests copy. */
let createdFolder: string;
let today: string;
let oldDatabase: string;
beforeAll(async () => {
  createdFolder = mkdtempSync(join(tmpdir(), "mainstreet-migrate-made-"));
  today = join(createdFolder, "today.db");
  oldDatabase = join(createdFolder, "old.db");
  const { store, folder, close } = await openServices({ data: join(createdFolder, "data"), environment: {} });
  await importInto(store, { p1: {} });
  await close();
  const db = new Sqlite(folder.database);
  db.prepare("VACUUM INTO ?").run(today);
  db.close();
  makeOldDatabase(oldDatabase, OLD_VERSION, today);
});
afterAll(() => rmSync(createdFolder, { recursive: true, force: true }));
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "mainstreet-migrate-"));
  database = join(data, "mainstreet.db");
  putDatabase(today);
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const run = (...args: string[]) => runInProcess("--data", data, ...args);
const runJson = (...args: string[]) => runJsonInProcess("--json", "--data", data, ...args);

function versionOf(file: string): unknown {
  const db = new Sqlite(file, { readonly: true });
  try {
    return db.pragma("user_version", { simple: true });
  } finally {
    db.close();
  }
}

/** Replaces the database by a copy of the file. */
function putDatabase(file: string): void {
  for (const end of ["-wal", "-shm"]) rmSync(database + end, { force: true });
  copyFileSync(file, database);
}

describe("a database of an earlier version", () => {
  beforeEach(() => putDatabase(oldDatabase));

  it.each([
    [["activity"]],
    [["backup"]],
    [["bin"]],
    [["delete-all", "--confirm", "DELETE"]],
    [["duplicates"]],
    [["export", "--out", "all.xlsx"]],
    [["import", "--dry-run", "rows.csv"]],
    [["import", "rows.csv"]],
    [["rules"]],
    [["searches"]],
    [["seo"]],
    [["sitemap", "--out", "maps"]],
    [["undo", "1"]],
    [["copy", "--to", "copied"]],
  ])("is refused by %j in one sentence with the command to run, and left unchanged", async (args) => {
    const before = readFileSync(database);
    const inData = (name: string) => (/\.\w+$|^maps$|^copied$/.test(name) ? join(data, name) : name);
    const rows = "name,full_address,place_id\nBakery,1 Oak St,q1\n";
    writeFileSync(join(data, "rows.csv"), rows);
    const words = [...args.map(inData), ...(args[0] === "copy" ? ["--from", data] : [])];
    const { stdout, stderr, code } = await run(...words);
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toMatch(
      new RegExp(
        `^mainstreet: An earlier version of Mainstreet wrote the database ${database}\\. Upgrade it with: [^\\n]+ --data ${data} migrate, or start the new server, which does so too\\.\\n$`,
      ),
    );
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(readdirSync(join(data, "backups"))).toEqual([]);
  });

  it("is reported by the doctor, with the command, and config does not look at it", async () => {
    const { object, stderr } = await runJson("doctor");
    expect(stderr).toBe("");
    const command = expect.stringMatching(/ migrate$/);
    expect(object.findings).toContainEqual(expect.objectContaining({ check: "backup", severity: "note", command }));
    expect(object.findings).toContainEqual(expect.objectContaining({ check: "integrity", severity: "note", command }));
    expect(versionOf(database)).toBe(OLD_VERSION);
    expect((await run("config")).code).toBe(0);
  });

  it("is copied and then migrated by migrate, which does nothing the second time", async () => {
    const { object, code } = await runJson("migrate");
    expect({ object, code }).toEqual({
      object: {
        from: OLD_VERSION,
        to: BUILD.schema,
        backup: expect.stringContaining("before-upgrade"),
        keysRenewed: true,
      },
      code: 0,
    });
    expect([versionOf(database), versionOf(object.backup)]).toEqual([BUILD.schema, OLD_VERSION]);
    expect((await run("activity")).code).toBe(0);
    expect((await runJson("migrate")).object).toEqual({
      from: BUILD.schema,
      to: BUILD.schema,
      backup: null,
      keysRenewed: false,
    });
    expect((await run("migrate")).stdout).toBe(
      `The database has schema version ${BUILD.schema}, which this program needs.\n`,
    );
  });

  it("is migrated with advice on how to go back", async () => {
    const { stdout, stderr } = await run("migrate");
    expect(stdout).toMatch(
      new RegExp(
        `^Schema version ${OLD_VERSION} became ${BUILD.schema}\\. .* To go back, .* restore .*before-upgrade-[\\d-]+\\.db\\n$`,
      ),
    );
    expect(stderr).toBe("");
  });

  it("is replaced by restore, which saves it first", async () => {
    const { object: migrationReport } = await runJson("migrate");
    putDatabase(oldDatabase);
    const { object, code } = await runJson("restore", migrationReport.backup);
    expect(code).toBe(0);
    expect([versionOf(database), versionOf(object.replaced)]).toEqual([BUILD.schema, OLD_VERSION]);
  });
});

it("search keys of another version are refused like an earlier schema, and renewed by migrate", async () => {
  const changeKeyVersion = (difference: number) => {
    const db = new Sqlite(database);
    db.prepare("UPDATE counters SET value = value + ? WHERE name = 'keyVersion'").run(difference);
    db.close();
  };
  for (const [by, version] of [
    [-1, "An earlier version"],
    [1, "Another version"],
  ] as const) {
    changeKeyVersion(by);
    expect(await run("rules")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(
          `^mainstreet: ${version} of Mainstreet wrote the database ${database}\\. Upgrade .* migrate, or .*\\n$`,
        ),
      ),
    });
    expect(await run("migrate")).toMatchObject({
      code: 0,
      stdout: `The search keys were renewed. The schema was version ${BUILD.schema} already, so no copy was made.\n`,
    });
    expect((await run("rules")).code).toBe(0);
  }
  changeKeyVersion(-1);
  expect((await runJson("migrate")).object).toMatchObject({ backup: null, keysRenewed: true });
});

it("migrate finds no directory in an empty folder, and import creates one there", async () => {
  for (const end of ["", "-wal", "-shm"]) rmSync(database + end, { force: true });
  expect(await run("migrate")).toMatchObject({ code: 1, stderr: expect.stringContaining("There is no directory in") });
  writeFileSync(join(data, "rows.csv"), "name,full_address,place_id\nBakery,1 Oak St,q1\n");
  expect((await run("import", join(data, "rows.csv"))).code).toBe(0);
  expect(versionOf(database)).toBe(BUILD.schema);
});
