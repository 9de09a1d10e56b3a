import type { CategorySummary } from "#contract/business";
import type { Lexicon } from "./lexicon.ts";
import { categoriesOf, conceptsBeginning } from "./understanding/concepts.ts";
import { stem } from "./words/stem.ts";
import { tokenize } from "./words/tokenize.ts";

/** Minimum length; shorter texts are prefixes of kinds in too many languages. */
const MIN_TEXT_CHARS = 4;

/** Finds categories of kinds whose name in any language begins with the words; sorts those with most businesses first. */
export function completeKinds(
  words: readonly string[],
  { categories }: Pick<Lexicon, "categories">,
): CategorySummary[] {
  const text = words.join(" ");
  if (text.length < MIN_TEXT_CHARS) return [];
  const kinds = new Set([...conceptsBeginning(text)].flatMap((concept) => categoriesOf(concept, categories)));
  return [...kinds].sort((a, b) => b.businessCount - a.businessCount);
}

/** Sorts categories whose name has a typed word in some form first: "libraries" is rather "Public library" than "Bibliothek". */
export function sortByTypedWords(kinds: readonly CategorySummary[], words: readonly string[]): CategorySummary[] {
  const stems = new Set(words.map(stem));
  const hasTyped = ({ category }: CategorySummary) => tokenize(category).some((word) => stems.has(stem(word)));
  return kinds.toSorted((a, b) => Number(hasTyped(b)) - Number(hasTyped(a)));
}
