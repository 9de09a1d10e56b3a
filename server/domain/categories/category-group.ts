import type { CategoryGroup } from "../../contract/business.ts";
import { withoutBrackets } from "../text/without-brackets.ts";
import { isAnimalGrooming, isAnimalMedicine, isForPets, welcomesAnimals } from "./animal-care.ts";
import { conceptCategory, latinWords } from "./category-concepts.ts";
import { categoryTables, type Head, phraseKey, tokenize } from "./category-group-tables.ts";
import {
  EDIBLE,
  ENGLISH_LETTERS,
  ENGLISH_PREPOSITIONS,
  FOREIGN_CONJUNCTIONS,
  NOT_TRANSLITERATED,
  PREPOSITIONS,
  RETAIL,
  TRADE,
  VAGUE,
  VEHICLES,
} from "./category-name-words-data.ts";
import { groupByRoots, isLongEnough, namesAnimals } from "./category-roots.ts";
import { isKnownKind } from "./kind.ts";

const MAX_PHRASE_WORDS = 4;
const MIN_ENDING_CHARS = 1;
/** Separates the categories of one cell: "Grocery/Drugstores", "Informatique - Maintenance". */
const SEPARATOR = /[/;|]|,(?! (?:and|&) )| [-–] /;
/** Maximum length of a name, since time grows with its square. */
const MAX_NAME_CHARS = 200;

/** Group that a category's name suggests. */
export interface GroupOfName {
  group: CategoryGroup;
  /** False if the group is a guess by word stems, or the name has no known word; other categories of the row may then decide. */
  isSure: boolean;
}

/** Finds the longest known phrase that ends just before `end`, and its number of words. */
function findHeadBefore(words: readonly string[], end: number): { head: Head; length: number } | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, end); length > 0; length -= 1) {
    const head = categoryTables.heads().get(phraseKey(words.slice(end - length, end)));
    if (head !== undefined) return { head, length };
  }
  return undefined;
}

/** Finds the known phrase nearest the end, the longest first: in "Truck tire shop" tires matter more than the truck. */
function findTopic(
  words: readonly string[],
  groupByPhrase: ReadonlyMap<string, CategoryGroup>,
): CategoryGroup | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(MAX_PHRASE_WORDS, end); length > 0; length -= 1) {
      const group = groupByPhrase.get(phraseKey(words.slice(end - length, end)));
      if (group !== undefined) return group;
    }
  }
  return undefined;
}

function findStem(word: string): CategoryGroup | undefined {
  const wordGroup = categoryTables.stems().wordStems.get(word);
  if (wordGroup !== undefined) return wordGroup;
  for (let start = 0; start <= word.length - MIN_ENDING_CHARS; start += 1) {
    const group = categoryTables.stems().endings.get(word.slice(start));
    if (group !== undefined) return group;
  }
  for (let end = word.length; end > 1; end -= 1) {
    const group = categoryTables.stems().beginnings.get(word.slice(0, end));
    if (group !== undefined && isLongEnough(end, word)) return group;
  }
  return undefined;
}

const sureGroup = (group: CategoryGroup): GroupOfName => ({ group, isSure: true });
const guessedGroup = (group: CategoryGroup): GroupOfName => ({ group, isSure: false });

function findByHead(words: readonly string[]): GroupOfName | undefined {
  const link = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const end = link > 0 ? link : words.length;
  const firstMatch = findHeadBefore(words, end);
  const headMatch = firstMatch ?? findHeadBefore(words, words.length);
  if (headMatch === undefined) return undefined;
  const { head, length } = headMatch;
  const otherWords = words.slice(0, end - length).concat(words.slice(end));
  // "centre" and "service" are French words, too.
  const isEnglish =
    (link < 0 || ENGLISH_PREPOSITIONS.has(words[link] ?? "")) && !words.some((word) => FOREIGN_CONJUNCTIONS.has(word));
  // "organisation" before "de" is a French word.
  const isForeignOrder = !isEnglish && (firstMatch !== undefined || link < 0);
  if (typeof head === "object" && "strong" in head) return isForeignOrder ? undefined : sureGroup(head.strong);
  if (typeof head === "object") {
    const topic = findTopic(otherWords, categoryTables.topics());
    if (topic !== undefined) return sureGroup(topic);
    const goods = findTopic(otherWords, categoryTables.goods());
    if (goods !== undefined && isDoneTo(goods, head.weak)) return sureGroup(goods);
    // Examples: "accountant office", "dentist place".
    const person = findHeadBefore(otherWords, otherWords.length)?.head;
    if (typeof person === "object" && "strong" in person) return sureGroup(person.strong);
    const stem = findFirstStem(otherWords);
    if (stem !== undefined) return guessedGroup(stem);
    return isEnglish ? sureGroup(head.weak) : guessedGroup(head.weak);
  }
  const goods = findTopic(otherWords, categoryTables.goods());
  if (head === "shop" || head === "foreign shop") {
    if (goods !== undefined) return sureGroup(goods);
    if (head === "shop" && isEnglish) return sureGroup("shopping");
    return guessedGroup(findFirstStem(otherWords) ?? (otherWords.some(isContent) ? "other" : "shopping"));
  }
  // A business that sells to restaurants or shops, or makes food, is none of them.
  if (goods !== undefined && !RETAIL.has(goods)) return sureGroup(goods);
  if (head === "rental" && goods !== undefined && goods !== "restaurants") return sureGroup(goods);
  return sureGroup(head === "maker" ? "professional-services" : "other");
}

/** Tells whether a word may name goods. */
const isContent = (word: string) => word.length > 2 && !PREPOSITIONS.has(word);

/** Tells whether goods decide before a weak head: "Wheel repair" is for cars, a dealer sells what it deals in, yet who repairs shoes is no shop. */
function isDoneTo(goods: CategoryGroup, head: CategoryGroup): boolean {
  return head === "auto-services" || (head === "home-services" && !RETAIL.has(goods));
}

/** Matches stems of all languages: phrases first, then words from the left. */
function findFirstStem(words: readonly string[]): CategoryGroup | undefined {
  const text = ` ${phraseKey(words)}`;
  for (const [phrase, group] of categoryTables.stems().phraseStems) if (text.includes(phrase)) return group;
  for (const word of [...words.filter((candidate) => !VAGUE.has(candidate)), ...words]) {
    const group = findStem(word);
    if (group !== undefined) return group;
  }
  return undefined;
}

/**
 * Returns the group of a category name in English or another language: "Auto repair shop" is auto-services, "Zahnarzt" is healthcare;
 * "other" when unknown. Case, accents and English plurals make no difference.
 */
export function categoryGroup(category: string): CategoryGroup {
  return groupOfName(category).group;
}

/** Returns the group, and whether the name is certain of it. */
export function groupOfName(category: string): GroupOfName {
  const name = category.slice(0, MAX_NAME_CHARS);
  const nameOutsideBrackets = withoutBrackets(name);
  return (
    groupOf(nameOutsideBrackets) ?? (nameOutsideBrackets === name ? undefined : groupOf(name)) ?? guessedGroup("other")
  );
}

/**
 * Tries, in this order: the whole name, the English head noun, the name of a kind of business in one of 21 languages, stems, and words that
 * name a kind.
 */
function groupOf(name: string): GroupOfName | undefined {
  const words = tokenize(name);
  if (words.length === 0) return undefined;
  const nameGroup = categoryTables.wholeNames().get(phraseKey(words));
  if (nameGroup !== undefined) return withoutAnimals(sureGroup(nameGroup), words, name);
  return SEPARATOR.test(name) ? groupOfParts(name) : groupOfWords(words, name);
}

/** Matches a category and a narrower one: "Informatique - Maintenance". */
const NARROWED = / [-–] /;

/** Returns the group of the parts of a name. Makers and wholesalers of what shops sell serve businesses. */
function groupOfParts(name: string): GroupOfName | undefined {
  const parts = name.split(SEPARATOR);
  const group = groupOfList(
    parts.map((part) => groupOf(part)),
    NARROWED.test(name),
  );
  const isTrade = parts.slice(1).some((part) => tokenize(part).some((word) => TRADE.has(word)));
  return isTrade && RETAIL.has(group?.group ?? "other") ? guessedGroup("professional-services") : group;
}

/** Returns the group of a list by its first category with a group. A guess decides only if most of the others agree. */
function groupOfList(groups: readonly (GroupOfName | undefined)[], isNarrowed: boolean): GroupOfName | undefined {
  const named = groups.filter((candidate) => candidate !== undefined && candidate.group !== "other");
  const [first] = named;
  if (first === undefined) return groups.find(Boolean);
  const agreeing = named.filter((candidate) => candidate?.group === first.group);
  return first.isSure || isNarrowed || 2 * agreeing.length > named.length ? first : guessedGroup("other");
}

function groupOfWords(words: readonly string[], name: string): GroupOfName | undefined {
  const headGroup = findByHead(words);
  const isHeadEnglish = headGroup?.isSure && isInEnglish(words, name);
  const bestGroup = isHeadEnglish
    ? headGroup
    : (groupOfConcept(conceptCategory(name)) ??
      groupOfRoots(words, headGroup) ??
      headGroup ??
      cuisineOf(words) ??
      guessOf(name, words) ??
      goodsOf(words));
  if (bestGroup === undefined) return isForPets(words, name) ? guessedGroup("pets-animals") : undefined;
  const isAuto = bestGroup.group === "home-services" && words.some((word) => VEHICLES.has(word));
  return isAuto ? { ...bestGroup, group: "auto-services" } : withoutAnimals(bestGroup, words, name);
}

/** Groups whose places for animals are not for people: day care, shops, hotels, shelters and cemeteries. */
const KEEPS_ANIMALS: ReadonlySet<CategoryGroup> = new Set([
  "education",
  "shopping",
  "hotels-travel",
  "public-community",
  "other",
]);

/** Groups whose names with a word for an animal are for animals in any language: "Hundeschule", "寵物酒店". */
const CARES_FOR_ANIMALS: ReadonlySet<CategoryGroup> = new Set([...KEEPS_ANIMALS, "healthcare", "beauty-wellness"]);

/** Distinguishes medicine for animals from that for people, and groomers of animals from hairdressers and offices. */
function withoutAnimals(found: GroupOfName, words: readonly string[], name: string): GroupOfName {
  const { group } = found;
  const allWords = [...words, ...(latinWords(name) ?? [])];
  const isForAnimals =
    (KEEPS_ANIMALS.has(group) && isForPets(allWords, name)) ||
    (CARES_FOR_ANIMALS.has(group) && words.some(namesAnimals) && !welcomesAnimals(name)) ||
    (group === "healthcare" && isAnimalMedicine(allWords, name)) ||
    ((group === "beauty-wellness" || group === "professional-services") && isAnimalGrooming(allWords));
  return isForAnimals ? sureGroup("pets-animals") : found;
}

/** Tells whether a name may be English: its letters have no marks, and each of its words is one of Google's names or of the lists. */
function isInEnglish(words: readonly string[], name: string): boolean {
  return ENGLISH_LETTERS.test(name) && words.every((word) => categoryTables.englishWords().has(word));
}

/** Guesses by word parts. Where these disagree, the head noun decides if most words are English, else the name is "other". */
function groupOfRoots(words: readonly string[], headGroup: GroupOfName | undefined): GroupOfName | undefined {
  const group = groupByRoots(words, VAGUE);
  if (group === undefined) return undefined;
  return group === "other" && isMostlyEnglish(words) ? headGroup : guessedGroup(group);
}

/** Tells whether more than half of the words are English. "ev" begins Turkish names, and "it" Italian ones. */
function isMostlyEnglish(words: readonly string[]): boolean {
  return 2 * words.filter((word) => categoryTables.englishWords().has(word)).length > words.length;
}

/** Guesses by goods at the end of a name without a noun for a business: "Bridal wear", "Watches". */
function goodsOf(words: readonly string[]): GroupOfName | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 0; length -= 1) {
    const group = categoryTables.goods().get(phraseKey(words.slice(-length)));
    if (group !== undefined && group !== "other") return isEdible(words) ? undefined : guessedGroup(group);
  }
  return undefined;
}

/** Tells whether the goods may be a dish: "Curry sausage", "Mulled wine". */
const isEdible = (words: readonly string[]) => EDIBLE.has(words.at(-1) ?? "");

/** Guesses that the name of a cuisine alone, such as "Egyptian" or "Northern German", is a restaurant. */
function cuisineOf(words: readonly string[]): GroupOfName | undefined {
  const isCuisine = (name: readonly string[]) => name.length > 0 && isKnownKind(`${phraseKey(name)} restaurant`);
  const isNamed = isCuisine(words) || (words.length === 2 && isCuisine(words.slice(1)));
  return isNamed ? guessedGroup("restaurants") : undefined;
}

/** Guesses by stems of the words, both as they are and in Latin letters, since Serbian and others are written in both. */
function guessOf(name: string, words: readonly string[]): GroupOfName | undefined {
  const latin = NOT_TRANSLITERATED.test(name) ? undefined : latinWords(name);
  const stem = findFirstStem(words) ?? (latin === undefined ? undefined : findFirstStem(latin));
  if (stem !== undefined) return guessedGroup(stem);
  const topic = isMostlyEnglish(words) ? findTopic(words, categoryTables.topics()) : undefined;
  return topic === undefined ? undefined : sureGroup(topic);
}

/** Kinds are named by English categories, which the rules above understand. */
function groupOfConcept(category: string | undefined): GroupOfName | undefined {
  if (category === undefined) return undefined;
  const words = tokenize(category);
  const group =
    categoryTables.wholeNames().get(phraseKey(words)) ?? findByHead(words)?.group ?? guessOf(category, words)?.group;
  return group && sureGroup(group);
}

/** Categories that any business may have beside its own, so they suggest no group. */
const GENERIC = new Set(
  [
    "Service establishment",
    "Establishment",
    "Point of interest",
    "Service Provider",
    "Business",
    "Store",
    "Company",
  ].map((name) => phraseKey(tokenize(name))),
);

/** Returns the group that a row's other categories suggest if its own name suggests none; undefined when they are unknown, too. */
export function groupOfSubtypes(subtypes: readonly string[]): CategoryGroup | undefined {
  for (const name of subtypes) {
    if (GENERIC.has(phraseKey(tokenize(name)))) continue;
    const { group, isSure } = groupOfName(name);
    if (isSure) return group;
  }
  return undefined;
}
