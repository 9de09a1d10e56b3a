import type { SearchTerms, WordsAlternative } from "./search-terms.ts";
import { tokenize } from "./words/tokenize.ts";

/** Tells whether a name alone has every term. */
export function nameHasTerms(name: string, { terms }: SearchTerms): boolean {
  const words = tokenize(name);
  return terms.every(({ alternatives }) =>
    alternatives.some((alternative) => alternative.kind === "words" && matchesWords(words, alternative)),
  );
}

/** Returns the position of the phrase among the words; -1 if they do not have it. */
export function phraseIndex(words: readonly string[], { words: phrase, lastIsPrefix }: WordsAlternative): number {
  const isAt = (start: number) =>
    phrase.every((word, index) =>
      lastIsPrefix && index === phrase.length - 1
        ? words[start + index]?.startsWith(word)
        : words[start + index] === word,
    );
  for (let start = 0; start + phrase.length <= words.length; start++) if (isAt(start)) return start;
  return -1;
}

function matchesWords(nameWords: readonly string[], alternative: WordsAlternative): boolean {
  const { words, lastIsPrefix, isPhrase } = alternative;
  if (isPhrase) return phraseIndex(nameWords, alternative) !== -1;
  return words.every((word, position) =>
    lastIsPrefix && position === words.length - 1
      ? nameWords.some((nameWord) => nameWord.startsWith(word))
      : nameWords.includes(word),
  );
}
