import { foldText } from "#domain/text/fold";

/** Further words of a query are ignored. */
const MAX_WORDS = 16;
const PLAIN = /^[\x20-\x7e]*$/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Folded text as it is indexed: words of letters and digits, separated by spaces. "mcdonald's" is one word; in scripts without
 * spaces each letter is one.
 */
export function searchableText(folded: string): string {
  const joined = folded.includes("'s") ? folded.replace(/'s(?![\p{L}\p{N}])/gu, "s") : folded;
  if (PLAIN.test(joined)) return joined;
  return joined.replace(/[^\p{L}\p{M}\p{N}\x20-\x7e]+/gu, " ").replace(UNSPACED, " $& ");
}

export interface SearchWords {
  /** The folded query, to compare with sort names. */
  folded: string;
  /** All must match. */
  words: string[];
  /** The last word matches as a prefix. */
  lastIsPrefix: boolean;
}

/** Tokenizes a query; no words without letters and digits. */
export function searchWords(typed: string): SearchWords {
  const folded = foldText(typed);
  const found = searchableText(folded).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = [...new Set(found.slice(0, MAX_WORDS).toReversed())].toReversed();
  const last = found.length > MAX_WORDS ? undefined : found.at(-1);
  return { folded, words, lastIsPrefix: last !== undefined && isUsefulPrefix(last) };
}

/** One letter of an alphabet is too short a prefix; one Chinese or Japanese character is not. */
function isUsefulPrefix(word: string): boolean {
  return word.length > 1 || !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word);
}
