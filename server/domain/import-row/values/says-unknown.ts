import { foldText } from "../../text/fold.ts";
import type { ColumnName } from "../columns/columns-data.ts";
import { NOT_AVAILABLE, UNKNOWN_WORDS } from "./unknown-words-data.ts";

/** Columns in which words such as "keine" or "brak" are no name of something, and "no" is no answer. */
const VALUES: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "phone",
  "website",
  "url",
  "locationLink",
  "rating",
  "reviews",
  "hours",
  "hoursOldFormat",
  "hoursCsv",
  "workdayTiming",
  "photo",
  "about",
  "description",
  "postalCode",
  "latitude",
  "longitude",
  "coordinates",
  "timeZone",
  "placeId",
  "googleId",
  "cid",
  "kgmid",
]);
/** Lengths in UTF-16 units. */
const MAX_ABBREVIATION_CHARS = 6;
const MAX_WORDS_CHARS = 32;

const folded = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s*\|\s*/)
      .map(foldText),
  );
const ABBREVIATIONS = folded(NOT_AVAILABLE);
const WORDS = folded(UNKNOWN_WORDS);

/**
 * Tells whether a cell says in words that nothing is known: "n/a", "k. A.", "sin datos". The marks that programs write into empty cells
 * ("None", a dash) are blank without words. Numbers are sorted out first, since this is asked of every cell.
 */
export function saysUnknown(cell: string, column: ColumnName): boolean {
  if (cell.length > MAX_WORDS_CHARS || !/^\s{0,9}[^\d+(\s]/.test(cell)) return false;
  const isShort = cell.length <= MAX_ABBREVIATION_CHARS;
  if ((!isShort && !VALUES.has(column)) || cell === "None" || cell === "NONE") return false;
  const words = foldText(cell);
  if (isShort && ABBREVIATIONS.has(words)) return true;
  return VALUES.has(column) && (WORDS.has(words) || (words.endsWith(".") && WORDS.has(words.slice(0, -1))));
}
