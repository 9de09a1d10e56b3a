import { tokenize } from "./tokenize.ts";

/** Matches a price level: one to four signs of a currency. */
const PRICE_SIGNS = /^([$€£¥₺])\1{0,3}$/u;

/** Returns the word for "$$" and the like, which have no letters; undefined for other texts. */
function priceWord(chunk: string): string | undefined {
  return PRICE_SIGNS.test(chunk) ? `pricelevel${chunk.length}` : undefined;
}

/** Splits a typed text without spaces into words, with a word for price signs. */
export function wordsOfChunk(chunk: string): string[] {
  const word = priceWord(chunk);
  return word === undefined ? tokenize(chunk) : [word];
}
