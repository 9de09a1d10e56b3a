import { editCost } from "./edit-cost.ts";
import { segmentWord } from "./segment-word.ts";
import { type SortedWords, sharedPrefixLength, visitSimilarWords } from "./similar-words.ts";
import { spellingVariants } from "./spelling-variants.ts";
import { candidateForms, stem } from "./stem.ts";
import { isDictionaryWord, isPairedCharacter } from "./unspaced.ts";

/** A spelling correction. */
export interface Correction {
  word: string;
  /** Edit distance from the typed word. */
  edits: number;
  /** Number of businesses with the word. */
  count: number;
}

/** Minimum letters of a word that is corrected by one edit, and by two. */
const MIN_CHARS_ONE_EDIT = 4;
const MIN_CHARS_TWO_EDITS = 8;
/** Maximum length of a word to correct. */
const MAX_CHARS = 40;
/** Number of candidates, best by edits and count, whose edit cost is computed. */
const MAX_COMPARED_WORDS = 100;
/** Minimum letters of a word whose first letter is missing; one more if it is extra. */
const MIN_CHARS_FIRST_LETTER = 5;
/** Minimum length of a part of a split word. A part of 3 letters must be in at least 5 businesses. */
const MIN_PART_CHARS = 3;
const MIN_SHORT_PART_COUNT = 5;
const MIN_COMPOUND_PART_CHARS = 3;
/** Scripts begin at multiples of 128 in Unicode. */
const SCRIPT_BLOCK_MASK = 0x7f;
const LATIN = /^[a-z]+$/;
const LETTERS = /^\p{L}+$/u;
/** A word in ten times as many businesses outweighs a quarter of an edit. */
const COUNT_WEIGHT = 0.25;

/** All words of the directory in memory, with the number of businesses that have each. */
export class Vocabulary {
  readonly #sorted: SortedWords;
  readonly #counts: Uint32Array;

  private constructor(sortedWords: SortedWords, counts: Uint32Array) {
    this.#sorted = sortedWords;
    this.#counts = counts;
  }

  /** Takes distinct words, a million sorted ones in some milliseconds. FTS5 sorts by UTF-8 bytes, which is almost this order. */
  static from(words: readonly string[], counts: ArrayLike<number>): Vocabulary {
    const sharedLengths = new Uint8Array(words.length);
    let previousWord = "";
    for (const [index, word] of words.entries()) {
      const length = sharedPrefixLength(previousWord, word);
      if (previousWord.charCodeAt(length) > word.charCodeAt(length)) return Vocabulary.#fromUnsorted(words, counts);
      sharedLengths[index] = length;
      previousWord = word;
    }
    return new Vocabulary({ words, shared: sharedLengths }, Uint32Array.from(counts));
  }

  static #fromUnsorted(words: readonly string[], counts: ArrayLike<number>): Vocabulary {
    const countOf = new Map(words.map((word, index) => [word, counts[index] ?? 0]));
    const sortedWords = [...countOf.keys()].sort();
    return Vocabulary.from(
      sortedWords,
      sortedWords.map((word) => countOf.get(word) ?? 0),
    );
  }

  get size(): number {
    return this.#sorted.words.length;
  }

  /**
   * Returns the number of businesses with the word; 0 if unknown. A Chinese, Japanese or Korean character counts by a pair that begins with
   * it.
   */
  count(word: string): number {
    const index = this.#lowerBound(word);
    const isKnown = this.#wordAt(index) === word || (isPairedCharacter(word) && this.#wordAt(index).startsWith(word));
    return isKnown ? this.#countAt(index) : 0;
  }

  /** Finds known words with the same stem, commonest first. */
  forms(word: string, limit = 8): string[] {
    const ownStem = stem(word);
    return this.#commonest(
      candidateForms(word).filter((form) => this.count(form) > 0 && stem(form) === ownStem),
      limit,
    );
  }

  /** Finds known words with umlauts written differently: "zuerich" for "zurich" and the reverse. */
  spellings(word: string, limit = 4): string[] {
    return this.#commonest(
      spellingVariants(word).filter((variant) => this.count(variant) > 0),
      limit,
    );
  }

  /** Finds known words that go on after the prefix, commonest first, shorter ones before longer ones. */
  completions(prefix: string, limit: number): string[] {
    if (prefix === "" || limit < 1) return [];
    const [from, to] = this.#rangeOf(prefix);
    const best: number[] = [];
    let leastCount = 0;
    for (let index = from; index < to; index++) {
      const count = this.#countAt(index);
      if ((best.length >= limit && count <= leastCount) || this.#wordAt(index) === prefix) continue;
      const insertIndex = best.findIndex(
        (other) =>
          this.#countAt(other) < count ||
          (this.#countAt(other) === count && this.#wordAt(other).length > this.#wordAt(index).length),
      );
      best.splice(insertIndex === -1 ? best.length : insertIndex, 0, index);
      if (best.length > limit) best.pop();
      leastCount = this.#countAt(best.at(-1) ?? index);
    }
    return best.map((index) => this.#wordAt(index));
  }

  /**
   * Finds spelling corrections, best first: fewest edits, then the likelier slip and the commoner word. Words of 4 letters may have
   * one edit, words of 8 two, words with digits none. Under 8 letters the first letter is right or swapped with the second or, if
   * there is no other word, missing or one too many; longer words have at most one edit in the first three letters. With `isPrefix`,
   * words with a similar prefix count too.
   */
  corrections(typedWord: string, limit: number, { isPrefix = false } = {}): Correction[] {
    if (typedWord.length < MIN_CHARS_ONE_EDIT || typedWord.length > MAX_CHARS || !LETTERS.test(typedWord)) return [];
    const maxEdits = typedWord.length >= MIN_CHARS_TWO_EDITS ? 2 : 1;
    const candidates: Correction[] = [];
    for (const [from, to] of this.#rangesFor(typedWord)) {
      visitSimilarWords(this.#sorted, { typed: typedWord, maxEdits, isPrefix, from, to }, (index, edits) => {
        const word = this.#wordAt(index);
        if (word !== typedWord) candidates.push({ word, edits, count: this.#countAt(index) });
      });
    }
    if (candidates.length === 0 && !isPrefix) return this.#firstLetterCorrections(typedWord).slice(0, limit);
    return candidates
      .sort((a, b) => a.edits - b.edits || b.count - a.count)
      .slice(0, MAX_COMPARED_WORDS)
      .map((correction) => ({ correction, cost: costOf(typedWord, correction, isPrefix) }))
      .sort((a, b) => a.correction.edits - b.correction.edits || a.cost - b.cost)
      .slice(0, limit)
      .map(({ correction }) => correction);
  }

  /** Finds corrections of a missing or extra first letter. */
  #firstLetterCorrections(typedWord: string): Correction[] {
    if (!LATIN.test(typedWord)) return [];
    const words = typedWord.length > MIN_CHARS_FIRST_LETTER ? [typedWord.slice(1)] : [];
    if (typedWord.length >= MIN_CHARS_FIRST_LETTER)
      for (const letter of "abcdefghijklmnopqrstuvwxyz") words.push(letter + typedWord);
    const corrections = words.map((word) => ({ word, edits: 1, count: this.count(word) }));
    return corrections.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  }

  /**
   * Finds known words that contain one of Thai, Lao, Khmer or Burmese, commonest first: what a dictionary has as one word may be a part of another
   * there. Only words that begin with a letter of the script are read.
   */
  compounds(word: string, limit = 8): string[] {
    if (word.length < MIN_COMPOUND_PART_CHARS || !isDictionaryWord(word)) return [];
    const block = word.charCodeAt(0) & ~SCRIPT_BLOCK_MASK;
    const from = this.#lowerBound(String.fromCharCode(block));
    const to = this.#lowerBound(String.fromCharCode(block + SCRIPT_BLOCK_MASK + 1));
    const words = this.#sorted.words.slice(from, to);
    return this.#commonest(
      words.filter((compound) => compound.length > word.length && compound.includes(word)),
      limit,
    );
  }

  /** Splits a word into the known words of a name written without spaces, likeliest first. */
  segmentations(word: string): string[][] {
    return segmentWord(word, (part) => this.count(part));
  }

  /** Splits a word into two known words, if they are written as one. Short parts must be common. */
  split(word: string): [string, string] | undefined {
    if (word.length > MAX_CHARS || !LETTERS.test(word)) return undefined;
    let best: [string, string] | undefined;
    let bestCount = 0;
    for (let splitIndex = MIN_PART_CHARS; splitIndex <= word.length - MIN_PART_CHARS; splitIndex++) {
      const parts: [string, string] = [word.slice(0, splitIndex), word.slice(splitIndex)];
      const count = Math.min(this.count(parts[0]), this.count(parts[1]));
      const isShort = splitIndex === MIN_PART_CHARS || word.length - splitIndex === MIN_PART_CHARS;
      if (count <= bestCount || (isShort && count < MIN_SHORT_PART_COUNT)) continue;
      best = parts;
      bestCount = count;
    }
    return best;
  }

  #rangesFor(typedWord: string): [number, number][] {
    if (typedWord.length >= MIN_CHARS_TWO_EDITS) return [[0, this.size]];
    const [first = "", second = ""] = typedWord;
    const ranges = [this.#rangeOf(first)];
    if (first !== second) ranges.push(this.#rangeOf(second + first));
    return ranges;
  }

  #commonest(words: string[], limit: number): string[] {
    const wordCounts = words.map((word) => ({ word, count: this.count(word) }));
    return wordCounts
      .sort((a, b) => b.count - a.count)
      .slice(0, limit)
      .map(({ word }) => word);
  }

  #rangeOf(prefix: string): [number, number] {
    return [this.#lowerBound(prefix), this.#lowerBound(`${prefix}\uffff`)];
  }

  #lowerBound(word: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#wordAt(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #wordAt(index: number): string {
    return this.#sorted.words[index] ?? "";
  }

  #countAt(index: number): number {
    return this.#counts[index] ?? 0;
  }
}

function costOf(typedWord: string, { word, count }: Correction, isPrefix: boolean): number {
  const comparedText = isPrefix ? word.slice(0, typedWord.length) : word;
  return editCost(typedWord, comparedText) - COUNT_WEIGHT * Math.log10(Math.max(1, count));
}
