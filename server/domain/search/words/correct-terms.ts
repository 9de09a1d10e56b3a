import type { SearchTerm } from "../search-terms.ts";
import { expandWord } from "./expand-term.ts";
import type { Vocabulary } from "./vocabulary.ts";

interface CorrectionSituation {
  /** Nothing at all is found: rare words are suspicious too. */
  isNothingFound: boolean;
  /** The last word may be the beginning of a word. */
  lastIsPrefix?: boolean;
}

export interface CorrectedTerms {
  /** The words with their corrections, as a text to search for. */
  text: string;
  /** Texts with another of the likely words in one place, best first: to try where `text` finds nothing either. At most 4. */
  otherTexts: string[];
  words: string[];
  /** One a word; corrections weigh less than what was typed. */
  terms: SearchTerm[];
  /** What was changed, in order. `others` are further words that may have been meant, best first. */
  changes: { typed: string; words: readonly string[]; others: readonly string[] }[];
}

/** Known words of so few businesses may be slips of theirs … */
const RARE = 3;
/** … where so many times as many have a similar word. */
const MUCH_COMMONER = 10;
const CORRECTION_WEIGHT = 0.7;
const MAX_OTHERS = 2;
const MAX_TEXTS = 4;

/** Bounds the work: further unknown words stay. */
const MAX_CHANGES = 4;

/**
 * The query with its mistyped words corrected; undefined if no word can be. Known words are right; only if nothing is found and
 * all words are known, rare ones may not be. Two words may be one ("bar ber") and one may be two ("barbershop").
 */
export function correctTerms(
  typedWords: readonly string[],
  vocabulary: Vocabulary,
  { isNothingFound, lastIsPrefix = false }: CorrectionSituation,
): CorrectedTerms | undefined {
  const unknown = correctWords(typedWords, vocabulary, { lastIsPrefix, isRareSuspicious: false });
  if (unknown !== undefined || !isNothingFound) return unknown;
  return correctWords(typedWords, vocabulary, { lastIsPrefix, isRareSuspicious: true });
}

interface Suspicion {
  lastIsPrefix: boolean;
  isRareSuspicious: boolean;
}

function correctWords(
  typedWords: readonly string[],
  vocabulary: Vocabulary,
  { lastIsPrefix, isRareSuspicious }: Suspicion,
): CorrectedTerms | undefined {
  const words: string[] = [];
  const terms: SearchTerm[] = [];
  const changes: CorrectedTerms["changes"] = [];
  for (let index = 0; index < typedWords.length; index++) {
    const typed = typedWords[index] ?? "";
    const next = typedWords[index + 1];
    const isPrefix = lastIsPrefix && next === undefined;
    const joined = next === undefined ? undefined : joinedWord(typed, next, vocabulary, isRareSuspicious);
    if (joined !== undefined) {
      const both = `${typed} ${next}`;
      changes.push({ typed: both, words: [joined], others: [] });
      words.push(joined);
      terms.push(correctedTerm(both, joined, vocabulary));
      index++;
      continue;
    }
    const isSkipped = changes.length >= MAX_CHANGES;
    const [best, ...others] = isSkipped
      ? []
      : correctionsOf(typed, vocabulary, { isRareSuspicious, lastIsPrefix: isPrefix });
    if (best === undefined) {
      words.push(typed);
      terms.push({ typed, alternatives: expandWord(typed, vocabulary, { isPrefix }) });
      continue;
    }
    const single = others.flatMap((other) => (other.length === 1 ? other : []));
    changes.push({ typed, words: best, others: single.slice(0, MAX_OTHERS) });
    words.push(...best);
    terms.push(...best.map((word) => correctedTerm(typed, word, vocabulary)));
  }
  if (changes.length === 0) return undefined;
  return { text: words.join(" "), otherTexts: otherTexts(words, changes), words, terms, changes };
}

function correctedTerm(typed: string, word: string, vocabulary: Vocabulary): SearchTerm {
  const alternatives = expandWord(word, vocabulary);
  return {
    typed,
    alternatives: alternatives.map((alternative) => ({
      ...alternative,
      weight: alternative.weight * CORRECTION_WEIGHT,
    })),
  };
}

function otherTexts(words: readonly string[], changes: CorrectedTerms["changes"]): string[] {
  const texts = changes.flatMap(({ words: best, others }) => {
    const at = words.indexOf(best[0] ?? "");
    return others.map((other) => words.toSpliced(at, best.length, other).join(" "));
  });
  return texts.slice(0, MAX_TEXTS);
}

/** Best first; one word, or two where a space is missing. A known word is at most one edit from what was meant. */
function correctionsOf(
  typed: string,
  vocabulary: Vocabulary,
  { isRareSuspicious, lastIsPrefix }: Suspicion,
): (readonly string[])[] {
  const count = vocabulary.count(typed);
  if (count > 0) {
    if (!isRareSuspicious || count > RARE) return [];
    return vocabulary
      .corrections(typed, 1 + MAX_OTHERS)
      .filter((correction) => correction.edits === 1 && correction.count >= count * MUCH_COMMONER)
      .map(({ word }) => [word]);
  }
  if (isKnownOtherwise(typed, vocabulary, lastIsPrefix)) return [];
  const corrections = vocabulary.corrections(typed, 1 + MAX_OTHERS, { isPrefix: lastIsPrefix });
  const options: (readonly string[])[] = corrections.map(({ word }) => [word]);
  const split = vocabulary.split(typed);
  if (split === undefined) return options;
  return corrections[0]?.edits === 1 ? [...options, split] : [split, ...options];
}

/** The directory has the word in another form or spelling, or as a beginning. */
function isKnownOtherwise(typed: string, vocabulary: Vocabulary, isPrefix: boolean): boolean {
  if (isPrefix && vocabulary.completions(typed, 1).length > 0) return true;
  return vocabulary.forms(typed, 1).length > 0 || vocabulary.spellings(typed, 1).length > 0;
}

/** Two typed words that the directory writes as one; one of them is unknown, or both are suspicious. */
function joinedWord(first: string, second: string, vocabulary: Vocabulary, isSuspicious: boolean): string | undefined {
  const joined = first + second;
  if (/^\d+$/.test(joined) || vocabulary.count(joined) === 0) return undefined;
  const areBothKnown = vocabulary.count(first) > 0 && vocabulary.count(second) > 0;
  return areBothKnown && !isSuspicious ? undefined : joined;
}
