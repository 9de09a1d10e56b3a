import type { CategoryGroup } from "../../contract/business.ts";
import { foldText } from "../text/fold.ts";
import { once } from "../text/memoize.ts";
import { FOREIGN_SHOP_HEADS, GOODS, MAKER_HEADS, RENTAL_HEADS, SHOP_HEADS } from "./category-goods-data.ts";
import { STRONG_HEADS, TOPICS, WEAK_HEADS, WHOLE_NAMES } from "./category-group-data.ts";
import { NAME_LINES } from "./category-names-data.ts";
import { STEMS } from "./category-stems-data.ts";
import { KIND_LINES } from "./kind-names-data.ts";

type Lists = Partial<Record<CategoryGroup, string>>;
type Groups = ReadonlyMap<string, CategoryGroup>;

/** Meaning of a head noun: a group; a group unless other words decide; or a shop, whose other words name its goods. */
export type Head = { strong: CategoryGroup } | { weak: CategoryGroup } | "shop" | "foreign shop" | "rental" | "maker";

interface StemTables {
  wordStems: Groups;
  beginnings: Groups;
  endings: Groups;
  phraseStems: readonly [phrase: string, group: CategoryGroup][];
}

/** Stems an English plural: "bakeries" becomes "bakery". The stem need not be a word, only the same for both numbers. */
export function singular(word: string): string {
  if (word === "glasses") return word;
  let stem = word;
  if (/(?:ch|sh|ss|x|zz)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && stem.endsWith("s") && !/[su]s$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 2 && stem.endsWith("ie") ? `${stem.slice(0, -2)}y` : stem;
}

/** Splits a name into folded words in the singular. */
export function tokenize(text: string): string[] {
  const words = foldText(text)
    .replace(/['’‘`´]s?(?![\p{L}\p{N}])/gu, "")
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.map(singular) ?? [];
}

export const phraseKey = (words: readonly string[]) => words.join(" ");

function* entries(lists: Lists): Generator<[CategoryGroup, string]> {
  for (const [group, list] of Object.entries(lists) as [CategoryGroup, string][]) {
    for (const entry of list.split(",")) yield [group, entry.trim()];
  }
}

function phraseMap(lists: Lists): Map<string, CategoryGroup> {
  const map = new Map<string, CategoryGroup>();
  for (const [group, entry] of entries(lists)) map.set(phraseKey(tokenize(entry)), group);
  return map;
}

function phrasesOf(groups: Groups): [string, CategoryGroup][] {
  return [...groups].filter(([name, group]) => name.includes(" ") && group !== "shopping" && group !== "other");
}

function* foreignNames(): Generator<[string, CategoryGroup]> {
  for (const line of NAME_LINES.split("\n")) {
    const separator = line.indexOf(":");
    const names = line.slice(separator + 1).split("|");
    if (separator > 0) for (const name of names) yield [name, line.slice(0, separator) as CategoryGroup];
  }
}

function headMap(): Map<string, Head> {
  const heads = new Map<string, Head>();
  for (const [group, entry] of entries(WEAK_HEADS)) heads.set(phraseKey(tokenize(entry)), { weak: group });
  const sellers = [
    ["foreign shop", FOREIGN_SHOP_HEADS],
    ["shop", SHOP_HEADS],
    ["rental", RENTAL_HEADS],
    ["maker", MAKER_HEADS],
  ] as const;
  for (const [head, list] of sellers) for (const entry of list.split(",")) heads.set(phraseKey(tokenize(entry)), head);
  for (const [group, entry] of entries(STRONG_HEADS)) heads.set(phraseKey(tokenize(entry)), { strong: group });
  return heads;
}

function stemTables(): StemTables {
  const wordStems = new Map<string, CategoryGroup>();
  const beginnings = new Map<string, CategoryGroup>();
  const endings = new Map<string, CategoryGroup>();
  const phraseStems: [string, CategoryGroup][] = [];
  for (const [group, entry] of entries(STEMS)) {
    const text = foldText(entry.replaceAll("*", ""));
    const space = text.lastIndexOf(" ");
    const lastWord = entry.endsWith("*") ? text.slice(space + 1) : singular(text.slice(space + 1));
    if (space > 0) phraseStems.push([` ${phraseKey([...tokenize(text.slice(0, space)), lastWord])}`, group]);
    else if (entry.endsWith("*")) {
      beginnings.set(text, group);
      if (singular(text) !== text) wordStems.set(singular(text), group);
    } else if (entry.startsWith("*")) endings.set(singular(text), group);
    else wordStems.set(lastWord, group);
  }
  return { wordStems, beginnings, endings, phraseStems };
}

/** Returns the words of Google's English names and of the English lists. */
function readEnglishWords(): ReadonlySet<string> {
  const names = KIND_LINES.split("\n").map((line) => line.split("|", 1)[0] ?? "");
  const lists = [WEAK_HEADS, STRONG_HEADS, TOPICS, GOODS].flatMap((groups) => Object.values(groups));
  return new Set(tokenize([...names, ...lists, SHOP_HEADS, RENTAL_HEADS, MAKER_HEADS].join(" ")));
}

/** Reads the topics. A phrase says more than its words: a food truck is no truck, heating oil no oil. */
function readTopics(): Groups {
  return new Map([...phrasesOf(categoryTables.goods()), ...phrasesOf(phraseMap(STRONG_HEADS)), ...phraseMap(TOPICS)]);
}

/** Lookup tables of the lists in category-group-data. Keys are folded words in the singular, separated by spaces. */
export const categoryTables = {
  wholeNames: once((): Groups => new Map([...foreignNames(), ...phraseMap(WHOLE_NAMES)])),
  heads: once((): ReadonlyMap<string, Head> => headMap()),
  topics: once(readTopics),
  goods: once((): Groups => phraseMap(GOODS)),
  stems: once(stemTables),
  englishWords: once(readEnglishWords),
};
