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

/** Matches `=HYPERLINK("https://…","Text")`, also with the semicolon of other languages. */
const HYPERLINK = /^=HYPERLINK\(\s*"([^"]*)"\s*(?:[,;]\s*"([^"]*)"\s*)?\)\s*$/i;
/** Columns that have the text of a link; the others have its address. */
const LABELS: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "name",
  "category",
  "type",
  "subtypes",
  "fullAddress",
  "address",
  "street",
  "city",
  "state",
  "country",
  "phone",
  "rating",
  "reviews",
  "description",
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
  const [, target, label] = HYPERLINK.exec(cell) ?? [];
  if (target !== undefined) return LABELS.has(column) ? (label ?? cell) : target;
  if (!NUMBERS.has(column)) return cell;
  const [, mark = "", rest = ""] = /^(['"=]{1,4})(?=[+(]?\d)(.*)$/s.exec(cell) ?? [];
  if (mark === "") return cell;
  return /['"]/.test(mark) ? rest.replace(/['"]{1,2}\s*$/, "") : rest;
}
