import { BUSINESS_FIELDS } from "#domain/business/business-fields";
import { conceptCategory } from "#domain/categories/category-concepts";
import { categoryGroup } from "#domain/categories/category-group";
import { type CategoryNoun, categoryNoun } from "#domain/categories/category-noun";
import { GENERIC_TYPES } from "#domain/categories/generic-types-data";
import { upperFirst } from "#domain/text/join-list";
import { memoize } from "#domain/text/memoize";
import { slugify } from "#domain/text/slug";
import type { DescribedBusiness } from "../described-business.ts";
import { GOODS_SHOPS } from "./goods-shops-data.ts";

/** Nouns for the businesses of a category in a sentence. */
export interface KindNames extends CategoryNoun {
  /** Continues after the name of one: `is a bar`, or `is listed as “Kuaför”`. */
  isOne: string;
  /** `isOne` has a noun. */
  isNoun: boolean;
  /** The noun covers all businesses of its kind and no others, so that they can be counted by it. */
  isCounted: boolean;
  /** Name of their list, `bars` or `“Kuaför”`, which counts the others. */
  listName: string;
  /** Plural for sentences that claim nothing of all of them: `bars`, or `places listed as “Kuaför”`. */
  some: string;
  /** Singular of `some`. */
  someOne: string;
}

/**
 * Quotes names in other languages as they are: `places listed as “Kuaför”`. `isGeneric` means that the name covers others, too: of churches,
 * some are Baptist churches. `englishName` is the name of one, by `englishLabel`.
 */
export function kindNames(category: string, isGeneric: boolean, englishName = category): KindNames {
  return cachedNames(JSON.stringify([category, isGeneric, englishName]));
}

const UNKNOWN_KIND = {
  withArticle: "a business",
  isOne: "is a business",
  many: "businesses",
  some: "businesses",
  someOne: "business",
};

const cachedNames = memoize((json): KindNames => namesOf(...(JSON.parse(json) as [string, boolean, string])));

function namesOf(category: string, isGeneric: boolean, englishName: string): KindNames {
  const noun = categoryNoun(category);
  const label = categoryLabel(category);
  if (englishName !== category && isQuoted(noun)) {
    const { withArticle, one, many } = categoryNoun(englishName);
    const names = { ...namesOf(category, isGeneric, category), withArticle, isOne: `is ${withArticle}`, isNoun: true };
    return isNamedByGoods(category) ? { ...names, some: many, someOne: one } : names;
  }
  const isNoun = !isQuoted(noun) && !isSeveral(category);
  const [one, listed] = isNoun ? [noun.one, noun.many] : [`“${label}”`, `“${label}”`];
  const quotedNames = { one: `place listed as ${one}`, many: `places listed as ${listed}` };
  if (isUnknownKind(category)) return { ...noun, ...UNKNOWN_KIND, isNoun, isCounted: false, listName: listed };
  const singularNoun = isNoun
    ? { withArticle: noun.withArticle, isOne: `is ${noun.withArticle}` }
    : { withArticle: `a place listed as “${label}”`, isOne: `is listed as “${label}”` };
  const isCounted = isNoun && !isGeneric;
  const names = isCounted ? noun : { ...quotedNames, collective: quotedNames.many };
  return {
    ...names,
    ...singularNoun,
    isNoun,
    isCounted,
    listName: listed,
    some: isNoun ? noun.many : quotedNames.many,
    someOne: isNoun ? noun.one : quotedNames.one,
  };
}

/** Returns the names that are part of this one's end, and so cover its businesses too: `church` of `Baptist church`. */
export function broaderNames(category: string): string[] {
  const name = singular(category);
  const [head = name] = name.split(/ (?:of|for|at|in) /, 1);
  const words = head
    .split(/[\s/&,-]+/)
    .filter((word) => word !== "")
    .slice(-MAX_WORDS);
  const ends = words.map((_, index) => words.slice(index).join(" ")).filter((end) => end !== name);
  // Other languages have "burgerrestaurant".
  const lastWord = words.at(-1) ?? "";
  const letters = Array.from(
    { length: Math.max(0, Math.min(lastWord.length, MAX_COMPOUND_CHARS) - MIN_COMPOUND_CHARS) },
    (_, cut) => lastWord.slice(cut + 1),
  );
  return [...ends, ...letters];
}

/** Tells whether the row named no category, so that a business of it has no kind to be compared by. */
export function isUnknownKind(category: string): boolean {
  return category === BUSINESS_FIELDS.category.blank;
}

/** Returns the lower case, without the "s" of a plural. */
export function singular(category: string): string {
  return category.toLowerCase().replace(/s$/, "");
}

/** Maximum number of words of a category. */
const MAX_WORDS = 16;
/** Minimum letters of the last part of a compound, and maximum of a compound. */
const MIN_COMPOUND_CHARS = 5;
const MAX_COMPOUND_CHARS = 40;

/** Returns a category as a heading: `Restaurant` of `restaurants`, `Church of Christ`; names in other languages as they are. */
export function categoryLabel(category: string): string {
  const noun = categoryNoun(category);
  return isQuoted(noun) || isSeveral(category) ? category : upperFirst(noun.one);
}

/**
 * Returns the heading in English if the name is in another language and the subtypes say it: `Electrician` of `Electricista` with the
 * subtype "Electrician". Several categories are counted by their own names only.
 */
export function englishLabel({ category, subtypes, group }: DescribedBusiness): string {
  const label = categoryLabel(category);
  if (isNamedByGoods(category)) return GOODS_SHOPS[goodsOf(category)] as string;
  if (!isForeign(category)) return label;
  const englishSubtypes = subtypes.filter((name) => !isQuoted(categoryNoun(name)));
  const concept = conceptCategory(category)?.toLowerCase();
  const englishName =
    englishSubtypes.find((name) => name.toLowerCase() === concept) ??
    englishSubtypes.find((name) => categoryGroup(name) === group);
  return englishName === undefined ? label : categoryLabel(englishName);
}

function isNamedByGoods(category: string): boolean {
  return Object.hasOwn(GOODS_SHOPS, goodsOf(category));
}

function goodsOf(category: string): string {
  return category.toLowerCase().replaceAll("_", " ");
}

/** Tells whether its last word is no English name of a kind of business, of goods or of an activity. */
export function isForeign(category: string): boolean {
  return isQuoted(categoryNoun(category)) && !isSeveral(category) && !/(?:ing|ics|take ?away)$/i.test(category);
}

/** Matches kinds that have two words for one thing. */
const ONE_OF_TWO_WORDS = /^(?:bar & grill|bed & breakfast|fish & chips restaurant|fish & chips takeaway)$/i;

/** Matches `Association / Organization`. */
function isSeveral(category: string): boolean {
  return /[/&,;]/.test(category) && !ONE_OF_TWO_WORDS.test(category);
}

/** Types that any business has, or that say less than the category. */
const SAYS_NOTHING = new Set([
  ...GENERIC_TYPES,
  ..."store/shop/corporate office/organization/asian restaurant/south asian restaurant/european restaurant".split("/"),
]);

/** Returns the subtypes of a business as headings, without its category, the English name of that category, and meaningless types. */
export function otherCategories({ category, subtypes }: DescribedBusiness, englishName = category): string[] {
  const ownSlugs = [category, englishName].map((name) => slugify(categoryLabel(name)));
  const specificSubtypes = subtypes.filter((name) => !SAYS_NOTHING.has(name.toLowerCase()));
  return [...new Set(specificSubtypes.map(categoryLabel))].filter((name) => !ownSlugs.includes(slugify(name)));
}

/** Tells whether it has an English noun for its businesses. */
export function isEnglish(category: string): boolean {
  return category !== "" && !isQuoted(categoryNoun(category));
}

function isQuoted({ many }: CategoryNoun): boolean {
  return many.includes("“");
}
