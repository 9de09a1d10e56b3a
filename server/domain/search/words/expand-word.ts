import { type Alternative, MAX_ALTERNATIVES } from "../search-terms.ts";
import { isPairedCharacter } from "./unspaced.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Weights of alternatives; a typed word weighs 1. */
const WEIGHTS = { spelling: 0.95, form: 0.9, segmentation: 0.9, compound: 0.86, initials: 0.85, completion: 0.8 };
const MAX_COMPLETIONS = 8;

/**
 * Expands a word into alternatives, best first: as typed, other umlaut spellings, forms with the same stem, the words of a name that it joins
 * ("redbull" for "Red Bull"), initials ("hm" for "H & M"), and with `isPrefix` completions.
 */
export function expandWord(word: string, vocabulary: Vocabulary, { isPrefix = false } = {}): Alternative[] {
  if (isPairedCharacter(word)) return [{ kind: "words", words: [word], weight: 1 }];
  const weights = new Map([[word, 1]]);
  const add = (words: readonly string[], weight: number) => {
    for (const otherWord of words) if (!weights.has(otherWord)) weights.set(otherWord, weight);
  };
  const spellings = vocabulary.spellings(word);
  add(spellings, WEIGHTS.spelling);
  add(vocabulary.forms(word), WEIGHTS.form);
  for (const spelling of spellings) add(vocabulary.forms(spelling), WEIGHTS.form * WEIGHTS.spelling);
  add(vocabulary.compounds(word), WEIGHTS.compound);
  if (isPrefix) add(vocabulary.completions(word, MAX_COMPLETIONS), WEIGHTS.completion);
  const alternatives: Alternative[] = [...weights].map(([other, weight]) => ({
    kind: "words",
    words: [other],
    weight,
  }));
  for (const words of vocabulary.segmentations(word))
    alternatives.push({ kind: "words", words, weight: WEIGHTS.segmentation, isPhrase: true, inName: true });
  const initials = initialsOf(word, vocabulary);
  if (initials !== undefined) alternatives.push({ kind: "words", words: initials, weight: WEIGHTS.initials });
  return alternatives.sort((a, b) => b.weight - a.weight).slice(0, MAX_ALTERNATIVES);
}

/** Returns the letters of an unknown word of two or three, if the directory has each as a word. */
function initialsOf(word: string, vocabulary: Vocabulary): string[] | undefined {
  if (!/^[a-z]{2,3}$/.test(word) || vocabulary.count(word) > 0) return undefined;
  const letters = [...new Set(word)];
  return letters.every((letter) => vocabulary.count(letter) > 0) ? letters : undefined;
}
