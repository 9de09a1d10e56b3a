import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import { copySampleData, SAMPLE } from "../../server/testing/commands/run-executable.ts";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

const COMMANDS = join(import.meta.dirname, "../../docs/commands.md");
/** The commands run in this process. */
let sample: string;
let cwd: string;
beforeAll(async () => {
  sample = mkdtempSync(join(tmpdir(), "mainstreet-sample-"));
  await runJsonInFolder(sample, "import", SAMPLE);
});
afterAll(() => rmSync(sample, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-commands-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

describe("the commands", () => {
  it("import, export, delete-all and import again lose nothing", async () => {
    const importResult = await json("import", SAMPLE);
    expect(Object.keys(importResult)).toEqual(
      expect.arrayContaining(
        "importId files rows imported updated duplicatesSkipped totalErrors errors seconds dryRun".split(" "),
      ),
    );
    const first = await json("export", "--out", "first.xlsx");
    expect(first.rows).toBe(importResult.imported);
    const deletion = await json("delete-all", "--confirm", "DELETE");
    expect(deletion).toMatchObject({
      deleted: importResult.imported,
      backup: expect.stringContaining("before-delete-all"),
    });
    expect(await json("import", "first.xlsx")).toMatchObject({ imported: importResult.imported, totalErrors: 0 });
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const second = await json("export", "--country", "DE");
    // Midnight may have passed.
    expect([before, today()].map((day) => `businesses_Germany_${day}.xlsx`)).toContain(basename(second.file));
    expect(readdirSync(cwd)).toContain(basename(second.file));
    expect(second.rows).toBeGreaterThan(0);
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

  it("import in a dry run without storing anything", async () => {
    expect(await json("import", SAMPLE, "--dry-run")).toMatchObject({ dryRun: true, importId: null });
    expect(readdirSync(cwd)).toEqual([]);
    copySampleData(cwd, join(sample, "data"));
    const before = await json("activity");
    expect(await json("import", SAMPLE, "--dry-run")).toMatchObject({ imported: 0, importId: null });
    expect(await json("activity")).toEqual(before);
  });

  it("delete nothing when the confirmation is wrong", async () => {
    copySampleData(cwd, join(sample, "data"));
    expect(await run("delete-all", "--confirm", "delete")).toMatchObject({ code: 1 });
    expect((await json("export", "--out", "all.xlsx")).rows).toBeGreaterThan(0);
  });

  it("say how deletion is confirmed and how everything comes back, as docs/commands.md does", async () => {
    const { stdout } = await run("help", "delete-all");
    for (const text of [stdout, readFileSync(COMMANDS, "utf8")]) {
      expect(text).toContain("three times");
      expect(text).toContain("--confirm DELETE");
      expect(text).toMatch(/mainstreet --data \S+ restore \S+before-delete-all-\d{8}-\d{6}\.db/);
    }
    copySampleData(cwd, join(sample, "data"));
    expect((await json("delete-all", "--confirm", "DELETE")).backup).toMatch(/before-delete-all-\d{8}-\d{6}\.db$/);
  });
});
