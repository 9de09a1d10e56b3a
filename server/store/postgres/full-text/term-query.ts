import type { Alternative, SearchTerm } from "#domain/search/search-terms";
import type { IndexedWord } from "#domain/search/words/unspaced";
import { compileTerms, searchedNumbers, searchedWords } from "../../full-text/compile-terms.ts";
import type { CategoryDictionary } from "../columns/category-dictionary.ts";
import { PREFIX_CHARS, searchTerm } from "./search-terms.ts";

const [SHORT_PREFIX, LONG_PREFIX] = PREFIX_CHARS;
/** Ends a key for all terms with a prefix; no term contains it. */
const ANY = "*";

/**
 * One way to match a term of a search: by words (a business must have one of the keys of each word) or by categories (it must have one of
 * them). A key is a term of `postings`, or a prefix of terms followed by `*`.
 */
export type TermExpression = { words: readonly (readonly string[])[] } | { categoryIds: readonly number[] };

/** The alternatives of each term. */
export type TermQuery = readonly (readonly TermExpression[])[];

/** Returns the prefix of a key for all terms with it; undefined for a key that is a term. */
export function prefixOfKey(key: string): string | undefined {
  return key.endsWith(ANY) ? key.slice(0, -ANY.length) : undefined;
}

export function keyOfPrefix(prefix: string): string {
  return prefix + ANY;
}

/** Compiles terms; returns undefined when nothing can match one of them. `inName` matches only words of the name. */
export function compileTermQuery(
  terms: readonly SearchTerm[],
  categories: CategoryDictionary,
  inName = false,
): TermQuery | undefined {
  return compileTerms(terms, (alternative) => compileAlternative(alternative, categories, inName));
}

function compileAlternative(
  alternative: Alternative,
  categories: CategoryDictionary,
  inName: boolean,
): TermExpression | undefined {
  switch (alternative.kind) {
    case "words": {
      const words = searchedWords(alternative.words, alternative.lastIsPrefix ?? false);
      return words && { words: words.map((word) => keysOf(word, inName || alternative.inName === true)) };
    }
    case "phone": {
      const numbers = searchedNumbers(alternative.digits);
      return numbers && { words: [numbers.map(searchTerm.phone)] };
    }
    case "attribute":
      return { words: [[searchTerm.attribute(alternative.tag)]] };
    case "group":
      return { categoryIds: categories.idsOfGroup(alternative.group) };
    case "category": {
      const id = categories.idOf(alternative.slug);
      return id === undefined ? undefined : { categoryIds: [id] };
    }
  }
}

/** Returns keys. Short prefixes are terms themselves; for a single character, all terms of longer prefixes are read. */
function keysOf({ word, isPrefix }: IndexedWord, inName: boolean): string[] {
  const term = inName ? searchTerm.nameWord : searchTerm.word;
  const prefixTerm = inName ? searchTerm.namePrefix : searchTerm.prefix;
  const length = [...word].length;
  if (!isPrefix) return [term(word)];
  if (length < SHORT_PREFIX) return [term(word), keyOfPrefix(prefixTerm(word))];
  return length <= LONG_PREFIX ? [prefixTerm(word)] : [keyOfPrefix(term(word))];
}
