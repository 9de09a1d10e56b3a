import { dropGenericSuffix, MAX_PHRASE_WORDS, phraseKey } from "../search/understanding/concepts.ts";
import { CONCEPT_LINES } from "../search/understanding/concepts-data.ts";
import { SYNONYM_LINES } from "../search/understanding/synonyms-data.ts";
import { tokenize } from "../search/words/tokenize.ts";

const ASCII_ONLY = /^[\x20-\x7e]*$/;
/** First letters of words whose stems begin with other letters: "feet", "teeth", "shop". */
const STEM_LETTERS: Record<string, string> = { fe: "fo", te: "to", sh: "st" };

const LAST_LATIN_CODE = 0xff;

/** Main categories of `SYNONYM_LINES` by the stems of names. */
let curatedCategories: ReadonlyMap<string, string> | undefined;
/** Names and their main categories, alternating, by the first letters of the name. */
let namesByLetters: ReadonlyMap<string, readonly string[]> | undefined;
/** Main categories by stems, for letters that were looked up before. */
const stemsByLetters = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns Google's English name of the kind of business that a name in one of 21 languages means: "Ветеринар" is "Veterinarian". Returns
 * undefined unless the whole name is known to search. The tables of search have the same data but take 150 ms to build; here only names
 * with the same first letters are stemmed.
 */
export function conceptCategory(name: string): string | undefined {
  const words = tokenize(name);
  if (words.length > MAX_PHRASE_WORDS) return undefined;
  return categoryOfKey(phraseKey(words)) ?? categoryOfKey(phraseKey(dropGenericSuffix(words)));
}

function categoryOfKey(key: string): string | undefined {
  if (key === "") return undefined;
  curatedCategories ??= readSynonyms();
  const category = curatedCategories.get(key);
  if (category !== undefined) return category;
  const letters = lettersOf(key);
  let stems = stemsByLetters.get(letters);
  if (stems === undefined) {
    stems = stemNames(letters);
    stemsByLetters.set(letters, stems);
  }
  return stems.get(key);
}

/** Returns the first letters of a name; of non-Latin scripts only one, since each character may be a word. */
function lettersOf(name: string): string {
  const letters = name.slice(0, isLatin(name) ? 2 : 1);
  return STEM_LETTERS[letters] ?? letters;
}

function isLatin(name: string): boolean {
  return !(name.charCodeAt(0) > LAST_LATIN_CODE);
}

function readSynonyms(): Map<string, string> {
  const categories = new Map<string, string>();
  for (const line of SYNONYM_LINES.trim().split("\n")) {
    const separator = line.indexOf(": ");
    const [main = ""] = line.slice(0, separator).split(" + ");
    for (const name of [main, ...line.slice(separator + 2).split(", ")])
      addFirst(categories, phraseKey(tokenize(name)), main);
  }
  return categories;
}

function stemNames(letters: string): Map<string, string> {
  const categories = new Map<string, string>();
  namesByLetters ??= readNames();
  const names = namesByLetters.get(letters) ?? [];
  for (let index = 0; index < names.length; index += 2) {
    addFirst(categories, phraseKey(tokenize(names[index] as string)), names[index + 1] as string);
  }
  return categories;
}

function readNames(): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const line of CONCEPT_LINES.split("\n")) {
    const [categories = "", names = ""] = line.split(":");
    const [main = ""] = categories.split("+");
    for (const name of names.split("|")) {
      const letters = lettersOf(isLatin(name) ? name : phraseKey(tokenize(name)));
      const names = lists.get(letters);
      if (names === undefined) lists.set(letters, [name, main]);
      else names.push(name, main);
    }
  }
  return lists;
}

/** Adds a category unless the name has one already. */
function addFirst(categories: Map<string, string>, key: string, category: string): void {
  if (!categories.has(key)) categories.set(key, category);
}

/** Transliterates a name in Cyrillic or Greek letters into words; returns undefined for others. */
export function latinWords(name: string): string[] | undefined {
  return ASCII_ONLY.test(name) ? undefined : tokenize(name);
}
