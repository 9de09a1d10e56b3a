import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BookType, utils, write } from "xlsx";
import { mainstreet } from "../../server/testing/commands/run-executable.ts";
import { csvText } from "../../server/testing/files/text-tables.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-import-formats-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const TABLE = [
  ["name", "full_address", "place_id"],
  ["Café Mühle", "1 Oak St, Austin, TX 78701", "id-1"],
  ['Joe\'s "Diner"', "2 Oak St, Austin, TX 78701", "id-2"],
];
const RECORDS = TABLE.slice(1).map(([name, full_address, place_id]) => ({ name, full_address, place_id }));
const workbook = (bookType: BookType) =>
  Buffer.from(write(utils.book_new(utils.aoa_to_sheet(TABLE), "S"), { type: "buffer", bookType }));
const LINES = RECORDS.map((record) => `${JSON.stringify(record)}\n`).join("");

const importJson = async (...args: string[]) => {
  const { code, stdout } = await mainstreet(["--data", "data", "--json", "import", ...args], { cwd });
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

describe("the executable", () => {
  it("imports the same businesses from each format, in another folder", async () => {
    const files: Record<string, string | Buffer> = {
      "a.csv": csvText(TABLE),
      "a.tsv.gz": gzipSync(csvText(TABLE, "\t")),
      "a.json": JSON.stringify({ data: RECORDS }),
      "a.ndjson": LINES,
      "a.xls": workbook("biff8"),
      "a.xlsb": workbook("xlsb"),
      "a.ods": workbook("ods"),
      "a.fods": workbook("fods"),
    };
    mkdirSync(join(cwd, "files"));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, "files", name), content);
    const paths = Object.keys(files).map((name) => join("files", name));
    expect(await importJson(...paths)).toMatchObject({
      files: paths,
      rows: 2 * paths.length,
      imported: 2,
      duplicatesSkipped: 2 * paths.length - 2,
      totalErrors: 0,
    });
  });

  it("imports what comes on standard input, whatever its format, and leaves no temporary file", async () => {
    const temporaryFolder = join(cwd, "tmp");
    mkdirSync(temporaryFolder);
    for (const input of [csvText(TABLE, ";"), JSON.stringify(RECORDS), LINES]) {
      const args = ["--data", "data", "--json", "import", "-"];
      const { code, stdout } = await mainstreet(args, { cwd, input, env: { TMPDIR: temporaryFolder } });
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ files: ["-"], rows: 2, totalErrors: 0 });
    }
    const refusedImport = await mainstreet(["--data", "data", "import", "-"], {
      cwd,
      input: "%PDF-1.7",
      env: { TMPDIR: temporaryFolder },
    });
    expect(refusedImport).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^mainstreet: standard-input is a PDF document/),
    });
    expect(readdirSync(temporaryFolder).filter((name) => name.startsWith("mainstreet-input"))).toEqual([]);
  });

  it("leaves no temporary file when the snapshot before a large import fails", async () => {
    const temporaryFolder = join(cwd, "tmp");
    mkdirSync(temporaryFolder);
    writeFileSync(join(cwd, "small.csv"), csvText(TABLE));
    await importJson("small.csv");
    // Not even root can write there.
    rmSync(join(cwd, "data/backups"), { recursive: true, force: true });
    symlinkSync("/proc/self/fdinfo", join(cwd, "data/backups"));
    const input = csvText(TABLE) + " ".repeat(11_000_000);
    const env = { TMPDIR: temporaryFolder };
    const { code, stderr } = await mainstreet(["--data", "data", "import", "-"], { cwd, input, env });
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining("before-import") });
    expect(readdirSync(temporaryFolder).filter((name) => name.startsWith("mainstreet-input"))).toEqual([]);
  });
});
