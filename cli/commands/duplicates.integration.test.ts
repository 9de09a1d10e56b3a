import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

let cwd: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-duplicates-"));
  const place = '"1 Main St, Springfield, IL 62701",62701,United States';
  const rows = [
    "name,category,full_address,postal_code,country,phone,rating,reviews,place_id,site",
    `Blue Heron,Restaurant,${place},+1 217-555-0101,4,9,one,`,
    `Blue Heron LLC,Restaurant,${place},+1 217-555-0101,,,two,https://heron.example`,
    `Red Kite,Restaurant,${place},,,,three,`,
  ];
  writeFileSync(join(cwd, "twice.csv"), rows.join("\n"));
  await json("import", "twice.csv");
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

it("duplicates are listed with both rows' facts, merged, and come back when that is undone", async () => {
  const duplicates = await json("duplicates");
  expect(duplicates).toMatchObject({
    totalCount: 1,
    pairs: [
      {
        score: expect.any(Number),
        reasons: ["same name", "same phone number", "same address", "same category"],
        businesses: [
          { id: 1, name: "Blue Heron", placeId: "one", phoneE164: "+12175550101", reviewCount: 9 },
          { id: 2, name: "Blue Heron LLC", placeId: "two", website: "https://heron.example" },
        ],
      },
    ],
  });
  const { stdout } = await run("duplicates");
  expect(stdout).toContain("same name, same phone number");
  expect(stdout).toContain("  2  Blue Heron LLC\n      Restaurant · 1 Main St, Springfield, IL 62701");
  expect(stdout).toMatch(/mainstreet --data \/\S+ duplicates --merge 1 2\n/);

  expect(await json("duplicates", "--merge", "1", "2")).toMatchObject({ merged: { id: 2 }, filled: ["website"] });
  expect(await json("duplicates")).toMatchObject({ totalCount: 0, pairs: [] });
  expect((await run("duplicates")).stdout).toBe("No business seems to be in the directory twice.\n");
  // A merge survives another import of the same file.
  expect(await json("import", "--on-duplicate", "update", "twice.csv")).toMatchObject({ imported: 0, updated: 0 });
  await json("export", "--out", "one.xlsx");
  const undoResult = await run("duplicates", "--undo-merge", "2");
  expect(undoResult.stdout).toBe("Blue Heron LLC (2) is a business of its own again.\n");
  expect(await json("duplicates")).toMatchObject({ totalCount: 1 });
  // An import of the merged directory's export restores one of the two.
  await json("delete-all", "--confirm", "DELETE");
  expect(await json("import", "one.xlsx")).toMatchObject({ imported: 2 });
});

it("duplicates that are not the same are not listed again", async () => {
  expect(await json("duplicates", "--distinct", "2", "1")).toEqual({ distinct: [2, 1] });
  expect(await json("duplicates")).toMatchObject({ totalCount: 0 });
});

it.each([
  [["--merge", "1"], 2, "duplicates --merge 12 34"],
  [["--merge", "1", "x"], 2, "--merge takes two ids"],
  [["--merge", "1", "2", "--distinct", "1", "2"], 2, "Give one of"],
  [["--merge", "1", "1"], 1, "A business cannot be merged with itself."],
  [["--merge", "1", "77"], 1, "There is no business with the id 77."],
  [["--undo-merge", "1"], 1, "No business with the id 1 was merged."],
] as const)("duplicates %j fails with code %i and one line", async (args, code, line) => {
  const result = await run("duplicates", ...args);
  expect(result.code).toBe(code);
  expect(result.stderr).toContain(line);
  expect(result.stderr.trim().split("\n")).toHaveLength(1);
});
