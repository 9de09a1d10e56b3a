import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { csvText, utf16Bytes } from "../../testing/files/text-tables.ts";
import { readCells, readSheets } from "../../testing/files/workbook-fixture.ts";
import type { SheetRow } from "../sheet.ts";
import type { WorkbookLimits } from "../workbook-limits.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-csv-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(content: string | Buffer, limits: Partial<WorkbookLimits> = {}, name = "a.csv") {
  const file = join(folder, name);
  await writeFile(file, content);
  return Object.values(await readSheets(file, { limits }))[0] as SheetRow[];
}
const cellsOf = async (content: string | Buffer) => (await rowsOf(content)).map(({ cells }) => cells);

const TABLE = [
  ["name", "address", "place_id"],
  ["Café “Żur”, 東京", "1 Main St;\nFloor 2", "id-1"],
  ['The "Best" | Bar', "a\tb", "id-2"],
  ["Plain", "", "id-3"],
];

describe("a CSV file", () => {
  it.each([",", ";", "\t", "|"])("may have the delimiter %j", async (delimiter) => {
    expect(await cellsOf(csvText(TABLE, delimiter))).toEqual(TABLE);
    expect(await cellsOf(csvText(TABLE, delimiter, "\r\n"))).toEqual(TABLE);
  });

  it("may be in UTF-8 with or without mark, or in UTF-16", async () => {
    const text = csvText(TABLE);
    for (const bytes of [`\ufeff${text}`, utf16Bytes(text), utf16Bytes(text, true)]) {
      expect(await cellsOf(bytes)).toEqual(TABLE);
    }
    const latin = csvText([
      ["name", "place_id"],
      ["Plain bar", "id-1"],
    ]);
    expect((await cellsOf(Buffer.from(latin, "utf16le")))[1]).toEqual(["Plain bar", "id-1"]);
  });

  it("may be in Windows-1252", async () => {
    const bytes = Buffer.from("name;place_id\nZ\xfcrich \x96 Caf\xe9 \x80 5;1\nPlain;2\n", "latin1");
    expect(await cellsOf(bytes)).toEqual([
      ["name", "place_id"],
      ["Zürich – Café € 5", "1"],
      ["Plain", "2"],
    ]);
  });

  it("with two encodings has rejected rows", async () => {
    const rows = await rowsOf(
      Buffer.concat([Buffer.from("name,id\nCafé,1\n"), Buffer.from("Z\xfcrich,2\nBar,3\n", "latin1")]),
    );
    expect(rows.map(({ problem }) => problem?.reason.slice(0, 22))).toEqual([
      undefined,
      undefined,
      "is in another encoding",
      undefined,
    ]);
    const otherOrder = await rowsOf(
      Buffer.concat([Buffer.from("name,id\nZ\xfcrich,2\n", "latin1"), Buffer.from("Café,1\n")]),
    );
    expect(otherOrder.map(({ problem }) => problem !== undefined)).toEqual([false, false, true]);
    expect(otherOrder[2]?.problem?.value).toContain("Caf");
  });

  it("with bytes that its encoding does not define has rejected rows", async () => {
    const good = "Z\xfcrich Caf\xe9 M\xfcnchen,1\n".repeat(100);
    const rows = await rowsOf(Buffer.from(`name,id\n${good}Caf\xe9 \x81\x8d,2\n`, "latin1"));
    expect(rows.filter(({ problem }) => problem !== undefined).map(({ number }) => number)).toEqual([102]);
    expect(rows.at(-1)?.problem?.reason).toContain("encoding");
  });

  it("may name its delimiter as Excel does", async () => {
    expect(await cellsOf("sep=;\r\nname;place_id\r\nA, B;1\r\n")).toEqual([
      ["name", "place_id"],
      ["A, B", "1"],
    ]);
  });

  it("may have mixed line breaks, or those of old Macs", async () => {
    expect(await cellsOf("a,b\r\n1,2\n3,4\r\n")).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ]);
    expect(await cellsOf("a,b\r1,2\r3,4\r")).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ]);
  });

  it("is not split at a delimiter that only its cells hold", async () => {
    const hours = "Monday: 9AM-5PM | Tuesday: 9AM-5PM | Wednesday: Closed";
    const rows = [["name", "place_id", "hours"], ...Array.from({ length: 9 }, (_, at) => [`A${at}`, `${at}`, hours])];
    expect(await cellsOf(csvText(rows))).toEqual(rows);
    const addresses = [
      ["name", "address"],
      ...Array.from({ length: 9 }, (_, at) => [`A${at}`, `${at} Oak St, Austin, TX`]),
    ];
    expect(await cellsOf(addresses.map((cells) => cells.join(";")).join("\n"))).toEqual(addresses);
  });

  it("has its rows numbered as in a spreadsheet program: blank lines count", async () => {
    const rows = await rowsOf('name,id\n\n"two\nlines",1\n,\nlast,2');
    expect(rows.map(({ number }) => number)).toEqual([1, 3, 5]);
  });

  it("with broken quotes has one rejected row, and the following rows are read", async () => {
    const rows = await rowsOf('name,id\n"The "Best" Bar",1\nB,2\n');
    expect(rows.map(({ cells, problem }) => [cells[1], problem?.value])).toEqual([
      ["id", undefined],
      ["1", 'The "Best" Bar'],
      ["2", undefined],
    ]);
  });

  it.each([
    ["an open quote", 'name,id\nA,1\n"B,2\nC,3\n', {}, "has a quote in row 3 that is never closed"],
    ["a long line", `name,id\n${"x".repeat(2_000_000)}`, { rowLength: 100_000 }, "characters in line 2"],
    [
      "an open quote before much text",
      `name,id\n"A,1\n${"B,2\n".repeat(200_000)}`,
      { rowLength: 100_000 },
      "characters in row 2: a quote may be missing",
    ],
    [
      "a long cell",
      `name,id\n${"x".repeat(2_000)},1\n`,
      { stringLength: 1_000 },
      "has a cell with more than 1,000 characters in row 2",
    ],
    ["many columns", `name,id\n${"x,".repeat(50)}\n`, { columns: 40 }, "has more than 40 columns in row 2"],
    ["many rows", `name,id\n${"x,1\n".repeat(50)}\n`, { rows: 20 }, "has more than 20 rows"],
    ["zero bytes", "name,id\nA,1\n\0\0\0\0,2\n", {}, "is of an unknown kind"],
  ])("with %s is refused in one line", async (_, content, limits, sentence) => {
    await expect(rowsOf(content, limits)).rejects.toThrow(sentence);
  });

  it("cut off or damaged in its gzip data is refused", async () => {
    const packed = gzipSync(csvText(TABLE));
    expect(await rowsOf(packed, {}, "a.csv.gz")).toHaveLength(4);
    await expect(rowsOf(packed.subarray(0, -20), {}, "a.csv.gz")).rejects.toThrow("cannot be unpacked");
    await expect(rowsOf(gzipSync(Buffer.alloc(120e6, `${"x".repeat(9_000)},1\n`)), {}, "bomb.csv.gz")).rejects.toThrow(
      "unpacks to more than 100 MB",
    );
  });

  it("of any content gives back the cells that were written, wherever the chunks of the file end", async () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."aé東😀,;\t|'\"\n \\") }),
      fc
        .tuple(fc.constantFrom("a", "é", '"', ",", "\n", 'a"\n,'), fc.integer({ min: 10_000, max: 90_000 }))
        .map(([unit, times]) => unit.repeat(times)),
    );
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 12 }),
      );
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(...",;\t|"), fc.boolean(), async (rows, delimiter, isWide) => {
        const header = (rows[0] as string[]).map((_, index) => `column ${index}`);
        const text = csvText([header, ...rows], delimiter);
        const cells = await cellsOf(isWide ? utf16Bytes(text) : text);
        expect(cells).toEqual([header, ...rows.filter((row) => row.some((value) => value !== ""))]);
      }),
      { numRuns: 60 },
    );
  });

  it("is read no further when its reader stops", async () => {
    const file = join(folder, "long.csv");
    await writeFile(file, csvText(Array.from({ length: 100_000 }, (_, at) => [`Bar ${at}`, `id ${at}`])));
    expect((await readCells(file)).length).toBe(100_000);
    const { readWorkbook } = await import("../read-workbook.ts");
    for await (const sheet of readWorkbook(file)) for await (const _ of sheet.rows()) break;
  });
});
