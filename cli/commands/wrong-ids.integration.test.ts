import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-ids-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", "--quiet", ...args], { cwd });
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

/** Writes rows with the ids 1, 2, 3 …, which files from many sources share. */
function write(file: string, kind: string, count: number, idOf = (index: number) => String(index)) {
  const rows = Array.from(
    { length: count },
    (_, index) => `${idOf(index)},${kind} ${index},${index} ${kind} St,Austin`,
  );
  writeFileSync(join(cwd, file), ["place_id,name,street,city", ...rows].join("\n"));
}

describe("a file with the ids of other businesses", () => {
  beforeEach(async () => {
    write("bars.csv", "Bar", 12);
    expect(await json("import", "bars.csv")).toMatchObject({ imported: 12 });
  });

  it("is refused in one line before a row of it is stored", async () => {
    write("salons.csv", "Salon", 30);
    const { code, stderr } = await run("import", "salons.csv");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^mainstreet: 12 of 30 rows of salons\.csv have the ID of a business with another name, and would count as its duplicates\. .*--allow-duplicates\)\.\n$/,
    );
    const { stdout } = await run("activity");
    expect(stdout).toMatch(/12/);
    expect(stdout).not.toContain("salons.csv");
    expect(await json("import", "bars.csv")).toMatchObject({ imported: 0, duplicatesSkipped: 12 });
  });

  it("is reported by a dry run, and imported if duplicates are allowed or the column is ignored", async () => {
    write("salons.csv", "Salon", 30);
    const dryRun = await run("import", "salons.csv", "--dry-run");
    expect(dryRun.code).toBe(0);
    expect(dryRun.stdout).toContain("An import would stop: 12 of 30 rows of salons.csv");
    expect(await json("import", "salons.csv", "--dry-run", "--allow-duplicates")).toMatchObject({
      duplicateWarning: null,
    });
    expect(await json("import", "salons.csv", "--allow-duplicates")).toMatchObject({
      imported: 18,
      duplicatesSkipped: 12,
    });
    expect(await json("import", "salons.csv", "--map", "place_id=ignore")).toMatchObject({ imported: 30 });
  });

  it("is imported if at most a third of its rows are duplicates, or the names differ only in spelling", async () => {
    write("salons.csv", "Salon", 36);
    expect(await json("import", "salons.csv")).toMatchObject({ imported: 24, duplicatesSkipped: 12 });
    write("bars.csv", "BAR", 12);
    expect(await json("import", "bars.csv")).toMatchObject({ imported: 0, duplicatesSkipped: 12 });
  });

  it("is refused for an update too, but not for other names of the same businesses", async () => {
    write("salons.csv", "Salon", 12, (index) => String(index));
    const rows = Array.from({ length: 12 }, (_, index) => `${index},Kim's Nails,${index} Oak St,Austin`);
    writeFileSync(join(cwd, "nails.csv"), ["place_id,name,street,city", ...rows].join("\n"));
    expect((await run("import", "nails.csv", "--on-duplicate", "update", "--map", "place_id=place_id")).code).toBe(1);
    write("bars.csv", "The new Bar", 12);
    expect(await json("import", "bars.csv", "--on-duplicate", "update")).toMatchObject({ updated: 12 });
  });

  it("leaves nothing behind if only later rows have those ids", async () => {
    write("salons.csv", "Salon", 8_200, (index) => (index < 5_200 ? `s${index}` : String(index % 12)));
    const { code, stderr } = await run("import", "salons.csv", "--map", "place_id=place_id");
    expect(code).toBe(1);
    expect(stderr).toContain("3,000 of 8,200 rows");
    expect(stderr).toContain("nothing is stored");
    expect(await json("export", "--out", "all.xlsx")).toMatchObject({ rows: 12 });
    expect(await json("import", "bars.csv")).toMatchObject({ imported: 0, duplicatesSkipped: 12 });
  });
});

it("a file with a repeating chosen id column is refused, and imported if duplicates are allowed", async () => {
  write("bars.csv", "Bar", 1_200, () => "0");
  const mapOption = ["--map", "place_id=place_id"];
  const { code, stderr } = await run("import", "bars.csv", ...mapOption);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^mainstreet: 1,199 of 1,200 rows of bars\.csv have/);
  expect(await json("import", "bars.csv", ...mapOption, "--allow-duplicates")).toMatchObject({ imported: 1 });
});

it("an id column that repeats is named in the report, and all businesses are imported", async () => {
  write("bars.csv", "Bar", 1_200, (index) => String(index % 2));
  const { stdout } = await runInFolder(["--data", "data", "import", "bars.csv"], { cwd });
  expect(stdout).toContain(
    'Column "place_id" is not used as an ID: 998 rows repeat the ID of an earlier row with another name.',
  );
  expect(stdout).toMatch(/imported +1,200/);
  expect(await json("import", "bars.csv")).toMatchObject({ imported: 0, duplicatesSkipped: 1_200 });
});
