import { memoize } from "../text/memoize.ts";

const ASCII = /^[\x20-\x7e]*$/;

/** Lookup key of a place name: letters and digits in lower case without accents, equal for "St. John's" and "ST. JOHNS". */
export const placeKey = memoize(computePlaceKey);

/** Computes `placeKey` without memoizing, for texts that rarely repeat, such as streets. */
export function computePlaceKey(text: string): string {
  return ASCII.test(text) ? text.toLowerCase().replace(/[^a-z\d]+/g, "") : foldedKey(text);
}

/** Computes the keys of names separated by bars in one pass. */
export function computePlaceKeys(names: string): string[] {
  return foldLetters(names)
    .replace(/[^\p{L}\p{N}|]+/gu, "")
    .split("|");
}

const foldedKey = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, "");

function foldLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l");
}
