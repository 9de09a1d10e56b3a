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

const CHOSEN = { why: "choice", isChosen: true, filled: 1, leftOut: 0 };

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
    expect(stdout).toMatch(/Wo genau\s+\(not used\)\s+unknown header\s+1\s+0\s+"1 Oak St, Austin, TX 78701"/);
    expect(stderr).toContain("no header row");
    expect(readdirSync(cwd)).toEqual(["a.csv"]);
    const report = JSON.parse((await run("--json", "import", "a.csv", "--dry-run", ...MAP)).stdout);
    expect(report.columns).toEqual([
      { header: "Wer", field: "name", ...CHOSEN, samples: ["Laden 1"] },
      { header: "Wo genau", field: "full_address", ...CHOSEN, samples: ["1 Oak St, Austin, TX 78701"] },
      { header: "Was", field: null, why: null, filled: 1, leftOut: 0, samples: ["Bakery"], ownType: "text" },
      { header: "Sterne", field: "rating", ...CHOSEN, samples: ["4,5"] },
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
    expect(first.stdout).toContain("1 row has no Google place ID; it is matched by name and place.");
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
      [["--map", "Wer=nmae"], /^mainstreet: --map: "nmae" is no field\. Did you mean name\?$/m],
      [["--map", "Wer=postalcod"], /^mainstreet: --map: "postalcod" is no field\. Did you mean postal_code\?$/m],
      [["--map", "Wer=Telefon"], /^mainstreet: --map: "Telefon" is no field\. Did you mean phone\?$/m],
      [["--map", "Wer=Zzzzzz"], /^mainstreet: --map: "Zzzzzz" is no field\. Fields are name, category, /],
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

describe("columns recognised by their values", () => {
  const ROWS = [
    "Wer,Wo genau,Town,Nr.,Post,Wann denn?",
    'Rosa Bakery,12 Oak St,Austin,512-555-0141,rosa@a.example,"Mon-Fri 7am-3pm"',
    'Luigi & Sons,7 Elm Ave,Dallas,512-555-0142,luigi@b.example,"Mon-Sat 8-6"',
    'Petal House,330 Lake Rd,Austin,512-555-0143,hi@c.example,"by appointment"',
  ];
  const FIELDS = {
    Wer: "name",
    "Wo genau": "address",
    Town: "city",
    "Nr.": "phone",
    "Wann denn?": "working_hours",
    Post: "email",
  };
  const { "Nr.": _, ...FIELDS_WITHOUT_PHONE } = FIELDS;
  beforeEach(() => writeFileSync(join(cwd, "own.csv"), `${ROWS.join("\n")}\n`));
  const fieldsOf = (columns: { header: string; field: string | null }[]) =>
    Object.fromEntries(columns.flatMap(({ header, field }) => (field === null ? [] : [[header, field]])));

  it("are offered and not applied", async () => {
    const { stderr, stdout, code } = await run("import", "own.csv", "--dry-run");
    expect(code).toBe(1);
    expect(stderr).toContain("By their values they look like Wer=name, Wo genau=address, Nr.=phone");
    expect(stdout).toMatch(/Wer\s+\(name\?\)\s+looks like names\s+3\s+0\s+"Rosa Bakery"/);
    expect(stdout).toMatch(/Post\s+\(email\?\)\s+looks like e-mail addresses/);
    expect((await run("import", "own.csv")).code).toBe(1);
  });

  it("are read with --guess, which the report names", async () => {
    const preview = await json("import", "own.csv", "--guess", "--dry-run");
    const report = await json("import", "own.csv", "--guess");
    expect(report).toMatchObject({ imported: 3, mapping: null });
    expect(fieldsOf(report.columns)).toEqual(FIELDS);
    expect(report.columns).toEqual(preview.columns);
    expect(report.columns[0]).toEqual({
      header: "Wer",
      field: "name",
      why: "contents",
      filled: 3,
      leftOut: 0,
      samples: ["Rosa Bakery", "Luigi & Sons", "Petal House"],
    });
    expect(report.columns[2]).toMatchObject({ header: "Town", why: "header" });
    expect(report.columns[5]).toMatchObject({ header: "Wann denn?", why: "contents", filled: 3, leftOut: 1 });
  });

  it("are not guessed if the command maps them", async () => {
    const { columns } = await json("import", "own.csv", "--guess", "--map", "Nr.=ignore", "--map", "Post=description");
    expect(fieldsOf(columns)).toEqual({ ...FIELDS_WITHOUT_PHONE, Post: "description" });
    expect(await json("import", "own.csv", "--guess", "--dry-run")).toMatchObject({ mapping: "stored" });
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

it("a file fails of which every row is rejected, and one usable row is an import", async () => {
  writeFileSync(join(cwd, "some.csv"), "name,address,rating\nRosa,1 Oak St,4.5\n,2 Oak St,4.1\n,3 Oak St,4.2\n");
  expect((await run("import", "some.csv")).code).toBe(0);
  writeFileSync(join(cwd, "lost.csv"), "name,address,rating\n,2 Oak St,4.1\n,3 Oak St,4.2\n");
  const { code, stdout, stderr } = await run("import", "lost.csv");
  expect(code).toBe(1);
  expect(stdout).toContain("imported            0");
  expect(stderr).toContain("2 of 2 rows were rejected; run again with --rejects FILE.xlsx to fix them.");
  const quiet = await run("import", "lost.csv", "--quiet");
  expect([quiet.code, quiet.stderr.match(/were rejected/g)]).toEqual([1, ["were rejected"]]);
});
