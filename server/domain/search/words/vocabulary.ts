import { editCost } from "./edit-distance.ts";
import { type SortedWords, sharedLetters, walkSimilarWords } from "./similar-words.ts";
import { spellingVariants } from "./spelling-variants.ts";
import { possibleForms, stem } from "./stem.ts";

/** A likely word for one that was mistyped. */
export interface Correction {
  word: string;
  /** Letters inserted, deleted, replaced or swapped. */
  edits: number;
  /** Businesses with the word. */
  count: number;
}

/** Words of so many letters are corrected by one edit and by two. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** Longer words are no words. */
const MAX_CORRECTED = 40;
/** The best by edits and count are compared letter by letter. */
const MAX_COMPARED = 100;
/** From so many letters a word may miss its first one; from one more it may have one too many. */
const MISSING_FIRST = 5;
/** Of two words written as one; those of so few letters must be in so many businesses. */
const SHORTEST_PART = 3;
const COMMON = 5;
const LATIN = /^[a-z]+$/;
const LETTERS = /^\p{L}+$/u;
/** What ten times as many businesses weigh against an edit. */
const COUNT_WEIGHT = 0.25;

/** All words of the directory in memory, with the number of businesses that have them. */
export class Vocabulary {
  readonly #sorted: SortedWords;
  readonly #counts: Uint32Array;

  constructor(sorted: SortedWords, counts: Uint32Array) {
    this.#sorted = sorted;
    this.#counts = counts;
  }

  /** Of distinct words, fastest if they are sorted. */
  static from(words: readonly string[], counts: ArrayLike<number>): Vocabulary {
    const builder = new VocabularyBuilder();
    for (let index = 0; index < words.length; index++) builder.add(words[index] ?? "", counts[index] ?? 0);
    return builder.build();
  }

  get size(): number {
    return this.#sorted.words.length;
  }

  /** Businesses with the word; 0 if it is unknown. */
  count(word: string): number {
    const index = this.#lowerBound(word);
    return this.#sorted.words[index] === word ? this.#countAt(index) : 0;
  }

  /** Known words with the same stem, commonest first. */
  forms(word: string, limit = 8): string[] {
    const own = stem(word);
    return this.#commonest(
      possibleForms(word).filter((form) => this.count(form) > 0 && stem(form) === own),
      limit,
    );
  }

  /** Known words with umlauts written differently: "zuerich" for "zurich" and the reverse. */
  spellings(word: string, limit = 4): string[] {
    return this.#commonest(
      spellingVariants(word).filter((variant) => this.count(variant) > 0),
      limit,
    );
  }

  /** Known words that go on after the prefix, commonest first, shorter ones before longer ones. */
  completions(prefix: string, limit: number): string[] {
    if (prefix === "" || limit < 1) return [];
    const [from, to] = this.#rangeOf(prefix);
    const best: number[] = [];
    let least = 0;
    for (let index = from; index < to; index++) {
      const count = this.#countAt(index);
      if ((best.length >= limit && count <= least) || this.#wordAt(index) === prefix) continue;
      const at = best.findIndex(
        (other) =>
          this.#countAt(other) < count ||
          (this.#countAt(other) === count && this.#wordAt(other).length > this.#wordAt(index).length),
      );
      best.splice(at === -1 ? best.length : at, 0, index);
      if (best.length > limit) best.pop();
      least = this.#countAt(best.at(-1) ?? index);
    }
    return best.map((index) => this.#wordAt(index));
  }

  /**
   * Known words that were probably meant, best first: fewest edits, then the likelier slip and the commoner word. One edit from 4
   * letters, two from 8; none for words with digits. Under 8 letters the first letter is right or swapped with the second or,
   * if there is no other word, missing or one too many; in longer words at most one edit is in the first three letters. With
   * `isPrefix`, words that begin with something like it.
   */
  corrections(typed: string, limit: number, { isPrefix = false } = {}): Correction[] {
    if (typed.length < ONE_EDIT || typed.length > MAX_CORRECTED || !LETTERS.test(typed)) return [];
    const maxEdits = typed.length >= TWO_EDITS ? 2 : 1;
    const found: Correction[] = [];
    for (const [from, to] of this.#rangesFor(typed)) {
      walkSimilarWords(this.#sorted, { typed, maxEdits, isPrefix, from, to }, (index, edits) => {
        const word = this.#wordAt(index);
        if (word !== typed) found.push({ word, edits, count: this.#countAt(index) });
      });
    }
    if (found.length === 0 && !isPrefix) return this.#withoutFirstSlip(typed).slice(0, limit);
    return found
      .sort((a, b) => a.edits - b.edits || b.count - a.count)
      .slice(0, MAX_COMPARED)
      .map((correction) => ({ correction, cost: costOf(typed, correction, isPrefix) }))
      .sort((a, b) => a.correction.edits - b.correction.edits || a.cost - b.cost)
      .slice(0, limit)
      .map(({ correction }) => correction);
  }

  /** Words that only miss the first letter, or have one too many in front. */
  #withoutFirstSlip(typed: string): Correction[] {
    if (!LATIN.test(typed)) return [];
    const words = typed.length > MISSING_FIRST ? [typed.slice(1)] : [];
    if (typed.length >= MISSING_FIRST) for (const letter of "abcdefghijklmnopqrstuvwxyz") words.push(letter + typed);
    const corrections = words.map((word) => ({ word, edits: 1, count: this.count(word) }));
    return corrections.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  }

  /** Two known words written as one; undefined if there are none. Short parts must be common. */
  split(word: string): [string, string] | undefined {
    if (word.length > MAX_CORRECTED || !LETTERS.test(word)) return undefined;
    let best: [string, string] | undefined;
    let bestCount = 0;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      const count = Math.min(this.count(parts[0]), this.count(parts[1]));
      const isShort = at === SHORTEST_PART || word.length - at === SHORTEST_PART;
      if (count <= bestCount || (isShort && count < COMMON)) continue;
      best = parts;
      bestCount = count;
    }
    return best;
  }

  #rangesFor(typed: string): [number, number][] {
    if (typed.length >= TWO_EDITS) return [[0, this.size]];
    const [first = "", second = ""] = typed;
    const ranges = [this.#rangeOf(first)];
    if (first !== second) ranges.push(this.#rangeOf(second + first));
    return ranges;
  }

  #commonest(words: string[], limit: number): string[] {
    const counted = words.map((word) => ({ word, count: this.count(word) }));
    return counted
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

/** Builds a large vocabulary in slices, between which other work can be done. */
export class VocabularyBuilder {
  readonly #words: string[] = [];
  readonly #counts: number[] = [];
  readonly #shared: number[] = [];
  #isSorted = true;

  /** Words must be distinct. They may come in the order of UTF-8 bytes, which is almost that of UTF-16 units. */
  add(word: string, count: number): void {
    const before = this.#words.at(-1) ?? "";
    const shared = sharedLetters(before, word);
    if (before.charCodeAt(shared) > word.charCodeAt(shared)) this.#isSorted = false;
    this.#words.push(word);
    this.#counts.push(count);
    this.#shared.push(shared);
  }

  /** Some milliseconds for a million sorted words. */
  build(): Vocabulary {
    if (!this.#isSorted) return this.#sorted().build();
    return new Vocabulary({ words: this.#words, shared: new Uint8Array(this.#shared) }, new Uint32Array(this.#counts));
  }

  #sorted(): VocabularyBuilder {
    const counts = new Map(this.#words.map((word, index) => [word, this.#counts[index] ?? 0]));
    const builder = new VocabularyBuilder();
    for (const word of [...counts.keys()].sort()) builder.add(word, counts.get(word) ?? 0);
    return builder;
  }
}

function costOf(typed: string, { word, count }: Correction, isPrefix: boolean): number {
  const compared = isPrefix ? word.slice(0, typed.length) : word;
  return editCost(typed, compared) - COUNT_WEIGHT * Math.log10(Math.max(1, count));
}
