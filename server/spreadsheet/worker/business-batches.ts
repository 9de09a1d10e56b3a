import { basename } from "node:path";
import type { ColumnCounts, IdentitySource, ImportColumn } from "#contract/import-columns";
import type { DecodedTexts } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { RowOptions } from "#domain/import-row/business-row";
import { headerName } from "#domain/import-row/columns/header-name";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import { hiddenSheetsLine } from "#domain/import-row/columns/report-lines";
import type { CellProblem } from "#domain/import-row/row-cells";
import { needsOsmLibrary } from "#domain/import-row/row-hours";
import { addDecodedTexts } from "#domain/import-row/values/decoded-texts";
import { loadOsmLibrary } from "#domain/opening-hours/osm-hours";
import { misreadEncoding } from "#domain/text/mojibake/decode-mojibake";
import { AppError } from "../../errors.ts";
import { type ReadWorkbookOptions, readWorkbook } from "../read-workbook.ts";
import type { Sheet, SheetRow } from "../sheet.ts";
import { ColumnSamples } from "./column-samples.ts";
import {
  type FoundHeader,
  findHeader,
  type HeaderCandidate,
  type HeaderChoices,
  hasKnownColumns,
  incompleteHeader,
  likelyHeader,
} from "./find-header.ts";
import { type IdentifiedRow, IdentifiedRows } from "./identified-rows.ts";
import { requireDistinctColumns, sameNameNotes } from "./table-problems.ts";
import { TownVotes } from "./town-votes.ts";

export interface RejectedRow {
  sheet: string;
  row: number;
  /** Header as in the file. */
  header: string[];
  cells: string[];
  problems: CellProblem[];
}

export interface BusinessBatch {
  businesses: BusinessInsert[];
  warnings: ({ sheet: string; row: number } & CellProblem)[];
  rejected: RejectedRow[];
  /** Number of rows with content below the header, imported or rejected. */
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  /** Columns of the sheet that no earlier batch has named. */
  columns?: ImportColumn[];
  /** Counts of the sheet's values by trimmed header; only in its last batch. */
  counts?: Record<string, ColumnCounts>;
  /** The exporter whose headers these are, and whether the administrator chose the columns; only in the first batch below a header. */
  exporter?: string | null;
  mapping?: FoundHeader["mapping"];
  /** Encoding detected from the content of a text that is not UTF-8. */
  encoding?: string;
  /** Number of rows without a place_id, by what identifies them instead. */
  identities: Partial<Record<IdentitySource, number>>;
  /** Number of rows with the id of an earlier row of the sheet that has another name. */
  otherNames: number;
  /** Sentences about columns: ids that are none, two columns of one name. */
  notes?: string[];
  /** Number of businesses by country; "" for those without one. */
  countries: Record<string, number>;
  /** Sentence in the last batch of a file whose columns are not understood. */
  refusal?: string;
  /** Texts that had been read in another encoding, and are decoded. */
  decoded?: DecodedTexts;
  /** Names of the hidden sheets of the file, which are not read; only in its last batch. */
  hiddenSheets?: string[];
}

export interface ReadBusinessesOptions extends ReadWorkbookOptions, RowOptions {
  choices?: HeaderChoices;
}

/** Number of rows to search for the header: some programs write a title and notes above the table. */
const HEADER_SEARCH_ROWS = 50;
/** Number of JSON records to search for one with the needed keys. */
const RECORD_SEARCH_ROWS = 1_000;
/** Small batches: large messages between threads fragment the C heap (500 rows cost 40 MB more). */
const BATCH_ROWS = 50;
const BATCH_CHARS = 4_000_000;

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

interface Outcome {
  usable: number;
  sheetsWithRows: number;
  missing: Set<string>;
  /** Columns of the first sheet with rows that is not understood, and the counts of the rows searched. */
  columns: ImportColumn[];
  counts: Record<string, ColumnCounts>;
}

const MAX_NAMED_COLUMNS = 40;

function refusalReason({ missing, columns }: Outcome): string {
  const names = columns.map(({ header }) => (header.length > 30 ? `${header.slice(0, 30).toWellFormed()}…` : header));
  const more = names.length > MAX_NAMED_COLUMNS ? ` and ${names.length - MAX_NAMED_COLUMNS} more` : "";
  const list = `${names.slice(0, MAX_NAMED_COLUMNS).join(", ")}${more}`;
  const remedy = `${guessHint(columns)}Say what they are in the preview of the panel, or with --map "COLUMN=FIELD"; docs/importing.md lists the fields`;
  if (missing.size === 0) return `has no header row that is understood. Its columns would be: ${list}. ${remedy}.`;
  const fields = [...missing].map((field) => MISSING_FIELDS[field] ?? field).join(", ");
  return `cannot be imported: no column is known as ${fields}. Its columns are: ${list}. ${remedy}.`;
}

const MAX_HINTS = 5;

/** Names columns whose values look like those of a field. */
function guessHint(columns: readonly ImportColumn[]): string {
  const guesses = columns.flatMap(({ header, guess }) => (guess?.field ? [`${header}=${guess.field}`] : []));
  return guesses.length === 0
    ? ""
    : `Their values suggest ${guesses.slice(0, MAX_HINTS).join(", ")}: --guess takes that. `;
}

/** Needed fields with their alternatives. */
const MISSING_FIELDS: Record<string, string> = {
  place_id: "place_id (or another id, a maps link or an address)",
  full_address: "full_address (or street, city, coordinates)",
  phone: "phone (or website)",
  rating: "rating (or reviews)",
};

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
  const towns = new TownVotes();
  let batch = new BatchBuilder(sheet, towns);
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
        batch = new BatchBuilder(sheet, towns);
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
  for (const business of towns.rest()) {
    batch.addReady(business);
    if (!batch.isFull()) continue;
    yield batch.finish(sheet.bytesTotal);
    batch = new BatchBuilder(sheet, towns);
  }
  yield batch.finish(sheet.bytesTotal);
}

/** Tells whether the row repeats the header in any spelling, as in several exports pasted into one sheet. */
function isRepeatedHeader(cells: readonly string[], { written }: HeaderMatch): boolean {
  const [first = ""] = cells;
  if (cells.length !== written.length || first.length !== written[0]?.length) return false;
  return cells.every((cell, index) => cell === written[index] || headerName(cell) === headerName(written[index] ?? ""));
}

type BatchContent = Omit<BusinessBatch, "bytesRead" | "bytesTotal">;

function emptyBatch(): BatchContent {
  return { businesses: [], warnings: [], rejected: [], rows: 0, identities: {}, countries: {}, otherNames: 0 };
}

class BatchBuilder {
  readonly #sheet: Sheet;
  readonly #towns: TownVotes;
  readonly #batch = emptyBatch();
  #written: readonly string[] | undefined;
  #characters = 0;

  constructor(sheet: Sheet, towns: TownVotes) {
    this.#sheet = sheet;
    this.#towns = towns;
    if (sheet.guessedEncoding !== undefined) this.#batch.encoding = sheet.guessedEncoding;
  }

  /** Tells whether rows of this header can be added. */
  hasHeader({ written }: HeaderMatch): boolean {
    return this.#written === undefined || this.#written === written;
  }

  /** Returns the warnings of the row, if it is accepted. */
  add({ row: { number, cells }, header, parsed, hasOtherName }: IdentifiedRow): readonly CellProblem[] {
    this.#written = header.written;
    this.#batch.rows++;
    if (hasOtherName) this.#batch.otherNames++;
    for (const cell of cells) this.#characters += cell.length;
    if ("business" in parsed) {
      this.#batch.businesses.push(...this.#towns.add(parsed.business));
      for (const problem of parsed.warnings) this.warn(number, problem);
      if (parsed.decoded !== undefined) this.#batch.decoded = addDecodedTexts(this.#batch.decoded, parsed.decoded);
      const { identity } = parsed;
      const { country } = parsed.business;
      this.#batch.countries[country] = (this.#batch.countries[country] ?? 0) + 1;
      if (identity !== undefined) this.#batch.identities[identity] = (this.#batch.identities[identity] ?? 0) + 1;
      return parsed.warnings;
    }
    this.#batch.rejected.push({
      sheet: this.#sheet.name,
      row: number,
      header: this.#header(header),
      // Cells beyond the header have no column.
      cells: cells.slice(0, header.written.length),
      problems: parsed.problems,
    });
    return [];
  }

  /** Adds a business whose row an earlier batch has counted. */
  addReady(business: BusinessInsert): void {
    this.#batch.businesses.push(business);
  }

  setHeader({ exporter }: HeaderMatch, mapping: FoundHeader["mapping"]): void {
    this.#batch.exporter = exporter;
    this.#batch.mapping = mapping;
  }

  addNotes(notes: readonly string[]): void {
    if (notes.length > 0) this.#batch.notes = [...(this.#batch.notes ?? []), ...notes];
  }

  setColumns(columns: ImportColumn[]): void {
    this.#batch.columns = [...(this.#batch.columns ?? []), ...columns];
  }

  setCounts(counts: Record<string, ColumnCounts>): void {
    this.#batch.counts = counts;
  }

  /** Returns one array for all rows, so that it crosses between threads once. */
  #header({ written }: HeaderMatch): string[] {
    return this.#batch.rejected[0]?.header ?? [...written];
  }

  warn(row: number, problem: CellProblem): void {
    this.#batch.warnings.push({ sheet: this.#sheet.name, row, ...problem });
  }

  isFull(): boolean {
    return Math.max(this.#batch.rows, this.#batch.businesses.length) >= BATCH_ROWS || this.#characters >= BATCH_CHARS;
  }

  finish(bytesRead: number): BusinessBatch {
    return { ...this.#batch, bytesRead, bytesTotal: this.#sheet.bytesTotal };
  }
}
