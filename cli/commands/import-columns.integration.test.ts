import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-columns-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

const UNKNOWN = 'Wer,Wo genau,Was,Sterne\nLaden 1,"1 Oak St, Austin, TX 78701",Bakery,"4,5"\n';
const MAP = ["--map", "Wer=name", "--map", "Wo genau=full_address", "--map", "sterne=rating"];

describe("a file with unknown columns", () => {
  beforeEach(() => writeFileSync(join(cwd, "a.csv"), UNKNOWN));

  it("is refused with its columns and how to map them", async () => {
    const { code, stderr } = await run("import", "a.csv");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "a.csv has no header row that is understood. Its columns would be: Wer, Wo genau, Was, Sterne.",
    );
    expect(stderr).toContain("--map");
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("shows each column with values in a dry run, and with --json", async () => {
    const { code, stdout, stderr } = await run("import", "a.csv", "--dry-run");
    expect(code).toBe(1);
    expect(stdout).toMatch(/Wo genau\s+\(not used\)\s+"1 Oak St, Austin, TX 78701"/);
    expect(stderr).toContain("no header row");
    expect(readdirSync(cwd)).toEqual(["a.csv"]);
    const report = JSON.parse((await run("--json", "import", "a.csv", "--dry-run", ...MAP)).stdout);
    expect(report.columns).toEqual([
      { header: "Wer", field: "name", isChosen: true, samples: ["Laden 1"] },
      { header: "Wo genau", field: "full_address", isChosen: true, samples: ["1 Oak St, Austin, TX 78701"] },
      { header: "Was", field: null, samples: ["Bakery"] },
      { header: "Sterne", field: "rating", isChosen: true, samples: ["4,5"] },
    ]);
    expect(report).toMatchObject({
      imported: 1,
      refusal: null,
      mapping: "given",
      identities: [{ source: "name", rows: 1 }],
    });
  });

  it("is imported with --map, which applies to the next file with these columns", async () => {
    const first = await run("import", "a.csv", ...MAP);
    expect(first.stdout).toContain("1 row has no place_id; identified by a key of name and place.");
    expect(first.stdout).toContain("Columns that are not used: Was");
    expect(await json("import", "a.csv")).toMatchObject({ imported: 0, duplicatesSkipped: 1, mapping: "stored" });
    writeFileSync(join(cwd, "b.csv"), UNKNOWN.replaceAll("Laden 1", "Laden 2"));
    expect(await json("import", "b.csv")).toMatchObject({ imported: 1, mapping: "stored" });
  });

  it("is imported with --map-file, which --map overrides", async () => {
    writeFileSync(join(cwd, "map.json"), JSON.stringify({ Wer: "name", "Wo genau": "street", Was: null }));
    expect(await json("import", "a.csv", "--map-file", "map.json", "--map", "Wo genau=full_address")).toMatchObject({
      imported: 1,
    });
  });

  it("says of a wrong field, column, pair or file what is wrong, in one line", async () => {
    writeFileSync(join(cwd, "map.json"), "[1]");
    for (const [args, message] of [
      [["--map", "Wer=nmae"], /^mainstreet: --map: "nmae" is no field\. Fields are name, category, /],
      [["--map", "Wre=name"], /^mainstreet: There is no column "Wre"\. The columns are: Wer, Wo genau, Was, Sterne\./],
      [["--map", "Wer"], /^mainstreet: --map: "Wer" is not of the form "Column=field"\./],
      [["--map-file", "map.json"], /^mainstreet: --map-file: map\.json must be an object such as /],
      [["--map-file", "none.json"], /^mainstreet: --map-file: none\.json does not exist\./],
    ] as const) {
      const { code, stderr } = await run("import", "a.csv", ...args);
      expect(code).toBe(2);
      expect(stderr).toMatch(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
    expect((await json("import", "a.csv", ...MAP)).imported).toBe(1);
  });
});

it("a business in two formats of one exporter is one", async () => {
  const place = {
    title: "Café Sonnenhof",
    totalScore: 4.5,
    categoryName: "Cafe",
    placeId: "ChIJmadeUp000000000000000001",
    city: "Bern",
  };
  writeFileSync(join(cwd, "a.json"), JSON.stringify([place]));
  writeFileSync(join(cwd, "b.csv"), `${Object.keys(place).join(",")}\n${Object.values(place).join(",")}\n`);
  expect(await json("import", "a.json")).toMatchObject({
    imported: 1,
    exporters: ["Apify (compass/crawler-google-places)"],
  });
  expect(await json("import", "b.csv")).toMatchObject({ imported: 0, duplicatesSkipped: 1 });
});
