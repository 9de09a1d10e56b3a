/** Makes small .xlsx files part by part, as any program might write them. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { type ReadWorkbookOptions, readWorkbook } from "../../spreadsheet/read-workbook.ts";
import type { SheetRow } from "../../spreadsheet/sheet.ts";

export type Parts = Record<string, string | Buffer>;

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export async function writeParts(file: string, parts: Parts): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

/** Returns the parts of a workbook of one sheet with these rows (XML); `parts` adds parts or replaces them. */
export function workbookParts(rows: string, parts: Parts = {}): Parts {
  return {
    "[Content_Types].xml":
      "<Types><Override PartName='/xl/workbook.xml' ContentType='application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'/></Types>",
    "_rels/.rels": relations(["officeDocument", "xl/workbook.xml"]),
    "xl/workbook.xml": `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="First" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ["worksheet", "worksheets/sheet1.xml"],
      ["sharedStrings", "sharedStrings.xml"],
      ["styles", "styles.xml"],
    ),
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
}

export function relations(...targets: [kind: string, target: string][]): string {
  const relationships = targets.map(([kind, target], index) => {
    return `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  });
  return `<Relationships>${relationships.join("")}</Relationships>`;
}

export async function readSheets(file: string, options?: ReadWorkbookOptions): Promise<Record<string, SheetRow[]>> {
  const sheets: Record<string, SheetRow[]> = {};
  for await (const sheet of readWorkbook(file, options)) {
    const rows: SheetRow[] = [];
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows);
    sheets[sheet.name] = rows;
  }
  return sheets;
}

export async function readCells(file: string, options?: ReadWorkbookOptions): Promise<string[][]> {
  return Object.values(await readSheets(file, options)).flatMap((rows) => rows.map(({ cells }) => cells));
}
