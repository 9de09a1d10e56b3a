import { isRoundedNumber } from "../../business/phones/dialled-number.ts";
import type { RowCells } from "../row-cells.ts";

/** Reads the phone number as written; "" with a warning for one that a spreadsheet program rounded. */
export function readPhone(row: RowCells): string {
  const text = row.line("phone").replace(/^(\d+)\.0$/, "$1");
  if (row.isOwnExport || !isRoundedNumber(text)) return text;
  const [, whole = "", decimals = "", exponent = ""] = /^(\d)[.,]?(\d*)e\+?(\d+)$/i.exec(text) ?? [];
  if (whole !== "" && decimals.length === Number(exponent)) return whole + decimals;
  row.warn(
    "phone",
    "lost its last digits in a spreadsheet program, and was left out; format the column as text and type it again",
  );
  return "";
}
