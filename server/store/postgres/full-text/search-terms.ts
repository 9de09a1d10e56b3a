import type { BusinessInsert } from "#domain/business/business-keys";
import { searchableName, searchableText, wordsOfIndex } from "#domain/search/words/tokenize";

/** Marks at the beginning of terms; no word has these characters. */
const NAME = "=";
const PREFIX = "^";
const PHONE = "#";
const ATTRIBUTE = "@";
/** Lengths of the prefixes that are terms of their own. Longer prefixes are searched as ranges of terms. */
export const PREFIX_CHARS = [2, 3] as const;

/** Maximum length of an indexed word: nobody types longer ones, and the size of an index entry is limited. */
const MAX_WORD_CHARS = 200;

/** The terms of `postings`. */
export const searchTerm = {
  word: (word: string) => word,
  /** Makes the term of a word of the name. */
  nameWord: (word: string) => `${NAME}${word}`,
  /** `prefix` has two or three characters. */
  prefix: (prefix: string) => `${PREFIX}${prefix}`,
  namePrefix: (prefix: string) => `${NAME}${PREFIX}${prefix}`,
  phone: (digits: string) => `${PHONE}${digits}`,
  attribute: (tag: string) => `${ATTRIBUTE}${tag}`,
};

/**
 * Returns the terms that a business stores: words, words of the name (with `=`), attributes and phone digits, each once. `impliedTerms`
 * derives the others.
 */
export function searchTermsOf(business: BusinessInsert): string[] {
  const nameWords = new Set(wordsOfIndex(searchableName(business.nameText)));
  const terms: string[] = [];
  for (const word of nameWords) if (word.length <= MAX_WORD_CHARS) terms.push(searchTerm.nameWord(word));
  const otherWords = new Set(wordsOfIndex(searchableText(business.otherText)));
  for (const word of otherWords)
    if (word.length <= MAX_WORD_CHARS && !nameWords.has(word)) terms.push(searchTerm.word(word));
  for (const tag of new Set(split(business.attributeTags))) terms.push(searchTerm.attribute(tag));
  for (const digits of new Set(split(business.phoneDigits))) terms.push(searchTerm.phone(digits));
  return terms;
}

/** Returns the terms in `postings` that a stored term implies, including itself: a word of the name is a word, and words have prefixes. */
export function impliedTerms(storedTerm: string): string[] {
  if (storedTerm.startsWith(ATTRIBUTE) || storedTerm.startsWith(PHONE)) return [storedTerm];
  const isOfName = storedTerm.startsWith(NAME);
  const word = isOfName ? storedTerm.slice(NAME.length) : storedTerm;
  const terms = [word, ...prefixesOf(word).map(searchTerm.prefix)];
  return isOfName ? [...terms, ...terms.map((term) => NAME + term)] : terms;
}

function prefixesOf(word: string): string[] {
  return PREFIX_CHARS.flatMap((length) => firstCharacters(word, length) ?? []);
}

/** Returns undefined for a shorter word. */
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
