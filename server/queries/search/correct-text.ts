import type { DirectoryWords } from "#domain/search/build-terms";
import { conceptsAt } from "#domain/search/understanding/concepts";
import { synonymsAt } from "#domain/search/understanding/synonyms";
import { attributeAt, isFillerWord, literalQuery, type QueryWord } from "#domain/search/understanding/understand-query";
import { correctTerms } from "#domain/search/words/correct-terms";
import type { Vocabulary } from "#domain/search/words/vocabulary";

/** Businesses with a word that is guessed. */
const LEAST_COUNT = 3;

/**
 * The text with mistyped words corrected; undefined when there are none. Words of a phrase that says something, in whatever
 * language, are right, and so are common words of the directory. `isTyping`: the last word may go on.
 */
export function correctText(text: string, directory: DirectoryWords, isTyping = false): string | undefined {
  const { words } = literalQuery(text);
  const isMeant = meantWords(
    words.map(({ word }) => word),
    directory,
  );
  let hasChanged = false;
  const corrected: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    while (end < words.length && isMeant[end] === isMeant[at]) end++;
    const run = words.slice(at, end);
    const better = isMeant[at] ? undefined : correctRun(run, directory, isTyping && end === words.length);
    hasChanged ||= better !== undefined;
    corrected.push(better ?? run.map(({ typed }) => typed).join(" "));
    at = end;
  }
  return hasChanged ? corrected.join(" ") : undefined;
}

function correctRun(
  words: readonly QueryWord[],
  { vocabulary }: DirectoryWords,
  lastIsPrefix: boolean,
): string | undefined {
  const corrected = correctTerms(
    words.map(({ word }) => word),
    vocabulary,
    { isNothingFound: true, lastIsPrefix },
  );
  return corrected?.text ?? guess(words, vocabulary);
}

/** A word that the directory has only in a rare form is rather a mistake: "barbar" is barber, not Barbara's. */
function guess(words: readonly QueryWord[], vocabulary: Vocabulary): string | undefined {
  const guessed = words.map(({ word, typed }) => {
    const [best] = vocabulary.count(word) === 0 ? vocabulary.corrections(word, 1) : [];
    return best !== undefined && best.count >= LEAST_COUNT ? best.word : typed;
  });
  return guessed.some((word, at) => word !== words[at]?.typed) ? guessed.join(" ") : undefined;
}

/** Words of phrases that say something whatever the directory has: kinds, attributes, synonyms, "near me". */
function meantWords(tokens: readonly string[], { synonyms }: DirectoryWords): boolean[] {
  const isMeant = tokens.map(() => false);
  for (const [at, word] of tokens.entries()) {
    const end = Math.max(
      conceptsAt(tokens, at)?.end ?? 0,
      attributeAt(tokens, at)?.end ?? 0,
      synonymsAt(synonyms, tokens, at)?.end ?? 0,
    );
    isMeant.fill(true, at, end);
    if (isFillerWord(word)) isMeant[at] = true;
  }
  return isMeant;
}
