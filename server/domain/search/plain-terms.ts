import type { Alternative, SearchTerms } from "./search-terms.ts";
import { searchWords } from "./words/search-words.ts";

/** A query without understanding: every word as typed, the last one also as the beginning of a word. */
export function plainTerms(typed: string): SearchTerms {
  const { folded, words, lastIsPrefix } = searchWords(typed);
  const terms = words.map((word, position) => {
    const alternative: Alternative = { weight: 1, kind: "words", words: [word] };
    if (lastIsPrefix && position === words.length - 1) alternative.lastIsPrefix = true;
    return { typed: word, alternatives: [alternative] };
  });
  return { folded, lastIsPrefix, terms };
}
