import type { ColumnChoice } from "#contract/import-columns";
import { MAX_OTHER_ATTRIBUTES, OtherAttributes } from "#domain/attributes/other-attributes";
import type { RowOptions } from "#domain/import-row/business-row";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import { needsOsmLibrary } from "#domain/import-row/row-hours";
import { pointHeader, searchOfRow } from "#domain/import-row/row-values";
import { loadOsmLibrary } from "#domain/opening-hours/osm-hours";
import { parseOwnChoice } from "#domain/own-fields/own-field-names";
import { isAreaUnknown, SearchedAreas } from "#domain/premises/searched-areas";
import { exactCount } from "#domain/text/count-label";
import { misreadEncoding } from "#domain/text/mojibake/decode-mojibake";
import type { Sheet, SheetChunk, SheetRow } from "../sheet.ts";
import { BatchBuilder, type BusinessBatch, characterCount } from "./business-batch.ts";
import { CityStates } from "./city-states.ts";
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
import { isRepeatedHeader, repeatedHeaderNotes, requireDistinctColumns, sameNameNotes } from "./table-problems.ts";
import { TownVotes } from "./town-votes.ts";
import { type PlacedRow, WaitingRows } from "./waiting-rows.ts";

/** Number of rows to search for the header: some programs write a title and notes above the table. */
const HEADER_SEARCH_ROWS = 50;
/**
 * Maximum number of rows of a sheet whose left-out values can be corrected: one more than the list holds, to reveal that there are more.
 */
const MAX_LEFT_OUT_ROWS = 10_001;
/** Number of JSON records to search for one with the needed keys. */
const RECORD_SEARCH_ROWS = 1_000;

export interface SheetReaderOptions extends Omit<RowOptions, "fileEncoding"> {
  choices?: HeaderChoices | undefined;
  /** Name of the file, for messages. */
  fileName: string;
  /** Receives the results of the sheet. */
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
  #rowsRead = 0;
  #rowsPassedOn = 0;
  readonly #samples: ColumnSamples;
  readonly #otherAttributes = new OtherAttributes();
  readonly #waiting = new WaitingRows([new SharedPoints(), new TownVotes(), new CityStates(), new SearchedAreas()]);
  #batch: BatchBuilder;
  /** Number of accepted rows with left-out values. */
  #leftOutRows = 0;
  /** Counts a row with left-out values. Returns whether it is among those that can be corrected. */
  readonly #takesLeftOut = () => !this.#rowOptions.isPreview && this.#leftOutRows++ < MAX_LEFT_OUT_ROWS;
  #header: HeaderMatch | undefined;
  #lastHeader: HeaderCandidate | undefined;
  /** The first row that names several columns but not all required ones. */
  #incomplete: HeaderCandidate | undefined;
  /** First rows that may be the header. */
  readonly #searched: SheetRow[] = [];
  /** Numbers of rows that repeat the header. */
  readonly #repeatedHeaders: number[] = [];
  /** Tells whether a header with all required columns was found. */
  #isUsable = false;
  /** Tells whether only marked rows are headers, as in JSON records. */
  #isMarked = false;

  constructor(sheet: Sheet, { country, isPreview, choices = {}, fileName, outcome }: SheetReaderOptions) {
    this.#sheet = sheet;
    this.#choices = choices;
    this.#fileName = fileName;
    this.#outcome = outcome;
    this.#rowOptions = { country, isPreview };
    this.#samples = new ColumnSamples(isPreview || (choices.explicit ?? []).some(isUntypedOwn));
    this.#identified = new IdentifiedRows(sheet, this.#rowOptions);
    this.#batch = new BatchBuilder(sheet);
  }

  /** Yields the businesses of the sheet. Errors: AppError `unreadable` for two columns of one name. */
  async *batches(): AsyncGenerator<BusinessBatch> {
    let rowsRead = 0;
    for await (const { rows, bytesRead } of this.#sheet.rows()) {
      if (rowsRead === 0) this.#rowOptions.fileEncoding = misreadEncoding(rows.flatMap(({ cells }) => cells));
      rowsRead += rows.length;
      this.#rowsRead = rowsRead;
      yield* this.#readChunk({ rows, bytesRead });
      if (!this.#isUsable && rowsRead >= (this.#isMarked ? RECORD_SEARCH_ROWS : HEADER_SEARCH_ROWS)) break;
    }
    yield* this.#addLastRows();
    if (this.#isUsable) this.#reportColumns();
    else this.#reportUnread();
    this.#rowsRead = this.#rowsPassedOn;
    yield this.#finishBatch(this.#sheet.bytesTotal);
  }

  async *#readChunk({ rows, bytesRead }: SheetChunk): AsyncGenerator<BusinessBatch> {
    for (const row of rows) {
      const header = this.#header;
      if (header === undefined || row.isHeader) {
        this.#searchHeader(row);
        continue;
      }
      if (isRepeatedHeader(row.cells, header)) {
        this.#repeatedHeaders.push(row.number);
        continue;
      }
      if (needsOsmLibrary(row.cells, header)) await loadOsmLibrary();
      const readyRows = this.#identified.add(row, header);
      this.#observe(readyRows);
      if (readyRows.length > 0) for (const batch of this.#addRows(readyRows, bytesRead)) yield batch;
      if (this.#samples.add(row.cells)) this.#batch.setColumns(this.#samples.report());
    }
  }

  /** Uses the row as the header of the following rows if it has all required columns. */
  #searchHeader(row: SheetRow): void {
    const { number, cells } = row;
    if (this.#searched.length === 0) this.#outcome.sheetsWithRows++;
    if (this.#searched.length < HEADER_SEARCH_ROWS) this.#searched.push(row);
    this.#isMarked ||= row.isHeader === true;
    if (this.#isMarked && !row.isHeader) return;
    const candidate = findHeader(cells, this.#choices, this.#isMarked);
    const isComplete = candidate?.match.missing.length === 0;
    if (candidate !== undefined && isComplete) requireDistinctColumns(candidate.match, this.#fileName);
    if (candidate !== undefined && !isComplete) this.#incomplete ??= { row: number, cells, match: candidate.match };
    this.#isUsable ||= isComplete;
    this.#header = undefined;
    // Records before one with all needed keys are rejected, not skipped.
    if (!isComplete && !this.#isMarked) return;
    const header = candidate?.match ?? incompleteHeader(cells, this.#choices, this.#isMarked);
    this.#header = header;
    this.#lastHeader = { row: number, cells, match: header };
    this.#samples.start(cells, this.#identified.headerOf(header));
    this.#batch.setHeader(header, candidate?.mapping ?? null);
    this.#batch.addNotes(sameNameNotes(header));
  }

  /** Returns the batches that these rows complete. */
  #addRows(rows: readonly IdentifiedRow[], bytesRead: number): BusinessBatch[] {
    const notes = this.#identified.takeNotes();
    this.#batch.addNotes(notes);
    if (notes.length > 0 && this.#header !== undefined) this.#samples.update(this.#identified.headerOf(this.#header));
    const batches: BusinessBatch[] = [];
    for (const row of rows) {
      this.#rowsPassedOn++;
      // Rejected rows of one batch share one header.
      if (this.#batch.isFull() || !this.#batch.hasHeader(row.header)) batches.push(this.#finishBatch(bytesRead));
      const leftOut = this.#batch.add(row, this.#takesLeftOut);
      for (const { column } of leftOut) this.#samples.addLeftOut(column);
      this.#warnOfAttributes(row);
      for (const ready of this.#readyRows(row)) {
        if (this.#batch.isFull()) batches.push(this.#finishBatch(bytesRead));
        this.#addReady(ready);
      }
    }
    return batches;
  }

  #finishBatch(bytesRead: number): BusinessBatch {
    // A file that is read to its end still has rows that wait.
    const share = this.#rowsRead === 0 ? 1 : Math.min(1, this.#rowsPassedOn / this.#rowsRead);
    const batch = this.#batch.finish(Math.round(bytesRead * share));
    this.#batch = new BatchBuilder(this.#sheet);
    return batch;
  }

  #reportColumns(): void {
    this.#outcome.usable++;
    this.#batch.setColumns(this.#samples.report());
    this.#batch.setCounts(this.#samples.takeCounts());
    this.#batch.addNotes(repeatedHeaderNotes(this.#sheet.name || this.#fileName, this.#repeatedHeaders));
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

  /** Adds the rows that waited for others, then those that were held back till the end of the sheet. */
  *#addLastRows(): Generator<BusinessBatch> {
    const lastRows = this.#identified.end();
    this.#observe(lastRows);
    for (const ready of this.#waiting.end()) {
      if (this.#batch.isFull()) yield this.#finishBatch(this.#sheet.bytesTotal);
      this.#addReady(ready);
    }
    yield* this.#addRows(lastRows, this.#sheet.bytesTotal);
  }

  #observe(rows: readonly IdentifiedRow[]): void {
    for (const { parsed, header } of rows)
      if ("business" in parsed && !header.ownExport) this.#waiting.observe(parsed.business);
  }

  #addReady(row: PlacedRow): void {
    for (const { column } of this.#batch.addReady(row)) this.#samples.addLeftOut(column);
  }

  /** Warns of attributes that are too many to be filters. */
  #warnOfAttributes({ row: { number }, header, parsed }: IdentifiedRow): void {
    const label = "business" in parsed ? this.#otherAttributes.add(parsed.business.attributeLines) : undefined;
    if (label === undefined) return;
    const column = header.written[header.positions.about ?? -1] ?? "about";
    const limit = exactCount(MAX_OTHER_ATTRIBUTES);
    const reason = `is shown, but is no filter: a directory filters by ${limit} attributes that Mainstreet does not know`;
    this.#batch.warn(number, { column, value: label, reason });
  }

  /** Returns the rows that a row makes ready. Those of our own exports prove nothing for each other. */
  #readyRows({ row: { number, cells }, header, parsed }: IdentifiedRow): PlacedRow[] {
    if (!("business" in parsed)) return [];
    const placed = {
      row: number,
      business: parsed.business,
      characters: characterCount(cells),
      pointHeader: pointHeader(cells, header),
      searched: isAreaUnknown(parsed.business) ? searchOfRow(cells, header) : "",
    };
    return header.ownExport ? [placed] : this.#waiting.add(placed);
  }
}

/** Tells whether the administrator chose an own field without its type. */
function isUntypedOwn({ field }: ColumnChoice): boolean {
  const ownField = field === null ? undefined : parseOwnChoice(field);
  return ownField !== undefined && ownField.type === undefined;
}
