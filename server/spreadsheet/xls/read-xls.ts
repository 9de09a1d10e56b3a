import { closeSync, openSync, statSync } from "node:fs";
import type { Sheet, SheetChunk } from "../sheet.ts";
import { tooManyRows, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import { SharedStrings } from "../xlsx/shared-strings.ts";
import { type CompoundFile, type CompoundStream, openCompoundFile } from "./compound-file.ts";
import { readXlsGlobals } from "./xls-globals.ts";
import { readXlsSheet } from "./xls-sheet.ts";

const CHUNK_ROWS = 500;

/**
 * Streams the sheets of an .xls of Excel 5 to 2003; see `readWorkbook`. SheetJS takes quadratic time in the rows and loops forever on some
 * damaged files.
 */
export async function* readXls(
  file: string,
  options: { limits: WorkbookLimits; temporaryFolder?: string },
): AsyncGenerator<Sheet> {
  const { limits } = options;
  const handle = openSync(file, "r");
  const bytesInMemory = limits.sharedStringBytesInMemory;
  const strings = new SharedStrings({ bytesInMemory, temporaryFolder: options.temporaryFolder });
  try {
    const bytesTotal = statSync(file).size;
    const stream = workbookStream(openCompoundFile(handle));
    const globals = readXlsGlobals(stream, strings, limits);
    if (globals.sheets.length === 0) throw unreadable("has no worksheet");
    let rowsRead = 0;

    async function* rows(position: number): AsyncGenerator<SheetChunk> {
      let chunk: SheetChunk = { rows: [], bytesRead: 0 };
      try {
        for (const row of readXlsSheet(stream, position, globals, strings, limits)) {
          if (++rowsRead > limits.rows) throw tooManyRows(limits.rows);
          chunk.rows.push({ number: row.number, cells: row.cells });
          chunk.bytesRead = Math.round((bytesTotal * row.position) / stream.size);
          if (chunk.rows.length < CHUNK_ROWS) continue;
          yield chunk;
          chunk = { rows: [], bytesRead: 0 };
        }
      } catch (error) {
        throw damaged(error);
      }
      if (chunk.rows.length > 0) yield chunk;
    }

    for (const { name, position, isHidden } of globals.sheets) {
      yield { name, isHidden, bytesTotal, rows: () => rows(position) };
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    strings.close();
    closeSync(handle);
  }
}

/** Converts the error of reading beyond the end of a record that is too short for its type. */
function damaged(error: unknown): unknown {
  return error instanceof RangeError ? unreadable("is damaged: a record is too short", error) : error;
}

function workbookStream(container: CompoundFile): CompoundStream {
  const stream = container.open("workbook") ?? container.open("book");
  if (stream !== undefined) return stream;
  if (container.has("encryptedpackage")) {
    throw unreadable("is protected by a password: remove the password and try again");
  }
  const kind = container.has("worddocument") ? "a Word document" : "a document of another program";
  throw unreadable(`is ${kind}: expected an Excel workbook (.xlsx or .xls)`);
}
