import type { FileFormat } from "#domain/import-row/file-formats";
import { unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import { openZip } from "./zip-parts.ts";

/** Returns the spreadsheet format of a zip file. Errors: AppError `unreadable` for another or a damaged file. */
export async function zipFormat(file: string, limits: WorkbookLimits): Promise<FileFormat> {
  const zip = await openZip(file, limits);
  try {
    const names = zip.names();
    if (names.length === 0) throw unreadable("is an empty zip file, not a spreadsheet");
    if (names.includes("mimetype") && names.includes("content.xml")) return openDocumentFormat(zip.read("mimetype"));
    if (names.includes("xl/workbook.bin")) return "xlsb";
    if (names.includes("_rels/.rels")) return "xlsx";
    if (names.some((name) => name.startsWith("index/") || name === "index.zip")) {
      throw unreadable("is an Apple Numbers document: export it to Excel (.xlsx) and try again");
    }
    if (names.some((name) => /\.(xlsx?|csv|json)$/.test(name))) {
      throw unreadable("is a zip file: unpack it and import the file inside");
    }
    throw unreadable("is a zip file, not a spreadsheet");
  } finally {
    zip.close();
  }
}

async function openDocumentFormat(mimetype: AsyncIterable<Buffer>): Promise<FileFormat> {
  let type = "";
  for await (const chunk of mimetype) type += chunk.toString("latin1");
  if (/opendocument\.spreadsheet/.test(type)) return "ods";
  throw unreadable("is an OpenDocument file, not an OpenDocument spreadsheet (.ods)");
}
