import { basename } from "node:path";
import type { RowOptions } from "#domain/import-row/business-row";
import { headerName } from "#domain/import-row/columns/header-name";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import { hiddenSheetsLine } from "#domain/import-row/columns/report-lines";
import { needsOsmLibrary } from "#domain/import-row/row-hours";
import { loadOsmLibrary } from "#domain/opening-hours/osm-hours";
import { misreadEncoding } from "#domain/text/mojibake/decode-mojibake";
import { AppError } from "../../errors.ts";
import { type ReadWorkbookOptions, readWorkbook } from "../read-workbook.ts";
import type { Sheet, SheetRow } from "../sheet.ts";
import { BatchBuilder, type BusinessBatch, emptyBatch } from "./business-batch.ts";
import { ColumnSamples } from "./column-samples.ts";
import {
  findHeader,
  type HeaderCandidate,
  type HeaderChoices,
  hasKnownColumns,
  incompleteHeader,
  likelyHeader,
} from "./find-header.ts";
import { type IdentifiedRow, IdentifiedRows } from "./identified-rows.ts";
import { type Outcome, refusalReason } from "./refusal.ts";
import { SharedPoints } from "./shared-points.ts";
import { requireDistinctColumns, sameNameNotes } from "./table-problems.ts";
import { TownVotes } from "./town-votes.ts";

export interface ReadBusinessesOptions extends ReadWorkbookOptions, RowOptions {
  choices?: HeaderChoices;
}

/** Number of rows to search for the header: some programs write a title and notes above the table. */
const HEADER_SEARCH_ROWS = 50;
/** Number of JSON records to search for one with the needed keys. */
const RECORD_SEARCH_ROWS = 1_000;
/**
 * Yields the businesses of all sheets with a recognised header row, in batches. When no sheet has the needed columns, the last batch holds
 * the `refusal`. Errors: those of `readWorkbook`, and AppError `unreadable` for a file without rows.
 */
export async function* businessBatches(file: string, options: ReadBusinessesOptions): AsyncGenerator<BusinessBatch> {
  const outcome: Outcome = { usable: 0, sheetsWithRows: 0, missing: new Set(), columns: [], counts: {} };
  const name = options.name ?? basename(file);
  const hiddenSheets: string[] = [];
  for await (const sheet of readWorkbook(file, options)) {
    if (sheet.isHidden) hiddenSheets.push(sheet.name);
    else yield* sheetBatches(sheet, options, outcome, name);
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

async function* sheetBatches(
  sheet: Sheet,
  { country, isPreview, choices = {} }: ReadBusinessesOptions,
  outcome: Outcome,
  fileName: string,
): AsyncGenerator<BusinessBatch> {
  let header: HeaderMatch | undefined;
  let incomplete: HeaderCandidate | undefined;
  let lastHeader: HeaderCandidate | undefined;
  const searched: SheetRow[] = [];
  const samples = new ColumnSamples();
  const options: RowOptions = { country, isPreview };
  const identified = new IdentifiedRows(sheet, options);
  const points = new SharedPoints();
  const towns = new TownVotes();
  let batch = new BatchBuilder(sheet, points, towns);
  let isUsable = false;
  /** In JSON records only marked rows are headers. */
  let isMarked = false;
  let rowsRead = 0;

  function* addRows(rows: readonly IdentifiedRow[], bytesRead: number): Generator<BusinessBatch> {
    const notes = identified.takeNotes();
    batch.addNotes(notes);
    if (notes.length > 0 && header !== undefined) samples.update(identified.headerOf(header));
    for (const row of rows) {
      // Rejected rows of one batch share one header.
      if (batch.isFull() || !batch.hasHeader(row.header)) {
        yield batch.finish(bytesRead);
        batch = new BatchBuilder(sheet, points, towns);
      }
      for (const { column } of batch.add(row)) samples.addLeftOut(column);
    }
  }

  for await (const { rows, bytesRead } of sheet.rows()) {
    if (rowsRead === 0) options.fileEncoding = misreadEncoding(rows.flatMap(({ cells }) => cells));
    rowsRead += rows.length;
    for (const row of rows) {
      if (header !== undefined && !row.isHeader) {
        if (isRepeatedHeader(row.cells, header)) continue;
        if (needsOsmLibrary(row.cells, header)) await loadOsmLibrary();
        const ready = identified.add(row, header);
        if (ready.length > 0) yield* addRows(ready, bytesRead);
        if (samples.add(row.cells)) batch.setColumns(samples.report());
        continue;
      }
      if (searched.length === 0) outcome.sheetsWithRows++;
      if (searched.length < HEADER_SEARCH_ROWS) searched.push(row);
      isMarked ||= row.isHeader === true;
      if (isMarked && !row.isHeader) continue;
      const found = findHeader(row.cells, choices, isMarked);
      header = undefined;
      const isComplete = found?.match.missing.length === 0;
      if (found !== undefined && isComplete) requireDistinctColumns(found.match, fileName);
      isUsable ||= isComplete;
      if (isComplete || isMarked) {
        // Records before one with all needed keys are rejected, not skipped.
        header = found?.match ?? incompleteHeader(row.cells, choices, isMarked);
        lastHeader = { row: row.number, cells: row.cells, match: header };
        samples.start(row.cells, identified.headerOf(header));
        batch.setHeader(header, found?.mapping ?? null);
        batch.addNotes(sameNameNotes(header));
      }
      if (found !== undefined && !isComplete) incomplete ??= { row: row.number, cells: row.cells, match: found.match };
    }
    if (!isUsable && rowsRead >= (isMarked ? RECORD_SEARCH_ROWS : HEADER_SEARCH_ROWS)) break;
  }
  yield* addRows(identified.end(), sheet.bytesTotal);
  if (isUsable) {
    outcome.usable++;
    batch.setColumns(samples.report());
    batch.setCounts(samples.takeCounts());
  } else {
    const likely = isMarked ? lastHeader : (incomplete ?? likelyHeader(searched, choices));
    if (likely !== undefined && !isMarked) {
      samples.start(likely.cells, likely.match);
      for (const { number, cells } of searched) if (number > likely.row) samples.add(cells);
    }
    if (likely !== undefined && hasKnownColumns(likely))
      for (const field of likely.match.missing) outcome.missing.add(field);
    for (const field of incomplete?.match.missing ?? []) {
      batch.warn(incomplete?.row ?? 1, { column: field, value: "", reason: "is missing: this sheet was not read" });
    }
    if (outcome.columns.length === 0) {
      outcome.columns = samples.report();
      outcome.counts = samples.takeCounts();
    }
  }
  for (const placed of points.rest()) {
    batch.addPlaced(placed);
    if (!batch.isFull()) continue;
    yield batch.finish(sheet.bytesTotal);
    batch = new BatchBuilder(sheet, points, towns);
  }
  for (const business of towns.rest()) {
    batch.addReady(business);
    if (!batch.isFull()) continue;
    yield batch.finish(sheet.bytesTotal);
    batch = new BatchBuilder(sheet, points, towns);
  }
  yield batch.finish(sheet.bytesTotal);
}

/** Tells whether the row repeats the header in any spelling, as in several exports pasted into one sheet. */
function isRepeatedHeader(cells: readonly string[], { written }: HeaderMatch): boolean {
  const [first = ""] = cells;
  if (cells.length !== written.length || first.length !== written[0]?.length) return false;
  return cells.every((cell, index) => cell === written[index] || headerName(cell) === headerName(written[index] ?? ""));
}
