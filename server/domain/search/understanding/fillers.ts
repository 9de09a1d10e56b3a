import { FILLERS, POSTPOSITIONS, PREPOSITIONS } from "./filler-words-data.ts";
import { phraseAt, phraseTable } from "./phrase-table.ts";

export const prepositions = phraseTable([[PREPOSITIONS, true]]);
export const postpositions = phraseTable([[POSTPOSITIONS, true]]);
export const fillers = phraseTable([[FILLERS, true]]);

export function isFillerWord(word: string): boolean {
  return fillers.valueByKey.has(word) || prepositions.valueByKey.has(word);
}

/** Tells whether a place follows: "in der Nähe" is near me, "in der Nähe von Bern" is not. */
export function isBeforePlace(words: readonly string[], start: number, end: number): boolean {
  const preposition = phraseAt(prepositions, words, start);
  return preposition !== undefined && preposition.end > end && preposition.end < words.length;
}
