import { isEnglish, isForeign } from "../seo-text/phrases/category-label.ts";
import { addressOf, isBroadKind, kindOf } from "./kind.ts";

/** The other categories of some businesses, and how many businesses have them. */
export interface SubtypeRows {
  subtypes: readonly string[];
  rows: number;
}

/** Minimum number of businesses, since fewer may share another kind by coincidence. */
const MIN_BUSINESSES = 3;

/** Tells whether rows may prove the kind of a category: it is in another language than English, and no known name. */
export function isProvable(category: string): boolean {
  return kindOf(category).name === category && isForeign(category);
}

/**
 * Returns the English kind that a category in another language stands for, by its businesses: exporters add the category in English to the
 * others, so that all businesses have it in common. Returns undefined unless all have one category in common, or one comes first in all. A
 * broad one such as "Restaurant" proves nothing: businesses of many kinds have it beside their own.
 */
export function provenKind(category: string, businesses: readonly SubtypeRows[]): string | undefined {
  const withSubtypes = businesses.filter(({ subtypes }) => subtypes.length > 0);
  const count = withSubtypes.reduce((sum, { rows }) => sum + rows, 0);
  const [first] = withSubtypes;
  if (first === undefined || count < MIN_BUSINESSES) return undefined;
  const isCommon = (name: string) => withSubtypes.every(({ subtypes }) => subtypes.includes(name));
  const commonNames = first.subtypes.filter((name) => isEnglish(name) && !isBroadKind(name) && isCommon(name));
  const isFirst = (name: string) => withSubtypes.every(({ subtypes }) => subtypes[0] === name);
  const [name, other] = commonNames;
  const proven = other === undefined ? name : commonNames.find(isFirst);
  const kind = proven === undefined ? undefined : kindOf(proven);
  return kind?.slug === addressOf(category) ? undefined : kind?.name;
}
