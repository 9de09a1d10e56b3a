import { dateText, numberText } from "../cell-text.ts";
import type { SheetRow } from "../sheet.ts";
import { tooLarge, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import type { SharedStrings } from "../xlsx/shared-strings.ts";
import { BiffRecords, BiffText } from "./biff-records.ts";
import type { CompoundStream } from "./compound-file.ts";
import { BOF, EOF, type XlsGlobals } from "./xls-globals.ts";

const FORMULA = 0x06;
const MULRK = 0xbd;
const RSTRING = 0xd6;
const LABELSST = 0xfd;
const NUMBER = 0x203;
const LABEL = 0x204;
const BOOLERR = 0x205;
const STRING = 0x207;
const RK = 0x27e;

/** Yields the rows with content of the sheet at `start`. Errors: AppError `unreadable`, `too-large`. */
export function* readXlsSheet(
  stream: CompoundStream,
  start: number,
  globals: XlsGlobals,
  strings: SharedStrings,
  limits: WorkbookLimits,
): Generator<SheetRow & { position: number }> {
  const records = new BiffRecords(stream, start);
  if (records.next()?.type !== BOF) throw unreadable("is damaged: a sheet has no beginning");
  let row: SheetRow = { number: 0, cells: [] };
  // Position of a formula whose text follows in its own record.
  let formula: { row: number; column: number } | undefined;
  let depth = 1;

  for (let record = records.next(); record !== undefined; record = records.next()) {
    const { type, data } = record;
    if (type === BOF) depth++;
    if (type === EOF && --depth === 0) break;
    if (depth > 1) continue; // an embedded chart
    const text = cellText(type, data, records, globals, strings);
    if (type === FORMULA) formula = { row: data.readUInt16LE(0), column: data.readUInt16LE(2) };
    if (text === undefined) continue;
    const position = type === STRING ? formula : { row: data.readUInt16LE(0), column: data.readUInt16LE(2) };
    if (position === undefined) continue;
    if (position.row + 1 !== row.number) {
      if (row.cells.length > 0) yield { ...row, position: record.position };
      if (position.row + 1 < row.number)
        throw unreadable("has its rows in disorder: open it in a spreadsheet program and save it as .xlsx");
      row = { number: position.row + 1, cells: [] };
    }
    for (const [offset, value] of (typeof text === "string" ? [text] : text).entries()) {
      if (value === "") continue;
      if (position.column + offset >= limits.columns)
        throw tooLarge(`has more than ${limits.columns} columns with content`);
      put(row.cells, position.column + offset, value);
    }
  }
  if (row.cells.length > 0) yield { ...row, position: records.position };
}

function put(cells: string[], column: number, value: string): void {
  while (cells.length < column) cells.push("");
  cells[column] = value;
}

/** Returns the text of a record's cell or cells; undefined for a record without cells. */
function cellText(
  type: number,
  data: Buffer,
  records: BiffRecords,
  globals: XlsGlobals,
  strings: SharedStrings,
): string | string[] | undefined {
  switch (type) {
    case LABELSST: {
      const text = strings.get(data.readUInt32LE(6));
      if (text === undefined) throw unreadable("is damaged: a cell shares a text that is not there");
      return text;
    }
    case NUMBER:
      return number(data.readDoubleLE(6), data.readUInt16LE(4), globals);
    case RK:
      return number(rkNumber(data, 6), data.readUInt16LE(4), globals);
    case MULRK: {
      const texts: string[] = [];
      for (let at = 4; at + 6 < data.length; at += 6) {
        texts.push(number(rkNumber(data, at + 2), data.readUInt16LE(at), globals));
      }
      return texts;
    }
    case LABEL:
    case RSTRING: {
      if (globals.bytesToText === undefined) return new BiffText(records, data, 6).text(2);
      return globals.bytesToText(data.subarray(8, 8 + data.readUInt16LE(6)));
    }
    case STRING: {
      if (globals.bytesToText === undefined) return new BiffText(records, data, 0).text(2);
      return globals.bytesToText(data.subarray(2, 2 + data.readUInt16LE(0)));
    }
    case BOOLERR:
      return data[7] === 1 ? "" : data[6] === 1 ? "TRUE" : "FALSE";
    case FORMULA:
      if (data.readUInt16LE(12) !== 0xffff) return number(data.readDoubleLE(6), data.readUInt16LE(4), globals);
      return data[6] === 1 ? (data[8] === 1 ? "TRUE" : "FALSE") : undefined;
    default:
      return undefined;
  }
}

function number(value: number, style: number, globals: XlsGlobals): string {
  const date = globals.dateStyles[style] ? dateText(value, globals.from1904) : undefined;
  return date ?? numberText(String(value));
}

/** Decodes RK: 30 bits of a number and two flags (integer, divided by 100). */
function rkNumber(data: Buffer, at: number): number {
  const bits = data.readInt32LE(at);
  let value: number;
  if (bits & 2) value = bits >> 2;
  else {
    const double = Buffer.alloc(8);
    double.writeInt32LE(bits & ~3, 4);
    value = double.readDoubleLE(0);
  }
  return bits & 1 ? value / 100 : value;
}
