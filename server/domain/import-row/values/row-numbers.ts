import type { ColumnName } from "../columns/match-header.ts";
import type { RowCells } from "../row-cells.ts";
import { isDateCell } from "./date-cell.ts";

const WHOLE_NUMBER = /^\d+(?:\.0)?$/;
const STARS_AT_END = /(?<!\s)\s*(?:stars?|★{1,5})$/i;

/** Tells whether a text is a JSON list or object, such as the texts of reviews in a column `reviews`. */
export const isJson = (text: string) => /^[[{]/.test(text);

/** Reads a rating from 0 to 5, also "4,5" and "4.5 stars"; 0 when blank, or with a warning when unreadable. */
export function readRating(row: RowCells): number {
  const text = row.line("rating");
  if (isJson(text)) return 0;
  const rating = row.number("rating", /\d$/.test(text) ? text : text.replace(STARS_AT_END, "")) ?? 0;
  if (rating >= 0 && rating <= 5) return rating + 0;
  return unreadable(row, "rating", text, "is not a number from 0 to 5");
}

/** Reads "1,234", "1.234", "(56)", "1.2K", "56 reviews", "7936.0"; 0 when blank, or with a warning when unreadable. */
export function readReviews(row: RowCells): number {
  const text = row.line("reviews");
  if (text === "" || isJson(text)) return 0;
  const reviews = WHOLE_NUMBER.test(text) ? Number(text) : writtenReviews(row, text);
  if (reviews >= 0 && reviews <= Number.MAX_SAFE_INTEGER) return Math.round(reviews) + 0;
  return unreadable(row, "reviews", text, "is not a number of 0 or more");
}

function writtenReviews(row: RowCells, text: string): number {
  // "May" in "4 May" is no word for reviews.
  if (/\p{L}/u.test(text) && isDateCell(text)) return Number.NaN;
  const bare = text.replace(/^\((.*)\)$/, "$1").replace(/^([\d.,' \u2019]*[\d]\s?[km]?)\+?\s+\p{L}{3,}$/iu, "$1");
  if (/^\d{1,3}(?:[,.' \u2019]\d{3})+$/.test(bare)) return Number(bare.replace(/\D/g, ""));
  return thousands(row, bare) ?? row.number("reviews", bare) ?? 0;
}

/** Reads "1.2K" and "3M"; undefined for other texts. */
function thousands(row: RowCells, text: string): number | undefined {
  const [, digits, unit = ""] = /^([\d.,]+)\s?([km])$/i.exec(text) ?? [];
  const number = digits === undefined ? undefined : row.number("reviews", digits);
  return number === undefined ? undefined : number * (unit.toLowerCase() === "k" ? 1e3 : 1e6);
}

function unreadable(row: RowCells, column: ColumnName, text: string, reason: string): 0 {
  const date = "is a date, which a spreadsheet program made of a number; format the column as text and type it again";
  row.warn(column, isDateCell(text) ? date : reason);
  return 0;
}
