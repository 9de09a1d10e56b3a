import { foldText } from "../../text/fold.ts";
import type { ColumnName } from "../columns/columns-data.ts";
import { FORMULA_ERRORS, NOT_AVAILABLE, UNKNOWN_WORDS } from "./unknown-words-data.ts";

/** Columns in which words such as "keine", "brak" and "no" mean a missing value rather than a name or an answer. */
const VALUES: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "phone",
  "website",
  "url",
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
  "placeId",
  "googleId",
  "cid",
  "kgmid",
]);
/** Maximum lengths in UTF-16 units. */
const MAX_ABBREVIATION_CHARS = 6;
const MAX_WORDS_CHARS = 32;

/** Matches characters of links, ids and codes, which words do not have. */
const HAS_OTHERS = /[/\d]/;

/** Matches "No phone number available", "Address not provided" and the label of a button on Google Maps. */
const SENTENCE =
  /^(?:(?:no|keine?|sin|pas de|aucune?|geen) .{0,24}(?:available|found|listed|provided|given|known|specified|yet|verfugbar|vorhanden|angegeben|gefunden|bekannt|disponibles?|trouvee?|encontrad[oa]|beschikbaar)|.{0,20}(?:is )?not (?:yet )?(?:available|found|listed|provided|given|known|specified)(?: yet)?|send to (?:your )?phone|add (?:a )?(?:website|phone number|hours))$/;

const folded = (list: string) => new Set(list.split("|").map((words) => foldText(words.trim())));
const ABBREVIATIONS = folded(NOT_AVAILABLE);
const WORDS = folded(UNKNOWN_WORDS);
const ERRORS = new Set(FORMULA_ERRORS.toUpperCase().split("|"));
const NUMBER_SIGN = 0x23;

/**
 * Tells whether a cell says in words that nothing is known: "n/a", "k. A.", "sin datos". The marks that programs write into empty cells
 * ("None", a dash) are blank without words. Errors of formulas say as little. It runs for every cell, so its first lines are cheap.
 */
export function saysUnknown(cell: string, column: ColumnName): boolean {
  if (isFormulaError(cell)) return true;
  if (cell.length > MAX_WORDS_CHARS || beginsNumber(cell.charCodeAt(0))) return false;
  const isValue = VALUES.has(column);
  const isAbbreviation = cell.length <= MAX_ABBREVIATION_CHARS && /[./]/.test(cell);
  if (!isAbbreviation && (!isValue || HAS_OTHERS.test(cell) || cell === "None" || cell === "NONE")) return false;
  const words = foldText(cell);
  if (isAbbreviation && ABBREVIATIONS.has(words)) return true;
  const bare = words.endsWith(".") ? words.slice(0, -1) : words;
  return isValue && (WORDS.has(words) || WORDS.has(bare) || (bare.includes(" ") && SENTENCE.test(bare)));
}

/** Tells whether a cell is an error value of a spreadsheet program: "#REF!", "#BEZUG!", or "#####" in a narrow column. */
export function isFormulaError(cell: string): boolean {
  if (cell.charCodeAt(0) !== NUMBER_SIGN || cell.length > MAX_WORDS_CHARS) return false;
  const text = cell.trim();
  return ERRORS.has(text.slice(1).toUpperCase()) || /^#{3,}$/.test(text);
}

/** Tells whether a character is "(", "+" or a digit. */
function beginsNumber(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x28;
}
