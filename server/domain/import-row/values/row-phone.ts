import { dialledDigits, isRoundedNumber } from "../../business/phones/dialled-number.ts";
import type { RowCells } from "../row-cells.ts";
import { saysUnknown } from "./says-unknown.ts";

/** Matches web and e-mail addresses, of columns that were mixed up. */
const OTHER_CONTACT = /:\/\/|@/;

/** Matches separators around a number, of lists whose other items are blank: "061-463880,,". */
const SEPARATORS = /^[\s,;|/]+|(?<![\s,;|/])[\s,;|/]+$/g;

/** Reads the phone number as written; "" with a warning for one that a spreadsheet program rounded. */
export function readPhone(row: RowCells): string {
  const line = row.line("phone");
  if (row.isOwnExport) return line;
  const cell = line.replace(/^(\d+)\.0$/, "$1").replace(SEPARATORS, "");
  if (cell !== line && saysUnknown(cell, "phone")) return "";
  const text = OTHER_CONTACT.test(cell) ? withoutContacts(cell) : cell;
  if (text !== cell && (OTHER_CONTACT.test(text) || dialledDigits(text) === undefined)) {
    row.warn("phone", "is not a telephone number");
    return "";
  }
  if (!isRoundedNumber(text)) return text;
  const [, whole = "", decimals = "", exponent = ""] = /^(\d)[.,]?(\d*)e\+?(\d+)$/i.exec(text) ?? [];
  if (whole !== "" && decimals.length === Number(exponent)) return whole + decimals;
  row.warn(
    "phone",
    "lost its last digits in a spreadsheet program, and was left out; format the column as text and type it again",
  );
  return "";
}

/** Removes web addresses, which may have commas, and e-mail addresses. */
function withoutContacts(cell: string): string {
  return cell
    .replace(/[^\s;|]+/g, (word) => (/:\/\/|\/@/.test(word) ? "" : word))
    .replace(/[^\s,;|]+/g, (word) => (word.includes("@") ? "" : word))
    .split(/[,;|]/)
    .map((item) => item.trim())
    .filter((item) => item !== "")
    .join(", ");
}
