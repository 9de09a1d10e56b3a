import { expandWord } from "./expand-term.ts";
import type { SearchTerm } from "./search-terms.ts";
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

/**
 * The query with its mistyped words corrected; undefined if no word can be. Known words are right unless nothing is found, and then
 * only rare ones are not. Two words may be one ("bar ber") and one may be two ("barbershop").
 */
export function correctTerms(
  typedWords: readonly string[],
  vocabulary: Vocabulary,
  { isNothingFound, lastIsPrefix = false }: CorrectionSituation,
): CorrectedTerms | undefined {
  const words: string[] = [];
  const terms: SearchTerm[] = [];
  const changes: CorrectedTerms["changes"] = [];

  function add(typed: string, corrected: readonly string[], weight: number, isPrefix = false) {
    for (const word of corrected) {
      words.push(word);
      const alternatives = expandWord(word, vocabulary, { isPrefix });
      terms.push({
        typed,
        alternatives: alternatives.map((alternative) => ({ ...alternative, weight: alternative.weight * weight })),
      });
    }
  }

  for (let index = 0; index < typedWords.length; index++) {
    const typed = typedWords[index] ?? "";
    const next = typedWords[index + 1];
    const isPrefix = lastIsPrefix && next === undefined;
    const joined = next === undefined ? undefined : joinedWord(typed, next, vocabulary, isNothingFound);
    if (joined !== undefined) {
      changes.push({ typed: `${typed} ${next}`, words: [joined], others: [] });
      add(`${typed} ${next}`, [joined], CORRECTION_WEIGHT);
      index++;
      continue;
    }
    const options = correctionsOf(typed, vocabulary, { isNothingFound, lastIsPrefix: isPrefix });
    const [best, ...others] = options;
    if (best === undefined) {
      add(typed, [typed], 1, isPrefix);
      continue;
    }
    changes.push({
      typed,
      words: best,
      others: others.flatMap((words) => (words.length === 1 ? words : [])).slice(0, MAX_OTHERS),
    });
    add(typed, best, CORRECTION_WEIGHT);
  }
  return changes.length === 0 ? undefined : { text: words.join(" "), words, terms, changes };
}

/** Best first; one word, or two where a space is missing. */
function correctionsOf(
  typed: string,
  vocabulary: Vocabulary,
  { isNothingFound, lastIsPrefix = false }: CorrectionSituation,
): (readonly string[])[] {
  const count = vocabulary.count(typed);
  if (count > 0 && !(isNothingFound && count <= RARE)) return [];
  if (count === 0 && isKnownOtherwise(typed, vocabulary, lastIsPrefix)) return [];
  const corrections = vocabulary
    .corrections(typed, 1 + MAX_OTHERS, { isPrefix: lastIsPrefix })
    .filter((correction) => correction.count >= Math.max(1, count * MUCH_COMMONER));
  const options: (readonly string[])[] = corrections.map(({ word }) => [word]);
  if (count > 0) return options;
  const split = vocabulary.split(typed);
  const bestEdits = corrections[0]?.edits;
  if (split !== undefined && (bestEdits === undefined || bestEdits > 1)) options.unshift(split);
  else if (split !== undefined) options.push(split);
  return options;
}

/** The directory has the word in another form or spelling, or as a beginning. */
function isKnownOtherwise(typed: string, vocabulary: Vocabulary, isPrefix: boolean): boolean {
  if (isPrefix && vocabulary.completions(typed, 1).length > 0) return true;
  return vocabulary.forms(typed, 1).length > 0 || vocabulary.spellings(typed, 1).length > 0;
}

/** Two typed words that the directory writes as one; both known ones only if nothing is found. */
function joinedWord(
  first: string,
  second: string,
  vocabulary: Vocabulary,
  isNothingFound: boolean,
): string | undefined {
  const joined = first + second;
  const areBothKnown = vocabulary.count(first) > 0 && vocabulary.count(second) > 0;
  if ((areBothKnown && !isNothingFound) || /^\d+$/.test(joined)) return undefined;
  return vocabulary.count(joined) > 0 ? joined : undefined;
}
