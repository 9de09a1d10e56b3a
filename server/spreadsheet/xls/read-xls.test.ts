import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CellObject, CFB, utils, type WorkSheet, write } from "xlsx";
import { readCells, readSheets } from "../../testing/files/workbook-fixture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-xls-"));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function written(sheets: Record<string, WorkSheet>, bookType: "biff8" | "biff5" | "biff2", bookSST = false) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return put(write(book, { type: "buffer", bookType, bookSST }));
}

async function put(bytes: Buffer): Promise<string> {
  const file = join(folder, `${count++}.xls`);
  await writeFile(file, bytes);
  return file;
}

const sheetOf = (rows: unknown[][]) => utils.aoa_to_sheet(rows as CellObject[][]);

const record = (type: number, ...parts: (Buffer | number)[]) => {
  const data = Buffer.concat(
    parts.map((part) => (typeof part === "number" ? Buffer.from([part & 255, part >> 8]) : part)),
  );
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const bytes = (...values: number[]) => Buffer.from(values);
const wide = (text: string) => Buffer.from(text, "utf16le");
const END = record(0x0a);
const globalsBegin = record(0x809, 0x600, 5, Buffer.alloc(12));
const sheetBegin = record(0x809, 0x600, 0x10, Buffer.alloc(12));

/** A workbook of one sheet out of records, in the order in which Excel writes them. */
function ofRecords(globals: Buffer[], cells: Buffer[]): Promise<string> {
  const boundSheet = (position: number) => {
    const place = Buffer.alloc(4);
    place.writeUInt32LE(position);
    return record(0x85, place, 0, bytes(1, 0), Buffer.from("S"));
  };
  const before = (position: number) => Buffer.concat([globalsBegin, boundSheet(position), ...globals, END]);
  const stream = Buffer.concat([before(before(0).length), sheetBegin, ...cells, END, Buffer.alloc(5_000)]);
  return inContainer("/Workbook", stream);
}

function inContainer(name: string, stream: Buffer): Promise<string> {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, name, stream);
  return put(CFB.write(container, { type: "buffer" }) as Buffer);
}

describe("an .xls", () => {
  const rows = [
    ["name", "rating", "open"],
    ["Bäckerei Ğüneş 東京", 4.25, true],
    ["b", 3, false],
    ["", -0.5, ""],
    [],
    ["far"],
  ];
  const expected = [
    ["name", "rating", "open"],
    ["Bäckerei Ğüneş 東京", "4.25", "TRUE"],
    ["b", "3", "FALSE"],
    ["", "-0.5"],
    ["far"],
  ];

  it.each([true, false])("of Excel 97 and later is read, shared texts %s", async (bookSST) => {
    const sheets = await readSheets(await written({ Größe: sheetOf(rows), Two: sheetOf([["x"]]) }, "biff8", bookSST));
    expect(Object.keys(sheets)).toEqual(["Größe", "Two"]);
    expect(sheets["Größe"]?.map(({ cells }) => cells)).toEqual(expected);
    expect(sheets["Größe"]?.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]);
  });

  it("of Excel 5 and 95 is read", async () => {
    expect(await readCells(await written({ S: sheetOf([["name", 4.25, true], ["b"]]) }, "biff5"))).toEqual([
      ["name", "4.25", "TRUE"],
      ["b"],
    ]);
  });

  it("of Excel 4 or older is refused", async () => {
    const file = await written({ S: sheetOf(rows) }, "biff2");
    await expect(readCells(file)).rejects.toThrow("is a workbook of Excel 4 or older: expected");
  });

  it("of Excel 5 and 95 says in which code page its texts are", async () => {
    const label = (...codes: number[]) => record(0x204, 0, 0, 0, codes.length, bytes(...codes));
    const stream = (globals: Buffer[], cells: Buffer[]) => {
      const begin = (kind: number) => record(0x809, 0x500, kind, Buffer.alloc(4));
      const boundSheet = (position: number) => record(0x85, position, 0, 0, bytes(1), Buffer.from("S"));
      const before = (position: number) => Buffer.concat([begin(5), boundSheet(position), ...globals, END]);
      return Buffer.concat([before(before(0).length), begin(0x10), ...cells, END, Buffer.alloc(5_000)]);
    };
    const russian = stream([record(0x42, 1251)], [label(0xcf, 0xf0, 0xe8)]);
    expect(await readCells(await inContainer("/Book", russian))).toEqual([["При"]]);
  });

  it("may break a text between records, and change there from one byte a character to two", async () => {
    const first = Buffer.concat([bytes(2, 0, 0, 0, 2, 0, 0, 0), bytes(6, 0, 0), Buffer.from("abc")]);
    // The second text carries formatting: one run of four bytes.
    const second = Buffer.concat([bytes(1), wide("dée"), bytes(2, 0, 9, 1, 0), wide("東京"), bytes(0, 0, 0, 0)]);
    const file = await ofRecords(
      [record(0xfc, first), record(0x3c, second)],
      [record(0xfd, 0, 0, 0, bytes(0, 0, 0, 0)), record(0xfd, 0, 1, 0, bytes(1, 0, 0, 0))],
    );
    expect(await readCells(file)).toEqual([["abcdée", "東京"]]);
  });

  it("has packed numbers, results of formulas, and dates", async () => {
    const number = (value: number) => {
      const double = Buffer.alloc(8);
      double.writeDoubleLE(value);
      return double;
    };
    const packed = (value: number, flags: number) => {
      const rk = Buffer.alloc(4);
      rk.writeInt32LE((value << 2) | flags);
      return rk;
    };
    const file = await ofRecords(
      [record(0xe0, 0, 0), record(0xe0, 0, 14)],
      [
        record(0xbd, 0, 0, 0, packed(-7, 2), 0, packed(123, 3), 1),
        record(0x203, 0, 2, 1, number(46_053)),
        record(0x06, 0, 3, 0, number(0.1 + 0.2), Buffer.alloc(8)),
        record(0x06, 0, 4, 0, bytes(0, 0, 0, 0, 0, 0, 255, 255), Buffer.alloc(8)),
        record(0x207, 2, bytes(1), wide("çé")),
        record(0x06, 0, 5, 0, bytes(1, 0, 1, 0, 0, 0, 255, 255), Buffer.alloc(8)),
        record(0x205, 0, 6, 0, bytes(7, 1)),
        record(0x205, 1, 0, 0, bytes(0, 0)),
      ],
    );
    expect(await readCells(file)).toEqual([
      ["-7", "1.23", "2026-01-31", "0.30000000000000004", "çé", "TRUE"],
      ["FALSE"],
    ]);
  });

  it("with a password is refused", async () => {
    const file = await ofRecords([record(0x2f, 1, 1, Buffer.alloc(52))], []);
    await expect(readCells(file)).rejects.toThrow("is protected by a password: remove the password and try again.");
  });

  it("may be an .xlsx that was locked with a password", async () => {
    const file = await inContainer("/EncryptedPackage", Buffer.alloc(8_000));
    await expect(readCells(file)).rejects.toThrow("is protected by a password");
  });
});
