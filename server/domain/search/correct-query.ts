import { hasLandmarkWord, isCompoundLandmark } from "./landmarks/landmark-variants.ts";
import { namesTownCentre } from "./landmarks/town-centre.ts";
import type { Lexicon } from "./lexicon.ts";
import type { TypedWord } from "./phrases/written-words.ts";
import { associatedConcepts, conceptsAt } from "./understanding/concepts.ts";
import { isFillerWord } from "./understanding/fillers.ts";
import { goodsAt } from "./understanding/goods.ts";
import { attributeAt, intentMatches } from "./understanding/intents.ts";
import { correctKindWord } from "./understanding/kind-words.ts";
import { correctedWord, type ParsedQuery, tokensOf, withWords, wordsOfText } from "./understanding/parse-query.ts";
import { synonymsAt } from "./understanding/synonyms.ts";
import { isCommonWord } from "./words/common-words.ts";
import { correctSpelling } from "./words/correct-spelling.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

/** Minimum number of businesses that have a guessed word. */
const MIN_COUNT = 3;

/**
 * Corrects misspelled words of a query; returns undefined if there are none. Words of known phrases, common words of the directory
 * and the words of an unknown location stay. With `isTyping` the last word may be incomplete.
 */
export function correctQuery(query: ParsedQuery, lexicon: Lexicon, isTyping = false): ParsedQuery | undefined {
  const words = wordsOfText(query.all);
  const tokens = tokensOf(words);
  if (associatedConcepts(tokens).length > 0) return undefined;
  const isProtected = protectedWords(tokens, lexicon);
  let hasChanged = false;
  const correctedWords: TypedWord[] = [];
  for (let index = 0; index < words.length; ) {
    let end = index + 1;
    while (end < words.length && isProtected[end] === isProtected[index]) end++;
    const run = words.slice(index, end);
    const betterWords = isProtected[index]
      ? undefined
      : correctRun(run, lexicon, { lastIsPrefix: isTyping && end === words.length, isAlone: words.length === 1 });
    hasChanged ||= betterWords !== undefined;
    correctedWords.push(...(betterWords ?? run));
    index = end;
  }
  if (!hasChanged) return undefined;
  return withWords(query, [...correctedWords, ...query.all.filter(({ isInLocation }) => isInLocation)]);
}

function correctRun(
  words: readonly TypedWord[],
  { vocabulary }: Lexicon,
  { lastIsPrefix, isAlone }: { lastIsPrefix: boolean; isAlone: boolean },
): TypedWord[] | undefined {
  const correctUnknown = (word: string) => correctKindWord(word, { isAlone });
  const correction = correctSpelling(tokensOf(words), vocabulary, { lastIsPrefix, correctUnknown });
  // "Kreuzplatz" is an unknown square, not the square of a business "Kreuz".
  const splitsLandmark = (correction?.length ?? 0) > words.length && words.some(({ word }) => isCompoundLandmark(word));
  return (splitsLandmark ? undefined : correction?.map(correctedWord)) ?? guessSpelling(words, vocabulary);
}

/** Corrects words whose only match in the directory is an inflected form: "barbar" means barber, not Barbara's. */
function guessSpelling(words: readonly TypedWord[], vocabulary: Vocabulary): TypedWord[] | undefined {
  const guesses = words.map((typedWord) => {
    const [best] = vocabulary.count(typedWord.word) === 0 ? vocabulary.corrections(typedWord.word, 1) : [];
    return best !== undefined && best.count >= MIN_COUNT ? correctedWord(best.word) : typedWord;
  });
  return guesses.some((word, index) => word !== words[index]) ? guesses : undefined;
}

/** Marks words that are never corrected: those of kinds, goods, attributes, times, landmarks and synonyms, fillers and everyday words. */
function protectedWords(tokens: readonly string[], { synonyms }: Lexicon): boolean[] {
  const isProtected = tokens.map(() => false);
  for (const [index, word] of tokens.entries()) {
    const end = Math.max(
      conceptsAt(tokens, index)?.end ?? 0,
      goodsAt(tokens, index)?.end ?? 0,
      attributeAt(tokens, index)?.end ?? 0,
      synonymsAt(synonyms, tokens, index)?.end ?? 0,
    );
    isProtected.fill(true, index, end);
    const isOfPlace = hasLandmarkWord([word]) || namesTownCentre([word]);
    if (isOfPlace || isFillerWord(word) || isCommonWord(word)) isProtected[index] = true;
  }
  for (const { start, end } of intentMatches(tokens)) isProtected.fill(true, start, end);
  return isProtected;
}
