/** Decodes `_xHHHH_`, by which .xlsx writes characters that XML cannot hold; `_x005F_` is a literal "_". */
export function decodeEscapes(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const ESCAPED = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/;
const ESCAPED_ALL =
  /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4})|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Encodes text as content of an XML element; the inverse of `decodeEscapes`. */
export function encodeText(text: string): string {
  if (!ESCAPED.test(text) && text.isWellFormed()) return text;
  return text.replace(ESCAPED_ALL, (character) => {
    return NAMED[character] ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  });
}

/** Returns a number's shortest text: "8032", "37.3584346". Integers stay as written, with all their digits. */
export function numberText(text: string): string {
  if (/^-?\d+$/.test(text)) return text;
  const value = Number(text);
  return text.trim() === "" || Number.isNaN(value) ? text : String(value);
}

/**
 * Formats the number of a cell with a date format as "2026-01-31", "2026-01-31T09:30:00" or "09:30:00"; undefined when it is no date.
 * Serial numbers count days from 1900, including a 29 February 1900 that never existed, or from 1904.
 */
export function dateText(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  const time = new Date(Math.round(serial * 86_400) * 1000).toISOString().slice(11, 19);
  if (serial < 1) return time;
  const days = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
  return Number.isInteger(serial) ? date.slice(0, 10) : date.slice(0, 19);
}

/** Maximum length of a number format in Excel. */
const MAX_FORMAT_CHARS = 255;

/** Tells whether a number format shows a date or time. `code` is undefined for built-in formats, known by their id. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
  const letters = code
    .slice(0, MAX_FORMAT_CHARS)
    .replace(/"[^"]*"?|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]?|General/gi, "");
  return /[dmyhs]/i.test(letters);
}
