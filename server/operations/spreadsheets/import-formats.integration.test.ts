import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BookType, utils, write } from "xlsx";
import { AppError } from "../../errors.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { csvText, utf16Bytes } from "../../testing/files/text-tables.ts";
import { importBusinesses } from "./import-businesses.ts";

const HOURS = { Monday: "9AM-5PM", Tuesday: "Open 24 hours", Sunday: "Closed" };
const ABOUT = { "Service options": { Takeaway: true, Delivery: false }, Payments: { "Credit cards": true } };

/** Made-up businesses with native values, as JSON has them. */
const BUSINESSES = Array.from({ length: 120 }, (_, index) => ({
  name: index % 3 === 0 ? `Café "Zur Mühle" ${index}` : `Joe's Diner, ${index}; no. 1`,
  category: index % 2 === 0 ? "Restaurant" : "Bakery",
  full_address: `${index + 1} Oak St, Austin, TX 78701`,
  country: "United States",
  phone: "+1 512-555-0100",
  rating: index % 5 === 0 ? null : 3.5 + (index % 3) / 2,
  reviews: index,
  photo: index % 4 === 0 ? "https://example.com/a.jpg" : null,
  working_hours: index % 2 === 0 ? HOURS : null,
  about: index % 3 === 0 ? ABOUT : index % 3 === 1 ? "First line\nSecond line" : null,
  verified: index % 2 === 0,
  latitude: 30.25 + index / 1000,
  longitude: -97.75,
  place_id: `ChIJ-formats-${index}`,
}));
const HEADER = Object.keys(BUSINESSES[0] as object);
/** Objects as JSON text, as spreadsheets have them. */
const CELLS = BUSINESSES.map((business) =>
  Object.values(business).map((value) => (value !== null && typeof value === "object" ? JSON.stringify(value) : value)),
);
const TABLE = [HEADER, ...CELLS.map((row) => row.map((cell) => (cell === null ? "" : String(cell))))];

function workbook(bookType: BookType): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet([HEADER, ...CELLS]), "Shops");
  return Buffer.from(write(book, { type: "buffer", bookType, compression: true }));
}

const latin1 = (text: string) => Buffer.from(text, "latin1");
const JSON_TEXT = JSON.stringify(BUSINESSES);
const LINES = BUSINESSES.map((business) => `${JSON.stringify(business)}\n`).join("");

const FILES: Record<string, Buffer | string> = {
  "a.xlsx": workbook("xlsx"),
  "a.xls": workbook("biff8"),
  "a.xlsb": workbook("xlsb"),
  "a.ods": workbook("ods"),
  "a.fods": workbook("fods"),
  "a.xml": workbook("xlml"),
  "a.csv": csvText(TABLE),
  "excel.csv": `\ufeff${csvText(TABLE, ";", "\r\n")}`,
  "western.csv": latin1(csvText(TABLE, ";", "\r\n")),
  "wide.csv": utf16Bytes(csvText(TABLE, "\t")),
  "wide-be.csv": utf16Bytes(csvText(TABLE), true),
  "bars.txt": csvText(TABLE, "|"),
  "a.tsv": csvText(TABLE, "\t"),
  "a.json": JSON_TEXT,
  "pretty.json": JSON.stringify({ status: "ok", data: [BUSINESSES] }, null, 2),
  "wide.json": utf16Bytes(JSON_TEXT),
  "a.ndjson": LINES,
  "a.jsonl": `\ufeff${LINES}`,
  "a.csv.gz": gzipSync(csvText(TABLE)),
  "a.tsv.gz": gzipSync(csvText(TABLE, "\t")),
  "a.json.gz": gzipSync(JSON_TEXT),
  "a.ndjson.gz": gzipSync(LINES),
  "a.xlsx.gz": gzipSync(workbook("xlsx")),
  "a.xls.gz": gzipSync(workbook("biff8")),
  "a.ods.gz": gzipSync(workbook("ods")),
  "no-extension": csvText(TABLE),
  "no-extension-lines": LINES,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-formats-"));
});
afterAll(() => rm(folder, { recursive: true }));

const now = () => new Date("2026-11-21T10:00:00Z");

async function withStore<Result>(run: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openMemoryStore();
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

async function importFile(store: Store, name: string, content: Buffer | string, rejectsFile?: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  return importBusinesses({
    store,
    files: [file],
    onDuplicate: "skip",
    country: "",
    limits: {},
    actor: "cli",
    now,
    rejectsFile,
  });
}

function directoryOf(name: string, content: Buffer | string) {
  return withStore(async (store) => {
    const report = await importFile(store, name, content);
    expect(report).toMatchObject({ rows: BUSINESSES.length, imported: BUSINESSES.length, errors: [], warnings: [] });
    return store.directory.businessesAfter(0, 1_000);
  });
}

describe("the same businesses", () => {
  let expected: Awaited<ReturnType<typeof directoryOf>>;
  beforeAll(async () => {
    expected = await directoryOf("first.xlsx", FILES["a.xlsx"] as Buffer);
  });

  it.each(Object.keys(FILES))("give the same directory from %s as from .xlsx", async (name) => {
    expect(await directoryOf(name, FILES[name] as Buffer)).toEqual(expected);
  });

  it("give it from .slk and .dif too, here in ASCII without line breaks in cells", async () => {
    const plain = CELLS.map((row) =>
      row.map((cell) => (typeof cell === "string" ? cell.replaceAll(/[^ -~]/g, " ") : cell)),
    );
    const table = [HEADER, ...plain];
    const book = utils.book_new(utils.aoa_to_sheet(table), "Shops");
    const bytes = (bookType: BookType) => Buffer.from(write(book, { type: "buffer", bookType }));
    const expectedPlain = await directoryOf("plain.xlsx", bytes("xlsx"));
    expect(await directoryOf("plain.slk", sylkText(table))).toEqual(expectedPlain);
    expect(await directoryOf("plain.dif", bytes("dif"))).toEqual(expectedPlain);
  });
});

/** Excel doubles quotes and semicolons. SheetJS leaves quotes out. */
function sylkText(rows: unknown[][]): string {
  const records = rows.flatMap((row, y) =>
    row.flatMap((cell, x) => {
      if (cell === null) return [];
      const text = typeof cell === "string" ? `"${cell.replaceAll('"', '""').replaceAll(";", ";;")}"` : cell;
      return `C;Y${y + 1};X${x + 1};K${typeof cell === "boolean" ? String(cell).toUpperCase() : text}\r\n`;
    }),
  );
  return `ID;PWXL;N;E\r\n${records.join("")}E\r\n`;
}

/** This is more than the rows of one transaction. */
const MANY = Array.from({ length: 5_100 }, (_, index) => [`Bar ${index}`, `id-${index}`, "Austin"]);
const MANY_CSV = csvText([["name", "place_id", "city"], ...MANY]);
const MANY_JSON = JSON.stringify(MANY.map(([name, place_id, city]) => ({ name, place_id, city })));

describe("a file that proves unreadable far from its start", () => {
  it.each([
    ["an open quote", "quote.csv", `${MANY_CSV}"Open,id-x,Austin\n`],
    ["cut-off JSON", "cut.json", MANY_JSON.slice(0, -20)],
    ["a comma too many", "comma.json", `${MANY_JSON.slice(0, -1)},]`],
    ["a second list that is cut off", "second.json", `${MANY_JSON}${MANY_JSON.slice(0, -20)}`],
    ["cut-off gzip data", "cut.csv.gz", gzipSync(MANY_CSV).subarray(0, -9)],
    ["a row of five million characters", "long.csv", `${MANY_CSV}"${"x\n".repeat(2_500_000)}`],
  ])("leaves nothing in the directory: %s", async (_, name, content) => {
    await withStore(async (store) => {
      const error = await importFile(store, name, content).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).message).toMatch(new RegExp(`^${name} [^\n]+\\.$`));
      expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 0 });
      const some = await importFile(store, "some.csv", csvText([["name", "place_id", "city"], ...MANY.slice(-500)]));
      expect(some).toMatchObject({ imported: 500, duplicatesSkipped: 0 });
    });
  });

  it("leaves stored businesses as they were", async () => {
    await withStore(async (store) => {
      await importFile(store, "first.csv", csvText([["name", "place_id", "city"], ...MANY.slice(0, 3)]));
      const before = await store.directory.businessesAfter(0, 10);
      await expect(importFile(store, "quote.csv", `${MANY_CSV}"Open,id-x\n`)).rejects.toThrow("nothing is stored");
      expect(await store.directory.businessesAfter(0, 10)).toEqual(before);
    });
  });
});

describe("rows that cannot be assigned to columns", () => {
  const TEXT = 'name,place_id,rating\nA,1,4\n"B "x" y",2,4\nC,3\nD,4,4,5\nE,5,4,\n"F\n",6,4\n';

  it("are rejected alone, with their number and what is wrong", async () => {
    await withStore(async (store) => {
      const rejectsFile = join(folder, "rejects.xlsx");
      const report = await importFile(store, "rows.csv", TEXT, rejectsFile);
      expect(report).toMatchObject({ rows: 6, imported: 3, totalErrors: 3 });
      expect(report.errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
        [3, "", expect.stringContaining("has broken quotes")],
        [4, "", "has 2 cells where the header has 3"],
        [5, "", "has 4 cells where the header has 3: a cell with a delimiter must stand in quotes"],
      ]);
      // Padded to whole rows, the workbook of rejects can be imported.
      expect(
        await importBusinesses({
          store,
          files: [rejectsFile],
          onDuplicate: "skip",
          country: "",
          limits: {},
          actor: "cli",
          now,
        }),
      ).toMatchObject({ imported: 3 });
    });
  });

  it("are read where only their last cells are missing, as an id of Google tells", async () => {
    await withStore(async (store) => {
      const id = "ChIJN1t_tDeuEmsRUsoyG83frY4";
      const text = `name,place_id,city,rating\nA,${id},Austin\n"B",${id}5\nfloor 2,Boston\nC,${id}6,Austin,4,5\n`;
      const report = await importFile(store, "short.csv", text);
      expect(report.errors.map(({ row, reason }) => [row, reason.slice(0, 11)])).toEqual([
        [4, "has 2 cells"],
        [5, "has 5 cells"],
      ]);
      const businesses = await store.directory.businessesAfter(0, 9);
      expect(businesses.map(({ name, city, rating }) => [name, city, rating])).toEqual([
        ["A", "Austin", 0],
        ["B", "", 0],
      ]);
    });
  });

  it("of NDJSON are told by their line", async () => {
    await withStore(async (store) => {
      const report = await importFile(
        store,
        "rows.ndjson",
        '{"name": "A", "place_id": "1"}\n{"name": \n{"name": "B", "place_id": "2", "rating": 9}\n{"place_id": "3"}\n',
      );
      expect(report).toMatchObject({ rows: 4, imported: 2, totalErrors: 2, totalWarnings: 1 });
      expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
        [2, ""],
        [4, "name"],
      ]);
      expect(report.warnings).toMatchObject([{ row: 3, column: "rating", value: "9" }]);
    });
  });

  it("cannot be read below two columns with the same name: the file is refused", async () => {
    await withStore(async (store) => {
      const twice = "Name,place_id,name\nA,1,B\n";
      await expect(importFile(store, "twice.csv", twice)).rejects.toThrow('twice.csv has two columns named "Name"');
    });
  });
});
