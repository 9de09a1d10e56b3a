import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BookType, utils, write } from "xlsx";
import { relations, workbookParts, writeParts } from "../testing/files/workbook-fixture.ts";
import { readWorkbook } from "./read-workbook.ts";
import { businessBatches } from "./worker/business-batches.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-hidden-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SHOPS = [
  ["name", "place_id"],
  ["Rosa's Bakery", "rosa"],
];
const CLOSED = [
  ["name", "place_id"],
  ["Closed Bakery", "closed"],
];

/** Writes three sheets, of which the second is hidden and the third very hidden. */
async function workbook(bookType: BookType): Promise<string> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(SHOPS), "Shops");
  utils.book_append_sheet(book, utils.aoa_to_sheet(CLOSED), "Archive");
  utils.book_append_sheet(book, utils.aoa_to_sheet(CLOSED), "Lists");
  utils.book_set_sheet_visibility(book, "Archive", 1);
  utils.book_set_sheet_visibility(book, "Lists", 2);
  const extension = bookType === "biff8" ? "xls" : bookType === "xlml" ? "xml" : bookType;
  const file = join(folder, `book.${extension}`);
  await writeFile(file, write(book, { type: "buffer", bookType }));
  return file;
}

async function hiddenIn(file: string): Promise<[string, boolean][]> {
  const sheets: [string, boolean][] = [];
  for await (const { name, isHidden } of readWorkbook(file)) sheets.push([name, isHidden === true]);
  return sheets;
}

const CONTENT = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
<office:automatic-styles>
<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
<style:style style:name="ta2" style:family="table"><style:table-properties style:writing-mode="lr-tb" table:display="false"/></style:style>
</office:automatic-styles>
<office:body><office:spreadsheet>
<table:table table:name="Shops" table:style-name="ta1"><table:table-row><table:table-cell><text:p>name</text:p></table:table-cell></table:table-row></table:table>
<table:table table:name="A &amp; B" table:style-name="ta2"><table:table-row><table:table-cell><text:p>name</text:p></table:table-cell></table:table-row></table:table>
</office:spreadsheet></office:body></office:document-content>`;
const MANIFEST = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
const ODS = "application/vnd.oasis.opendocument.spreadsheet";

describe("hidden sheets are told from others", () => {
  it.each(["xlsx", "biff8", "xlsb", "xlml"] as const)("in %s", async (bookType) => {
    expect(await hiddenIn(await workbook(bookType))).toEqual([
      ["Shops", false],
      ["Archive", true],
      ["Lists", true],
    ]);
  });

  it("in .ods and .fods, by the style of the table", async () => {
    const expected = [
      ["Shops", false],
      ["A & B", true],
    ];
    const parts = { mimetype: ODS, "content.xml": CONTENT, "styles.xml": "<a/>", "META-INF/manifest.xml": MANIFEST };
    expect(await hiddenIn(await writeParts(join(folder, "table.ods"), parts))).toEqual(expected);
    const flat = CONTENT.replaceAll("office:document-content", "office:document").replace(
      "<office:document ",
      `<office:document office:mimetype="${ODS}" `,
    );
    const file = join(folder, "table.fods");
    await writeFile(file, `<?xml version="1.0" encoding="UTF-8"?>\n${flat}`);
    expect(await hiddenIn(file)).toEqual(expected);
  });
});

describe("hidden sheets are left out of an import", () => {
  async function read(file: string) {
    const names: string[] = [];
    let hidden: string[] = [];
    for await (const { businesses, hiddenSheets } of businessBatches(file, { country: "" })) {
      names.push(...businesses.map(({ name }) => name));
      hidden = hiddenSheets ?? hidden;
    }
    return { names, hidden };
  }

  it("and named", async () => {
    expect(await read(await workbook("xlsx"))).toEqual({ names: ["Rosa's Bakery"], hidden: ["Archive", "Lists"] });
    expect(await read(await workbook("biff8"))).toEqual({ names: ["Rosa's Bakery"], hidden: ["Archive", "Lists"] });
  });

  it("which the error of a file without other rows says", async () => {
    const rows = "<row><c t='inlineStr'><is><t>name</t></is></c><c t='inlineStr'><is><t>place_id</t></is></c></row>";
    const workbookXml = (workbookParts(rows)["xl/workbook.xml"] as string).replace(
      '<sheet name="First" sheetId="1" r:id="rId1"/>',
      '<sheet name="Old" state="hidden" r:id="rId1"/><sheet name="New" r:id="rId2"/>',
    );
    const file = await writeParts(
      join(folder, "old.xlsx"),
      workbookParts(rows, {
        "xl/workbook.xml": workbookXml,
        "xl/_rels/workbook.xml.rels": relations(
          ["worksheet", "worksheets/sheet1.xml"],
          ["worksheet", "worksheets/sheet2.xml"],
        ),
        "xl/worksheets/sheet2.xml": "<worksheet><sheetData/></worksheet>",
      }),
    );
    await expect(read(file)).rejects.toThrow('The hidden sheet "Old" was left out; unhide it to import it.');
  });
});
