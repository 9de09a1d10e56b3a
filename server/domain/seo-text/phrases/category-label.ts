import { type CategoryNoun, categoryNoun } from "#domain/categories/category-noun";
import { upperFirst } from "#domain/text/join-list";
import type { DescribedBusiness } from "../described-business.ts";

/** What businesses of a category are called in a sentence. */
export interface KindNames extends CategoryNoun {
  /** Goes on after the name of one: `is a bar`, or `is listed under “Kuaför”`. */
  isOne: string;
}

/** Names in other languages are quoted as they are: `“Kuaför” businesses`. */
export function kindNames(category: string): KindNames {
  const noun = categoryNoun(category);
  if (!isQuoted(noun)) return { ...noun, isOne: `is ${noun.withArticle}` };
  const one = `“${category}” business`;
  const many = `${one}es`;
  return { one, many, collective: many, withArticle: `a ${one}`, isOne: `is listed under “${category}”` };
}

/** A category as a heading: `Restaurant` of `restaurants`, `Church of Christ`; names in other languages as they are. */
export function categoryLabel(category: string): string {
  const noun = categoryNoun(category);
  return isQuoted(noun) ? category : upperFirst(noun.one);
}

/** Its subtypes as headings, without its own category. */
export function otherCategories({ category, subtypes }: DescribedBusiness): string[] {
  const own = categoryLabel(category).toLowerCase();
  return [...new Set(subtypes.map(categoryLabel))].filter((name) => name.toLowerCase() !== own);
}

function isQuoted({ many }: CategoryNoun): boolean {
  return many.includes("“");
}
