import { COMMON_WORDS } from "./common-words-data.ts";
import { tokenize } from "./tokenize.ts";

let cachedWords: ReadonlySet<string> | undefined;

/** Tells whether everybody uses the word, so that it is no misspelling of another even if the directory does not have it. */
export function isCommonWord(word: string): boolean {
  cachedWords ??= new Set(tokenize(COMMON_WORDS));
  return cachedWords.has(word);
}
