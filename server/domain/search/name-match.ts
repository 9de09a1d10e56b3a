import type { Alternative, SearchTerms } from "./search-terms.ts";
import { tokenizeQuery } from "./words/tokenize-query.ts";

/** Tells whether a name alone has every term. */
export function nameHasTerms(name: string, { terms }: SearchTerms): boolean {
  const { words } = tokenizeQuery(name);
  return terms.every(({ alternatives }) => alternatives.some((alternative) => matchesAlternative(words, alternative)));
}

function matchesAlternative(nameWords: readonly string[], alternative: Alternative): boolean {
  if (alternative.kind !== "words") return false;
  const { words, lastIsPrefix } = alternative;
  return words.every((word, position) =>
    lastIsPrefix && position === words.length - 1
      ? nameWords.some((nameWord) => nameWord.startsWith(word))
      : nameWords.includes(word),
  );
}
