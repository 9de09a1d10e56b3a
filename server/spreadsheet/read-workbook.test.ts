import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Parts,
  readCells,
  readSheets,
  relations,
  workbookParts,
  writeParts,
} from "../testing/files/workbook-fixture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-read-"));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
const write = (parts: Parts) => writeParts(join(folder, `${count++}.xlsx`), parts);
const cellsOf = async (rows: string, more: Parts = {}) => readCells(await write(workbookParts(rows, more)));

describe("cells of an .xlsx", () => {
  it("are text, whether inline, shared, formatted in runs, or the result of a formula", async () => {
    const strings =
      "<sst><si><t>shared</t></si><si><r><t>two </t></r><r><rPr><b/></rPr><t>runs</t></r></si>" +
      "<si><t>東京</t><rPh sb='0' eb='2'><t>トウキョウ</t></rPh></si></sst>";
    const row =
      "<row><c t='s'><v>0</v></c><c t='s'><v>1</v></c><c t='s'><v>2</v></c>" +
      "<c t='inlineStr'><is><t xml:space='preserve'> in</t><rPh><t>no</t></rPh><r><t>line </t></r></is></c>" +
      "<c t='str'><f>A1&amp;B1</f><v>result</v></c><c><f>1+1</f><v>2</v></c></row>";
    const cells = await cellsOf(row, { "xl/sharedStrings.xml": strings });
    expect(cells).toEqual([["shared", "two runs", "東京", " inline ", "result", "2"]]);
  });

  it("may be numbers, booleans, errors, or blank", async () => {
    const row =
      "<row><c><v>37.358434600000002</v></c><c t='n'><v>12345678901234567890</v></c><c t='b'><v>1</v></c>" +
      "<c t='b'><v>0</v></c><c t='e'><v>#N/A</v></c><c t='d'><v>2026-01-31</v></c><c s='0'/></row>";
    expect(await cellsOf(row)).toEqual([["37.3584346", "12345678901234567890", "TRUE", "FALSE", "", "2026-01-31"]]);
  });

  it("are dates when their style says so", async () => {
    const styles =
      "<styleSheet><numFmts><numFmt numFmtId='170' formatCode='dd/mm/yyyy hh:mm'/></numFmts><cellStyleXfs><xf numFmtId='14'/></cellStyleXfs>" +
      "<cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf numFmtId='170'/></cellXfs></styleSheet>";
    const row = "<row><c s='0'><v>46053</v></c><c s='1'><v>46053</v></c><c s='2'><v>46053.5</v></c></row>";
    expect(await cellsOf(row, { "xl/styles.xml": styles })).toEqual([["46053", "2026-01-31", "2026-01-31T12:00:00"]]);
  });

  it("keep their places in sparse rows and without references", async () => {
    const rows =
      "<row r='2'><c r='B2'><v>1</v></c><c><v>2</v></c><c r='AA2'><v>3</v></c></row><row/><row r='9'/><row><c><v>4</v></c></row>";
    const { First } = await readSheets(await write(workbookParts(rows)));
    expect(First?.map(({ number }) => number)).toEqual([2, 10]);
    expect(First?.[0]?.cells).toHaveLength(27);
    expect(First?.[0]?.cells.slice(0, 4)).toEqual(["", "1", "2", ""]);
  });

  it("decode entities, CDATA, line ends and the escapes of spreadsheets", async () => {
    const texts = [
      "a &amp; b &#228;&#x1F600; &lt;i&gt;",
      "<![CDATA[<b> &amp;]]> c",
      "x\r\ny",
      "l_x000D_\nm _x005F_x000D_",
    ];
    const row = `<row>${texts.map((text) => `<c t='inlineStr'><is><t>${text}</t></is></c>`).join("")}</row>`;
    expect(await cellsOf(row)).toEqual([["a & b ä😀 <i>", "<b> &amp; c", "x\ny", "l\r\nm _x000D_"]]);
  });
});

describe("the container of an .xlsx", () => {
  it("may use prefixes, strict namespaces, absolute targets and other names", async () => {
    const sheet =
      "<x:worksheet xmlns:x='http://purl.oclc.org/ooxml/spreadsheetml/main'><x:sheetData><x:row><x:c t='str'><x:v>found</x:v></x:c></x:row></x:sheetData></x:worksheet>";
    const file = await write({
      "_rels/.rels":
        "<Relationships><Relationship Id='a' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument' Target='/book/Main.xml'/></Relationships>",
      "book/main.xml":
        "<x:workbook xmlns:x='m' xmlns:q='r'><x:sheets><x:sheet name='A &amp; B' sheetId='7' q:id='z' state='hidden'/></x:sheets></x:workbook>",
      "book/_rels/Main.xml.rels":
        "<Relationships><Relationship Id='z' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet' Target='../sheets/s%201.xml'/></Relationships>",
      "sheets/s 1.xml": sheet,
    });
    expect(await readSheets(file)).toEqual({ "A & B": [{ number: 1, cells: ["found"] }] });
  });

  it.each(["utf-16le", "utf-16be"])("may hold its XML in %s", async (encoding) => {
    const xml =
      "\ufeff<?xml version='1.0' encoding='UTF-16'?><worksheet><sheetData><row><c t='str'><v>Größe 😀</v></c></row></sheetData></worksheet>";
    const bytes = Buffer.from(xml, "utf16le");
    const file = await write(
      workbookParts("", { "xl/worksheets/sheet1.xml": encoding === "utf-16be" ? bytes.swap16() : bytes }),
    );
    expect(await readCells(file)).toEqual([["Größe 😀"]]);
  });

  it("is read sheet by sheet, hidden ones too, charts left out", async () => {
    const row = (text: string) =>
      `<worksheet><sheetData><row><c t='str'><v>${text}</v></c></row></sheetData></worksheet>`;
    const file = await write(
      workbookParts("", {
        "xl/workbook.xml":
          "<workbook xmlns:r='r'><workbookPr date1904='1'/><sheets><sheet name='B' r:id='rId3'/><sheet name='Chart' r:id='rId2'/><sheet name='A' state='veryHidden' r:id='rId1'/></sheets></workbook>",
        "xl/_rels/workbook.xml.rels": relations(
          ["worksheet", "a.xml"],
          ["chartsheet", "c.xml"],
          ["worksheet", "b.xml"],
        ),
        "xl/a.xml": row("a"),
        "xl/b.xml": row("b"),
        "xl/c.xml": "<chartsheet/>",
      }),
    );
    expect(Object.entries(await readSheets(file)).map(([name, rows]) => [name, rows[0]?.cells])).toEqual([
      ["B", ["b"]],
      ["A", ["a"]],
    ]);
  });

  it("gives the shared texts back when they wait on the disk, in any order", async () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `text ${index} ${"ä".repeat(index % 90)}`);
    texts[17] = "long ".repeat(20_000);
    const order = texts.map((_, index) => (index * 1_777) % texts.length);
    const file = await write(
      workbookParts(order.map((index) => `<row><c t='s'><v>${index}</v></c></row>`).join(""), {
        "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
      }),
    );
    const limits = { sharedStringBytesInMemory: 50_000 };
    expect(await readCells(file, { limits, temporaryFolder: folder })).toEqual(order.map((index) => [texts[index]]));
  });
});
