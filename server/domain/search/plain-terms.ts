import type { Alternative, SearchTerms } from "./search-terms.ts";
import { tokenizeQuery } from "./words/tokenize-query.ts";

/** Builds terms without expansion: every word as typed, the last one also as a prefix. */
export function plainTerms(typedText: string): SearchTerms {
  const { folded, words, lastIsPrefix } = tokenizeQuery(typedText);
  const terms = words.map((word, position) => {
    const alternative: Alternative = { weight: 1, kind: "words", words: word };
    if (word.length > 1) alternative.isPhrase = true;
    if (lastIsPrefix && position === words.length - 1) alternative.lastIsPrefix = true;
    return { typed: word.join(""), alternatives: [alternative] };
  });
  return { folded, lastIsPrefix, terms };
}
