import type { CategorySummary } from "#contract/business";
import { kindByOtherName, mayBeginKindName } from "../../categories/kind.ts";
import { memoize } from "../../text/memoize.ts";
import { isLandmarkKind } from "../landmarks/landmark-variants.ts";
import { stem } from "../words/stem.ts";
import { tokenize } from "../words/tokenize.ts";
import { CONCEPT_LINES } from "./concepts-data.ts";
import { SYNONYM_LINES } from "./synonyms-data.ts";

/** A kind of business. */
export interface Concept {
  /** Google's names of its categories, the main one first. */
  categories: readonly string[];
  /** Names of the concept as words, first in English, then in other languages. */
  names: readonly (readonly string[])[];
  /** The words of each category's name. */
  categoryWords: readonly (readonly string[])[];
  /** Stems of categories and names. */
  keys: readonly string[];
}

/** Words from `start` to before `end` that name kinds. */
export interface ConceptMatch {
  start: number;
  end: number;
  concepts: readonly Concept[];
  /** The words name the kind in a language that the concepts lack, and may as well be the name of a person: "tanya" is a farm in Hungarian. */
  isFurtherLanguage?: true;
}

/** Categories of a directory by the stems of their names. */
export type CategoryIndex = ReadonlyMap<string, readonly CategorySummary[]>;

/** Maximum number of words of a phrase. In scripts without spaces each character is a word. */
export const MAX_PHRASE_WORDS = 8;
/** Maximum number of words of another name, which bounds the lookups at each word. */
const MAX_OTHER_NAME_WORDS = 3;
const MAX_CATEGORIES = 8;
const STEM_VARIANTS = new Map(
  [
    ["shop", "store"],
    ["centre", "center"],
    ["theatre", "theater"],
  ].map(([word = "", other = ""]) => [stem(word), stem(other)]),
);
/** Maximum number of cached stems, more than there are words in the tables. */
const MAX_STEMS = 50_000;
const stemOf = memoize(
  (word) => {
    const wordStem = stem(word);
    return STEM_VARIANTS.get(wordStem) ?? wordStem;
  },
  { limit: MAX_STEMS },
);
/** Words that do not count at the end of a phrase: "plumbing company", "tattoo place". */
const GENERIC_SUFFIXES = new Set(
  ["shop", "store", "service", "company", "place", "office", "business", "provider"].map(stem),
);

interface Tables {
  names: Map<string, Concept[]>;
  terms: Map<string, Concept[]>;
  /** Concepts by the stems of each category's name. */
  conceptByCategory: Map<string, Concept>;
  /** The first stem of each name, which saves most lookups. */
  firstStems: Set<string>;
}
let cachedTables: Tables | undefined;

interface ConceptName {
  name: string;
  concept: Concept;
}
/** The names of all concepts, sorted for completion. */
let cachedNames: ConceptName[] | undefined;
const MAX_COMPLETED_NAMES = 300;

/** Finds the longest phrase from a word on that names kinds, compared by stems. */
export function conceptsAt(words: readonly string[], start: number): ConceptMatch | undefined {
  return ownNameAt(words, start) ?? otherNameAt(words, start);
}

/** Finds the longest name in the tables of concepts. */
function ownNameAt(words: readonly string[], start: number): ConceptMatch | undefined {
  cachedTables ??= buildTables();
  if (!cachedTables.firstStems.has(stemOf(words[start] ?? ""))) return undefined;
  for (let end = Math.min(words.length, start + MAX_PHRASE_WORDS); end > start; end--) {
    const phrase = words.slice(start, end);
    const concepts =
      cachedTables.names.get(phraseKey(phrase)) ?? cachedTables.names.get(phraseKey(dropGenericSuffix(phrase)));
    if (concepts) return { start, end, concepts };
  }
  return undefined;
}

/** Finds the longest name of a kind in a language that the concepts lack. Words for landmarks stay words for a place: "Universität". */
function otherNameAt(words: readonly string[], start: number): ConceptMatch | undefined {
  if (!mayBeginKindName(words[start] ?? "")) return undefined;
  for (let end = Math.min(words.length, start + MAX_OTHER_NAME_WORDS); end > start; end--) {
    const phrase = words.slice(start, end);
    const kind = isLandmarkKind(phrase) ? undefined : kindByOtherName(phrase);
    if (kind !== undefined) return { start, end, concepts: [conceptNamed(kind)], isFurtherLanguage: true };
  }
  return undefined;
}

/**
 * Returns Google's main name of each kind that the words surely name: "Dentist" for "zahnarzt". Names in further languages may be names of
 * people.
 */
export function kindsNamed(words: readonly string[]): string[] {
  const names: string[] = [];
  for (let start = 0; start < words.length; ) {
    const match = ownNameAt(words, start);
    names.push(...(match?.concepts[0]?.categories.slice(0, 1) ?? []));
    start = match?.end ?? start + 1;
  }
  return [...new Set(names)];
}

/** Finds the concept of one of Google's categories, or makes one. */
export function conceptNamed(category: string): Concept {
  cachedTables ??= buildTables();
  const words = tokenize(category);
  const key = phraseKey(words);
  return (
    cachedTables.conceptByCategory.get(key) ?? {
      categories: [category],
      names: [words],
      categoryWords: [words],
      keys: [key],
    }
  );
}

/** Finds kinds that all the words together are associated with, as "razor" with a barber shop. This is less sure than a name. */
export function associatedConcepts(words: readonly string[]): readonly Concept[] {
  cachedTables ??= buildTables();
  return cachedTables.terms.get(phraseKey(words)) ?? [];
}

/** Finds kinds with a name that begins with the text, words with one space between them. At most 300 names count. */
export function conceptsBeginning(text: string): Set<Concept> {
  cachedTables ??= buildTables();
  cachedNames ??= sortedNames(cachedTables);
  const concepts = new Set<Concept>();
  const start = lowerBound(cachedNames, text);
  for (const { name, concept } of cachedNames.slice(start, start + MAX_COMPLETED_NAMES)) {
    if (!name.startsWith(text)) break;
    concepts.add(concept);
  }
  return concepts;
}

function lowerBound(names: readonly ConceptName[], text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.name ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sortedNames({ names }: Tables): ConceptName[] {
  const concepts = new Set([...names.values()].flat());
  const allCategories = [...concepts].flatMap((concept) =>
    [...concept.names, ...concept.categoryWords].map((words) => ({ name: words.join(" "), concept })),
  );
  return allCategories.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

/** Removes a last word that any kind may have, unless it is the only one. */
export function dropGenericSuffix(words: readonly string[]): readonly string[] {
  return words.length > 1 && GENERIC_SUFFIXES.has(stem(words.at(-1) ?? "")) ? words.slice(0, -1) : words;
}

export function indexCategories(categories: readonly CategorySummary[]): CategoryIndex {
  return Map.groupBy(categories, ({ category }) => phraseKey(tokenize(category)));
}

/** Finds the categories of a directory that belong to a concept, in any language: at most eight, most businesses first. */
export function categoriesOf(concept: Concept, index: CategoryIndex): CategorySummary[] {
  const categories = new Set(concept.keys.flatMap((key) => index.get(key) ?? []));
  return [...categories].toSorted((a, b) => b.businessCount - a.businessCount).slice(0, MAX_CATEGORIES);
}

/** Finds categories with exactly these words in any form. */
export function categoriesByName(tokens: readonly string[], index: CategoryIndex): readonly CategorySummary[] {
  return index.get(phraseKey(tokens)) ?? [];
}

/** Joins the stems of a phrase into the key by which phrases are compared. */
export function phraseKey(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}

interface ConceptDraft extends Concept {
  categories: string[];
  names: string[][];
  keys: string[];
}

/** Builds the tables, which takes about 100 ms. Phrases of `SYNONYM_LINES` replace those of `CONCEPT_LINES`. */
function buildTables(): Tables {
  const concepts = new Map<string, ConceptDraft>();
  const tables: Tables = { names: new Map(), terms: new Map(), conceptByCategory: new Map(), firstStems: new Set() };
  const curatedConcepts = new Map<string, Concept[]>();

  const addName = (concept: ConceptDraft, name: string, names: Map<string, Concept[]>) => {
    const words = tokenize(name);
    const key = phraseKey(words);
    concept.names.push(words);
    concept.keys.push(key);
    addTo(names, key, concept);
  };
  const conceptOf = (categories: string[]) => {
    const [main = ""] = categories;
    const concept = concepts.get(main) ?? { categories: [], names: [tokenize(main)], categoryWords: [], keys: [] };
    concepts.set(main, concept);
    for (const category of categories) if (!concept.categories.includes(category)) concept.categories.push(category);
    return concept;
  };
  for (const line of SYNONYM_LINES.trim().split("\n")) {
    const separator = line.indexOf(": ");
    const concept = conceptOf(line.slice(0, separator).split(" + "));
    addTo(curatedConcepts, phraseKey(tokenize(concept.categories[0] ?? "")), concept);
    for (const phrase of line.slice(separator + 2).split(", ")) addName(concept, phrase, curatedConcepts);
  }
  for (const line of CONCEPT_LINES.split("\n")) {
    const [categories = "", names = "", terms = ""] = line.split(":");
    const concept = conceptOf(categories.split("+"));
    for (const name of names.split("|")) addName(concept, name, tables.names);
    for (const term of terms.split("|")) addTo(tables.terms, phraseKey(tokenize(term)), concept);
  }
  for (const [key, list] of curatedConcepts) tables.names.set(key, list);
  for (const concept of concepts.values()) {
    concept.categoryWords = concept.categories.map(tokenize);
    concept.keys = [...new Set([...concept.categoryWords.map(phraseKey), ...concept.keys])];
  }
  // A category belongs to the concept that lists it earliest.
  for (const rank of [0, 1, 2, 3, 4])
    for (const concept of concepts.values()) {
      const key = phraseKey(concept.categoryWords[rank] ?? []);
      if (!tables.conceptByCategory.has(key)) tables.conceptByCategory.set(key, concept);
    }
  for (const key of tables.names.keys()) tables.firstStems.add(key.split(" ", 1)[0] ?? "");
  tables.names.delete("");
  tables.terms.delete("");
  return tables;
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
