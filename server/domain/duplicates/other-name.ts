import type { OnDuplicate } from "#contract/import-report";
import { tokenize } from "../search/words/tokenize.ts";
import { foldText } from "../text/fold.ts";

/** Returns the letters and digits of a folded name: spaces and punctuation make no other name. */
export function nameLetters(foldedName: string): string {
  return /^[\x20-\x7e]*$/.test(foldedName)
    ? foldedName.replace(/[^A-Za-z\d]+/g, "")
    : foldedName.replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Tells whether a row with the id of a stored business names another business: neither name has all words of the other. An update may
 * rename a business, so there the names must have no word in common.
 */
export function isOtherName(storedName: string, name: string, onDuplicate: OnDuplicate): boolean {
  if (storedName === name || nameLetters(foldText(storedName)) === nameLetters(foldText(name))) return false;
  const [storedWords, words] = [tokenize(storedName), tokenize(name)];
  if (onDuplicate === "update") return !words.some((word) => storedWords.includes(word));
  const [fewer, more] = words.length < storedWords.length ? [words, storedWords] : [storedWords, words];
  return !fewer.every((word) => more.includes(word));
}

/** Tells whether so many rows of a file have the id of a business with another name that the ids must be wrong: over a third. */
export function areWrongIds(otherNames: number, rows: number): boolean {
  return otherNames >= 2 && otherNames * 3 > rows;
}
