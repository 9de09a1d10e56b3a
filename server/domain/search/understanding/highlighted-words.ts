import { phraseIndex } from "../name-match.ts";
import { tokenize } from "../words/tokenize.ts";
import { wordChunks } from "../words/word-chunks.ts";

/**
 * Finds the words of these texts, as written, that match a search, ignoring case, accents and script. `matchedWords` holds the words
 * of the search with forms, corrections and synonyms. The last word of `q` is also a prefix, unless one of the texts has it whole.
 */
export function highlightedWords(matchedWords: readonly string[], q: string, texts: readonly string[]): string[] {
  const phrases = matchedWords.map(tokenize).filter((phrase) => phrase.length > 0);
  if (phrases.length === 0) return [];
  const words = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
  const longerPhrases = phrases.filter((phrase) => phrase.length > 1);
  const hasPhrase = (own: readonly string[]) =>
    longerPhrases.some((phrase) => phraseIndex(own, { kind: "words", words: phrase }) !== -1);
  const tokens = new Map(texts.flatMap(wordChunks).map(({ word }) => [word, tokenize(word)]));
  const lastWord = tokenize(q).at(-1);
  const isWhole =
    lastWord === undefined || !words.has(lastWord) || tokens.values().some((token) => token.includes(lastWord));
  const isSearched = (word: string) => words.has(word) || (!isWhole && word.startsWith(lastWord));
  return [...tokens].filter(([, own]) => own.some(isSearched) || hasPhrase(own)).map(([word]) => word);
}
