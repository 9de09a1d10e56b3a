import { westernDigits } from "../../text/numbers/western-digits.ts";
import type { ColumnName } from "../columns/match-header.ts";
import type { RowCells } from "../row-cells.ts";
import { isDateCell } from "./date-cell.ts";

const WHOLE_NUMBER = /^\d+(?:\.0)?$/;
const STARS_AT_END = /(?<!\s)\s*(?:stars?|★{1,5})$/i;
/** Matches "4.5/5", "4,5 out of 5", "4.5 von 5" and "4.5 stars (123)", followed by the number of reviews. */
const RATING_OF_FIVE =
  /^(?:rated |★ ?)?(\d(?:[.,]\d{1,2})?) ?(?:(?:\/|out of|of|von|sur|de|su|van|üzerinden) ?5(?:[.,]0)?)? ?(?:stars?|sterne|étoiles|estrellas|★)? ?(?:\(([\d.,  ]{1,12}k?)(?: \p{L}{3,20}){0,2}\))?$/iu;
/** Matches five star signs, the filled ones first. */
const STAR_SIGNS = /^(★{1,5})☆{0,4}$/;

/** Tells whether a text is a JSON list or object, such as the texts of reviews in a column `reviews`. */
export const isJson = (text: string) => /^[[{]/.test(text);

/** Reads a rating from 0 to 5, also "4,5" and "4.5 stars"; 0 when blank, or with a warning when unreadable. */
export function readRating(row: RowCells): number {
  const text = row.line("rating");
  if (isJson(text)) return 0;
  const digits = /\d$/.test(text) ? text : text.replace(STARS_AT_END, "");
  const rating = digits === "" && text !== "" ? Number.NaN : (row.number("rating", digits) ?? 0);
  if (rating >= 0 && rating <= 5) return rating + 0;
  const [, ratingText] = RATING_OF_FIVE.exec(plainDigits(text)) ?? [];
  const ratingInWords = ratingText === undefined ? starSigns(text) : row.number("rating", ratingText);
  if (ratingInWords !== undefined && ratingInWords <= 5) return ratingInWords;
  return unreadable(row, "rating", text, "is not a number from 0 to 5");
}

/** Reads "1,234", "1.234", "(56)", "1.2K", "56 reviews", "7936.0"; 0 when blank, or with a warning when unreadable. */
export function readReviews(row: RowCells): number {
  const text = row.line("reviews");
  if (text === "") return reviewsBehindRating(row);
  if (isJson(text)) return 0;
  const reviews = WHOLE_NUMBER.test(text) ? Number(text) : writtenReviews(row, text);
  if (reviews >= 0 && reviews <= Number.MAX_SAFE_INTEGER) return Math.round(reviews) + 0;
  return unreadable(row, "reviews", text, "is not a number of 0 or more");
}

/** Converts digits of other scripts and the separators of Arabic ones. */
function plainDigits(text: string): string {
  return westernDigits(text).replaceAll("٫", ".").replaceAll("٬", ",");
}

/** Counts the filled signs of "★★★★☆"; undefined for other texts, also "★★", which may be a price or a rank. */
function starSigns(text: string): number | undefined {
  const [all = "", filled = ""] = STAR_SIGNS.exec(text) ?? [];
  return all.length === 5 ? filled.length : undefined;
}

/** Reads "(123)" of a rating such as "4.5 stars (123)", where no column has the number of reviews. */
function reviewsBehindRating(row: RowCells): number {
  const text = row.line("rating");
  const [, , count] = text.endsWith(")") ? (RATING_OF_FIVE.exec(plainDigits(text)) ?? []) : [];
  const reviews = count === undefined ? 0 : writtenReviews(row, count);
  return reviews > 0 ? Math.round(reviews) : 0;
}

function writtenReviews(row: RowCells, cellText: string): number {
  const text = plainDigits(cellText);
  // "May" in "4 May" is not a word for reviews.
  if (/\p{L}/u.test(text) && isDateCell(text)) return Number.NaN;
  const withoutBrackets = text.replace(/^\((.*)\)$/, "$1");
  const scaled = scaledNumber(row, withoutBrackets);
  if (scaled !== undefined) return scaled;
  const bare = withoutBrackets.replace(/^([\d.,' \u2019]*[\d]\s?[km]?)\+?(?:\s+\p{L}{3,20}){1,2}$/iu, "$1");
  if (/^\d{1,3}(?:[,.' \u2019]\d{3})+$/.test(bare)) return Number(bare.replace(/\D/g, ""));
  return row.number("reviews", bare) ?? 0;
}

/** Matches "1.2K", "3M", "1,2 mil", "4 آلاف" and "1.2万", optionally followed by words. */
const SCALED = /^([\d.,]+)\s?(\p{L}{1,8})\.?(?:\s+\p{L}{2,20}){0,2}$/iu;
/** Words for thousands and millions after a number. "m" means a million, since languages that abbreviate thousand use "k". */
const SCALES: ReadonlyMap<string, number> = new Map(
  (
    [
      [1e3, "k tsd mil mille mila тыс тис хил tys tis ألف آلاف الف الاف هزار ribu rb nghìn bin พัน 千 천"],
      [1e4, "万 萬 만 หมื่น"],
      [1e5, "lakh lakhs แสน"],
      [1e6, "m mio mln millón millones milhão milhões миллион млн مليون ملايين juta jt triệu milyon ล้าน"],
    ] as const
  ).flatMap(([scale, words]) => words.split(" ").map((word): [string, number] => [word, scale])),
);

/** Reads a number with a word for its scale, such as "1.2K"; undefined for other texts. */
function scaledNumber(row: RowCells, text: string): number | undefined {
  const [, digits = "", unit = ""] = SCALED.exec(text) ?? [];
  const scale = SCALES.get(unit.toLowerCase());
  if (scale === undefined) return undefined;
  const number = row.number("reviews", digits);
  return number && number * scale;
}

function unreadable(row: RowCells, column: ColumnName, text: string, reason: string): 0 {
  const date = "is a date, which a spreadsheet program made of a number; format the column as text and type it again";
  row.warn(column, isDateCell(text) ? date : reason);
  return 0;
}
