import type { ColumnChoice } from "#contract/import-columns";
import type { RowOptions } from "#domain/import-row/business-row";
import { headerName } from "#domain/import-row/columns/header-name";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import { needsOsmLibrary } from "#domain/import-row/row-hours";
import { loadOsmLibrary } from "#domain/opening-hours/osm-hours";
import { parseOwnChoice } from "#domain/own-fields/own-field-names";
import { misreadEncoding } from "#domain/text/mojibake/decode-mojibake";
import type { Sheet, SheetChunk, SheetRow } from "../sheet.ts";
import { BatchBuilder, type BusinessBatch } from "./business-batch.ts";
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
import type { Outcome } from "./refusal.ts";
import { SharedPoints } from "./shared-points.ts";
import { requireDistinctColumns, sameNameNotes } from "./table-problems.ts";
import { TownVotes } from "./town-votes.ts";

/** Number of rows to search for the header: some programs write a title and notes above the table. */
const HEADER_SEARCH_ROWS = 50;
/** Number of JSON records to search for one with the needed keys. */
const RECORD_SEARCH_ROWS = 1_000;

export interface SheetReaderOptions extends Omit<RowOptions, "fileEncoding"> {
  choices?: HeaderChoices | undefined;
  /** Name of the file, for messages. */
  fileName: string;
  /** Receives what the sheet turns out to hold. */
  outcome: Outcome;
}

/** Reads the businesses of one sheet: finds the header, reads the rows below it, and reports the columns. */
export class SheetReader {
  readonly #sheet: Sheet;
  readonly #choices: HeaderChoices;
  readonly #fileName: string;
  readonly #outcome: Outcome;
  readonly #rowOptions: RowOptions;
  readonly #identified: IdentifiedRows;
  readonly #samples: ColumnSamples;
  readonly #points = new SharedPoints();
  readonly #towns = new TownVotes();
  #batch: BatchBuilder;
  #header: HeaderMatch | undefined;
  #lastHeader: HeaderCandidate | undefined;
  /** The first row that names several columns, but not all that are needed. */
  #incomplete: HeaderCandidate | undefined;
  /** First rows that may be the header. */
  readonly #searched: SheetRow[] = [];
  /** A header with all needed columns was found. */
  #isUsable = false;
  /** In JSON records only marked rows are headers. */
  #isMarked = false;

  constructor(sheet: Sheet, { country, isPreview, choices = {}, fileName, outcome }: SheetReaderOptions) {
    this.#sheet = sheet;
    this.#choices = choices;
    this.#fileName = fileName;
    this.#outcome = outcome;
    this.#rowOptions = { country, isPreview };
    this.#samples = new ColumnSamples(isPreview || (choices.explicit ?? []).some(isUntypedOwn));
    this.#identified = new IdentifiedRows(sheet, this.#rowOptions);
    this.#batch = new BatchBuilder(sheet, this.#points, this.#towns);
  }

  /** Yields the businesses of the sheet. Errors: AppError `unreadable` for two columns of one name. */
  async *batches(): AsyncGenerator<BusinessBatch> {
    let rowsRead = 0;
    for await (const { rows, bytesRead } of this.#sheet.rows()) {
      if (rowsRead === 0) this.#rowOptions.fileEncoding = misreadEncoding(rows.flatMap(({ cells }) => cells));
      rowsRead += rows.length;
      yield* this.#readChunk({ rows, bytesRead });
      if (!this.#isUsable && rowsRead >= (this.#isMarked ? RECORD_SEARCH_ROWS : HEADER_SEARCH_ROWS)) break;
    }
    yield* this.#addRows(this.#identified.end(), this.#sheet.bytesTotal);
    if (this.#isUsable) this.#reportColumns();
    else this.#reportUnread();
    yield* this.#addWaiting();
    yield this.#finishBatch(this.#sheet.bytesTotal);
  }

  async *#readChunk({ rows, bytesRead }: SheetChunk): AsyncGenerator<BusinessBatch> {
    for (const row of rows) {
      const header = this.#header;
      if (header === undefined || row.isHeader) {
        this.#searchHeader(row);
        continue;
      }
      if (isRepeatedHeader(row.cells, header)) continue;
      if (needsOsmLibrary(row.cells, header)) await loadOsmLibrary();
      const readyRows = this.#identified.add(row, header);
      if (readyRows.length > 0) for (const batch of this.#addRows(readyRows, bytesRead)) yield batch;
      if (this.#samples.add(row.cells)) this.#batch.setColumns(this.#samples.report());
    }
  }

  /** Takes the row as the header of the rows that follow if it has all needed columns. */
  #searchHeader(row: SheetRow): void {
    const { number, cells } = row;
    if (this.#searched.length === 0) this.#outcome.sheetsWithRows++;
    if (this.#searched.length < HEADER_SEARCH_ROWS) this.#searched.push(row);
    this.#isMarked ||= row.isHeader === true;
    if (this.#isMarked && !row.isHeader) return;
    const found = findHeader(cells, this.#choices, this.#isMarked);
    const isComplete = found?.match.missing.length === 0;
    if (found !== undefined && isComplete) requireDistinctColumns(found.match, this.#fileName);
    if (found !== undefined && !isComplete) this.#incomplete ??= { row: number, cells, match: found.match };
    this.#isUsable ||= isComplete;
    this.#header = undefined;
    // Records before one with all needed keys are rejected, not skipped.
    if (!isComplete && !this.#isMarked) return;
    const header = found?.match ?? incompleteHeader(cells, this.#choices, this.#isMarked);
    this.#header = header;
    this.#lastHeader = { row: number, cells, match: header };
    this.#samples.start(cells, this.#identified.headerOf(header));
    this.#batch.setHeader(header, found?.mapping ?? null);
    this.#batch.addNotes(sameNameNotes(header));
  }

  /** Returns the batches that these rows complete. */
  #addRows(rows: readonly IdentifiedRow[], bytesRead: number): BusinessBatch[] {
    const notes = this.#identified.takeNotes();
    this.#batch.addNotes(notes);
    if (notes.length > 0 && this.#header !== undefined) this.#samples.update(this.#identified.headerOf(this.#header));
    const batches: BusinessBatch[] = [];
    for (const row of rows) {
      // Rejected rows of one batch share one header.
      if (this.#batch.isFull() || !this.#batch.hasHeader(row.header)) batches.push(this.#finishBatch(bytesRead));
      for (const { column } of this.#batch.add(row)) this.#samples.addLeftOut(column);
    }
    return batches;
  }

  #finishBatch(bytesRead: number): BusinessBatch {
    const batch = this.#batch.finish(bytesRead);
    this.#batch = new BatchBuilder(this.#sheet, this.#points, this.#towns);
    return batch;
  }

  #reportColumns(): void {
    this.#outcome.usable++;
    this.#batch.setColumns(this.#samples.report());
    this.#batch.setCounts(this.#samples.takeCounts());
  }

  /** Reports the likeliest header of a sheet that is not imported, and what it lacks. */
  #reportUnread(): void {
    const { missing, columns } = this.#outcome;
    const likely = this.#isMarked
      ? this.#lastHeader
      : (this.#incomplete ?? likelyHeader(this.#searched, this.#choices));
    if (likely !== undefined && !this.#isMarked) {
      this.#samples.start(likely.cells, likely.match);
      for (const { number, cells } of this.#searched) if (number > likely.row) this.#samples.add(cells);
    }
    if (likely !== undefined && hasKnownColumns(likely)) for (const field of likely.match.missing) missing.add(field);
    for (const column of this.#incomplete?.match.missing ?? []) {
      const reason = "is missing: this sheet was not read";
      this.#batch.warn(this.#incomplete?.row ?? 1, { column, value: "", reason });
    }
    if (columns.length > 0) return;
    this.#outcome.columns = this.#samples.report();
    this.#outcome.counts = this.#samples.takeCounts();
  }

  /** Adds businesses that waited for others to tell their point or town. */
  *#addWaiting(): Generator<BusinessBatch> {
    for (const placed of this.#points.rest()) {
      this.#batch.addPlaced(placed);
      if (this.#batch.isFull()) yield this.#finishBatch(this.#sheet.bytesTotal);
    }
    for (const business of this.#towns.rest()) {
      this.#batch.addReady(business);
      if (this.#batch.isFull()) yield this.#finishBatch(this.#sheet.bytesTotal);
    }
  }
}

/** Tells whether the administrator chose an own field without its type. */
function isUntypedOwn({ field }: ColumnChoice): boolean {
  const ownField = field === null ? undefined : parseOwnChoice(field);
  return ownField !== undefined && ownField.type === undefined;
}

/** Tells whether the row repeats the header, perhaps in capitals or with other spaces, as in several exports pasted into one sheet. */
function isRepeatedHeader(cells: readonly string[], { written }: HeaderMatch): boolean {
  const [first = ""] = cells;
  if (cells.length !== written.length || first.length !== written[0]?.length) return false;
  return cells.every((cell, index) => cell === written[index] || headerName(cell) === headerName(written[index] ?? ""));
}
