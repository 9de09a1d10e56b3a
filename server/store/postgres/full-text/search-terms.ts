import type { BusinessInsert } from "#domain/business/business-keys";
import { tokenizeFolded } from "#domain/search/words/tokenize";

/** What terms begin with; no word has these characters. */
const NAME = "=";
const PREFIX = "^";
/** Lengths of the prefixes that have terms of their own, in characters. Longer ones are ranges of terms. */
export const PREFIX_LENGTHS = [2, 3] as const;

/** A longer word has no term: nobody types it, and entries of an index are limited. Characters. */
const MAX_WORD_LENGTH = 200;

/** The terms under which businesses stand in `postings`. */
export const searchTerm = {
  word: (word: string) => word,
  /** A word of the name. */
  nameWord: (word: string) => `${NAME}${word}`,
  /** Of two or three characters. */
  prefix: (prefix: string) => `${PREFIX}${prefix}`,
  namePrefix: (prefix: string) => `${NAME}${PREFIX}${prefix}`,
  phone: (digits: string) => `#${digits}`,
  attribute: (tag: string) => `@${tag}`,
};

/** Each once, in no order. */
export function searchTermsOf(business: BusinessInsert): string[] {
  const terms = new Set<string>();
  for (const word of tokenizeFolded(business.nameText)) {
    addWord(terms, word, "");
    addWord(terms, word, NAME);
  }
  for (const word of tokenizeFolded(business.otherText)) addWord(terms, word, "");
  for (const tag of split(business.attributeTags)) terms.add(searchTerm.attribute(tag));
  for (const digits of split(business.phoneDigits)) terms.add(searchTerm.phone(digits));
  return [...terms];
}

function addWord(terms: Set<string>, word: string, mark: string): void {
  const term = mark + word;
  if (terms.has(term) || word.length > MAX_WORD_LENGTH) return;
  terms.add(term);
  for (const length of PREFIX_LENGTHS) {
    const prefix = firstCharacters(word, length);
    if (prefix !== undefined) terms.add(`${mark}${PREFIX}${prefix}`);
  }
}

/** Undefined for a shorter word. */
function firstCharacters(word: string, length: number): string | undefined {
  let end = 0;
  for (let count = 0; count < length; count++) {
    const code = word.codePointAt(end);
    if (code === undefined) return undefined;
    end += code > 0xffff ? 2 : 1;
  }
  return word.slice(0, end);
}

function split(words: string): string[] {
  return words === "" ? [] : words.split(" ");
}
