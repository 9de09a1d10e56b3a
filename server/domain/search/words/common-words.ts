import { COMMON_WORDS } from "./common-words-data.ts";
import { tokenize } from "./tokenize.ts";

let cachedWords: ReadonlySet<string> | undefined;

/** Tells whether the word is common, so that it is not a misspelling even if the directory lacks it. */
export function isCommonWord(word: string): boolean {
  cachedWords ??= new Set(tokenize(COMMON_WORDS));
  return cachedWords.has(word);
}
