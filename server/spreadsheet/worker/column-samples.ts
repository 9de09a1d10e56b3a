import type { ImportColumn } from "#contract/import-columns";
import { type HeaderMatch, recognisedColumns } from "#domain/import-row/columns/match-header";

/** Number of rows below a header that are searched for values of its columns. */
const SAMPLE_ROWS = 1_000;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARS = 60;
/** Headers of JSON records can be any number of keys. */
const MAX_COLUMNS = 1_000;

type ReadColumn = Omit<ImportColumn, "samples">;
type ReadHeader = Pick<HeaderMatch, "written"> & { columns: ReadonlyMap<string, ReadColumn> };

/** Collects the columns of a sheet with three values each, from the first rows below each header. */
export class ColumnSamples {
  readonly #samples = new Map<string, Set<string>>();
  readonly #reported = new Set<string>();
  #header: ReadHeader | undefined;
  #rowsLeft = 0;

  start(written: readonly string[], match: HeaderMatch): void {
    this.#header = { written, columns: columnsByHeader(match) };
    for (const header of written) {
      if (header.trim() !== "" && this.#samples.size < MAX_COLUMNS && !this.#samples.has(header))
        this.#samples.set(header, new Set());
    }
    this.#rowsLeft = SAMPLE_ROWS;
  }

  /** Replaces the fields of the columns, after the rows showed which ids are none. */
  update(match: HeaderMatch): void {
    if (this.#header !== undefined) this.#header = { ...this.#header, columns: columnsByHeader(match) };
  }

  /** Returns true if these were the last rows to examine. */
  add(cells: readonly string[]): boolean {
    if (this.#rowsLeft === 0 || this.#header === undefined) return false;
    for (const [at, header] of this.#header.written.entries()) {
      const samples = this.#samples.get(header);
      if (samples === undefined || samples.size >= MAX_SAMPLES) continue;
      const value = (cells[at] ?? "").trim();
      if (value !== "")
        samples.add(value.length > MAX_SAMPLE_CHARS ? `${value.slice(0, MAX_SAMPLE_CHARS).toWellFormed()}…` : value);
    }
    this.#rowsLeft--;
    return this.#rowsLeft === 0;
  }

  /** Returns the columns that were not reported before. */
  report(): ImportColumn[] {
    this.#rowsLeft = 0;
    const columnByHeader = this.#header?.columns;
    const columns = [...this.#samples].filter(([header]) => !this.#reported.has(header));
    for (const [header] of columns) this.#reported.add(header);
    return columns.map(([header, samples]) => ({
      ...(columnByHeader?.get(header) ?? { header, field: null }),
      samples: [...samples],
    }));
  }
}

function columnsByHeader(match: HeaderMatch): ReadonlyMap<string, ReadColumn> {
  const byHeader = new Map<string, ReadColumn>();
  for (const column of recognisedColumns(match))
    if (byHeader.get(column.header)?.field == null) byHeader.set(column.header, column);
  return byHeader;
}
