import type { Lexicon } from "#domain/search/build-terms";
import { associatedConcepts, conceptsAt } from "#domain/search/understanding/concepts";
import { goodsAt } from "#domain/search/understanding/goods";
import { correctKindWord } from "#domain/search/understanding/kind-words";
import { attributeAt, isFillerWord, literalQuery, type QueryWord } from "#domain/search/understanding/parse-query";
import { synonymsAt } from "#domain/search/understanding/synonyms";
import { isCommonWord } from "#domain/search/words/common-words";
import { correctSpelling } from "#domain/search/words/correct-spelling";
import type { Vocabulary } from "#domain/search/words/vocabulary";

/** Least number of businesses with a guessed word. */
const MIN_COUNT = 3;

/**
 * The text with misspelled words corrected; undefined when none is. Words of known phrases and common words of the directory stay.
 * `isTyping`: the last word may be incomplete.
 */
export function correctText(text: string, lexicon: Lexicon, isTyping = false): string | undefined {
  const { words } = literalQuery(text);
  const tokens = words.map(({ word }) => word);
  if (associatedConcepts(tokens).length > 0) return undefined;
  const isProtected = protectedWords(tokens, lexicon);
  let hasChanged = false;
  const corrected: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    while (end < words.length && isProtected[end] === isProtected[at]) end++;
    const run = words.slice(at, end);
    const better = isProtected[at]
      ? undefined
      : correctRun(run, lexicon, { lastIsPrefix: isTyping && end === words.length, isAlone: words.length === 1 });
    hasChanged ||= better !== undefined;
    corrected.push(better ?? run.map(({ typed }) => typed).join(" "));
    at = end;
  }
  return hasChanged ? corrected.join(" ") : undefined;
}

function correctRun(
  words: readonly QueryWord[],
  { vocabulary }: Lexicon,
  { lastIsPrefix, isAlone }: { lastIsPrefix: boolean; isAlone: boolean },
): string | undefined {
  const tokens = words.map(({ word }) => word);
  const correctUnknown = (word: string) => correctKindWord(word, { isAlone });
  return correctSpelling(tokens, vocabulary, { lastIsPrefix, correctUnknown }) ?? guessSpelling(words, vocabulary);
}

/** Corrects words known only by another form: "barbar" is barber, not Barbara's. */
function guessSpelling(words: readonly QueryWord[], vocabulary: Vocabulary): string | undefined {
  const guessed = words.map(({ word, typed }) => {
    const [best] = vocabulary.count(word) === 0 ? vocabulary.corrections(word, 1) : [];
    return best !== undefined && best.count >= MIN_COUNT ? best.word : typed;
  });
  return guessed.some((word, at) => word !== words[at]?.typed) ? guessed.join(" ") : undefined;
}

/** Words that are never corrected: those of kinds, goods, attributes and synonyms, fillers and everyday words. */
function protectedWords(tokens: readonly string[], { synonyms }: Lexicon): boolean[] {
  const isProtected = tokens.map(() => false);
  for (const [at, word] of tokens.entries()) {
    const end = Math.max(
      conceptsAt(tokens, at)?.end ?? 0,
      goodsAt(tokens, at)?.end ?? 0,
      attributeAt(tokens, at)?.end ?? 0,
      synonymsAt(synonyms, tokens, at)?.end ?? 0,
    );
    isProtected.fill(true, at, end);
    if (isFillerWord(word) || isCommonWord(word)) isProtected[at] = true;
  }
  return isProtected;
}
