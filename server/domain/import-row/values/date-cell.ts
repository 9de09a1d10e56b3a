import { foldText } from "../../text/fold.ts";

const LANGUAGES =
  "en de fr es it pt nl pl cs sk hu ro tr ru uk bg sr hr sl sv da nb fi et lv lt el he ar fa hi id vi th ca eu gl is sq mk bs";
/** Month names of spreadsheet programs that differ from those of CLDR. */
const MORE_MONTHS = ["mrz", "maerz", "sept", "okt"];
const MIN_MONTH_CHARS = 3;

const NUMERIC =
  /^(?:\d{4}-\d\d?-\d\d?(?:[T ]\d.*)?|\d\d?([./-])\d\d?\1\d\d(?:\d\d)?|\d\d?\.\d\d?\.|\d\d?月\d\d?日?|\d\d?월 ?\d\d?일?)$/;
const WITH_MONTH = /^(?:\d{1,4}[.\s/-]{0,3})?(\p{L}[\p{L}\p{M}]*)\.?(?:[.\s/-]{0,3}\d{1,4}\.?){0,2}$/u;

/**
 * Tells whether a cell that should hold a number holds a date. Spreadsheet programs make dates of "4.5" and "4-5": 2026-05-04, "4. Mai",
 * "04-May", "May 05".
 */
export function isDateCell(text: string): boolean {
  if (NUMERIC.test(text)) return true;
  const [, word] = /\d/.test(text) ? (WITH_MONTH.exec(text) ?? []) : [];
  return word !== undefined && isMonth(foldText(word));
}

function isMonth(word: string): boolean {
  if (word.length < MIN_MONTH_CHARS) return false;
  cachedMonths ??= monthNames();
  return cachedMonths.some((month) => month.startsWith(word));
}

let cachedMonths: readonly string[] | undefined;

function monthNames(): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
  const names = LANGUAGES.split(" ").flatMap((language) =>
    (["long", "short"] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(language, { month: length, day: "numeric", timeZone: "UTC" });
      return months.map((month) => format.formatToParts(month).find(({ type }) => type === "month")?.value ?? "");
    }),
  );
  const words = names.map((name) => foldText(name).replace(/\.$/, "")).filter((name) => /^\p{L}/u.test(name));
  return [...new Set([...words, ...MORE_MONTHS])];
}
