import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWorkbook } from "../../spreadsheet/read-workbook.ts";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { dryRunImport } from "./dry-run-import.ts";
import { type ImportBusinessesOptions, importBusinesses } from "./import-businesses.ts";

const HEADER = ["name", "full_address", "country", "rating", "place_id"];
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-import-"));
  store = await openMemoryStore();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function workbook(name: string, rows: string[][], header = HEADER): Promise<string> {
  const file = join(folder, name);
  await writeWorkbook(
    file,
    { header },
    (async function* () {
      yield* rows;
    })(),
    {},
  );
  return file;
}

const OPTIONS = {
  onDuplicate: "skip",
  country: "",
  limits: {},
  actor: "cli",
  now: () => new Date("2026-11-21T10:00:00Z"),
} as const;

function runImport(files: string[], more: Partial<ImportBusinessesOptions> = {}) {
  return importBusinesses({ store, files, ...OPTIONS, ...more });
}

async function rowsOf(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const sheet of readWorkbook(file)) {
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
  }
  return rows;
}

const bakery = (id: number, rating = "4.5") => [
  `Bakery ${id}`,
  `${id} Oak St, Austin, TX 78701`,
  "US",
  rating,
  `ChIJbakery${String(id).padStart(17, "0")}`,
];

/** A row that is rejected. */
const nameless = (id: number) => ["", ...bakery(id).slice(1)];

describe("an import", () => {
  it("brings in every good row and adds nothing the second time", async () => {
    const file = await workbook("a.xlsx", [bakery(1), bakery(2)]);
    expect(await runImport([file])).toMatchObject({ rows: 2, imported: 2, duplicatesSkipped: 0, totalErrors: 0 });
    expect(await runImport([file])).toMatchObject({ rows: 2, imported: 0, duplicatesSkipped: 2, totalErrors: 0 });
    expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 2, totalCities: 1 });
  });

  it("updates changed businesses with --on-duplicate update, and leaves the others", async () => {
    await runImport([await workbook("a.xlsx", [bakery(1), bakery(2)])]);
    const changedFile = await workbook("b.xlsx", [bakery(1, "3.0"), bakery(2)]);
    expect(await runImport([changedFile], { onDuplicate: "update" })).toMatchObject({
      updated: 1,
      duplicatesSkipped: 1,
    });
  });

  it("rejects a row alone, naming row, column, value and reason", async () => {
    const report = await runImport([await workbook("a.xlsx", [bakery(1), nameless(2), bakery(3)])]);
    expect(report).toMatchObject({ imported: 2, totalErrors: 1 });
    expect(report.errors).toMatchObject([{ file: "a.xlsx", row: 3, column: "name", value: "" }]);
    expect(report.errors[0]?.reason).not.toBe("");
  });

  it("writes rejects that come in once they are fixed", async () => {
    const rejectsFile = join(folder, "rejects.xlsx");
    const file = await workbook("a.xlsx", [bakery(1), nameless(2)]);
    await runImport([file], { rejectsFile });
    const [header = [], rejectedRow = []] = await rowsOf(rejectsFile);
    expect(header).toEqual([...HEADER, "reason", "found_in"]);
    expect(rejectedRow.slice(0, 5)).toEqual(nameless(2));
    expect(rejectedRow[6]).toContain("a.xlsx");
    expect(rejectedRow[6]).toContain("row 3");

    const fixed = await workbook("fixed.xlsx", [[...bakery(2, "4.1"), ...rejectedRow.slice(5)]], header);
    expect(await runImport([fixed])).toMatchObject({ imported: 1, totalErrors: 0 });
  });

  it("keeps every column of the rejected rows, also one that is empty in all of them", async () => {
    const rejectsFile = join(folder, "rejects.xlsx");
    const header = ["name", "place_id", "My notes", "rating"];
    await runImport([await workbook("a.xlsx", [["Nail Bar", "", "", "4"]], header)], { rejectsFile });
    expect((await rowsOf(rejectsFile))[0]).toEqual([...header, "reason", "found_in"]);
    const fixed = await workbook("fixed.xlsx", [["Nail Bar", "ChIJnail", "", "4"]], header);
    expect(await runImport([fixed])).toMatchObject({ imported: 1, totalErrors: 0 });
  });

  it("gives rows with other columns a sheet of their own, so that all of them can be fixed", async () => {
    const rejectsFile = join(folder, "rejects.xlsx");
    const first = await workbook("a.xlsx", [nameless(1)]);
    const second = await workbook("b.xlsx", [["ChIJother", "", "7"]], ["Place_ID", "NAME", "review_count"]);
    await runImport([first, second], { rejectsFile });
    const [columns, row = [], otherColumns, otherRow = []] = await rowsOf(rejectsFile);
    expect(columns).toEqual([...HEADER, "reason", "found_in"]);
    expect(row.slice(0, 5)).toEqual(nameless(1));
    expect(otherColumns).toEqual(["Place_ID", "NAME", "review_count", "reason", "found_in"]);
    expect(otherRow.slice(0, 3)).toEqual(["ChIJother", "", "7"]);
    expect(await runImport([rejectsFile])).toMatchObject({ rows: 2, totalErrors: 2 });
  });

  it("replaces the reasons when fixed rejects are rejected again", async () => {
    const rejectsFile = join(folder, "rejects.xlsx");
    const header = [...HEADER, "reason", "found_in"];
    const file = await workbook("fixed.xlsx", [[...nameless(2), "name: old", "old.xlsx"]], header);
    await runImport([file], { rejectsFile });
    const [columns, row = []] = await rowsOf(rejectsFile);
    expect(columns).toEqual(header);
    expect(row[6]).toContain("fixed.xlsx");
  });

  it("never writes the rejects over a file that it reads, and only as .xlsx", async () => {
    const file = await workbook("a.xlsx", [bakery(1), bakery(2, "x")]);
    const rejectsFile = join(folder, ".", "a.xlsx");
    await expect(dryRunImport({ store, files: [file], ...OPTIONS, rejectsFile })).rejects.toMatchObject({
      code: "usage",
    });
    await expect(runImport([file], { rejectsFile: join(folder, "a.csv") })).rejects.toMatchObject({ code: "usage" });
    expect(await rowsOf(file)).toHaveLength(3);
  });

  it("says so when the rejects cannot be written, and stores nothing", async () => {
    const file = await workbook("a.xlsx", [bakery(1), bakery(2, "x")]);
    const rejectsFile = join(folder, "nowhere/rejects.xlsx");
    await expect(runImport([file], { rejectsFile })).rejects.toMatchObject({ code: "storage" });
    expect(await store.directory.countBusinesses()).toBe(0);
  });

  it("does nothing in a directory that is not empty, with ifEmpty", async () => {
    await runImport([await workbook("a.xlsx", [bakery(1)])]);
    const report = await runImport([await workbook("b.xlsx", [bakery(2)])], { ifEmpty: true });
    expect(report).toMatchObject({ importId: null, rows: 0, imported: 0 });
    expect(await store.directory.countBusinesses()).toBe(1);
  });

  it("writes no rejects file when nothing was rejected, and leaves no other file behind", async () => {
    const file = await workbook("a.xlsx", [bakery(1)]);
    await runImport([file], { rejectsFile: join(folder, "rejects.xlsx") });
    expect(await readdir(folder)).toEqual(["a.xlsx"]);
  });

  it("as a dry run counts the same and stores nothing", async () => {
    const file = await workbook("a.xlsx", [bakery(1), bakery(1), nameless(2), bakery(3)]);
    const report = await dryRunImport({ store, files: [file], ...OPTIONS });
    expect(report).toMatchObject({ importId: null, imported: 2, duplicatesSkipped: 1, totalErrors: 1 });
    expect(await store.directory.countBusinesses()).toBe(0);
    expect(await store.maintenance.activity(10)).toEqual([]);
    const real = await runImport([file]);
    expect(real).toMatchObject({ imported: 2, duplicatesSkipped: 1, totalErrors: 1 });
  });

  it("as a dry run reports its columns and the changes it would make", async () => {
    const header = [...HEADER.slice(0, 4), "Google Id", "shoe size"];
    const before = [bakery(1), bakery(2), bakery(3)];
    await runImport([await workbook("a.xlsx", before)]);
    const now = [bakery(1), bakery(2, "3"), bakery(3, "4"), bakery(4)].map((row) => [...row, "42"]);
    const files = [await workbook("b.xlsx", now, header)];
    const report = await dryRunImport({ store, files, ...OPTIONS });
    expect(report.columns.map(({ header, field }) => [header, field])).toEqual([
      ...["name", "full_address", "country", "rating"].map((column) => [column, column]),
      ["Google Id", "google_id"],
      ["shoe size", null],
    ]);
    expect(report.columns.at(3)?.samples).toEqual(["4.5", "3", "4"]);
    expect(report.columns.at(5)?.samples).toEqual(["42"]);
    expect(report).toMatchObject({ imported: 1, unchanged: 1, changed: 2, conflicts: 0, deletedByHand: 0 });
    expect(report.changedFields).toEqual([{ field: "rating", businesses: 2 }]);
  });

  it("stores nothing of several files when one of them is no workbook", async () => {
    const good = await workbook("a.xlsx", [bakery(1)]);
    const bad = join(folder, "b.xlsx");
    await writeFile(bad, "name,place_id\nBakery,ChIJ1\n");
    await expect(runImport([good, bad])).rejects.toMatchObject({ code: "unreadable" });
    expect(await store.directory.countBusinesses()).toBe(0);
  });

  it("stops between transactions, says how far it got, and is completed by a second run", async () => {
    const rows = Array.from({ length: 25_000 }, (_, index) => bakery(index));
    const file = await workbook("a.xlsx", rows);
    const stop = new AbortController();
    const stoppedImport = runImport([file], {
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done >= 12_000) stop.abort();
      },
    });
    await expect(stoppedImport).rejects.toMatchObject({
      code: "cancelled",
      message: expect.stringContaining("imported"),
    });
    const storedCount = await store.directory.countBusinesses();
    expect(storedCount).toBe(10_000); // whole transactions: 12,000 had been read
    expect((await store.directory.statistics()).totalBusinesses).toBe(storedCount);
    expect(await runImport([file])).toMatchObject({
      imported: rows.length - storedCount,
      duplicatesSkipped: storedCount,
    });
  });

  it("is one entry of the activity list", async () => {
    const { importId } = await runImport([await workbook("a.xlsx", [bakery(1)])]);
    expect(await store.maintenance.activity(10)).toMatchObject([
      { action: "import", actor: "cli", detail: { importId, files: ["a.xlsx"], imported: 1, state: "finished" } },
    ]);
  });
});
