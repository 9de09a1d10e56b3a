import type { CategoryGroup } from "../../contract/business.ts";
import { buildCategoryTables, type CategoryTables, type Head, phraseKey, tokenize } from "./category-group-tables.ts";

const MAX_PHRASE_WORDS = 4;
const MIN_ENDING_LENGTH = 2;
/** Characters; time grows with the square of the length. */
const MAX_NAME_LENGTH = 200;

/** Built on first use, to keep the start quick. */
let cachedTables: CategoryTables | undefined;
const tables = (): CategoryTables => {
  cachedTables ??= buildCategoryTables();
  return cachedTables;
};

/** With these a home service is an auto service: "Auto window tinting service", "RV storage facility". */
const VEHICLES = new Set(["auto", "automobile", "automotive", "car", "vehicle", "truck", "motorcycle", "rv", "boat"]);

/** The head noun stands before a preposition: "school of music", "salon de coiffure". */
const PREPOSITIONS = new Set(
  "of for with in at von fur mit de d di del della dell degli dei des du da do das dos para per pour por con van voor met za dla til".split(
    " ",
  ),
);

/** The longest known phrase that ends just before `end`, and its number of words. */
function findHeadBefore(words: readonly string[], end: number): { head: Head; length: number } | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, end); length > 0; length -= 1) {
    const head = tables().heads.get(phraseKey(words.slice(end - length, end)));
    if (head !== undefined) return { head, length };
  }
  return undefined;
}

/** The known phrase nearest the end, the longest first: in "Truck tire shop" tires matter more than the truck. */
function findTopic(words: readonly string[], known: ReadonlyMap<string, CategoryGroup>): CategoryGroup | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(MAX_PHRASE_WORDS, end); length > 0; length -= 1) {
      const group = known.get(phraseKey(words.slice(end - length, end)));
      if (group !== undefined) return group;
    }
  }
  return undefined;
}

function findStem(word: string): CategoryGroup | undefined {
  const whole = tables().wordStems.get(word);
  if (whole !== undefined) return whole;
  for (let from = 0; from <= word.length - MIN_ENDING_LENGTH; from += 1) {
    const group = tables().endings.get(word.slice(from));
    if (group !== undefined) return group;
  }
  for (let to = word.length; to > 1; to -= 1) {
    const group = tables().beginnings.get(word.slice(0, to));
    if (group !== undefined) return group;
  }
  return undefined;
}

function findByHead(words: readonly string[]): CategoryGroup | undefined {
  const link = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const end = link > 0 ? link : words.length;
  const headMatch = findHeadBefore(words, end) ?? findHeadBefore(words, words.length);
  if (headMatch === undefined) return undefined;
  const { head, length } = headMatch;
  const others = words.slice(0, end - length).concat(words.slice(end));
  if (head === "shop") return findTopic(others, tables().shopTopics) ?? "other";
  if (head === "supplier") {
    const group = findTopic(others, tables().shopTopics) ?? "other";
    return group === "restaurants" ? "other" : group;
  }
  return "strong" in head ? head.strong : (findTopic(others, tables().topics) ?? findFirstStem(others) ?? head.weak);
}

/** Matches stems of all languages: phrases first, then words from the left. */
function findFirstStem(words: readonly string[]): CategoryGroup | undefined {
  const text = ` ${phraseKey(words)}`;
  for (const [phrase, group] of tables().phraseStems) if (text.includes(phrase)) return group;
  for (const word of words) {
    const group = findStem(word);
    if (group !== undefined) return group;
  }
  return undefined;
}

/**
 * The group of a category name in English or another language: "Auto repair shop" → auto-services, "Zahnarzt" → healthcare;
 * "other" when unknown. Case, accents and English plurals make no difference.
 */
export function categoryGroup(category: string): CategoryGroup {
  const name = category.slice(0, MAX_NAME_LENGTH);
  const outside = name.replace(/\([^)]*\)/g, " ");
  return groupOf(tokenize(outside)) ?? (outside === name ? undefined : groupOf(tokenize(name))) ?? "other";
}

function groupOf(words: readonly string[]): CategoryGroup | undefined {
  const whole = tables().wholeNames.get(phraseKey(words));
  if (whole !== undefined) return whole;
  const group = findByHead(words) ?? findFirstStem(words) ?? findTopic(words, tables().topics);
  return group === "home-services" && words.some((word) => VEHICLES.has(word)) ? "auto-services" : group;
}
