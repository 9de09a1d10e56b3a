import { tokenize } from "../words/tokenize.ts";
import { wordChunks } from "../words/word-chunks.ts";

/**
 * Finds the words of these texts, as written, that match a search, ignoring case, accents and script. `matchedWords` holds the words
 * of the search with forms, corrections and synonyms. The last word of `q` is also a prefix, unless one of the texts has it whole.
 */
export function highlightedWords(matchedWords: readonly string[], q: string, texts: readonly string[]): string[] {
  const words = new Set(matchedWords.flatMap(tokenize));
  if (words.size === 0) return [];
  const tokens = new Map(texts.flatMap(wordChunks).map(({ word }) => [word, tokenize(word)]));
  const lastWord = tokenize(q).at(-1);
  const isWhole =
    lastWord === undefined || !words.has(lastWord) || tokens.values().some((token) => token.includes(lastWord));
  const isSearched = (word: string) => words.has(word) || (!isWhole && word.startsWith(lastWord));
  return [...tokens].filter(([, own]) => own.some(isSearched)).map(([word]) => word);
}
