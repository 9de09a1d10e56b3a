import { BLANK_DRAFT } from "../business/business-fields.ts";
import { ALL_GROUPS } from "../categories/all-groups.ts";
import { conceptCategory } from "../categories/category-concepts.ts";
import { groupOfName } from "../categories/category-group.ts";
import { ENGLISH_HEADS } from "../categories/category-noun-data.ts";
import { stem } from "../search/words/stem.ts";
import { tokenize } from "../search/words/tokenize.ts";
import { cleanLine } from "../text/clean-text.ts";
import { plainMarkup } from "../text/escaping/plain-markup.ts";
import { memoize } from "../text/memoize.ts";
import { codeWords, listItems } from "./list-items.ts";
import type { RowCells } from "./row-cells.ts";

/** The main category of a row and the others, each once. */
export interface RowCategories {
  category: string;
  subtypes: string[];
}

/**
 * Returns the categories of a row. Exporters put the search text into the category: "restaurants", "plumber near me". If a known `type`
 * or the subtypes say more, they are taken; else the text stays as it is (docs/decisions/0065-groups-by-goods.md). Our own export is taken as it
 * is.
 */
export function rowCategories(row: RowCells, ownExport: boolean): RowCategories {
  const [cell = "", ...more] = ownExport ? [row.line("category")] : names(row, "category");
  const subtypes = row.list("subtypes");
  const types = ownExport ? [] : names(row, "type");
  // Exporters write categories there; other files any words, such as "customer" or "node".
  const isCategory = (type: string) => isKnownCategory(type) || subtypes.includes(type);
  const usedTypes = cell === "" || row.exporter !== null ? types : types.filter(isCategory);
  const listed = [...usedTypes, ...more, ...subtypes];
  const others = [...new Set(listed)].filter((name) => name !== "");
  const isSettled = ownExport || (cell !== "" && row.isChosen("category"));
  const better = isSettled ? cell : betterCategory(cell, others, row.line("city"));
  const category = better || BLANK_DRAFT.category;
  const main = new Set([category.toLowerCase(), cell.toLowerCase()]);
  return { category, subtypes: others.filter((name) => !main.has(name.toLowerCase())) };
}

/** Reads a cell with one name, or a JSON list of them. */
function names(row: RowCells, column: "category" | "type"): string[] {
  const text = cleanLine(plainMarkup(row.line(column))).replace(SIGNS_AROUND, "");
  if (/^[[{]/.test(text)) return row.list(column).map(codeWords);
  if (HIERARCHY.test(text)) return levelsOf(text);
  return LIST.test(text) ? listedNames(text) : [codeWords(text)];
}

/** Matches pictures and signs around a category, which a page shows before it: "· · Bakery", "☕ Café". */
const SIGNS_AROUND =
  /^[\s·•⋅\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{VS}]+|(?<![\s·•⋅\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{VS}])[\s·•⋅\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{VS}]+$/gu;
/** Matches "bakery, cafe" and "bakery;cafe". */
const LIST = /[,;|]/;
/** Matches a code among others in a list: "meal_takeaway". */
const LISTED_CODE = /(?:^|[,;|]) ?[a-z]+_[a-z_]+ ?(?:$|[,;|])/;

/** Returns the names of a list: of codes, or of kinds that are all known. Names with commas, "Beauty, cosmetic & personal care", stay whole. */
const listedNames = memoize((text): string[] => {
  const items = listItems(text);
  if (LISTED_CODE.test(text)) return items;
  const areNames = items.every((item) => !NAME_OF_SEVERAL.test(item) && isKnownCategory(item));
  return items.length > 1 && areNames ? items : [codeWords(text)];
});
const NAME_OF_SEVERAL = /&|\s(?:and|und|et|y|e|en|i)\s/i;
/** Matches "Food > Restaurants > Thai", but not a bare sign. */
const HIERARCHY = /[^\s>›»]\s*[>›»]\s*[^\s>›»]/;

/** Returns the levels of a hierarchy, the narrowest first. */
const levelsOf = memoize((text): string[] => {
  const levels = text.split(/[>›»]/).map((level) => codeWords(level.trim()));
  return levels.filter((level) => level !== "").toReversed();
});

/**
 * Returns the best text for a category cell: the cell itself, unless it is blank or a search text and other categories say more. `others`
 * has the type first.
 */
export function betterCategory(cell: string, others: readonly string[], city: string): string {
  if (cell === "") return others[0] ?? "";
  if (others.length === 0 || (others.length === 1 && others[0] === cell)) return cell;
  const { isPhrase, isPlain, stems } = searchWord(cell);
  if (isPhrase || endsWithCity(cell, city)) return others.find((name) => !searchWord(name).isPhrase) ?? cell;
  if (!isPlain) return cell;
  return others.find((name) => !searchWord(name).isPlain && saysMore(searchWord(name).stems, stems)) ?? cell;
}

/** Last words of categories that any business may have: "Head office", "Online store". */
const VAGUE = new Set(
  "agency business company contractor dealer distributor establishment firm manufacturer office organization owner provider service shop store supplier vendor wholesaler".split(
    " ",
  ),
);

/** Tells whether the text names a kind of business in one of 21 languages. */
const isKnownCategory = memoize((name): boolean => {
  const words = tokenize(name);
  const isVague = VAGUE.has(words.at(-1) ?? "");
  if (words.length === 0 || (isVague && words.length === 1)) return false;
  if (conceptCategory(name) !== undefined) return true;
  const { group, isSure } = groupOfName(name);
  return isSure && !(isVague && group === "other");
});

interface SearchWord {
  /** Somebody typed it to search for businesses: "restaurants", "best pizza in Bern". */
  isPhrase: boolean;
  /** It is written in small letters, as people type and no source writes its categories. */
  isPlain: boolean;
  stems: readonly string[];
}

const NEAR_OR_BEST =
  /(?:near(?:by)?(?: me)?|close to me|around me|in der nahe|cerca de mi|pres de moi|vicino a me|perto de mim|yakinimda|in de buurt|u blizini|w poblizu)$|^(?:best|top|cheap|cheapest|affordable) /;
/** Categories of Google in the plural. */
const PLURALS = new Set(["cleaners", "boat builders", "coffee roasters", "log cabins", "thermal baths"]);
/** Last words of Google's plural categories: "Legal services", "Salsa classes", "Metal industry suppliers". */
const COUNTED = new Set(["service", "class", "lesson", "supplier", "equipment", "office"]);
const PLURAL = /[^s]s$/;
const GROUP_NAMES = new Set(
  ALL_GROUPS.flatMap(({ slug, name }) => [tokenize(slug).join(" "), tokenize(name).join(" ")]),
);

const searchWord = memoize((name): SearchWord => {
  const words = tokenize(name);
  const text = words.join(" ");
  const isPlain = /^\p{Ll}/u.test(name);
  const prepositionIndex = words.findIndex((word) => word === "in" || word === "near");
  const isInPlace = prepositionIndex > 0 && (isPlain || isPlural(words.slice(0, prepositionIndex)));
  return {
    isPhrase:
      GROUP_NAMES.has(text) ||
      NEAR_OR_BEST.test(text) ||
      isInPlace ||
      (isPlain && name.includes(",")) ||
      isPlural(words),
    isPlain,
    stems: words.map(stem),
  };
});

/** Matches "bakeries" and "coffee shops", but no category that Google itself writes in the plural. */
function isPlural(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return PLURAL.test(last) && isHead(last) && !PLURALS.has(words.join(" "));
}

/** Tells whether "bakeries" is the plural of a head noun. */
function isHead(plural: string): boolean {
  const singulars = [plural.slice(0, -1), plural.replace(/es$/, ""), plural.replace(/ies$/, "y")];
  return !ENGLISH_HEADS.has(plural) && singulars.some((word) => ENGLISH_HEADS.has(word) && !COUNTED.has(word));
}

const wordsOf = memoize((text) => tokenize(text).join(" "));

/** Matches "Zahnarzt Berlin" of a row in Berlin. */
function endsWithCity(name: string, city: string): boolean {
  if (city === "" || !name.includes(" ")) return false;
  const place = wordsOf(city);
  return place !== "" && !ENGLISH_HEADS.has(place) && wordsOf(name).endsWith(` ${place}`);
}

/**
 * Tells whether the stems are the same words in their proper form, all of them and more, or another single word: "Orthodontist" for
 * "dentist".
 */
function saysMore(stems: readonly string[], words: readonly string[]): boolean {
  if (stems.length === 0) return false;
  if (words.every((word) => stems.includes(word))) return true;
  return words.length === 1 && !stems.every((word) => words.includes(word));
}
