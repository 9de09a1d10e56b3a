import type { CategoryGroup } from "../../contract/business.ts";
import { type CategoryTables, type Head, key, makeCategoryTables, wordsOf } from "./category-group-tables.ts";

const LONGEST_PHRASE = 4;
const SHORTEST_ENDING = 2;
/** What stands further on decides nothing, and costs time that grows with its square. */
const LONGEST_NAME = 200;

/** Not made when the program starts: `mainstreet --version` has no use for them. */
let made: CategoryTables | undefined;
const tables = (): CategoryTables => {
  made ??= makeCategoryTables();
  return made;
};

/** What is done to these is no home service, whatever trade does it: "Auto window tinting service", "RV storage facility". */
const VEHICLES = new Set(["auto", "automobile", "automotive", "car", "vehicle", "truck", "motorcycle", "rv", "boat"]);

/** Small words that stand between a head noun and what it is about: the head is before them. */
const LINKS = new Set(
  "of for with in at von fur mit de d di del della dell degli dei des du da do das dos para per pour por con van voor met za dla til".split(
    " ",
  ),
);

/** The longest phrase that ends just before `end` and is known, and how many words it has. */
function headBefore(words: readonly string[], end: number): { head: Head; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, end); length > 0; length -= 1) {
    const head = tables().heads.get(key(words.slice(end - length, end)));
    if (head !== undefined) return { head, length };
  }
  return undefined;
}

/** The phrase nearest the end, the longest first: of "Truck tire shop" the tires matter more than the truck. */
function topicOf(words: readonly string[], known: ReadonlyMap<string, CategoryGroup>): CategoryGroup | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(LONGEST_PHRASE, end); length > 0; length -= 1) {
      const group = known.get(key(words.slice(end - length, end)));
      if (group !== undefined) return group;
    }
  }
  return undefined;
}

function stemOf(word: string): CategoryGroup | undefined {
  const whole = tables().wordStems.get(word);
  if (whole !== undefined) return whole;
  for (let from = 0; from <= word.length - SHORTEST_ENDING; from += 1) {
    const group = tables().endings.get(word.slice(from));
    if (group !== undefined) return group;
  }
  for (let to = word.length; to > 1; to -= 1) {
    const group = tables().beginnings.get(word.slice(0, to));
    if (group !== undefined) return group;
  }
  return undefined;
}

function byHead(words: readonly string[]): CategoryGroup | undefined {
  const link = words.findIndex((word, index) => index > 0 && LINKS.has(word));
  const end = link > 0 ? link : words.length;
  const found = headBefore(words, end) ?? headBefore(words, words.length);
  if (found === undefined) return undefined;
  const { head, length } = found;
  const others = words.slice(0, end - length).concat(words.slice(end));
  if (head === "shop") return topicOf(others, tables().shopTopics) ?? "other";
  if (head === "supplier") {
    const group = topicOf(others, tables().shopTopics) ?? "other";
    return group === "restaurants" ? "other" : group;
  }
  return "decided" in head ? head.decided : (topicOf(others, tables().topics) ?? firstStem(others) ?? head.otherwise);
}

/** The first word from the left, or the phrase, that any language's list knows. */
function firstStem(words: readonly string[]): CategoryGroup | undefined {
  const text = ` ${key(words)}`;
  for (const [phrase, group] of tables().phraseStems) if (text.includes(phrase)) return group;
  for (const word of words) {
    const group = stemOf(word);
    if (group !== undefined) return group;
  }
  return undefined;
}

/**
 * The group of a category as exports name it, in English or another language: "Auto repair shop" → auto-services,
 * "Zahnarzt" → healthcare; "other" when nothing is known. Case, accents and English plurals make no difference.
 */
export function categoryGroup(category: string): CategoryGroup {
  const name = category.slice(0, LONGEST_NAME);
  const outside = name.replace(/\([^)]*\)/g, " ");
  return groupOf(wordsOf(outside)) ?? (outside === name ? undefined : groupOf(wordsOf(name))) ?? "other";
}

function groupOf(words: readonly string[]): CategoryGroup | undefined {
  const whole = tables().wholeNames.get(key(words));
  if (whole !== undefined) return whole;
  const group = byHead(words) ?? firstStem(words) ?? topicOf(words, tables().topics);
  return group === "home-services" && words.some((word) => VEHICLES.has(word)) ? "auto-services" : group;
}
