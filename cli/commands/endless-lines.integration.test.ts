import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";
import { csvText } from "../../server/testing/files/text-tables.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-endless-lines-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

describe("import", () => {
  it.each([
    ["long.csv", "name,place_id\n"],
    ["long.ndjson", '{"name": "A", "place_id": "0"}\n'],
    ["long.json", '[{"name": "A", "place_id": "0"}'],
  ])("refuses %s, 1 GB of it without a line break, and stores nothing", async (name, start) => {
    const file = join(cwd, name);
    // The record is longer than the part of a file that decides its format.
    const record = JSON.stringify({ name: "B".repeat(1_000), place_id: "1" });
    const moreText =
      name === "long.csv" ? csvText([["B".repeat(1_000), "1"]]) : name === "long.json" ? `,${record}` : `${record}\n`;
    writeFileSync(file, start + moreText.repeat(100) + (name === "long.json" ? ',{"name": "' : ""));
    truncateSync(file, 2 ** 30);
    const { code, stderr } = await runInFolder(["--data", "data", "--quiet", "import", file], { cwd });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^mainstreet: long\.\w+ has (more than 4,000,000 characters|a record of more than 4 MB)[^\n]*\n$/,
      ),
    });
    expect(await runJsonInFolder(cwd, "export", "--out", "count.xlsx")).toMatchObject({ rows: 0 });
  });
});
