import { memoize } from "../text/memoize.ts";

const ASCII = /^[\x20-\x7e]*$/;

/**
 * A place name reduced to its letters and digits, lower-cased and without accents, so that "St. John's", "st johns"
 * and "ST. JOHN’S" meet. For looking names up, never for showing.
 */
export const placeKey = memoize(placeKeyOnce);

/** The same of a text that is not likely to come again, such as a street with its number. */
export function placeKeyOnce(text: string): string {
  return ASCII.test(text) ? text.toLowerCase().replace(/[^a-z\d]+/g, "") : foldedKey(text);
}

function foldedKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
