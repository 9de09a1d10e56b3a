import { basename } from "node:path";
import type { BusinessInsert } from "#domain/business/business-keys";
import { readBusinessRow } from "#domain/import-row/business-row";
import { type HeaderMatch, matchHeader, recognisedColumns } from "#domain/import-row/columns/match-header";
import type { CellProblem } from "#domain/import-row/row-cells";
import { AppError } from "../../errors.ts";
import { type ReadWorkbookOptions, readWorkbook } from "../read-workbook.ts";
import type { Sheet, SheetRow } from "../sheet.ts";
import { requireDistinctColumns, rowFault } from "./table-faults.ts";

export interface RejectedRow {
  sheet: string;
  row: number;
  /** As in the file. */
  header: string[];
  cells: string[];
  problems: CellProblem[];
}

export interface BusinessBatch {
  businesses: BusinessInsert[];
  warnings: ({ sheet: string; row: number } & CellProblem)[];
  rejected: RejectedRow[];
  /** Rows with content below the header, imported or rejected. */
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  /** The recognised columns; only in the first batch below a header. */
  columns?: ReturnType<typeof recognisedColumns>;
}

export interface ReadBusinessesOptions extends ReadWorkbookOptions {
  /** Default for rows without a country: English short name, or "". */
  country: string;
}

/** Rows searched for the header: some programs write a title and notes above the table. */
const HEADER_SEARCH_ROWS = 50;
/** Small: large messages between threads fragment the C heap (500 rows cost 40 MB more). */
const BATCH_ROWS = 50;
const BATCH_CHARACTERS = 4_000_000;

/**
 * The businesses of all sheets with a header row that is recognised, in batches. Errors: those of `readWorkbook`, and
 * AppError `unreadable` when no sheet has the required columns.
 */
export async function* businessBatches(file: string, options: ReadBusinessesOptions): AsyncGenerator<BusinessBatch> {
  const outcome = { usable: 0, sheetsWithRows: 0, missing: new Set<string>(), firstRow: [] as string[] };
  for await (const sheet of readWorkbook(file, options)) {
    yield* sheetBatches(sheet, options.country, outcome, options.name ?? basename(file));
  }
  if (outcome.usable > 0) return;
  throw new AppError("unreadable", `${options.name ?? basename(file)} ${emptinessReason(outcome)}`);
}

interface Outcome {
  usable: number;
  sheetsWithRows: number;
  missing: Set<string>;
  firstRow: string[];
}

function emptinessReason({ sheetsWithRows, missing, firstRow }: Outcome): string {
  if (sheetsWithRows === 0) return "is empty: none of its sheets has a row.";
  if (missing.size > 0) return `cannot be imported: it has no column ${[...missing].join(" and no column ")}.`;
  const cells = firstRow
    .filter((cell) => cell !== "")
    .map((cell) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell));
  return (
    "has no header row with the columns name and place_id, as an export of Google Maps has them (docs/importing.md lists " +
    `all columns). Its first row is: ${cells.slice(0, 8).join(", ")}.`
  );
}

async function* sheetBatches(
  sheet: Sheet,
  country: string,
  outcome: Outcome,
  fileName: string,
): AsyncGenerator<BusinessBatch> {
  let header: HeaderMatch | undefined;
  let incomplete: { row: number; missing: string[] } | undefined;
  let searched = 0;
  let batch = new BatchBuilder(sheet);

  let isUsable = false;
  for await (const { rows, bytesRead } of sheet.rows()) {
    for (const row of rows) {
      if (header !== undefined && !row.isHeader) {
        if (!isRepeatedHeader(row.cells, header)) batch.add(row, header, country);
        if (!batch.isFull()) continue;
        yield batch.finish(bytesRead);
        batch = new BatchBuilder(sheet);
        continue;
      }
      if (searched++ === 0 && outcome.sheetsWithRows++ === 0) outcome.firstRow = row.cells;
      const match = matchHeader(row.cells);
      if (header !== undefined) {
        // Rejected rows of one batch share one header.
        yield batch.finish(bytesRead);
        batch = new BatchBuilder(sheet);
        header = undefined;
      }
      if (match !== undefined && match.missing.length === 0) {
        requireDistinctColumns(match, fileName);
        header = match;
        isUsable = true;
        batch.setColumns(match);
      } else if (match !== undefined) incomplete ??= { row: row.number, missing: match.missing };
    }
    if (!isUsable && searched >= HEADER_SEARCH_ROWS) break;
  }
  if (isUsable) outcome.usable++;
  else if (incomplete !== undefined) {
    for (const column of incomplete.missing) {
      outcome.missing.add(column);
      batch.warn(incomplete.row, { column, value: "", reason: "is missing: this sheet was not read" });
    }
  }
  yield batch.finish(sheet.bytesTotal);
}

/** Several exports pasted into one sheet repeat the header. */
function isRepeatedHeader(cells: readonly string[], { written }: HeaderMatch): boolean {
  return cells.length === written.length && cells.every((cell, index) => cell === written[index]);
}

class BatchBuilder {
  readonly #sheet: Sheet;
  readonly #batch: Omit<BusinessBatch, "bytesRead" | "bytesTotal"> = {
    businesses: [],
    warnings: [],
    rejected: [],
    rows: 0,
  };
  #characters = 0;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  add(row: SheetRow, header: HeaderMatch, country: string): void {
    const { number, cells } = row;
    const fault = rowFault(row, header, this.#sheet);
    const parsed = fault === undefined ? readBusinessRow(cells, header, { country }) : { problems: [fault] };
    this.#batch.rows++;
    for (const cell of cells) this.#characters += cell.length;
    if ("business" in parsed) {
      this.#batch.businesses.push(parsed.business);
      for (const problem of parsed.warnings) this.warn(number, problem);
      return;
    }
    this.#batch.rejected.push({
      sheet: this.#sheet.name,
      row: number,
      header: this.#header(header),
      // cells beyond the header have no column
      cells: cells.slice(0, header.written.length),
      problems: parsed.problems,
    });
  }

  setColumns(header: HeaderMatch): void {
    this.#batch.columns = recognisedColumns(header);
  }

  /** One array for all rows, so that it crosses between threads once. */
  #header({ written }: HeaderMatch): string[] {
    return this.#batch.rejected[0]?.header ?? [...written];
  }

  warn(row: number, problem: CellProblem): void {
    this.#batch.warnings.push({ sheet: this.#sheet.name, row, ...problem });
  }

  isFull(): boolean {
    return this.#batch.rows >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS;
  }

  finish(bytesRead: number): BusinessBatch {
    return { ...this.#batch, bytesRead, bytesTotal: this.#sheet.bytesTotal };
  }
}
