import { foldText } from "#domain/text/fold";
import { MAX_TERMS } from "../search-terms.ts";
import { tokenize } from "./tokenize.ts";
import { isPairedCharacter } from "./unspaced.ts";

export interface TokenizedQuery {
  /** The folded query, to compare with sort names. */
  folded: string;
  /** The words, of which a business must match all. A Chinese, Japanese or Korean one has several characters. */
  words: string[][];
  /** The last word matches as a prefix. */
  lastIsPrefix: boolean;
}

/** Tokenizes a query into distinct words. Those beyond `MAX_TERMS` are ignored. */
export function tokenizeQuery(typedText: string): TokenizedQuery {
  const typedWords = typedText.split(/\s+/).flatMap(wordsOf);
  const wordByText = new Map(
    typedWords
      .slice(0, MAX_TERMS)
      .toReversed()
      .map((word) => [word.join(""), word]),
  );
  const lastToken = typedWords.length > MAX_TERMS ? undefined : typedWords.at(-1)?.at(-1);
  return {
    folded: foldText(typedText),
    words: [...wordByText.values()].toReversed(),
    lastIsPrefix: lastToken !== undefined && isUsefulPrefix(lastToken),
  };
}

function wordsOf(chunk: string): string[][] {
  const words: string[][] = [];
  for (const token of tokenize(chunk)) {
    const word = words.at(-1);
    if (word !== undefined && isPairedCharacter(token) && isPairedCharacter(word.at(-1) ?? "")) word.push(token);
    else words.push([token]);
  }
  return words;
}

/** Tells whether a prefix is long enough: one letter of an alphabet is not, one Chinese or Japanese character is. */
function isUsefulPrefix(word: string): boolean {
  return word.length > 1 || !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word);
}
