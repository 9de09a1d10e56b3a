import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CellObject, read, utils, write } from "xlsx";
import { AppError } from "../errors.ts";
import { EXPORTS } from "../testing/files/export-files.ts";
import { HOSTILE_WORKBOOKS, writeHostileWorkbook } from "../testing/files/hostile-workbooks.ts";
import { type Parts, readCells, relations, workbookParts, writeParts } from "../testing/files/workbook-fixture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-refused-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function refusal(name: string, content: string | Buffer | Parts, limits = {}): Promise<string> {
  const file = join(folder, name);
  if (typeof content === "string" || Buffer.isBuffer(content)) await writeFile(file, content);
  else await writeParts(file, content);
  const error = await readCells(file, { limits }).then(
    () => new Error("it was read"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).message;
}

const EXPECTED =
  "expected .xlsx, .xls, .csv, .tsv, .json, .geojson, .ndjson, .ods, .xlsb, .fods, .xml (Excel 2003), .dif or .slk, or one of them gzipped";
const cell = (text: string, reference = "") => `<c ${reference} t="inlineStr"><is><t>${text}</t></is></c>`;

describe("a file that is no workbook is refused, with the kind of file that it is", () => {
  it.each([
    ["csv.xls", "name;place_id\nA;1\n", "csv.xls is a CSV file: rename it to .csv."],
    ["tabs.xls", "\ufeffname\tplace_id\n", "tabs.xls is a CSV file: rename it to .csv."],
    ["utf16.xls", Buffer.from("\ufeffname\tplace_id\n", "utf16le"), "utf16.xls is a CSV file: rename it to .csv."],
    [
      "html.xls",
      "<html><body><table><tr><td>name</td></tr></table>",
      "html.xls is an HTML page: open it in a spreadsheet program and save it as .xlsx.",
    ],
    [
      "2003.xls",
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="x"/>',
      "2003.xls is an XML spreadsheet of Excel 2003: rename it to .xml.",
    ],
    ["json.xlsx", '[{"name": "A"}]', "json.xlsx is a JSON file: rename it to .json."],
    [
      "lines.json",
      '{"name": "A"}\n{"name": "B"}\n',
      "lines.json is a JSON file with a record in each line: rename it to .ndjson.",
    ],
    ["packed.csv", gzipSync("name,place_id\n"), "packed.csv is packed with gzip: add .gz to its name."],
    ["packed.xls.gz", gzipSync("name,place_id\n"), "packed.xls.gz is a CSV file: rename it to .csv.gz."],
    ["plain.csv.gz", "name,place_id\n", "plain.csv.gz is not packed with gzip: leave .gz out of its name."],
    ["empty.xlsx", "", `empty.xlsx is empty: ${EXPECTED}.`],
    ["report.xlsx", "%PDF-1.7\n", `report.xlsx is a PDF document: ${EXPECTED}.`],
    ["photo.xlsx", Buffer.from("89504e470d0a1a0a0000", "hex"), `photo.xlsx is an image: ${EXPECTED}.`],
  ])("%s", async (name, content, message) => expect(await refusal(name, content)).toBe(message));

  it("a zip file of another kind", async () => {
    expect(await refusal("zip.xlsx", { "readme.txt": "hello" })).toBe("zip.xlsx is a zip file, not a spreadsheet.");
    expect(
      await refusal("calc.xlsx", { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" }),
    ).toBe("calc.xlsx is an OpenDocument spreadsheet: rename it to .ods.");
    expect(await refusal("apple.xlsx", { "Index/Document.iwa": "x" })).toContain("Apple Numbers");
    const letter = {
      "_rels/.rels": relations(["officeDocument", "word/document.xml"]),
      "[Content_Types].xml":
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      "word/document.xml": "<document/>",
    };
    expect(await refusal("letter.xlsx", letter)).toBe(
      "letter.xlsx is a Word document, not an Excel workbook (.xlsx or .xls).",
    );
    expect(
      await refusal("text.ods", { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>" }),
    ).toBe("text.ods is an OpenDocument file, not an OpenDocument spreadsheet (.ods).");
    const binary = { "_rels/.rels": relations(["officeDocument", "xl/workbook.bin"]), "xl/workbook.bin": "x" };
    expect(await refusal("binary.xlsx", binary)).toBe("binary.xlsx is a binary Excel workbook: rename it to .xlsb.");
  });

  it("a workbook under another name", async () => {
    expect(await refusal("list.zip", workbookParts(""))).toBe(
      "list.zip is named .zip and is an Excel workbook: rename it to .xlsx.",
    );
  });

  it("a file that is not there", async () => {
    await expect(readCells(join(folder, "none.xlsx"))).rejects.toMatchObject({
      code: "not-found",
      message: "none.xlsx does not exist.",
    });
  });
});

describe("a workbook that is past the limits is refused", () => {
  const rows = Array.from({ length: 20 }, () => `<row>${cell("x")}</row>`).join("");
  const sheet = (xml: string) => workbookParts("", { "xl/worksheets/sheet1.xml": xml });

  it.each([
    ["rows", workbookParts(rows), { rows: 19 }, "has more than 19 rows. To read longer ones, raise limits.importRows."],
    ["columns", workbookParts(`<row>${cell("x", 'r="ALM1"')}</row>`), {}, "has more than 1000 columns with content."],
    [
      "long text",
      workbookParts(`<row>${cell("x".repeat(101))}</row>`),
      { stringLength: 100 },
      "has a cell with more than 100 characters.",
    ],
    [
      "row number",
      workbookParts(`<row r="4294967295">${cell("x")}</row>`),
      {},
      "is damaged: it has a row numbered 4294967295.",
    ],
    [
      "cell reference",
      workbookParts(`<row>${cell("x", 'r="ZZZZZZZ1"')}</row>`),
      {},
      'is damaged: it has a cell at "ZZZZZZZ1".',
    ],
    [
      "bomb",
      sheet(`<worksheet>${" ".repeat(110e6)}</worksheet>`),
      {},
      "unpacks to more than 100 MB, which no workbook of its size needs.",
    ],
    [
      "endless tag",
      sheet(`<worksheet a="${"x".repeat(3e6)}"/>`),
      {},
      "holds a text that is too long to be the content of a cell.",
    ],
    ["deep", sheet("<a>".repeat(1000)), {}, "is damaged: its XML is nested too deeply."],
    [
      "dtd",
      sheet('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>'),
      {},
      "has a document type definition in its XML, which no workbook needs and which can do harm.",
    ],
    ["cut xml", sheet("<worksheet><sheetData><row>"), {}, "is damaged: its XML ends too early."],
    [
      "one text for all",
      workbookParts("<row><c t='s'><v>0</v></c><c t='s'><v>0</v></c></row>".repeat(2_000), {
        "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(300_000)}</t></si></sst>`,
      }),
      {},
      "holds far more cells or repeated texts than a workbook of its size needs.",
    ],
    [
      "far cells",
      workbookParts("<row><c r='ALK1'><v>1</v></c></row>".repeat(1_500)),
      { freeTextLength: 1e7 },
      "holds far more cells or repeated texts than a workbook of its size needs.",
    ],
    [
      "long row",
      workbookParts(`<row>${cell("x".repeat(900_000)).repeat(5)}</row>`),
      {},
      "has more text in row 1 than a row may have.",
    ],
    [
      "sheets",
      workbookParts("", {
        "xl/workbook.xml": `<workbook xmlns:r="r"><sheets>${'<sheet name="S" r:id="rId1"/>'.repeat(3)}</sheets></workbook>`,
      }),
      { sheets: 2 },
      "has more than 2 sheets.",
    ],
    [
      "lost text",
      workbookParts('<row><c t="s"><v>7</v></c></row>'),
      {},
      "is damaged: a cell shares text 7, which is not there.",
    ],
  ])("%s", async (name, parts, limits, message) => {
    expect(await refusal(`${name}.xlsx`, parts, limits)).toBe(`${name}.xlsx ${message}`);
  });

  it("many columns without content are no harm", async () => {
    const file = await writeParts(
      join(folder, "wide.xlsx"),
      workbookParts(`<row>${cell("x")}<c r="XFD1" s="3"/></row>`),
    );
    expect(await readCells(file)).toEqual([["x"]]);
  });
});

describe("a damaged workbook", () => {
  const table = [
    ["name", "place_id", "rating"],
    ...Array.from({ length: 300 }, (_, index) => [`Bäcker ${index}`, `id-${index}`, index / 7]),
  ];
  const book = utils.book_new(utils.aoa_to_sheet(table as unknown as CellObject[][]), "S");

  it.each(["xlsx", "biff8", "biff5"] as const)("is read or refused, never a crash: %s", async (bookType) => {
    const whole: Buffer = write(book, { type: "buffer", bookType, bookSST: bookType === "biff8", compression: true });
    const file = join(folder, `damaged-${bookType}.xls`);
    const damage = fc.oneof(
      fc.record({ cut: fc.nat(whole.length) }),
      fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) }),
      fc.record({ at: fc.nat(Math.min(whole.length - 1, 3000)), byte: fc.nat(255) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
        let bytes = Buffer.from(whole);
        for (const done of damages) {
          if ("cut" in done) bytes = bytes.subarray(0, done.cut);
          else if (done.at < bytes.length) bytes[done.at] = done.byte;
        }
        await writeFile(file, bytes);
        await readCells(file).catch((error) => expect(error).toBeInstanceOf(AppError));
      }),
      { numRuns: 200 },
    );
  });
});

describe("a hostile workbook", () => {
  const refusedInOneLine = async (file: string) => {
    const cells = await readCells(file).catch((error: unknown) => error);
    if (Array.isArray(cells)) expect(cells.length).toBeGreaterThan(0);
    else expect((cells as AppError).message).toMatch(new RegExp(`^${basename(file)} [^\n]+\\.$`));
  };

  it.each(HOSTILE_WORKBOOKS)("is read or refused in one line: %s", async (name) => {
    await refusedInOneLine(await writeHostileWorkbook(folder, name));
  });

  it.each([
    ["empty-rows.xlsx", 2],
    ["external-schema.xlsx", 2],
    ["growing-texts.xlsx", 1_500],
  ])("is read where its rows are sound: %s", async (name, rows) => {
    expect(await readCells(await writeHostileWorkbook(folder, name))).toHaveLength(rows);
  });
});

describe("an export", () => {
  it.each(EXPORTS)("has the cells that SheetJS finds in it: %s", async (file) => {
    const workbook = read(await readFile(file), { raw: true, dense: true });
    const theirs = utils.sheet_to_json<unknown[]>(Object.values(workbook.Sheets)[0] ?? {}, { header: 1, defval: "" });
    const expected = theirs.map((cells) =>
      cells.map((value) => (value === true ? "TRUE" : value === false ? "FALSE" : String(value))),
    );
    const cells = await readCells(file);
    expect(cells.map((row) => row.join("\t"))).toEqual(expected.map((row) => row.join("\t").replace(/\t+$/, "")));
  });
});
