import { isPairedCharacter } from "./unspaced.ts";
import type { Correction, Vocabulary } from "./vocabulary.ts";

/** Maximum number of businesses with a word that may be a misspelling in the data, if 10 times as many have a similar word. */
const MAX_RARE_COUNT = 3;
const COMMONER_FACTOR = 10;
const MAX_CORRECTIONS = 3;
/** A number and a word without a space between them: "7eleven", "pho75". */
const NUMBER_AND_WORD = /^(\d+|\p{L}+)(?<=\d(?=\p{L})|\p{L}(?=\d))(\d+|\p{L}+)$/u;
/** Maximum number of corrections in a query; further unknown words stay. */
const MAX_CHANGES = 4;

interface CorrectionOptions {
  /** The last word may be the beginning of a word. */
  lastIsPrefix: boolean;
  isRareSuspicious: boolean;
  /** Corrects a word that no business has. */
  correctUnknown: (typedWord: string) => Correction | undefined;
}

/**
 * Corrects the spelling of a query; returns undefined if no word changes. Unknown words are corrected; rare ones only if all words
 * are known. Two words may be one ("bar ber") and one may be two ("barbershop"). `correctUnknown` is called if the vocabulary has
 * no word of one edit.
 */
export function correctSpelling(
  words: readonly string[],
  vocabulary: Vocabulary,
  { lastIsPrefix = false, correctUnknown = () => undefined }: Partial<Omit<CorrectionOptions, "isRareSuspicious">> = {},
): string[] | undefined {
  const options = { lastIsPrefix, correctUnknown };
  return (
    correctWords(words, vocabulary, { ...options, isRareSuspicious: false }) ??
    correctWords(words, vocabulary, { ...options, isRareSuspicious: true })
  );
}

function correctWords(
  typedWords: readonly string[],
  vocabulary: Vocabulary,
  { lastIsPrefix, ...options }: CorrectionOptions,
): string[] | undefined {
  const words: string[] = [];
  let changes = 0;
  for (let index = 0; index < typedWords.length; index++) {
    const typedWord = typedWords[index] ?? "";
    const nextWord = typedWords[index + 1];
    const joinedCorrection =
      nextWord === undefined ? undefined : joinedWord(typedWord, nextWord, vocabulary, options.isRareSuspicious);
    if (joinedCorrection !== undefined) {
      changes++;
      words.push(joinedCorrection);
      index++;
      continue;
    }
    const isPrefix = lastIsPrefix && nextWord === undefined;
    const best =
      changes < MAX_CHANGES ? bestCorrection(typedWord, vocabulary, { ...options, lastIsPrefix: isPrefix }) : undefined;
    if (best !== undefined) changes++;
    words.push(...(best ?? [typedWord]));
  }
  return changes === 0 ? undefined : words;
}

/** Returns one word, or two if a space is missing. A rare known word changes by one edit only. */
function bestCorrection(
  typedWord: string,
  vocabulary: Vocabulary,
  { isRareSuspicious, lastIsPrefix, correctUnknown }: CorrectionOptions,
): readonly string[] | undefined {
  const count = vocabulary.count(typedWord);
  if (count > 0) {
    if (!isRareSuspicious || count > MAX_RARE_COUNT) return undefined;
    const commonerWord = vocabulary
      .corrections(typedWord, MAX_CORRECTIONS)
      .find((correction) => correction.edits === 1 && correction.count >= count * COMMONER_FACTOR);
    return commonerWord && [commonerWord.word];
  }
  if (isKnownOtherwise(typedWord, vocabulary, lastIsPrefix)) return undefined;
  const [, number = "", name = ""] = NUMBER_AND_WORD.exec(typedWord) ?? [];
  if (vocabulary.count(number) > 0 && vocabulary.count(name) > 0) return [number, name];
  const [best] = vocabulary.corrections(typedWord, 1, { isPrefix: lastIsPrefix });
  if (best?.edits === 1) return [best.word];
  const unknownCorrection = lastIsPrefix ? undefined : correctUnknown(typedWord);
  if (unknownCorrection !== undefined) return [unknownCorrection.word];
  return vocabulary.split(typedWord) ?? (best && [best.word]);
}

/** Tells whether the directory has the word in another form or spelling, or as a prefix. */
function isKnownOtherwise(typedWord: string, vocabulary: Vocabulary, isPrefix: boolean): boolean {
  if (isPrefix && vocabulary.completions(typedWord, 1).length > 0) return true;
  return vocabulary.forms(typedWord, 1).length > 0 || vocabulary.spellings(typedWord, 1).length > 0;
}

/** Joins two typed words that the directory writes as one, if one of them is unknown or both are suspicious. */
function joinedWord(first: string, second: string, vocabulary: Vocabulary, isSuspicious: boolean): string | undefined {
  const joinedText = first + second;
  if (/^\d+$/.test(joinedText) || isPairedCharacter(first)) return undefined;
  const areBothKnown = vocabulary.count(first) > 0 && vocabulary.count(second) > 0;
  if (areBothKnown && !isSuspicious) return undefined;
  return vocabulary.count(joinedText) > 0 ? joinedText : vocabulary.spellings(joinedText, 1)[0];
}
