import type { CategoryGroup } from "../../contract/business.ts";
import { foldText } from "../text/fold.ts";
import {
  ASKING_HEADS,
  DECIDING_HEADS,
  SHOP_HEADS,
  SHOP_TOPICS,
  STEMS,
  SUPPLIER_HEADS,
  TOPICS,
  WHOLE_NAMES,
} from "./category-group-data.ts";

type Lists = Partial<Record<CategoryGroup, string>>;
type Groups = ReadonlyMap<string, CategoryGroup>;

/** What a head noun says: a group for certain, a group if the other words say nothing, or that it sells something. */
export type Head = { decided: CategoryGroup } | { otherwise: CategoryGroup } | "shop" | "supplier";

/** The lists of category-group-data, ready to be looked up; every key is folded, singular, its words parted by a space. */
export interface CategoryTables {
  wholeNames: Groups;
  heads: ReadonlyMap<string, Head>;
  topics: Groups;
  shopTopics: Groups;
  wordStems: Groups;
  beginnings: Groups;
  endings: Groups;
  phraseStems: readonly [phrase: string, group: CategoryGroup][];
}

/** English plural and singular become the same (not always correct) word: "bakeries" and "bakery", "churches" and "church". */
function singular(word: string): string {
  let stem = word;
  if (/(?:ch|sh|ss|x|zz)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 2 && stem.endsWith("s") && !/[su]s$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 2 && stem.endsWith("ie") ? `${stem.slice(0, -2)}y` : stem;
}

/** The folded words of a name, each in the singular. */
export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .replace(/['’‘`´]s?(?![\p{L}\p{N}])/gu, "")
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.map(singular) ?? [];
}

export const key = (words: readonly string[]) => words.join(" ");

function* entries(lists: Lists): Generator<[CategoryGroup, string]> {
  for (const [group, list] of Object.entries(lists) as [CategoryGroup, string][]) {
    for (const entry of list.split(",")) yield [group, entry.trim()];
  }
}

function phraseMap(lists: Lists): Map<string, CategoryGroup> {
  const map = new Map<string, CategoryGroup>();
  for (const [group, entry] of entries(lists)) map.set(key(wordsOf(entry)), group);
  return map;
}

function headMap(): Map<string, Head> {
  const heads = new Map<string, Head>();
  for (const [group, entry] of entries(ASKING_HEADS)) heads.set(key(wordsOf(entry)), { otherwise: group });
  for (const entry of SHOP_HEADS.split(",")) heads.set(key(wordsOf(entry)), "shop");
  for (const entry of SUPPLIER_HEADS.split(",")) heads.set(key(wordsOf(entry)), "supplier");
  for (const [group, entry] of entries(DECIDING_HEADS)) heads.set(key(wordsOf(entry)), { decided: group });
  return heads;
}

function stemTables(): Pick<CategoryTables, "wordStems" | "beginnings" | "endings" | "phraseStems"> {
  const wordStems = new Map<string, CategoryGroup>();
  const beginnings = new Map<string, CategoryGroup>();
  const endings = new Map<string, CategoryGroup>();
  const phraseStems: [string, CategoryGroup][] = [];
  for (const [group, entry] of entries(STEMS)) {
    const text = foldText(entry.replaceAll("*", ""));
    const space = text.lastIndexOf(" ");
    const last = entry.endsWith("*") ? text.slice(space + 1) : singular(text.slice(space + 1));
    if (space > 0) phraseStems.push([` ${key([...wordsOf(text.slice(0, space)), last])}`, group]);
    else if (entry.endsWith("*")) beginnings.set(text.replace(/(?<![su])s$/, ""), group);
    else if (entry.startsWith("*")) endings.set(singular(text), group);
    else wordStems.set(last, group);
  }
  return { wordStems, beginnings, endings, phraseStems };
}

/** Takes some milliseconds; `category-group` does it once, when the first category is asked about. */
export function makeCategoryTables(): CategoryTables {
  return {
    wholeNames: phraseMap(WHOLE_NAMES),
    heads: headMap(),
    topics: phraseMap(TOPICS),
    shopTopics: phraseMap(SHOP_TOPICS),
    ...stemTables(),
  };
}
