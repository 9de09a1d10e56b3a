import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SAMPLE } from "../../server/testing/commands/run-executable.ts";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

const ONE_LINE = /^mainstreet: [^\n]+\n$/;
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-bad-input-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
const countBusinesses = async () => (await runJsonInFolder(cwd, "export", "--out", "count.xlsx")).rows;

describe("a file that is no workbook of businesses", () => {
  it.each([
    ["a CSV named .xlsx", "shops.xlsx", "name,place_id\nBakery,ChIJ1\n"],
    ["an HTML table named .xls", "shops.xls", "<html><table><tr><td>name</td></tr></table></html>"],
    ["an empty file", "empty.xlsx", ""],
    ["a picture", "photo.xlsx", "\u0089PNG\r\n\u001a\n"],
    ["half a zip", "half.xlsx", "PK\u0003\u0004\u0014\u0000"],
  ])("%s is refused in one line, and nothing is stored", async (_what, name, content) => {
    writeFileSync(join(cwd, name), content, "latin1");
    const { code, stdout, stderr } = await run("import", name);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(ONE_LINE);
    expect(stderr).toContain(name);
    expect(await countBusinesses()).toBe(0);
  });

  it("that is missing, or is a folder, is named in the error", async () => {
    expect(await run("import", "nowhere.xlsx")).toMatchObject({ code: 1, stderr: expect.stringMatching(ONE_LINE) });
    for (const folder of [".", cwd]) {
      expect(await run("import", folder)).toMatchObject({ code: 1, stderr: `mainstreet: ${folder} is a folder.\n` });
    }
  });
});

describe("the database", () => {
  it("a database of a newer program is refused in one line", async () => {
    await runJsonInFolder(cwd, "import", SAMPLE);
    const newerDatabase = new Sqlite(join(cwd, "data/mainstreet.db"));
    newerDatabase.pragma("user_version = 999");
    newerDatabase.close();
    const { code, stderr } = await run("export");
    expect(code).toBe(1);
    expect(stderr).toMatch(ONE_LINE);
    expect(stderr).toContain("999");
  });

  it("a file that is no database is refused in one line, and restore repairs it", async () => {
    await runJsonInFolder(cwd, "import", SAMPLE);
    expect((await runJsonInFolder(cwd, "backup", "--out", "good.db")).file).toBe(join(cwd, "good.db"));
    for (const suffix of ["-wal", "-shm"]) rmSync(join(cwd, `data/mainstreet.db${suffix}`), { force: true });
    copyFileSync(SAMPLE, join(cwd, "data/mainstreet.db"));
    const { code, stderr } = await run("export");
    expect(code).toBe(1);
    expect(stderr).toMatch(ONE_LINE);
    expect(await run("restore", "good.db")).toMatchObject({ code: 0 });
    expect(await countBusinesses()).toBeGreaterThan(300);
  });
});
