import { isWebAddress } from "../business/photos.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import type { ColumnName, HeaderMatch } from "./business-columns.ts";

/** What is wrong with one cell, in words for the person who mends the file. */
export interface CellProblem {
  /** As the file's header writes it. */
  column: string;
  /** The cell, at most its first 200 characters. */
  value: string;
  reason: string;
}

/** What a spreadsheet cell can hold; longer text could not be exported whole. */
const LONGEST = 32_767;
const SHOWN = 200;

/** The cells of one row by the names of their columns, cleaned, with what was found wrong on the way. */
export class RowCells {
  /** Reasons not to use the row at all. */
  readonly problems: CellProblem[] = [];
  /** Values left out of a row that is used. */
  readonly warnings: CellProblem[] = [];
  private readonly cells: readonly string[];
  private readonly header: HeaderMatch;

  constructor(cells: readonly string[], header: HeaderMatch) {
    this.cells = cells;
    this.header = header;
  }

  /** On one line; "" when the cell is blank or there is no such column. */
  line(column: ColumnName): string {
    const cell = this.raw(column);
    return cell === "" ? "" : this.fitting(column, cleanLine(cell));
  }

  /** The same with its line breaks. */
  text(column: ColumnName): string {
    const cell = this.raw(column);
    return cell === "" ? "" : this.fitting(column, cleanText(cell));
  }

  /** An http or https address; a host alone ("www.example.com") gets its "https://". null when blank or something else. */
  link(column: ColumnName): string | null {
    const text = this.line(column);
    if (text === "") return null;
    const address = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
    if (isWebAddress(address)) return address;
    this.warn(column, "is not a web address (http or https)");
    return null;
  }

  /** NaN when it is no number; undefined when blank. A decimal comma reads as a point. */
  number(column: ColumnName): number | undefined {
    const text = this.line(column);
    if (text === "") return undefined;
    const plain = /^-?\d*,\d+$/.test(text) ? text.replace(",", ".") : text;
    return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  }

  reject(column: ColumnName, reason: string): void {
    this.problems.push(this.problem(column, reason));
  }

  warn(column: ColumnName, reason: string): void {
    this.warnings.push(this.problem(column, reason));
  }

  private raw(column: ColumnName): string {
    const at = this.header.positions[column];
    return at === undefined ? "" : (this.cells[at] ?? "");
  }

  private fitting(column: ColumnName, text: string): string {
    if (text.length <= LONGEST) return text;
    this.warn(column, "is longer than the 32,767 characters of a cell; the rest was left out");
    return text.slice(0, LONGEST).toWellFormed().trim();
  }

  private problem(column: ColumnName, reason: string): CellProblem {
    const at = this.header.positions[column];
    const written = at === undefined ? column : (this.header.written[at] ?? column).trim();
    return { column: written, value: this.raw(column).slice(0, SHOWN).toWellFormed(), reason };
  }
}
