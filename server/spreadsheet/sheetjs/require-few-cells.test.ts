import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../errors.ts";
import { type Parts, readCells, writeParts } from "../../testing/files/workbook-fixture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-sheetjs-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function refusal(name: string, content: string | Parts): Promise<string> {
  const file = join(folder, name);
  if (typeof content === "string") await writeFile(file, content);
  else await writeParts(file, content);
  const error = await readCells(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).message;
}

describe("a file that SheetJS reads", () => {
  const sylk = (...cells: string[]) => ["ID;PWXL;N;E", 'C;Y1;X1;K"name"', ...cells, "E", ""].join("\r\n");
  const xml = (row: string, cell: string) =>
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="a"><Table><Row${row}><Cell${cell}><Data ss:Type="String">x</Data></Cell></Row></Table></Worksheet></Workbook>`;

  it.each([
    ["far.slk", sylk('C;Y999999999;X5;K"x"'), "far.slk has a cell far outside its table."],
    ["wide.slk", sylk('C;Y2;X999999999;K"x"'), "wide.slk has a cell far outside its table."],
    ["wide.xml", xml("", ' ss:Index="999999999"'), "wide.xml has more than 1000 columns with content."],
  ])("is refused at once for a cell far out: %s", async (name, content, sentence) => {
    expect(await refusal(name, content)).toBe(sentence);
  });

  const table = (rows: string) =>
    `<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="a">${rows}</table:table></office:spreadsheet></office:body></office:document>`;
  const row = (attributes: string, ...cells: string[]) =>
    `<table:table-row${attributes}>${cells.join("")}</table:table-row>`;
  const textCell = (attributes: string) =>
    `<table:table-cell office:value-type="string"${attributes}><text:p>x</text:p></table:table-cell>`;
  const billion = (what: string) => ` table:number-${what}-repeated="1000000000"`;
  const repeats = "repeats its cells too often: save it as .xlsx or .csv and try again.";

  it.each([
    ["rows.fods", table(row(billion("rows"), textCell(""))), repeats],
    ["cells.fods", table(row("", textCell(billion("columns")))), repeats],
    ["quoted.fods", table(row("", textCell(` a=">"${billion("columns")}`))), repeats],
    [
      "both.fods",
      table(row(' table:number-rows-repeated="3e3"', textCell(' table:number-columns-repeated="1000"'))),
      repeats,
    ],
    ["rows.ods", { "content.xml": table(row(billion("rows"), textCell(""))) }, repeats],
    [
      "span.xml",
      xml("", "").replace("<Table>", '<Table><Column ss:Span="999999999"/>'),
      "has columns far outside its table.",
    ],
    ["width.slk", sylk("F;W1 999999999 10"), "has columns far outside its table."],
    ["plus.slk", sylk('C;Y+999999999;X5;K"x"'), "has a cell far outside its table."],
    [
      "open.dif",
      `TABLE\n0,1\n"EXCEL"\nBOT\n1,0\n"a${"\n".repeat(100_000)}`,
      "has a quote that is never closed: the file is cut off there, or a quote is missing.",
    ],
    [
      "lines.dif",
      `TABLE\n0,1\n"EXCEL"\nBOT\n1,0\n"a${"\n".repeat(100_000)}"\n`,
      "has texts with far too many line breaks.",
    ],
  ])("is refused at once for cells that a few bytes stand for: %s", async (name, content, sentence) => {
    const parts = name.endsWith(".ods")
      ? { mimetype: "application/vnd.oasis.opendocument.spreadsheet", ...(content as Parts) }
      : content;
    expect(await refusal(name, parts)).toBe(`${name} ${sentence}`);
  });

  it("may repeat empty cells and rows up to the edge of its sheet", async () => {
    const file = join(folder, "edge.fods");
    const empty = `<table:table-cell${billion("columns")}/>`;
    await writeFile(
      file,
      table(row("", textCell(' table:number-columns-repeated="3"'), empty) + row(billion("rows"), empty)),
    );
    expect(await readCells(file)).toEqual([["x", "x", "x"]]);
  });

  it("may have an empty space of a billion rows", async () => {
    const file = join(folder, "far.xml");
    await writeFile(file, xml(' ss:Index="999999999"', ""));
    expect(await readCells(file)).toEqual([["x"]]);
  });
});
