import { type CategoryNoun, categoryNoun } from "#domain/categories/category-noun";
import { upperFirst } from "#domain/text/join-list";
import type { DescribedBusiness } from "../described-business.ts";

/** What businesses of a category are called in a sentence. */
export interface KindNames extends CategoryNoun {
  /** Goes on after the name of one: `is a bar`, or `is listed under “Kuaför”`. */
  isOne: string;
}

/**
 * Names in other languages are quoted as they are: `“Kuaför” entries`. So are several of a category that does not hold all of
 * its name: where others are Baptist churches, `“Church” entries`. `isGeneric`: there are such others.
 */
export function kindNames(category: string, isGeneric: boolean): KindNames {
  const noun = categoryNoun(category);
  const label = categoryLabel(category);
  const isNoun = !isQuoted(noun) && !isSeveral(category);
  const quoted = { one: `“${label}” entry`, many: `“${label}” entries`, collective: `“${label}” entries` };
  const one = isNoun
    ? { withArticle: noun.withArticle, isOne: `is ${noun.withArticle}` }
    : { withArticle: `an entry under “${label}”`, isOne: `is listed under “${label}”` };
  return { ...(isNoun && !isGeneric ? noun : quoted), ...one };
}

/** The names that are part of this one's end, and so hold its businesses too: `church` of `Baptist church`. */
export function broaderNames(category: string): string[] {
  const name = category.toLowerCase().replace(/s$/, "");
  const [head = name] = name.split(/ (?:of|for|at|in) /, 1);
  const words = head
    .split(/[\s/&,-]+/)
    .filter((word) => word !== "")
    .slice(-MAX_WORDS);
  const ends = words.map((_, index) => words.slice(index).join(" ")).filter((end) => end !== name);
  // "burgerrestaurant" of other languages
  const last = words.at(-1) ?? "";
  const letters = Array.from({ length: Math.max(0, Math.min(last.length, MAX_COMPOUND) - MIN_COMPOUND) }, (_, cut) =>
    last.slice(cut + 1),
  );
  return [...ends, ...letters];
}

/** A longer text is no name of a category. */
const MAX_WORDS = 16;
/** Letters of the last part of a compound, and of the longest compound. */
const MIN_COMPOUND = 5;
const MAX_COMPOUND = 40;

/** A category as a heading: `Restaurant` of `restaurants`, `Church of Christ`; names in other languages as they are. */
export function categoryLabel(category: string): string {
  const noun = categoryNoun(category);
  return isQuoted(noun) || isSeveral(category) ? category : upperFirst(noun.one);
}

/** `Association / Organization`. */
function isSeveral(category: string): boolean {
  return /[/&,;]/.test(category);
}

/** Its subtypes as headings, without its own category. */
export function otherCategories({ category, subtypes }: DescribedBusiness): string[] {
  const own = categoryLabel(category).toLowerCase();
  return [...new Set(subtypes.map(categoryLabel))].filter((name) => name.toLowerCase() !== own);
}

function isQuoted({ many }: CategoryNoun): boolean {
  return many.includes("“");
}
