import { basename } from "node:path";
import type { RowOptions } from "#domain/import-row/business-row";
import { hiddenSheetsLine } from "#domain/import-row/columns/report-lines";
import { AppError } from "../../errors.ts";
import { type ReadWorkbookOptions, readWorkbook } from "../read-workbook.ts";
import { type BusinessBatch, emptyBatch } from "./business-batch.ts";
import type { HeaderChoices } from "./find-header.ts";
import { type Outcome, refusalReason } from "./refusal.ts";
import { SheetReader } from "./sheet-reader.ts";

export interface ReadBusinessesOptions extends ReadWorkbookOptions, RowOptions {
  choices?: HeaderChoices;
}

/**
 * Yields the businesses of all sheets with a recognised header row, in batches. When no sheet has the needed columns, the last batch holds
 * the `refusal`. Errors: those of `readWorkbook`, and AppError `unreadable` for a file without rows.
 */
export async function* businessBatches(file: string, options: ReadBusinessesOptions): AsyncGenerator<BusinessBatch> {
  const outcome: Outcome = { usable: 0, sheetsWithRows: 0, missing: new Set(), columns: [], counts: {} };
  const { country, isPreview, choices, name = basename(file) } = options;
  const hiddenSheets: string[] = [];
  for await (const sheet of readWorkbook(file, options)) {
    if (sheet.isHidden) hiddenSheets.push(sheet.name);
    else yield* new SheetReader(sheet, { country, isPreview, choices, fileName: name, outcome }).batches();
  }
  const last = { ...emptyBatch(), bytesRead: 1, bytesTotal: 1, ...(hiddenSheets.length > 0 && { hiddenSheets }) };
  if (outcome.usable > 0) {
    if (hiddenSheets.length > 0) yield last;
    return;
  }
  const hint = hiddenSheets.length > 0 ? ` ${hiddenSheetsLine(hiddenSheets)}` : "";
  if (outcome.sheetsWithRows === 0) {
    throw new AppError("unreadable", `${name} is empty: none of its sheets has a row.${hint}`);
  }
  const { columns, counts } = outcome;
  yield { ...last, columns, counts, refusal: `${name} ${refusalReason(outcome)}${hint}` };
}
