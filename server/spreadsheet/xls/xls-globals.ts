import { isDateFormat } from "../cell-text.ts";
import { tooLarge, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import type { SharedStrings } from "../xlsx/shared-strings.ts";
import { BiffRecords, BiffText } from "./biff-records.ts";
import type { CompoundStream } from "./compound-file.ts";

export const BOF = 0x809;
export const EOF = 0x0a;
const FILEPASS = 0x2f;
const DATEMODE = 0x22;
const CODEPAGE = 0x42;
const BOUNDSHEET = 0x85;
const XF = 0xe0;
const FORMAT = 0x41e;
const SST = 0xfc;
const BIFF8 = 0x600;

export interface XlsGlobals {
  /** Worksheets in the order of their tabs. `position` is the start in the stream. */
  sheets: { name: string; position: number; isHidden: boolean }[];
  from1904: boolean;
  /** Tells for each cell style whether its numbers are dates. */
  dateStyles: boolean[];
  /** Decodes text in a code page; undefined from Excel 97 on, where texts are Unicode. */
  bytesToText: ((bytes: Buffer) => string) | undefined;
}

/** Reads the workbook globals at the start of a BIFF stream. Errors: AppError `unreadable`, `too-large`. */
export function readXlsGlobals(stream: CompoundStream, strings: SharedStrings, limits: WorkbookLimits): XlsGlobals {
  const records = new BiffRecords(stream);
  const first = records.next();
  if (first?.type !== BOF || first.data.length < 4) throw unreadable("is damaged: its workbook has no beginning");
  const unicode = first.data.readUInt16LE(0) >= BIFF8;
  let bytesToText = unicode ? undefined : decoderOf(1252);
  const globals = { sheets: [] as XlsGlobals["sheets"], from1904: false };
  const formats = new Map<number, string>();
  const styles: number[] = [];
  for (let record = records.next(); record !== undefined && record.type !== EOF; record = records.next()) {
    const { type, data } = record;
    if (type === FILEPASS) throw unreadable("is protected by a password: remove the password and try again");
    if (type === SST) readSst(new BiffText(records, data, 8), data.readUInt32LE(4), strings, limits);
    if (type === DATEMODE) globals.from1904 = data[0] === 1;
    if (type === CODEPAGE && !unicode) bytesToText = decoderOf(data.readUInt16LE(0));
    if (type === XF) styles.push(data.readUInt16LE(2));
    if (type === FORMAT) formats.set(data.readUInt16LE(0), textAt(records, data, 2, bytesToText));
    // Kinds of sheet other than 0 are charts and macros. The lowest two bits before tell whether it is hidden, or very hidden.
    if (type === BOUNDSHEET && data[5] === 0) {
      const name = textAt(records, data, 6, bytesToText);
      globals.sheets.push({ position: data.readUInt32LE(0), name, isHidden: ((data[4] ?? 0) & 3) !== 0 });
    }
  }
  const dateStyles = styles.map((id) => isDateFormat(id, formats.get(id)));
  return { ...globals, dateStyles, bytesToText };
}

function textAt(records: BiffRecords, data: Buffer, at: number, bytesToText: XlsGlobals["bytesToText"]): string {
  if (bytesToText !== undefined) return bytesToText(data.subarray(at + 1, at + 1 + (data[at] ?? 0)));
  return new BiffText(records, data, at).text(at === 6 ? 1 : 2);
}

function readSst(source: BiffText, count: number, strings: SharedStrings, limits: WorkbookLimits): void {
  if (count > limits.sharedStrings) throw tooLarge(`holds more than ${limits.sharedStrings} different texts`);
  for (let read = 0; read < count; read++) strings.add(source.text(2));
}

function decoderOf(codepage: number): (bytes: Buffer) => string {
  const labels: Record<number, string> = {
    932: "shift_jis",
    936: "gbk",
    949: "euc-kr",
    950: "big5",
    10000: "macintosh",
  };
  const label = labels[codepage] ?? (codepage >= 1250 && codepage <= 1258 ? `windows-${codepage}` : "windows-1252");
  const decoder = new TextDecoder(label);
  return (bytes) => decoder.decode(bytes);
}
