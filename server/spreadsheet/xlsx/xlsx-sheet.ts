import { dateText, decodeEscapes, numberText } from "../cell-text.ts";
import type { SheetRow } from "../sheet.ts";
import { tooLarge, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import type { SharedStrings } from "./shared-strings.ts";
import { attribute, type XmlHandler } from "./xml-scanner.ts";

const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

interface SheetContext {
  strings: SharedStrings;
  dateStyles: boolean[];
  from1904: boolean;
  limits: WorkbookLimits;
}

/** XML handler of a worksheet part: collects its rows with content. */
export class SheetHandler implements XmlHandler {
  wantsText = false;
  /** Rows since the caller last emptied it. */
  rows: SheetRow[] = [];
  #inData = false;
  #inPhonetic = false;
  #rowNumber = 0;
  #cells: string[] = [];
  #column = 0;
  #type: string | undefined;
  #attributes = "";
  #text = "";

  readonly #context: SheetContext;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, tag: string): void {
    if (!this.#inData) {
      this.#inData = name === "sheetData";
      return;
    }
    switch (name) {
      case "c":
        this.#attributes = tag;
        this.#type = attribute(tag, "t");
        this.#column = columnOf(attribute(tag, "r"), this.#column);
        this.#text = "";
        break;
      case "v":
        this.wantsText = true;
        break;
      case "t":
        this.wantsText = this.#type === "inlineStr" && !this.#inPhonetic;
        break;
      case "rPh":
        this.#inPhonetic = true;
        break;
      case "row":
        this.#rowNumber = rowOf(attribute(tag, "r"), this.#rowNumber);
        this.#cells = [];
        this.#column = 0;
        break;
    }
  }

  text(piece: string): void {
    this.#text += piece;
    if (this.#text.length > this.#context.limits.stringLength) throw tooLongText(this.#context.limits);
  }

  close(name: string): void {
    switch (name) {
      case "v":
      case "t":
        this.wantsText = false;
        break;
      case "c":
        if (this.#inData) this.#put(this.#value());
        break;
      case "rPh":
        this.#inPhonetic = false;
        break;
      case "row":
        if (this.#cells.length > 0) this.rows.push({ number: this.#rowNumber, cells: this.#cells });
        this.#cells = [];
        break;
      case "sheetData":
        this.#inData = false;
        break;
    }
  }

  #put(value: string): void {
    if (value === "") return;
    const { columns } = this.#context.limits;
    if (this.#column > columns) throw tooLarge(`has more than ${columns} columns with content`);
    while (this.#cells.length < this.#column - 1) this.#cells.push("");
    this.#cells[this.#column - 1] = value;
  }

  #value(): string {
    const text = this.#text;
    switch (this.#type) {
      case "s": {
        if (text === "") return "";
        const shared = this.#context.strings.get(Number(text));
        if (shared === undefined) throw unreadable(`is damaged: a cell shares text ${text}, which is not there`);
        return shared;
      }
      case "inlineStr":
      case "str":
        return decodeEscapes(text);
      case "b":
        return text.trim() === "" ? "" : text.trim() === "0" ? "FALSE" : "TRUE";
      case "e":
        return "";
      case "d":
        return text;
      default:
        return text === "" ? "" : this.#number(text);
    }
  }

  #number(text: string): string {
    const style = attribute(this.#attributes, "s");
    if (style === undefined || !this.#context.dateStyles[Number(style)]) return numberText(text);
    return dateText(Number(text), this.#context.from1904) ?? numberText(text);
  }
}

/** XML handler of the shared strings part. */
export class SharedStringsHandler implements XmlHandler {
  wantsText = false;
  readonly #strings: SharedStrings;
  readonly #limits: WorkbookLimits;
  #inPhonetic = false;
  #text = "";

  constructor(strings: SharedStrings, limits: WorkbookLimits) {
    this.#strings = strings;
    this.#limits = limits;
  }

  open(name: string): void {
    if (name === "t") this.wantsText = !this.#inPhonetic;
    else if (name === "si") this.#text = "";
    else if (name === "rPh") this.#inPhonetic = true;
  }

  text(piece: string): void {
    this.#text += piece;
    if (this.#text.length > this.#limits.stringLength) throw tooLongText(this.#limits);
  }

  close(name: string): void {
    if (name === "t") this.wantsText = false;
    else if (name === "rPh") this.#inPhonetic = false;
    else if (name === "si") {
      if (this.#strings.size >= this.#limits.sharedStrings) {
        throw tooLarge(`holds more than ${this.#limits.sharedStrings} different texts`);
      }
      this.#strings.add(decodeEscapes(this.#text));
    }
  }
}

function tooLongText(limits: WorkbookLimits) {
  return tooLarge(`has a cell with more than ${limits.stringLength} characters`);
}

/** Returns column 28 for "AB12". Without a reference, returns the column after the previous one. */
function columnOf(reference: string | undefined, previous: number): number {
  if (reference === undefined) return previous + 1;
  let column = 0;
  for (let at = 0; at < reference.length && column <= MAX_COLUMNS; at++) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  if (column < 1 || column > MAX_COLUMNS) throw unreadable(`is damaged: it has a cell at "${reference.slice(0, 20)}"`);
  return column;
}

function rowOf(reference: string | undefined, previous: number): number {
  const number = reference === undefined ? previous + 1 : Number(reference);
  if (Number.isInteger(number) && number >= 1 && number <= MAX_ROWS) return number;
  throw unreadable(`is damaged: it has a row numbered ${String(reference ?? number).slice(0, 20)}`);
}
