import { foldText } from "#domain/text/fold";
import { MAX_TERMS } from "../search-terms.ts";
import { tokenize } from "./tokenize.ts";

export interface TokenizedQuery {
  /** The folded query, to compare with sort names. */
  folded: string;
  /** A business must match all words. */
  words: string[];
  /** The last word matches as a prefix. */
  lastIsPrefix: boolean;
}

/** Tokenizes a query into distinct words. Those beyond `MAX_TERMS` are ignored. */
export function tokenizeQuery(typedText: string): TokenizedQuery {
  const tokens = tokenize(typedText);
  const words = [...new Set(tokens.slice(0, MAX_TERMS).toReversed())].toReversed();
  const lastToken = tokens.length > MAX_TERMS ? undefined : tokens.at(-1);
  return { folded: foldText(typedText), words, lastIsPrefix: lastToken !== undefined && isUsefulPrefix(lastToken) };
}

/** Tells whether a prefix is long enough: one letter of an alphabet is not, one Chinese or Japanese character is. */
function isUsefulPrefix(word: string): boolean {
  return word.length > 1 || !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word);
}
