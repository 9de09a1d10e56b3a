import type { OwnField } from "#contract/fields/own-fields";
import type { ColumnCounts, IdentitySource, ImportColumn } from "#contract/import-columns";
import type { DecodedTexts } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { ParsedRow } from "#domain/import-row/business-row";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import type { CellProblem } from "#domain/import-row/row-cells";
import { addDecodedTexts } from "#domain/import-row/values/decoded-texts";
import type { Sheet } from "../sheet.ts";
import type { FoundHeader } from "./find-header.ts";
import type { IdentifiedRow } from "./identified-rows.ts";
import { SHARED_POINT } from "./shared-points.ts";
import type { PlacedRow } from "./waiting-rows.ts";

export interface RejectedRow {
  sheet: string;
  row: number;
  /** Header as in the file. */
  header: string[];
  cells: string[];
  problems: CellProblem[];
}

/** An accepted row with values that were left out, to be corrected and read again. */
export interface LeftOutRow {
  sheet: string;
  row: number;
  placeId: string;
  name: string;
  header: string[];
  cells: string[];
  problems: CellProblem[];
}

export interface BusinessBatch {
  businesses: BusinessInsert[];
  warnings: ({ sheet: string; row: number } & CellProblem)[];
  rejected: RejectedRow[];
  leftOut: LeftOutRow[];
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
  /** Own fields that the header has columns for; only in the first batch below a header. */
  ownFields?: OwnField[];
  /** Encoding detected from the content of a text that is not UTF-8. */
  encoding?: string;
  /** Number of rows without a place_id, by what identifies them instead. */
  identities: Partial<Record<IdentitySource, number>>;
  /** Number of rows with the id of an earlier row of the sheet that has another name. */
  otherNames: number;
  /** Sentences about columns: false ids, two columns of one name. */
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

export function characterCount(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) count += cell.length;
  return count;
}

/** Returns the fields of own columns once each, in the order of the columns. */
function ownFieldsOf({ columns }: HeaderMatch["own"]): OwnField[] {
  const byKey = new Map<string, OwnField>();
  for (const { key, name, type } of columns.toSorted((a, b) => a.at - b.at)) byKey.set(key, { key, name, type });
  return [...byKey.values()];
}

/**
 * Limits of a batch: large messages between threads fragment the C heap (500 rows cost 40 MB more). Whole transactions consist of batches with exactly
 * so many businesses; rows that are rejected or wait have a limit of their own.
 */
const BATCH_BUSINESSES = 50;
const BATCH_ROWS = 100;
const BATCH_CHARS = 4_000_000;

type AcceptedRow = Exclude<ParsedRow, { problems: CellProblem[] }>;
type BatchContent = Omit<BusinessBatch, "bytesRead" | "bytesTotal">;

export function emptyBatch(): BatchContent {
  return {
    businesses: [],
    warnings: [],
    rejected: [],
    leftOut: [],
    rows: 0,
    identities: {},
    countries: {},
    otherNames: 0,
  };
}

/** Collects the rows of a sheet for one batch. */
export class BatchBuilder {
  readonly #sheet: Sheet;
  readonly #batch = emptyBatch();
  #written: readonly string[] | undefined;
  #characters = 0;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    if (sheet.guessedEncoding !== undefined) this.#batch.encoding = sheet.guessedEncoding;
  }

  /** Tells whether rows of this header can be added. */
  hasHeader({ written }: HeaderMatch): boolean {
    return this.#written === undefined || this.#written === written;
  }

  /**
   * Counts a row, and adds its problems. Returns the warnings, if it is accepted; its business is added when it is ready. The
   * batch has the cells of a row with left-out values if `takesLeftOut` returns true; it is called for these rows only.
   */
  add(
    { row: { number, cells }, header, parsed, hasOtherName }: IdentifiedRow,
    takesLeftOut: () => boolean,
  ): readonly CellProblem[] {
    this.#written = header.written;
    this.#batch.rows++;
    if (hasOtherName) this.#batch.otherNames++;
    if ("business" in parsed) {
      for (const problem of parsed.warnings) this.warn(number, problem);
      if (parsed.decoded !== undefined) this.#batch.decoded = addDecodedTexts(this.#batch.decoded, parsed.decoded);
      const { identity } = parsed;
      if (identity !== undefined) this.#batch.identities[identity] = (this.#batch.identities[identity] ?? 0) + 1;
      this.#keepLeftOut(number, cells, header, parsed, takesLeftOut);
      return parsed.warnings;
    }
    this.#characters += characterCount(cells);
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

  #keepLeftOut(
    row: number,
    cells: readonly string[],
    { written }: HeaderMatch,
    parsed: AcceptedRow,
    takesLeftOut: () => boolean,
  ): void {
    if (parsed.warnings.length === 0) return;
    const headers = written.map((name) => name.trim());
    const { warnings, unknowns = [] } = parsed;
    const problems = warnings.filter((one) => headers.includes(one.column) && !unknowns.includes(one));
    if (problems.length === 0 || !takesLeftOut()) return;
    this.#characters += characterCount(cells);
    const { placeId, name } = parsed.business;
    const header = this.#batch.leftOut[0]?.header ?? [...written];
    const columnCells = cells.slice(0, written.length);
    this.#batch.leftOut.push({ sheet: this.#sheet.name, row, placeId, name, header, cells: columnCells, problems });
  }

  /** Adds the business of a row that waits no longer, whose row an earlier batch may have counted. Returns its further warnings. */
  addReady({ row, business, characters, pointHeader, sharedPoint }: PlacedRow): readonly CellProblem[] {
    const { countries } = this.#batch;
    countries[business.country] = (countries[business.country] ?? 0) + 1;
    this.#characters += characters;
    this.#batch.businesses.push(business);
    if (sharedPoint === undefined) return [];
    const problem = { column: pointHeader || "latitude", value: sharedPoint, reason: SHARED_POINT };
    this.warn(row, problem);
    return [problem];
  }

  setHeader({ exporter, own }: HeaderMatch, mapping: FoundHeader["mapping"]): void {
    this.#batch.exporter = exporter;
    this.#batch.mapping = mapping;
    this.addNotes(own.notes);
    if (own.columns.length > 0) this.#batch.ownFields = ownFieldsOf(own);
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
    const { businesses, rows } = this.#batch;
    return businesses.length >= BATCH_BUSINESSES || rows >= BATCH_ROWS || this.#characters >= BATCH_CHARS;
  }

  finish(bytesRead: number): BusinessBatch {
    return { ...this.#batch, bytesRead, bytesTotal: this.#sheet.bytesTotal };
  }
}
