import { type Alternative, MAX_ALTERNATIVES, MAX_TERMS, type SearchTerm } from "#domain/search/search-terms";
import { phoneDigits } from "#domain/search/understanding/phone-query";
import { type IndexedWord, indexedWords } from "#domain/search/words/unspaced";

/** Maximum words and facets of a search. Beyond it, the last alternatives of each term are left out. */
const MAX_EXPRESSION_LEAVES = 96;
/** Maximum words of an alternative. Further ones are ignored. */
const MAX_WORDS = 16;
const DIGITS = /^\d{1,15}$/;
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;

/**
 * Compiles the alternatives of each term, within limits. `compile` returns undefined for an alternative that nothing can match. Returns
 * undefined when nothing can match one of the terms.
 */
export function compileTerms<Expression>(
  terms: readonly SearchTerm[],
  compile: (alternative: Alternative) => Expression | undefined,
): Expression[][] | undefined {
  const limitedTerms = terms.slice(0, MAX_TERMS);
  const compiledTerms = limitedTerms.map((term) =>
    compileTerm(term, Math.floor(MAX_EXPRESSION_LEAVES / limitedTerms.length), compile),
  );
  return compiledTerms.length === 0 || compiledTerms.some((compiledTerm) => compiledTerm.length === 0)
    ? undefined
    : compiledTerms;
}

function compileTerm<Expression>(
  { alternatives }: SearchTerm,
  maxLeaves: number,
  compile: (alternative: Alternative) => Expression | undefined,
): Expression[] {
  const expressions = new Set<Expression>();
  let leaves = 0;
  for (const alternative of alternatives.slice(0, MAX_ALTERNATIVES)) {
    leaves += alternative.kind === "words" ? alternative.words.length : 1;
    if (leaves > maxLeaves && expressions.size > 0) break;
    const expression = compile(alternative);
    if (expression !== undefined) expressions.add(expression);
  }
  return [...expressions];
}

/** Returns the words of the index to search for; undefined if one has no letters or digits. */
export function searchedWords(words: readonly string[], lastIsPrefix: boolean): IndexedWord[] | undefined {
  const limitedWords = words.slice(0, MAX_WORDS);
  if (limitedWords.length === 0 || !limitedWords.every((word) => WORD.test(word))) return undefined;
  const indexWords = indexedWords(limitedWords);
  const lastWord = indexWords.at(-1);
  if (lastIsPrefix && lastWord !== undefined && lastWord.word === words.at(-1)) lastWord.isPrefix = true;
  return indexWords;
}

/**
 * Returns the numbers to search for, as typed and without the calling code: national numbers are indexed. Undefined if there are no digits.
 */
export function searchedNumbers(digits: string): string[] | undefined {
  return DIGITS.test(digits) ? [...new Set([digits, ...phoneDigits(`+${digits}`, null)])] : undefined;
}
