import { conceptsAt } from "../search/understanding/concepts.ts";
import { tokenize } from "../search/words/tokenize.ts";

const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Google's English names of the kind of business that a name in one of 21 languages stands for, the main one first: "Ветеринар" →
 * "Veterinarian". Empty when the name, as a whole, is none of the names known to search.
 */
export function conceptCategories(name: string): readonly string[] {
  const words = tokenize(name);
  const match = conceptsAt(words, 0);
  return match !== undefined && match.end === words.length
    ? match.concepts.flatMap(({ categories }) => categories)
    : [];
}

/** The words of a name in Cyrillic or Greek letters, transliterated; undefined for others. */
export function latinWords(name: string): string[] | undefined {
  return PLAIN.test(name) ? undefined : tokenize(name);
}
