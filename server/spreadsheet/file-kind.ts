import { FILE_FORMATS, type FileFormat, fileEnding, isKnownEnding } from "#domain/import-row/file-formats";
import { unicodeMark } from "./content/text-encoding.ts";
import { unreadable } from "./workbook-limits.ts";

const EXPECTED =
  "expected .xlsx, .xls, .csv, .tsv, .json, .geojson, .ndjson, .ods, .xlsb, .fods, .xml (Excel 2003), .dif or .slk, or one of them gzipped";

export const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b;

/** Refuses a name in .gz for content that is not gzipped, and the other way round. Errors: AppError `unreadable`. */
export function requireGzipName(head: Buffer, name: string): void {
  const isNamed = /\.gz$/i.test(name);
  if (isGzip(head) === isNamed || (isGzip(head) && fileEnding(name) === undefined)) return;
  if (isNamed) throw unreadable("is not packed with gzip: leave .gz out of its name");
  throw unreadable("is packed with gzip: add .gz to its name");
}

/** Requires that name and content agree. Errors: AppError `unreadable` with the format of the file and a fitting name. */
export function requireName(format: FileFormat, name: string): void {
  const ending = fileEnding(name);
  const { endings, description } = FILE_FORMATS[format];
  if (ending === undefined || endings.includes(ending)) return;
  const what = isKnownEnding(ending) ? `is ${description}` : `is named ${ending} and is ${description}`;
  throw unreadable(`${what}: rename it to ${endings[0]}${/\.gz$/i.test(name) ? ".gz" : ""}`);
}

/**
 * Returns the format by the first bytes of the content. For "zip", `zipFormat` returns more. `hasRecordLines` tells whether each line of a
 * text that begins with "{" is a JSON record. Errors: AppError `unreadable` that says what else the file is.
 */
export function contentFormat(head: Buffer, hasRecordLines: boolean): FileFormat | "zip" {
  const start = head.toString("latin1", 0, 16);
  if (/^PK(\x03\x04|\x05\x06|\x07\x08)/.test(start)) return "zip";
  if (start.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")) return "xls";
  if (head.length === 0) throw unreadable(`is empty: ${EXPECTED}`);
  if (/^\x09[\x00\x02\x04][\x04-\x10]\x00/.test(start)) throw unlike("a workbook of Excel 4 or older");
  for (const [magic, kind] of MAGIC_BYTES) if (start.startsWith(magic)) throw unlike(kind);
  const mark = unicodeMark(head);
  if (mark !== "utf-16le" && mark !== "utf-16be" && head.includes(0)) {
    for (const [magic, kind] of BINARY_MAGIC_BYTES) if (start.startsWith(magic)) throw unlike(kind);
    throw unlike(head.every((byte) => byte === 0) ? "blank" : "of an unknown kind");
  }
  const text = decodeStart(head);
  if (text === "") throw unlike("blank");
  if (/^(<\?xml[^>]*>\s*)?(<\?mso[^>]*>\s*)?<Workbook\b/i.test(text)) return "xml";
  if (/^(<\?xml[^>]*>\s*)?<office:document\b/i.test(text)) return "fods";
  if (/^(<!doctype html|<(html|head|meta|table|body|style|div)\b)/i.test(text)) {
    throw unreadable("is an HTML page: open it in a spreadsheet program and save it as .xlsx");
  }
  if (/^<\?xml|^<\w/.test(text)) throw unlike("an XML file");
  if (/^TABLE\r?\n0,1\r?\n/.test(text)) return "dif";
  if (/^ID;P[^\r\n]*\r?\n[A-Z];/.test(text)) return "slk";
  if (text.startsWith("{")) return hasRecordLines ? "ndjson" : "json";
  if (text.startsWith("[")) return "json";
  if (!/[,;\t|]/.test(text)) throw unlike("a text file");
  return "csv";
}

/** Decodes the first bytes, without byte order mark and surrounding blanks. */
export function decodeStart(head: Buffer, encoding: string = unicodeMark(head) ?? "utf-8"): string {
  return new TextDecoder(encoding).decode(head).trim();
}

function unlike(kind: string): Error {
  return unreadable(`is ${kind}: ${EXPECTED}`);
}

const MAGIC_BYTES: [string, string][] = [
  ["%PDF", "a PDF document"],
  ["\x89PNG", "an image"],
  ["\xFF\xD8\xFF", "an image"],
  ["GIF8", "an image"],
  ["\x1F\x8B", "packed with gzip twice"],
  ["Rar!", "a RAR archive"],
  ["7z\xBC\xAF", "a 7-Zip archive"],
  ["{\\rtf", "a rich text document"],
  ["SQLite format 3", "a database"],
  ["\x7FELF", "a program"],
];
/** Text files may begin with these letters too. */
const BINARY_MAGIC_BYTES: [string, string][] = [
  ["BM", "an image"],
  ["RIFF", "an image or a recording"],
  ["MZ", "a program"],
];
