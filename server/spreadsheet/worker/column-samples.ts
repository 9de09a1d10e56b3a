import type { ColumnCounts, ColumnGuess, ImportColumn } from "#contract/import-columns";
import { guessColumns } from "#domain/import-row/columns/contents/guess-columns";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import { type ReadColumn, recognisedColumns } from "#domain/import-row/columns/recognised-columns";
import { guessOwnType } from "#domain/own-fields/guess-own-type";
import { parseOwnChoice } from "#domain/own-fields/own-field-names";
import { cleanLine } from "#domain/text/clean-text";

/** Number of rows below a header that are searched for values of its columns. */
const SAMPLE_ROWS = 1_000;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARS = 60;
/** Maximum number of sampled columns, since JSON records can have any number of keys. */
const MAX_COLUMNS = 1_000;
/** Number of rows by whose values columns of unknown header are recognised. */
const GUESS_ROWS = 200;
const GUESS_CHARS = 1_000_000;
/** Maximum length of a word for a blank cell. */
const MAX_BLANK_CHARS = 4;
const FIRST_VISIBLE = "!".charCodeAt(0);

interface Header {
  written: readonly string[];
  match: HeaderMatch;
  /** The column of each header; of several with one header the one that is used. */
  columns: ReadonlyMap<string, ReadColumn>;
}

/** Collects the columns of a sheet with three values each, from the first rows below each header, and counts their values. */
export class ColumnSamples {
  readonly #samples = new Map<string, Set<string>>();
  readonly #reported = new Set<string>();
  readonly #counts = new Map<string, ColumnCounts>();
  /** Number of rows with a value, by position below the current header. */
  #filled: number[] = [];
  #header: Header | undefined;
  #rowsLeft = 0;
  #guessRows: string[][] = [];
  #guessChars = 0;
  readonly #guessesOwnTypes: boolean;

  /** With `guessesOwnTypes`, reports the type that the values of columns suggest for own fields. */
  constructor(guessesOwnTypes = false) {
    this.#guessesOwnTypes = guessesOwnTypes;
  }

  start(written: readonly string[], match: HeaderMatch): void {
    const former = this.#header?.written;
    this.#addFilled();
    this.#header = { written, match, columns: columnsByHeader(match) };
    this.#filled = written.map(() => 0);
    // Records that bring more keys keep the positions of the others.
    if (former?.some((header, at) => header !== written[at])) this.#guessRows = [];
    for (const header of written) {
      if (header.trim() !== "" && this.#samples.size < MAX_COLUMNS && !this.#samples.has(header))
        this.#samples.set(header, new Set());
    }
    this.#rowsLeft = SAMPLE_ROWS;
  }

  /** Replaces the fields of the columns, once false ids are known. */
  update(match: HeaderMatch): void {
    if (this.#header !== undefined) this.#header = { ...this.#header, match, columns: columnsByHeader(match) };
  }

  /** Returns true if these were the last rows to examine. */
  add(cells: string[]): boolean {
    const filled = this.#filled;
    for (let at = 0; at < filled.length; at++) {
      if (isFilled(cells[at])) filled[at] = (filled[at] as number) + 1;
    }
    if (this.#rowsLeft === 0 || this.#header === undefined) return false;
    this.#keepForGuesses(cells);
    for (const [header, { at }] of this.#header.columns) {
      const samples = this.#samples.get(header);
      if (samples === undefined || samples.size >= MAX_SAMPLES) continue;
      const value = (cells[at] ?? "").trim();
      if (value !== "")
        samples.add(value.length > MAX_SAMPLE_CHARS ? `${value.slice(0, MAX_SAMPLE_CHARS).toWellFormed()}…` : value);
    }
    this.#rowsLeft--;
    return this.#rowsLeft === 0;
  }

  /** Counts a value that was left out. `header` is trimmed. */
  addLeftOut(header: string): void {
    this.#countsOf(header).leftOut++;
  }

  /** Returns the columns that were not reported before. Their counts come with `takeCounts`. */
  report(): ImportColumn[] {
    this.#rowsLeft = 0;
    const rows = this.#guessRows;
    this.#guessRows = [];
    const guesses = this.#guesses(rows);
    const headers = [...this.#samples].filter(([header]) => !this.#reported.has(header));
    for (const [header] of headers) this.#reported.add(header);
    return headers.map(([header, samples]): ImportColumn => {
      const { at = -1, ...column } = this.#header?.columns.get(header) ?? { header, field: null, why: null };
      const guess = guesses.get(at);
      const mayBeOwn = column.field === null || parseOwnChoice(column.field) !== undefined;
      const ownType =
        this.#guessesOwnTypes && mayBeOwn ? guessOwnType(rows.map((cells) => cells[at] ?? "")) : undefined;
      return {
        ...column,
        ...(guess && { guess }),
        ...(ownType && { ownType }),
        filled: 0,
        leftOut: 0,
        samples: [...samples],
      };
    });
  }

  /** Returns the counts since the last call, by trimmed header. */
  takeCounts(): Record<string, ColumnCounts> {
    this.#addFilled();
    const counts = Object.fromEntries(this.#counts);
    this.#counts.clear();
    return counts;
  }

  #addFilled(): void {
    for (const [header, { at }] of this.#header?.columns ?? []) {
      const count = this.#filled[at] ?? 0;
      if (count > 0 && this.#samples.has(header)) this.#countsOf(header.trim()).filled += count;
    }
    this.#filled.fill(0);
  }

  #countsOf(header: string): ColumnCounts {
    let counts = this.#counts.get(header);
    if (counts === undefined) {
      counts = { filled: 0, leftOut: 0 };
      this.#counts.set(header, counts);
    }
    return counts;
  }

  #keepForGuesses(cells: string[]): void {
    if (this.#guessRows.length === GUESS_ROWS || this.#guessChars > GUESS_CHARS) return;
    for (const cell of cells) this.#guessChars += cell.length;
    this.#guessRows.push(cells);
  }

  #guesses(rows: string[][]): ReadonlyMap<number, ColumnGuess> {
    if (this.#header === undefined) return new Map();
    const { match, columns } = this.#header;
    const unknown = [...columns.values()].filter(({ why }) => why === null).map(({ at }) => at);
    return unknown.length === 0 ? new Map() : guessColumns(rows, match, unknown);
  }
}

function columnsByHeader(match: HeaderMatch): ReadonlyMap<string, ReadColumn> {
  const byHeader = new Map<string, ReadColumn>();
  for (const column of recognisedColumns(match))
    if (byHeader.get(column.header)?.field == null) byHeader.set(column.header, column);
  return byHeader;
}

/** Tells whether the cell holds a value. Called for every cell of a file. */
function isFilled(cell: string | undefined): boolean {
  if (cell === undefined || cell === "") return false;
  return (cell.length > MAX_BLANK_CHARS && cell.charCodeAt(0) >= FIRST_VISIBLE) || cleanLine(cell) !== "";
}
