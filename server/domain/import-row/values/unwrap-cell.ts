import type { ColumnName } from "../columns/columns-data.ts";

/** Columns whose values never begin with an apostrophe or a quote. A name may: "'t Hoekje". */
const NUMBERS: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "phone",
  "postalCode",
  "rating",
  "reviews",
  "latitude",
  "longitude",
  "placeId",
  "googleId",
  "cid",
  "kgmid",
  "fullAddress",
  "address",
  "street",
]);

/** Tells by the first character, which is cheap, whether `unwrapCell` may change the cell. */
export function isWrapped(cell: string): boolean {
  const first = cell.charCodeAt(0);
  return first === 0x3d || first === 0x27 || first === 0x22;
}

/**
 * Removes what keeps spreadsheet programs from reading a number: `="0113 234"` in any column; a leading apostrophe, "=" or quotes before a
 * number in columns of numbers and addresses.
 */
export function unwrapCell(cell: string, column: ColumnName): string {
  const [, quoted] = /^="((?:[^"]|"")*)"\s*$/.exec(cell) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  if (!NUMBERS.has(column)) return cell;
  const [, mark = "", rest = ""] = /^(['"=]{1,4})(?=[+(]?\d)(.*)$/s.exec(cell) ?? [];
  if (mark === "") return cell;
  return /['"]/.test(mark) ? rest.replace(/['"]{1,2}\s*$/, "") : rest;
}
