import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { chmod, chown } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MADE_UP_COLUMNS, madeUpRow } from "../../server/bench/made-up-businesses.ts";
import { runProcess } from "../../server/bench/run-process.ts";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import {
  copySampleData,
  EXECUTABLE,
  mainstreet,
  mainstreetJson,
  SAMPLE,
} from "../../server/testing/commands/run-executable.ts";
import { HOSTILE_WORKBOOKS, writeHostileWorkbook } from "../../server/testing/files/hostile-workbooks.ts";

const NOBODY_UID = 65_534;
const ONE_LINE = /^mainstreet: [^\n]+\n$/;
const asRoot = process.getuid?.() === 0;
let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-bad-input-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => mainstreet(["--data", "data", ...args], { cwd });

/** Returns whether an import has finished its first transaction and goes on. */
function hasStored(folder: string): boolean {
  try {
    const db = new Sqlite(join(folder, "data/mainstreet.db"), { readonly: true, fileMustExist: true });
    const first = db.prepare<[], number>("SELECT id FROM businesses LIMIT 1").pluck().get();
    db.close();
    return first !== undefined;
  } catch {
    // The database does not exist yet.
    return false;
  }
}

/** Number of rows of an import that takes several transactions, and fills a small disk. */
const MANY_ROWS = 15_000;
/** Number of rows of an import that goes on for seconds after its first transaction, so that it can be interrupted. */
const INTERRUPTED_ROWS = 60_000;
let folder: string;
/** Workbook with `MANY_ROWS` businesses, which the tests only read. */
let largeWorkbook: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-large-"));
  largeWorkbook = await writeMadeUp(join(folder, "made-up.xlsx"), MANY_ROWS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function writeMadeUp(file: string, rows: number): Promise<string> {
  async function* cells() {
    for (let index = 0; index < rows; index++) yield madeUpRow(index);
  }
  await writeWorkbook(file, { header: [...MADE_UP_COLUMNS] }, cells(), {});
  return file;
}

describe("a file that is no workbook of businesses", () => {
  it.each(HOSTILE_WORKBOOKS)("%s ends in success or one clear line, within 1 GB", async (name) => {
    const file = await writeHostileWorkbook(cwd, name);
    const args = ["--data", join(cwd, "data"), "import", file, "--quiet"]; // --quiet leaves out progress lines.
    const figures = await runProcess(EXECUTABLE, args, {}).catch((error: Error) => error);
    if (figures instanceof Error) expect(figures.message).toMatch(/ended with 1: mainstreet: [^\n]+\n$/);
    else expect(figures.peakMb).toBeLessThan(1000);
  });
});

describe("the disk and the database", () => {
  it("a data folder that this user may not write to fails with one line", async () => {
    mkdirSync(join(cwd, "data"), { mode: 0o500 });
    if (asRoot) await chmod(cwd, 0o755);
    copyFileSync(SAMPLE, join(cwd, "sample.xlsx"));
    const { code, stderr } = await mainstreet(["--data", "data", "--quiet", "import", "sample.xlsx"], {
      cwd,
      env: { MAINSTREET_CACHE: "/nonexistent" },
      uid: asRoot ? NOBODY_UID : undefined,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(ONE_LINE);
    expect(stderr).toContain("data");
  });

  it("a database that cannot be written fails with one line, and can still be read", async () => {
    copySampleData(cwd);
    await chmod(join(cwd, "data/mainstreet.db"), 0o444);
    if (asRoot) {
      await chmod(cwd, 0o755);
      for (const part of ["", "backups", "uploads"]) await chown(join(cwd, "data", part), NOBODY_UID, NOBODY_UID);
    }
    copyFileSync(SAMPLE, join(cwd, "sample.xlsx"));
    const { code, stderr } = await mainstreet(["--data", "data", "--quiet", "import", "sample.xlsx"], {
      cwd,
      uid: asRoot ? NOBODY_UID : undefined,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(ONE_LINE);
  });

  it("a database locked by another program is waited for", async () => {
    copySampleData(cwd);
    const other = new Sqlite(join(cwd, "data/mainstreet.db"));
    other.exec("BEGIN IMMEDIATE");
    const importResult = run("import", await writeMadeUp(join(cwd, "few.xlsx"), 10));
    setTimeout(() => other.close(), 1_500);
    expect(await importResult).toMatchObject({ code: 0 });
  });

  it("a full disk stops an import in one line, what is stored is whole, and a second run completes it", async (test) => {
    const small = join(cwd, "small");
    mkdirSync(small);
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", small], { stdio: "ignore" });
    } catch {
      test.skip("a small disk cannot be mounted here");
    }
    try {
      const data = join(small, "data");
      const full = await mainstreet(["--data", data, "import", largeWorkbook], { cwd });
      expect(full).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^(Importing[^\n]*\n)*mainstreet: The disk is full[^\n]+\n$/),
      });
      execFileSync("mount", ["-o", "remount,size=300m", small]);
      const { stdout } = await mainstreet(["--json", "--data", data, "import", largeWorkbook], { cwd });
      const second = JSON.parse(stdout);
      expect(second.imported + second.duplicatesSkipped).toBe(MANY_ROWS);
      expect(second.duplicatesSkipped % 5_000).toBe(0);
    } finally {
      execFileSync("umount", [small]);
    }
  });
});

describe("a port that this user may not listen on", () => {
  const lowest = "/proc/sys/net/ipv4/ip_unprivileged_port_start";
  const isFree = !asRoot || !existsSync(lowest) || Number(readFileSync(lowest, "utf8")) <= 80;
  it.skipIf(isFree)("fails with one line that names the remedy", async () => {
    mkdirSync(join(cwd, "data"));
    await chmod(cwd, 0o755);
    await chown(join(cwd, "data"), NOBODY_UID, NOBODY_UID);
    const { code, stderr } = await mainstreet(["--data", "data", "serve", "--port", "80"], { cwd, uid: NOBODY_UID });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^mainstreet: This user may not listen on port 80: [^\n]*--port or server\.port[^\n]*\n$/);
  });
});

it("The server's own command ends when standard input closes before it brought a task", async () => {
  const { stdout, ...outcome } = await mainstreet(["job"], { cwd, input: "" });
  expect(outcome).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: "cancelled" } });
});

/** The export has the businesses that the import has stored so far. */
describe("Ctrl-C", () => {
  let sharedFolder: string;
  let workbook: string;
  beforeAll(async () => {
    sharedFolder = mkdtempSync(join(tmpdir(), "mainstreet-interrupted-"));
    workbook = await writeMadeUp(join(sharedFolder, "made-up.xlsx"), INTERRUPTED_ROWS);
  });
  afterAll(() => rmSync(sharedFolder, { recursive: true, force: true }));

  it("stops an import between transactions in one line, and a second run completes it", async () => {
    const stoppedImport = await mainstreet(["--data", "data", "import", workbook], {
      cwd: sharedFolder,
      interruptWhen: () => hasStored(sharedFolder),
    });
    expect(stoppedImport).toMatchObject({ code: 1, stdout: "" });
    const lines = stoppedImport.stderr.trimEnd().split("\n");
    expect(lines.at(-1)).toMatch(/^mainstreet: The import was stopped after [\d,]+ rows\..* Import the same again/);
    const second = await mainstreetJson(sharedFolder, "import", workbook);
    expect(second.duplicatesSkipped).toBeGreaterThan(0);
    expect(second.imported).toBeGreaterThan(0);
    expect(second.imported + second.duplicatesSkipped).toBe(INTERRUPTED_ROWS);
  });

  it("stops an export and leaves no file", async () => {
    const startedOutputs = () => readdirSync(sharedFolder).filter((name) => name.startsWith("out"));
    const { code, stderr } = await mainstreet(["--data", "data", "export", "--out", "out.xlsx"], {
      cwd: sharedFolder,
      interruptWhen: () => startedOutputs().length > 0,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/mainstreet: The export was stopped; no file was written\.\n$/);
    expect(startedOutputs()).toEqual([]);
  });
});
