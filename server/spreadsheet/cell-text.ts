/**
 * How .xlsx writes text that XML cannot hold: a character as `_xHHHH_`, and the "_" of a text that only looks so as
 * `_x005F_`.
 */
export function decodeEscapes(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const NOT_PLAIN = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/;
const NOT_PLAIN_EACH =
  /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4})|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const NAMED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as content of an XML element; `decodeEscapes` of what is read again gives it back. */
export function encodeText(text: string): string {
  if (!NOT_PLAIN.test(text) && text.isWellFormed()) return text;
  return text.replace(NOT_PLAIN_EACH, (character) => {
    return NAMED[character] ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  });
}

/** A number's shortest text: "8032", "37.3584346". Digits without a point stay as they are, however many. */
export function numberText(written: string): string {
  if (/^-?\d+$/.test(written)) return written;
  const value = Number(written);
  return written.trim() === "" || Number.isNaN(value) ? written : String(value);
}

/**
 * The number of a cell with a date format as "2026-01-31", "2026-01-31T09:30:00" or "09:30:00"; undefined when it is
 * no date. Days are counted from 1900, with a 29 February 1900 that never was, or from 1904.
 */
export function dateText(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  const time = new Date(Math.round(serial * 86_400) * 1000).toISOString().slice(11, 19);
  if (serial < 1) return time;
  const days = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
  return Number.isInteger(serial) ? date.slice(0, 10) : date.slice(0, 19);
}

/** Excel's own limit. */
const LONGEST_FORMAT = 255;

/** Whether a number format shows a date or a time: built-in ones by their number, others by their letters. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
  const letters = code
    .slice(0, LONGEST_FORMAT)
    .replace(/"[^"]*"?|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]?|General/gi, "");
  return /[dmyhs]/i.test(letters);
}
