import type { Sheet, SheetChunk } from "../sheet.ts";
import { tooManyRows, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import { SharedStrings } from "./shared-strings.ts";
import { SharedStringsHandler, SheetHandler } from "./xlsx-sheet.ts";
import { readElements, readRelations, readXlsxStructure } from "./xlsx-structure.ts";
import { XmlScanner } from "./xml-scanner.ts";
import { openZip, type ZipParts } from "./zip-parts.ts";

/** Reads the sheets of an .xlsx, one after the other; see `readWorkbook`. */
export async function* readXlsx(
  file: string,
  options: { limits: WorkbookLimits; temporaryFolder?: string },
): AsyncGenerator<Sheet> {
  const { limits } = options;
  const zip = await openZip(file, limits);
  const bytesInMemory = limits.sharedStringBytesInMemory;
  const strings = new SharedStrings({ bytesInMemory, temporaryFolder: options.temporaryFolder });
  try {
    const structure = await readXlsxStructure(zip, await findWorkbook(zip));
    const parts = [structure.sharedStrings ?? "", ...structure.sheets.map(({ part }) => part)];
    const unpackedTotal = parts.reduce((sum, part) => sum + zip.unpackedSize(part), 1);
    let unpacked = 0;
    let rowsRead = 0;
    const bytesRead = () => Math.min(zip.fileSize, Math.round((zip.fileSize * unpacked) / unpackedTotal));

    if (structure.sharedStrings !== undefined) {
      const scanner = new XmlScanner(new SharedStringsHandler(strings, limits), limits.stringLength * 2);
      for await (const bytes of zip.read(structure.sharedStrings)) {
        unpacked += bytes.length;
        scanner.write(bytes);
      }
      if (zip.has(structure.sharedStrings)) scanner.end();
    }

    async function* rows(part: string): AsyncGenerator<SheetChunk> {
      const handler = new SheetHandler({ strings, limits, ...structure });
      const scanner = new XmlScanner(handler, limits.stringLength * 2);
      for await (const bytes of zip.read(part)) {
        unpacked += bytes.length;
        scanner.write(bytes);
        rowsRead += handler.rows.length;
        if (rowsRead > limits.rows) throw tooManyRows(limits.rows);
        yield { rows: handler.rows, bytesRead: bytesRead() };
        handler.rows = [];
      }
      scanner.end();
    }

    for (const { name, part, isHidden } of structure.sheets) {
      const after = unpacked + zip.unpackedSize(part);
      yield { name, isHidden, bytesTotal: zip.fileSize, rows: () => rows(part) };
      unpacked = after;
    }
  } finally {
    strings.close();
    zip.close();
  }
}

/** Returns the name of the workbook part. Errors: AppError `unreadable` that says what else the file is. */
async function findWorkbook(zip: ZipParts): Promise<string> {
  const part = (await readRelations(zip, "")).find(({ kind }) => kind === "officeDocument")?.part;
  if (part === undefined || !zip.has(part)) throw unreadable("is a zip file, not an Excel workbook (.xlsx or .xls)");
  let type = "";
  await readElements(zip, "[Content_Types].xml", (name, attributes) => {
    const override = name === "Override" && attributes.get("PartName")?.toLowerCase() === `/${part.toLowerCase()}`;
    if (override) type = attributes.get("ContentType") ?? "";
  });
  if (/sheet\.binary/i.test(type) || part.endsWith(".bin")) {
    throw unreadable("is a binary workbook (.xlsb): save it as .xlsx and try again");
  }
  if (/wordprocessingml/i.test(type)) throw unreadable("is a Word document, not an Excel workbook (.xlsx or .xls)");
  if (/presentationml/i.test(type)) throw unreadable("is a presentation, not an Excel workbook (.xlsx or .xls)");
  return part;
}
