import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import {
  copySampleData,
  EXECUTABLE,
  mainstreet,
  mainstreetJson,
  SAMPLE,
  serveMainstreet,
} from "../../server/testing/run-executable.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-commands-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => mainstreet(["--data", "data", ...args], { cwd });
const json = (...args: string[]) => mainstreetJson(cwd, ...args);

describe("the commands", () => {
  it("import, export, delete-all and import again lose nothing", async () => {
    const imported = await json("import", SAMPLE);
    expect(Object.keys(imported)).toEqual(
      expect.arrayContaining(
        "importId files rows imported updated duplicatesSkipped totalErrors errors seconds dryRun".split(" "),
      ),
    );
    const first = await json("export", "--out", "first.xlsx");
    expect(first.rows).toBe(imported.imported);
    const deleted = await json("delete-all", "--confirm", "DELETE");
    expect(deleted).toMatchObject({ deleted: imported.imported, backup: expect.stringContaining("before-delete-all") });
    expect(await json("import", "first.xlsx")).toMatchObject({ imported: imported.imported, totalErrors: 0 });
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const second = await json("export", "--country", "DE");
    // midnight may have passed
    expect([before, today()].map((day) => `businesses_Germany_${day}.xlsx`)).toContain(basename(second.file));
    expect(readdirSync(cwd)).toContain(basename(second.file));
    expect(second.rows).toBeGreaterThan(0);
  });

  it("change the data of a running server, which shows it at once", async () => {
    const server = await serveMainstreet("data", cwd);
    try {
      const total = async () => (await (await fetch(`${server.url}/api/statistics`)).json()).totalBusinesses;
      expect(await total()).toBe(0);
      const { imported } = await json("import", SAMPLE);
      expect(await total()).toBe(imported);
      const { file } = await json("backup");
      await json("delete-all", "--confirm", "DELETE");
      expect(await total()).toBe(0);
      expect(await json("restore", file)).toMatchObject({ businesses: imported });
      expect(await total()).toBe(imported);
      const page = await (await fetch(`${server.url}/businesses`)).text();
      expect(page).toContain(`${imported} businesses`);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  it("print nothing with --quiet, and a summary without it", async () => {
    expect(await run("--quiet", "import", SAMPLE)).toEqual({ code: 0, stdout: "", stderr: "" });
    const { stdout } = await run("import", SAMPLE);
    expect(stdout).toMatch(/imported +0\n/);
    expect(stdout).toMatch(/duplicates skipped +\d+\n/);
  });

  it("report rejected rows even with --quiet, and how to fix them", async () => {
    const rows = [
      ["Bakery", "p1"],
      ["", "p2"],
    ];
    await writeWorkbook(join(cwd, "shops.xlsx"), { header: ["name", "place_id"] }, rows);
    expect(await run("--quiet", "import", "shops.xlsx")).toEqual({
      code: 0,
      stdout: "",
      stderr: "mainstreet: 1 of 2 rows were rejected; run again with --rejects FILE.xlsx to fix them.\n",
    });
    expect(await run("--quiet", "import", "shops.xlsx", "--rejects", "rejects.xlsx")).toMatchObject({
      code: 0,
      stderr: "mainstreet: 1 of 2 rows were rejected; fix them in rejects.xlsx and import that file.\n",
    });
  });

  it("import with --if-empty only into an empty directory", async () => {
    expect((await json("import", SAMPLE, "--if-empty")).imported).toBeGreaterThan(0);
    expect(await json("import", SAMPLE, "--if-empty")).toMatchObject({ importId: null, rows: 0, imported: 0 });
    const { stdout } = await run("import", SAMPLE, "--if-empty");
    expect(stdout).toBe("The directory is not empty; nothing was imported.\n");
  });

  it("write texts for businesses without one, up to --limit, and print how many remain and how similar the texts are", async () => {
    const { imported } = await json("import", SAMPLE);
    expect(await json("seo", "--dry-run")).toMatchObject({ updated: imported, remaining: imported, dryRun: true });
    const { nearDuplicates, ...rest } = await json("seo", "--limit", "100");
    expect(rest).toMatchObject({ updated: 100, remaining: imported - 100 });
    expect(rest.seconds).toBeGreaterThanOrEqual(nearDuplicates.seconds);
    expect((await run("seo")).stdout).toMatch(
      /^291 texts written in .*; 0 businesses are without one\.\nOf 391 texts, 0 \(0\.0 %\) share half or more .* its nearest neighbour\.\n$/,
    );
    expect(await json("seo")).toMatchObject({ updated: 0, remaining: 0, nearDuplicates: null });
    expect((await run("seo")).stdout).toMatch(/^Every business has a text; nothing was written\. It took [^\n]+\.\n$/);
    expect(nearDuplicates).toMatchObject({ texts: 100, isSample: false, share: 0, pairs: expect.any(Array) });
    expect(nearDuplicates.medianNearest).toBeLessThan(0.35);
    expect(nearDuplicates.pairs[0]).toEqual({
      similarity: expect.any(Number),
      businesses: [0, 1].map(() => ({ id: expect.any(Number), slug: expect.any(String) })),
    });
  });

  it("import and write the missing texts in one go with --seo, which a running server shows at once", async () => {
    const server = await serveMainstreet("data", cwd);
    try {
      expect(await json("import", SAMPLE, "--dry-run", "--seo")).not.toHaveProperty("seo");
      const { imported, seo } = await json("import", SAMPLE, "--seo");
      expect(seo).toMatchObject({ updated: imported, remaining: 0, dryRun: false });
      const [business] = await (await fetch(`${server.url}/api/businesses/latest?limit=1`)).json();
      expect(business.uniqueContent.length).toBeGreaterThan(1_000);
      const page = await (await fetch(`${server.url}/details/${business.slug}`)).text();
      const [, paragraph = ""] = business.uniqueContent.split("\n\n");
      expect(page.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(paragraph.slice(0, 40));
      expect(await json("import", SAMPLE, "--seo")).toMatchObject({ imported: 0, seo: { updated: 0, remaining: 0 } });
      expect((await run("import", SAMPLE, "--seo")).stdout).toMatch(/\n0 texts written in .*\.\n$/);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  it("import in a dry run without storing anything", async () => {
    expect(await json("import", SAMPLE, "--dry-run")).toMatchObject({ dryRun: true, importId: null });
    expect(readdirSync(cwd)).toEqual([]);
    copySampleData(cwd);
    const before = await json("activity");
    expect(await json("import", SAMPLE, "--dry-run")).toMatchObject({ imported: 0, importId: null });
    expect(await json("activity")).toEqual(before);
  });

  it("take the data folder and settings from the environment, and mask secrets", async () => {
    const secret = "a-secret-of-more-than-32-characters-in-all";
    const env = { MAINSTREET_DATA: "elsewhere", MAINSTREET_SESSION_SECRET: secret, MAINSTREET_SITE_NAME: "Lakeside" };
    const { code, stdout } = await mainstreet(["config"], { cwd, env });
    expect(code).toBe(0);
    expect(stdout).toContain(join(cwd, "elsewhere"));
    expect(stdout).toMatch(/site\.name +Lakeside +MAINSTREET_SITE_NAME/);
    expect(stdout).not.toContain(secret);
    expect(existsSync(join(cwd, "elsewhere"))).toBe(false);
  });

  it.each([
    [["nonsense"], "unknown command"],
    [["import"], "missing required argument"],
    [["import", "a.xlsx", "--on-duplicate", "merge"], "skip, update"],
    [["import", "a.xlsx", "--colour"], "unknown option"],
    [["import", "a.xlsx", "--country", "Atlantis"], "is no country"],
    [["serve", "--port", "99999"], "65535"],
    [["seo", "--limit", "0"], "whole number"],
    [["restore"], "missing required argument"],
    [["export", "--out", "all.csv"], ".xlsx"],
    [["delete-all"], "--confirm DELETE"],
    [[], "Usage"],
    [["help", "nope"], "there is no command 'nope'"],
    [["sitemap"], "mainstreet help sitemap"],
    [["admin", "set-password", "--colour"], "mainstreet help admin set-password"],
  ])("%j is wrong usage: exit code 2", async (args, said) => {
    mkdirSync(join(cwd, "data"));
    writeFileSync(join(cwd, "data/mainstreet.db"), "");
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
  });

  it.each([
    ["backup"],
    ["export"],
    ["seo"],
    ["sitemap", "--out", "out"],
    ["undo", "1"],
    ["delete-all", "--confirm", "DELETE"],
  ])("%s refuses a data folder that is not there, and makes none", async (...args) => {
    const { code, stdout, stderr } = await mainstreet(["--data", "mistyped", ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(
      /^mainstreet: There is no data folder [^\n]*mistyped\. [^\n]*--data[^\n]*MAINSTREET_DATA[^\n]*\n$/,
    );
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("back up in files of their own though they run at the same time", async () => {
    copySampleData(cwd);
    const files = await Promise.all([json("backup"), json("backup"), json("backup")]);
    expect(new Set(files.map(({ file }) => file)).size).toBe(3);
    expect(readdirSync(join(cwd, "data/backups"))).toHaveLength(3);
  });

  it("delete nothing when the word is not the right one", async () => {
    copySampleData(cwd);
    expect(await run("delete-all", "--confirm", "delete")).toMatchObject({ code: 1 });
    expect((await json("export", "--out", "all.xlsx")).rows).toBeGreaterThan(0);
  });

  it("say how deletion is confirmed and how everything comes back, as docs/commands.md does", async () => {
    const { stdout } = await run("help", "delete-all");
    for (const text of [stdout, docs("commands.md")]) {
      expect(text).toContain("three times");
      expect(text).toContain("--confirm DELETE");
      expect(text).toMatch(/mainstreet --data \S+ restore \S+before-delete-all-\d{8}-\d{6}\.db/);
    }
    copySampleData(cwd);
    expect((await json("delete-all", "--confirm", "DELETE")).backup).toMatch(/before-delete-all-\d{8}-\d{6}\.db$/);
  });

  it("are those in docs/commands.md, with the options that it names", async () => {
    const rows = docs("commands.md")
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((line) => [...line.matchAll(/`([a-z][a-z-]*)(?: ([^`]*))?`/g)]);
    const help = (await mainstreet(["help"], { cwd })).stdout;
    const commands = [...help.matchAll(/^ {2}([a-z][a-z-]*)[ |[<]/gm)].map(([, name]) => name);
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set(commands));
    for (const [, name = "", rest = ""] of named.filter(([, name]) => name !== "help")) {
      const subcommand = /^[a-z][a-z-]*/.exec(rest) ?? [];
      const { code, stdout } = await mainstreet([name, ...subcommand, "--help"], { cwd });
      expect(code).toBe(0);
      for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(stdout).toContain(option);
    }
  });

  it("have every option that a command line in the README or in docs uses", async () => {
    const text = ["../README.md", "commands.md", "importing.md", "operating.md"].map(docs).join("\n");
    const blocks = [...text.matchAll(/^ *```\w+\n(.*?)^ *```/gms)].map(([, block = ""]) => block);
    const typed = blocks.flatMap((block) => [
      ...block.matchAll(/(?:^ *|bin\/|dist\/|-u mainstreet )mainstreet (-[^\n#]*|[a-z][^\n#]*)/gm),
    ]);
    expect(typed.length).toBeGreaterThan(7);
    for (const [, line = ""] of typed) {
      const words = line
        .replace(/--data \S+/, "")
        .trim()
        .split(/\s+/);
      const [name = "", next = ""] = words.filter((word) => !word.startsWith("--"));
      const path = name === "admin" ? [name, next] : [name];
      const { code, stdout } = await mainstreet(["help", ...path], { cwd });
      expect(code, line).toBe(0);
      for (const option of words.filter((word) => word.startsWith("--"))) expect(stdout, line).toContain(option);
    }
  });

  it("list required arguments and global options in their help", async () => {
    const help = async (...args: string[]) => {
      const { code, stdout } = await mainstreet(["help", ...args], { cwd });
      expect(code).toBe(0);
      return stdout;
    };
    expect(await help()).toMatch(/Exit codes:\n {2}0 {2}done\n.*\nExamples:\n {2}\$ mainstreet import /s);
    expect(await help("help")).toContain("Usage: mainstreet help");
    expect(await help("admin", "set-password")).toContain("--username");
    expect(await help("sitemap")).toMatch(
      /Usage: mainstreet sitemap --out <dir> .*--out <dir> +the folder to write to \(required\)/s,
    );
    expect(await help("import")).not.toContain("default: false");
  });

  it("end quietly when nobody reads on", () => {
    const command = `set -o pipefail; ${EXECUTABLE} help import | true`;
    const { status, stderr } = spawnSync("bash", ["-c", command], { cwd, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

/** The text of a file, by its path from docs/. */
function docs(file: string): string {
  return readFileSync(join(import.meta.dirname, "../../docs", file), "utf8");
}

describe("config.json", () => {
  it.each([
    ['{"site": {"nam": "x"}}', "site.nam"],
    ['{"server": {"port": "eighty"}}', "server.port"],
    ['{"site": {"baseUrl": "example.org"}}', "site.baseUrl"],
    ["{", "config.json"],
  ])("%s is refused in one line that names what is wrong", async (content, named) => {
    copySampleData(cwd);
    writeFileSync(join(cwd, "data/config.json"), content);
    const { code, stdout, stderr } = await run("export", "--out", "x.xlsx");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^mainstreet: .*\n$/);
    expect(stderr).toContain(named);
  });
});
