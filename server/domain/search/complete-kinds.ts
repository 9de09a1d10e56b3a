import type { CategorySummary } from "#contract/business";
import type { Lexicon } from "./build-terms.ts";
import { categoriesOf, conceptsBeginning } from "./understanding/concepts.ts";
import { stem } from "./words/stem.ts";
import { tokenize } from "./words/tokenize.ts";

/** Shorter texts begin names of kinds in too many languages. Characters. */
const MIN_LENGTH = 4;

/** The directory's categories of the kinds of which a name, in any language, begins with the words; most businesses first. */
export function completeKinds(
  words: readonly string[],
  { categories }: Pick<Lexicon, "categories">,
): CategorySummary[] {
  const text = words.join(" ");
  if (text.length < MIN_LENGTH) return [];
  const kinds = new Set([...conceptsBeginning(text)].flatMap((concept) => categoriesOf(concept, categories)));
  return [...kinds].sort((a, b) => b.businessCount - a.businessCount);
}

/** Those first whose name has a typed word in some form: "libraries" is rather "Public library" than "Bibliothek". */
export function sortByTypedWords(kinds: readonly CategorySummary[], words: readonly string[]): CategorySummary[] {
  const stems = new Set(words.map(stem));
  const hasTyped = ({ category }: CategorySummary) => tokenize(category).some((word) => stems.has(stem(word)));
  return kinds.toSorted((a, b) => Number(hasTyped(b)) - Number(hasTyped(a)));
}
