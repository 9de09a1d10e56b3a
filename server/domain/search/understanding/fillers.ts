import { FILLERS, POSTPOSITIONS, PREPOSITIONS, WALKING_PHRASES } from "./filler-words-data.ts";
import { phraseAt, phraseTable } from "./phrase-table.ts";

/** Maximum minutes of a walk to a business. */
const MAX_MINUTES = 60;

export const prepositions = phraseTable([[PREPOSITIONS, true], ...WALKING_PHRASES.map(walkingPhrases)]);
export const postpositions = phraseTable([[POSTPOSITIONS, true]]);
export const fillers = phraseTable([[FILLERS, true]]);

/** Makes a phrase for each number of minutes, in digits and in words. */
function walkingPhrases({ numbers, phrases }: (typeof WALKING_PHRASES)[number]): readonly [list: string, value: true] {
  const digits = Array.from({ length: MAX_MINUTES }, (_, index) => String(index + 1));
  return [[...digits, ...numbers.split(" ")].map((number) => phrases.replaceAll("N", number)).join(), true];
}

export function isFillerWord(word: string): boolean {
  return fillers.valueByKey.has(word) || prepositions.valueByKey.has(word);
}

/** Tells whether a place follows: "in der Nähe" is near me, "in der Nähe von Bern" is not. */
export function isBeforePlace(words: readonly string[], start: number, end: number): boolean {
  const preposition = phraseAt(prepositions, words, start);
  return preposition !== undefined && preposition.end > end && preposition.end < words.length;
}
