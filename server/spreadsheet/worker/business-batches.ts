import { basename } from "node:path";
import type { BusinessInsert } from "#domain/business/business-keys";
import { type HeaderMatch, matchHeader, recognisedColumns } from "#domain/import-row/business-columns";
import { readBusinessRow } from "#domain/import-row/business-row";
import type { CellProblem } from "#domain/import-row/row-cells";
import { AppError } from "../../errors.ts";
import { type ReadWorkbookOptions, readWorkbook } from "../read-workbook.ts";
import type { Sheet, SheetRow } from "../sheet.ts";

export interface RejectedRow {
  sheet: string;
  row: number;
  /** The header of its sheet, and the row's cells under it, as they were. */
  header: string[];
  cells: string[];
  problems: CellProblem[];
}

export interface BusinessBatch {
  businesses: BusinessInsert[];
  warnings: ({ sheet: string; row: number } & CellProblem)[];
  rejected: RejectedRow[];
  /** Rows with content below the header, good or rejected. */
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  /** What its header was recognised as; only with the first batch of a sheet. */
  columns?: ReturnType<typeof recognisedColumns>;
}

export interface ReadBusinessesOptions extends ReadWorkbookOptions {
  /** For rows that do not say their country: English short name, or "". */
  country: string;
}

/** Some programs write a title and notes above the table. */
const HEADER_WITHIN = 50;
/** Small, because large messages between threads leave the C heap in pieces: 500 rows cost 40 MB more. */
const BATCH_ROWS = 50;
const BATCH_CHARACTERS = 4_000_000;

/**
 * The businesses of all sheets that have our header row, in batches. Errors: those of `readWorkbook`, and AppError
 * `unreadable` when no sheet has the columns that are needed.
 */
export async function* businessBatches(file: string, options: ReadBusinessesOptions): AsyncGenerator<BusinessBatch> {
  const outcome = { usable: 0, sheetsWithRows: 0, missing: new Set<string>(), firstRow: [] as string[] };
  for await (const sheet of readWorkbook(file, options)) {
    yield* sheetBatches(sheet, options.country, outcome);
  }
  if (outcome.usable > 0) return;
  throw new AppError("unreadable", `${options.name ?? basename(file)} ${whyNothing(outcome)}`);
}

interface Outcome {
  usable: number;
  sheetsWithRows: number;
  missing: Set<string>;
  firstRow: string[];
}

function whyNothing({ sheetsWithRows, missing, firstRow }: Outcome): string {
  if (sheetsWithRows === 0) return "is empty: none of its sheets has a row.";
  if (missing.size > 0) return `cannot be imported: it has no column ${[...missing].join(" and no column ")}.`;
  const found = firstRow
    .filter((cell) => cell !== "")
    .map((cell) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell));
  return (
    "has no header row with the columns name and place_id, as an export of Google Maps has them (the README lists all " +
    `columns). Its first row is: ${found.slice(0, 8).join(", ")}.`
  );
}

async function* sheetBatches(sheet: Sheet, country: string, outcome: Outcome): AsyncGenerator<BusinessBatch> {
  let header: HeaderMatch | undefined;
  let incomplete: { row: number; missing: string[] } | undefined;
  let searched = 0;
  let batch = new BatchBuilder(sheet);

  for await (const { rows, bytesRead } of sheet.rows()) {
    for (const row of rows) {
      if (header !== undefined) {
        if (!isHeaderAgain(row.cells, header)) batch.add(row, header, country);
        if (!batch.isFull()) continue;
        yield batch.finish(bytesRead);
        batch = new BatchBuilder(sheet);
        continue;
      }
      if (searched++ === 0 && outcome.sheetsWithRows++ === 0) outcome.firstRow = row.cells;
      const found = matchHeader(row.cells);
      if (found !== undefined && found.missing.length === 0) {
        header = found;
        batch.recognise(found);
      } else if (found !== undefined) incomplete ??= { row: row.number, missing: found.missing };
    }
    if (header === undefined && searched >= HEADER_WITHIN) break;
  }
  if (header !== undefined) outcome.usable++;
  else if (incomplete !== undefined) {
    for (const column of incomplete.missing) {
      outcome.missing.add(column);
      batch.warn(incomplete.row, { column, value: "", reason: "is missing: this sheet was not read" });
    }
  }
  yield batch.finish(sheet.bytesTotal);
}

/** Several exports pasted into one sheet bring their headers along. */
function isHeaderAgain(cells: readonly string[], { written }: HeaderMatch): boolean {
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

  add({ number, cells }: SheetRow, header: HeaderMatch, country: string): void {
    const parsed = readBusinessRow(cells, header, { country });
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
      // What stands outside the table has no column to go back to.
      cells: cells.slice(0, header.written.length),
      problems: parsed.problems,
    });
  }

  recognise(header: HeaderMatch): void {
    this.#batch.columns = recognisedColumns(header);
  }

  /** One list for all rows, which crosses to the other thread once. */
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
