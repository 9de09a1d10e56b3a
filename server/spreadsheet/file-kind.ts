import { unreadable } from "./workbook-limits.ts";

const EXPECTED = "expected an Excel workbook (.xlsx or .xls)";

/**
 * The container by its first bytes: zip (.xlsx) or OLE (.xls). Errors: AppError `unreadable` that says what else the file
 * is.
 */
export function workbookKind(head: Buffer, name: string): "zip" | "ole" {
  const kind = containerKind(head);
  if (kind === undefined) throw unreadable(`is ${describeContent(head)}: ${EXPECTED}`);
  const ending = /\.[^./\\]*$/.exec(name)?.[0].toLowerCase();
  if (ending !== undefined && ending !== ".xlsx" && ending !== ".xls") {
    throw unreadable(`is named ${ending}: ${EXPECTED}`);
  }
  return kind;
}

function containerKind(head: Buffer): "zip" | "ole" | undefined {
  const start = head.toString("latin1", 0, 8);
  if (/^PK(\x03\x04|\x05\x06|\x07\x08)/.test(start)) return "zip";
  if (start === "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") return "ole";
  return undefined;
}

function describeContent(head: Buffer): string {
  if (head.length === 0) return "empty";
  const start = head.toString("latin1", 0, 16);
  if (/^\x09[\x00\x02\x04][\x04-\x10]\x00/.test(start)) return "a workbook of Excel 4 or older";
  for (const [magic, kind] of MAGIC_BYTES) if (start.startsWith(magic)) return kind;
  const utf16 = start.startsWith("\xFF\xFE") ? "utf-16le" : start.startsWith("\xFE\xFF") ? "utf-16be" : undefined;
  if (utf16 === undefined && head.includes(0)) return head.every((byte) => byte === 0) ? "blank" : "of an unknown kind";
  const text = new TextDecoder(utf16 ?? "utf-8").decode(head).trim();
  if (text === "") return "blank";
  if (/^(<\?xml[^>]*>\s*)?(<\?mso[^>]*>\s*)?<Workbook\b/i.test(text)) return "an XML spreadsheet of Excel 2003";
  if (/^(<!doctype html|<(html|head|meta|table|body|style|div)\b)/i.test(text)) return "an HTML page";
  if (/^<\?xml|^<\w/.test(text)) return "an XML file";
  if (/^[{[]/.test(text)) return "a JSON file";
  const line = text.split(/\r?\n/, 1)[0] ?? "";
  if (line.includes("\t")) return "a text file with tabs between its columns";
  if (/[,;|]/.test(line)) return "a text file with comma-separated values (CSV)";
  return "a text file";
}

const MAGIC_BYTES: [string, string][] = [
  ["%PDF", "a PDF document"],
  ["\x89PNG", "an image"],
  ["\xFF\xD8\xFF", "an image"],
  ["GIF8", "an image"],
  ["BM", "an image"],
  ["RIFF", "an image or a recording"],
  ["\x1F\x8B", "packed with gzip"],
  ["Rar!", "a RAR archive"],
  ["7z\xBC\xAF", "a 7-Zip archive"],
  ["{\\rtf", "a rich text document"],
  ["SQLite format 3", "a database"],
  ["\x7FELF", "a program"],
  ["MZ", "a program"],
];
