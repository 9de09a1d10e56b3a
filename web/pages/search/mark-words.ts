import { tokenize } from "#domain/search/tokenize";

export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/** White space, punctuation, a word with whatever joins its parts, punctuation. */
const CHUNK = /(\s*[^\p{L}\p{M}\p{N}\s]*)([\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?)?/gu;

/** The words by which the results were matched, in the form of `tokenize`. */
export interface SearchedWords {
  words: ReadonlySet<string>;
  /** The last word as typed, if nothing shown has it as a whole: words may begin with it. */
  prefix: string | undefined;
}

/** `shown`: the texts in which words are marked. */
export function searchedWords(understood: readonly string[], q: string, shown: readonly string[]): SearchedWords {
  const words = new Set(understood.flatMap(tokenize));
  const last = tokenize(q).at(-1);
  const isPrefix = last !== undefined && words.has(last) && !shown.some((text) => tokenize(text).includes(last));
  return { words, prefix: isPrefix ? last : undefined };
}

/** Splits a text into pieces, of which those with a searched word match, whatever its case, accents and script. */
export function markWords(text: string, { words, prefix }: SearchedWords): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.isMatch === isMatch) last.text += piece;
    else if (piece !== "") pieces.push({ text: piece, isMatch });
  };
  const isSearched = (word: string) => words.has(word) || (prefix !== undefined && word.startsWith(prefix));
  for (const [, between = "", word = ""] of text.matchAll(CHUNK)) {
    add(between, false);
    add(word, tokenize(word).some(isSearched));
  }
  return pieces;
}
