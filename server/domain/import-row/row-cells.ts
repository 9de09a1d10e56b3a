import type { DecodedTexts } from "#contract/import-report";
import { cutText } from "../business/field-limits.ts";
import { firstOfSeveral } from "../business/web-addresses/several-addresses.ts";
import { addressProblem, isWebAddress, withScheme } from "../business/web-addresses/web-address.ts";
import { cleanLine, cleanText, type Decode } from "../text/clean-text.ts";
import { memoize } from "../text/memoize.ts";
import { type DecodedText, decodeMojibake } from "../text/mojibake/decode-mojibake.ts";
import { type CellSource, composedCells, sourceText } from "./columns/cell-source.ts";
import type { ColumnName, HeaderMatch } from "./columns/match-header.ts";
import type { OwnColumn } from "./columns/own-columns.ts";
import { isOpenNow } from "./is-open-now.ts";
import { listItems } from "./list-items.ts";
import { parseJsonOrPython } from "./parse-json-or-python.ts";
import { addDecodedTexts, decodedTexts } from "./values/decoded-texts.ts";
import { isFormulaError, saysUnknown } from "./values/says-unknown.ts";
import { isWrapped, unwrapCell } from "./values/unwrap-cell.ts";

/** A problem of one cell, in words for the person who corrects the file. */
export interface CellProblem {
  /** Name of the column in the file's header. */
  column: string;
  /** The cell, at most its first 200 characters. */
  value: string;
  reason: string;
}

const MAX_SHOWN_CHARS = 200;

/** Matches a line break, also as it is written in web pages. */
const LINE_BREAK = /[\n\r]+|<br\s?\/?>/i;

/** Caches, by the sources of a header, whether it has one of the columns in a list. */
const answersByHeader = new WeakMap<HeaderMatch["sources"], Map<readonly ColumnName[], boolean>>();

/** Caches hours and attributes of several hundred characters, which many rows share. */
const cleanRepeated = memoize(
  (cell) => {
    let decoded: DecodedText | undefined;
    const text = cleanText(cell, (written) => {
      decoded = decodeMojibake(written) ?? decoded;
      return decoded?.text ?? written;
    });
    return { text, decoded };
  },
  { limit: 1_000, longest: 2_000 },
);

/** Returns the cleaned cells of one row by column name, and collects their problems. */
export class RowCells {
  /** Reasons to reject the row. */
  readonly problems: CellProblem[] = [];
  /** Values left out of an accepted row. */
  readonly warnings: CellProblem[] = [];
  /** The warnings of cells that say that nothing is known. Nothing is to be corrected in these. */
  readonly unknowns: CellProblem[] = [];
  /** Texts that another program had read in the wrong encoding. */
  decoded: DecodedTexts | undefined;
  /** The row was exported by Mainstreet, so that its texts are taken to the letter. */
  readonly isOwnExport: boolean;
  private readonly cells: readonly string[];
  private readonly match: HeaderMatch;
  private readonly fileEncoding: string | undefined;
  /** Column that is being cleaned. */
  private column: ColumnName = "name";
  /** Columns that are counted in `decoded`, since a column may be read several times. */
  private readonly decodedColumns: ColumnName[] = [];
  private readonly decode: Decode | undefined;

  /** `fileEncoding` is the encoding in which the whole file was read by mistake. */
  constructor(cells: readonly string[], header: HeaderMatch, fileEncoding?: string) {
    this.cells = cells;
    this.match = header;
    this.fileEncoding = fileEncoding;
    // A row that somebody added to an export of ours has no such time, and is read like any other.
    this.isOwnExport = header.ownExport && cleanLine(this.raw("createdAt")) !== "";
    this.decode = this.isOwnExport ? undefined : (text) => this.decodedText(text);
  }

  /** Returns the cell in one line; "" for a blank cell or missing column. */
  line(column: ColumnName): string {
    const cell = this.cell(column);
    return cell === "" ? "" : this.truncate(column, cleanLine(cell, this.decode));
  }

  /** Returns the cell of an address in one line, with a comma for each line break. */
  addressLine(column: ColumnName): string {
    const cell = this.cell(column);
    if (cell.startsWith("[")) return this.listedLine(column);
    if (!LINE_BREAK.test(cell)) return this.line(column);
    const lines = this.text(column).split(LINE_BREAK);
    return lines.flatMap((line) => cleanLine(line).replace(/[\s,]{1,4}$/, "") || []).join(", ");
  }

  /** Joins the lines of an address that a program wrote as a list: "['27 Jalan Berseh', 'Singapore 200027']". */
  private listedLine(column: ColumnName): string {
    const line = this.line(column);
    const value = parseJsonOrPython(line);
    const isList = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
    return isList
      ? value
          .map((item) => cleanLine(item))
          .filter((item) => item !== "")
          .join(", ")
      : line;
  }

  /** Returns the cells of all columns of a field in one line each, without blank ones. */
  lines(column: ColumnName): string[] {
    const sources = this.match.sources[column];
    if (sources === undefined) return [];
    this.column = column;
    const lines = sources.map((source) => cleanLine(sourceText(source, this.cells), this.decode));
    return lines.filter((line) => line !== "" && !saysUnknown(line, column));
  }

  /** Returns the cell with its line breaks. */
  text(column: ColumnName): string {
    const cell = this.cell(column);
    return cell === "" ? "" : this.truncate(column, cleanText(cell, this.decode));
  }

  /** Returns the cell of a column whose long texts many rows share. */
  repeatedText(column: ColumnName): string {
    const cell = this.cell(column);
    if (cell === "") return "";
    if (this.isOwnExport) return this.truncate(column, cleanText(cell));
    const { text, decoded } = cleanRepeated(cell);
    if (decoded !== undefined) this.addDecoded(column, decoded);
    return this.truncate(column, text);
  }

  /** Returns the items of a JSON list or of a text separated by commas, bars or semicolons. */
  list(column: ColumnName): string[] {
    const text = this.text(column);
    return text === "" ? [] : listItems(text);
  }

  /**
   * Returns a public http or https address, after `clean`; a host alone ("www.example.com") gets "https://". null when blank or something
   * else.
   */
  link(column: ColumnName, clean = (address: string) => address): string | null {
    const text = this.line(column);
    if (text === "") return null;
    const address = clean(withScheme(text));
    const problem = addressProblem(address);
    if (problem === undefined) return address;
    const first = this.isOwnExport || isWebAddress(address) ? undefined : firstOfSeveral(text);
    if (first !== undefined) return clean(first);
    this.warn(column, problem);
    return null;
  }

  /**
   * Returns NaN if the cell is not a number, undefined if it is blank. A decimal comma counts as a point. `text` is the cell, if it was
   * cut.
   */
  number(column: ColumnName, text = this.line(column)): number | undefined {
    if (text === "") return undefined;
    const plain = /^-?\d*,\d+$/.test(text) ? text.replace(",", ".") : text;
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  }

  /** Returns the header of a column as written; "" for a missing column. */
  header(column: ColumnName): string {
    const at = this.match.positions[column];
    return at === undefined ? "" : (this.match.written[at] ?? "").trim();
  }

  /** Tells whether the file has one of the columns. All rows below a header share the answer. */
  hasAny(columns: readonly ColumnName[]): boolean {
    const { sources } = this.match;
    let answers = answersByHeader.get(sources);
    if (answers === undefined) {
      answers = new Map();
      answersByHeader.set(sources, answers);
    }
    let answer = answers.get(columns);
    if (answer === undefined) {
      answer = columns.some((column) => sources[column] !== undefined);
      answers.set(columns, answer);
    }
    return answer;
  }

  isChosen(column: ColumnName): boolean {
    const at = this.match.positions[column];
    return at !== undefined && this.match.chosen.has(at);
  }

  get ownColumns(): readonly OwnColumn[] {
    return this.match.own.columns;
  }

  /** Returns the cell of an own field with its line breaks. */
  ownText({ at }: OwnColumn): string {
    const cell = this.cells[at] ?? "";
    if (cell === "" || this.isOwnExport || saysUnknown(cell, "name")) return this.isOwnExport ? cell : "";
    return cleanText(isWrapped(cell) ? unwrapCell(cell, "name") : cell, (text) => {
      return decodeMojibake(text, this.fileEncoding)?.text ?? text;
    });
  }

  /** Warns about the cell of an own field. */
  warnOwn({ at }: OwnColumn, reason: string): void {
    const value = (this.cells[at] ?? "").slice(0, MAX_SHOWN_CHARS).toWellFormed();
    this.warnings.push({ column: (this.match.written[at] ?? "").trim(), value, reason });
  }

  /** Rows with other names share the ids in the links. */
  get ignoresLinkedIds(): boolean {
    return this.match.ignoresLinkedIds === true;
  }

  /** The exporter whose headers these are, if known. */
  get exporter(): string | null {
    return this.match.exporter;
  }

  reject(column: ColumnName, reason: string): void {
    this.problems.push(this.problem(column, reason));
  }

  /** Rejects the row for a reason that no single column has. */
  rejectRow(reason: string): void {
    this.problems.push({ column: "", value: "", reason });
  }

  warn(column: ColumnName, reason: string): void {
    this.warnings.push(this.problem(column, reason));
  }

  /** Returns the cell as it was meant; "" with a warning for words that say that nothing is known. */
  private cell(column: ColumnName): string {
    this.column = column;
    const cell = this.raw(column);
    if (this.isOwnExport || cell === "") return cell;
    if (saysUnknown(cell, column)) {
      if (isFormulaError(cell))
        this.warnOnce(column, "is what a spreadsheet program shows in place of a value, and was left blank");
      else {
        const warning = this.warnOnce(column, "says that nothing is known, and was left blank");
        if (warning !== undefined) this.unknowns.push(warning);
      }
      return "";
    }
    return isWrapped(cell) ? unwrapCell(cell, column) : cell;
  }

  private decodedText(text: string): string {
    const decoded = decodeMojibake(text, this.fileEncoding);
    if (decoded === undefined) return text;
    this.addDecoded(this.column, decoded);
    return decoded.text;
  }

  private addDecoded(column: ColumnName, decoded: DecodedText): void {
    if (this.decodedColumns.includes(column)) return;
    this.decodedColumns.push(column);
    this.decoded = addDecodedTexts(this.decoded, decodedTexts(this.raw(column), decoded));
  }

  /** Returns the warning if it is new: a column may be read several times. */
  private warnOnce(column: ColumnName, reason: string): CellProblem | undefined {
    const warning = this.problem(column, reason);
    if (this.warnings.some((other) => other.column === warning.column && other.reason === reason)) return undefined;
    this.warnings.push(warning);
    return warning;
  }

  private raw(column: ColumnName): string {
    const sources = this.match.sources[column];
    if (sources === undefined) return "";
    const first = sources[0] ?? -1;
    const cell = typeof first === "number" ? (this.cells[first] ?? "") : sourceText(first, this.cells);
    return sources.length === 1 ? cell : this.firstValue(column, sources, cell);
  }

  /** Returns the first value of several columns. It is a method of its own, since `raw` would create its functions for every cell. */
  private firstValue(column: ColumnName, sources: readonly CellSource[], cell: string): string {
    const hasValue = (text: string) => cleanLine(text) !== "" && !saysUnknown(text, column);
    if (hasValue(cell) && column !== "fullAddress") return cell;
    const texts = sources.map((source) => sourceText(source, this.cells)).filter(hasValue);
    // The parts of a card on a map come in any order.
    if (texts.length === 0) return cell;
    return (column === "fullAddress" ? texts.find((text) => !isOpenNow(text)) : texts[0]) ?? "";
  }

  private truncate(column: ColumnName, text: string): string {
    const cut = cutText(text);
    if (cut !== text) this.warn(column, "is longer than the 32,767 characters of a cell; the rest was left out");
    return cut;
  }

  private problem(column: ColumnName, reason: string): CellProblem {
    const { sources, written } = this.match;
    const value = composedCells(sources[column]?.[0], this.cells, written) ?? this.raw(column);
    return { column: this.header(column) || column, value: value.slice(0, MAX_SHOWN_CHARS).toWellFormed(), reason };
  }
}
