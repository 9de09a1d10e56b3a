import { foldText } from "#domain/text/fold";

/** More words than this narrow nothing that a visitor could mean. */
const MOST_WORDS = 16;
const PLAIN = /^[\x20-\x7e]*$/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Folded text as the index takes it in: words of letters and digits of any script, apart by spaces. "mcdonald's" is one
 * word, as visitors type it. Scripts that put no spaces between words are taken letter by letter.
 */
export function searchableText(folded: string): string {
  const joined = folded.includes("'s") ? folded.replace(/'s(?![\p{L}\p{N}])/gu, "s") : folded;
  if (PLAIN.test(joined)) return joined;
  return joined.replace(/[^\p{L}\p{M}\p{N}\x20-\x7e]+/gu, " ").replace(UNSPACED, " $& ");
}

export interface SearchWords {
  /** Folded as typed, to compare with a sort name. */
  folded: string;
  /** Each must be found. */
  words: string[];
  /** The last word may be the beginning of one. */
  lastIsOpen: boolean;
}

/** What was typed, made ready to look up; no words when it has neither letters nor digits. */
export function searchWords(typed: string): SearchWords {
  const folded = foldText(typed);
  const found = searchableText(folded).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = [...new Set(found.slice(0, MOST_WORDS).toReversed())].toReversed();
  const last = found.length > MOST_WORDS ? undefined : found.at(-1);
  return { folded, words, lastIsOpen: last !== undefined && isTelling(last) };
}

/** One letter of an alphabet begins too much; one sign of Chinese or Japanese is a word or half of one. */
function isTelling(word: string): boolean {
  return word.length > 1 || !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word);
}
