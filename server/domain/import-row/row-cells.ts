import { cutText } from "../business/field-limits.ts";
import { addressProblem, withScheme } from "../business/web-addresses/web-address.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { memoize } from "../text/memoize.ts";
import { sourceText } from "./columns/cell-source.ts";
import type { ColumnName, HeaderMatch } from "./columns/match-header.ts";
import { isOpenNow } from "./is-open-now.ts";
import { listItems } from "./list-items.ts";

/** A problem of one cell, in words for the person who fixes the file. */
export interface CellProblem {
  /** As the file's header writes it. */
  column: string;
  /** The cell, at most its first 200 characters. */
  value: string;
  reason: string;
}

const MAX_SHOWN_LENGTH = 200;

/** Hours and attributes of several hundred characters, which many rows share. */
const cleanRepeated = memoize(cleanText, { limit: 1_000, longest: 2_000 });

/** The cleaned cells of one row by column name; collects their problems. */
export class RowCells {
  /** Reasons to reject the row. */
  readonly problems: CellProblem[] = [];
  /** Values left out of an accepted row. */
  readonly warnings: CellProblem[] = [];
  private readonly cells: readonly string[];
  private readonly header: HeaderMatch;

  constructor(cells: readonly string[], header: HeaderMatch) {
    this.cells = cells;
    this.header = header;
  }

  /** In one line; "" for a blank cell or missing column. */
  line(column: ColumnName): string {
    const cell = this.raw(column);
    return cell === "" ? "" : this.truncate(column, cleanLine(cell));
  }

  /** The same with line breaks. */
  text(column: ColumnName): string {
    const cell = this.raw(column);
    return cell === "" ? "" : this.truncate(column, cleanText(cell));
  }

  /** The same of a column whose long texts many rows share. */
  repeatedText(column: ColumnName): string {
    const cell = this.raw(column);
    return cell === "" ? "" : this.truncate(column, cleanRepeated(cell));
  }

  /** The items of a JSON list or of a text with commas, bars or semicolons between. */
  list(column: ColumnName): string[] {
    const text = this.text(column);
    return text === "" ? [] : listItems(text);
  }

  /**
   * A public http or https address, after `clean`; a host alone ("www.example.com") gets its "https://". null when blank or
   * something else.
   */
  link(column: ColumnName, clean = (address: string) => address): string | null {
    const text = this.line(column);
    if (text === "") return null;
    const address = clean(withScheme(text));
    const problem = addressProblem(address);
    if (problem === undefined) return address;
    this.warn(column, problem);
    return null;
  }

  /** NaN when it is no number; undefined when blank. A decimal comma reads as a point. `text`: the cell, if it was cut. */
  number(column: ColumnName, text = this.line(column)): number | undefined {
    if (text === "") return undefined;
    const plain = /^-?\d*,\d+$/.test(text) ? text.replace(",", ".") : text;
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  }

  reject(column: ColumnName, reason: string): void {
    this.problems.push(this.problem(column, reason));
  }

  warn(column: ColumnName, reason: string): void {
    this.warnings.push(this.problem(column, reason));
  }

  private raw(column: ColumnName): string {
    const sources = this.header.sources[column];
    if (sources === undefined) return "";
    const [first = -1] = sources;
    const cell = typeof first === "number" ? (this.cells[first] ?? "") : sourceText(first, this.cells);
    if (sources.length === 1 || (cleanLine(cell) !== "" && column !== "fullAddress")) return cell;
    const texts = sources.map((source) => sourceText(source, this.cells)).filter((text) => cleanLine(text) !== "");
    // the parts of a card on a map come in any order
    return (column === "fullAddress" ? texts.find((text) => !isOpenNow(text)) : texts[0]) ?? "";
  }

  private truncate(column: ColumnName, text: string): string {
    const cut = cutText(text);
    if (cut !== text) this.warn(column, "is longer than the 32,767 characters of a cell; the rest was left out");
    return cut;
  }

  private problem(column: ColumnName, reason: string): CellProblem {
    const at = this.header.positions[column];
    const headerText = at === undefined ? column : (this.header.written[at] ?? column).trim();
    return { column: headerText, value: this.raw(column).slice(0, MAX_SHOWN_LENGTH).toWellFormed(), reason };
  }
}
