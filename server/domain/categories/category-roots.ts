import type { CategoryGroup } from "../../contract/business.ts";
import { foldText } from "../text/fold.ts";
import { singular, tokenize } from "./category-group-tables.ts";
import { ROOTS } from "./category-roots-data.ts";
import { STEMS } from "./category-stems-data.ts";

/** The group that a word part tells, and how much that weighs. */
interface Evidence {
  group: CategoryGroup;
  weight: number;
}

interface Roots {
  words: ReadonlyMap<string, CategoryGroup>;
  beginnings: ReadonlyMap<string, CategoryGroup>;
  endings: ReadonlyMap<string, CategoryGroup>;
  /** Parts of words without spaces between them. */
  parts: ReadonlyMap<string, CategoryGroup>;
  /** Phrases by their first word. */
  phrases: ReadonlyMap<string, readonly (readonly [phrase: readonly string[], group: CategoryGroup])[]>;
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Time grows with the number of words. */
const MAX_WORDS = 12;
const MAX_PART_CHARS = 10;
const MIN_BEGINNING_CHARS = 2;
/** A part of at most so many letters needs a word with at most so many others. */
const SHORT_PART_CHARS = 3;
const MAX_REST_CHARS = 3;
const PHRASE_WEIGHT = 4;
const WORD_WEIGHT = 3;
/** A long part of a word tells more than a short one. */
const LONG_PART_CHARS = 5;
const LONG_PART_WEIGHT = 2.5;
const SHORT_PART_WEIGHT = 2;
const VAGUE_WEIGHT = 0.5;
const OTHER_WEIGHT = 1;
/** Nouns for a place, which goods beside them do not change: "Bar tabac", "Café bijou". */
const PLACES = new Set(["bar", "cafe", "kafe", "bistro", "pub", "restaurant", "restaurante", "ristorante", "pizzeria"]);
const PLACE_WEIGHT = 4.5;
/** The best group must have at least this lead over the second. */
const MIN_MARGIN = 1;

/** Cache, built on first use to keep the start quick. */
let cachedRoots: Roots | undefined;

/**
 * Returns the group that the word parts of a name tell, "other" if they tell several about alike, and undefined if they tell none. Words
 * such as "office" weigh little.
 */
export function groupByRoots(words: readonly string[], vagueWords: ReadonlySet<string>): CategoryGroup | undefined {
  const scores = new Map<CategoryGroup, number>();
  for (const { group, weight } of evidenceOf(words.slice(0, MAX_WORDS), vagueWords))
    scores.set(group, (scores.get(group) ?? 0) + (group === "other" ? OTHER_WEIGHT : weight));
  const [best, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  if (best === undefined) return undefined;
  return best[1] - (second?.[1] ?? 0) >= MIN_MARGIN ? best[0] : "other";
}

function* evidenceOf(words: readonly string[], vagueWords: ReadonlySet<string>): Generator<Evidence> {
  cachedRoots ??= buildRoots();
  for (let index = 0; index < words.length; index += 1) {
    const phrase = findPhrase(words, index, cachedRoots);
    if (phrase !== undefined) {
      yield { group: phrase.group, weight: PHRASE_WEIGHT };
      index += phrase.length - 1;
    } else
      for (const { group, weight } of wordEvidence(words[index] as string, cachedRoots))
        yield { group, weight: vagueWords.has(words[index] as string) ? VAGUE_WEIGHT : weight };
  }
}

function findPhrase(
  words: readonly string[],
  start: number,
  { phrases }: Roots,
): { group: CategoryGroup; length: number } | undefined {
  for (const [phrase, group] of phrases.get(words[start] as string) ?? []) {
    const isHere = phrase.every((word, index) =>
      word.endsWith("*") ? words[start + index]?.startsWith(word.slice(0, -1)) : words[start + index] === word,
    );
    if (isHere) return { group, length: phrase.length };
  }
  return undefined;
}

function* wordEvidence(word: string, { words, beginnings, endings, parts }: Roots): Generator<Evidence> {
  const wordGroup = words.get(word);
  if (wordGroup !== undefined) yield { group: wordGroup, weight: PLACES.has(word) ? PLACE_WEIGHT : WORD_WEIGHT };
  else if (UNSPACED.test(word)) yield* partEvidence(word, parts);
  else {
    const ending = longestMatch(word, endings, (length) => word.slice(-length));
    const beginning = longestMatch(word, beginnings, (length) => word.slice(0, length));
    // The head of a compound is its end: a school for dogs is a school.
    if (ending !== undefined) yield ending;
    else if (beginning !== undefined) yield beginning;
  }
}

function longestMatch(
  word: string,
  groups: ReadonlyMap<string, CategoryGroup>,
  partOf: (length: number) => string,
): Evidence | undefined {
  for (let length = word.length; length >= MIN_BEGINNING_CHARS; length -= 1) {
    const group = groups.get(partOf(length));
    if (group !== undefined && isLongEnough(length, word))
      return { group, weight: length < LONG_PART_CHARS ? SHORT_PART_WEIGHT : LONG_PART_WEIGHT };
  }
  return undefined;
}

/** A short part of a long word is chance: "kre" of "kreş" also begins "krematorium". */
export function isLongEnough(partChars: number, word: string): boolean {
  return partChars > SHORT_PART_CHARS || word.length - partChars <= MAX_REST_CHARS;
}

/** Tells whether a word names animals. */
export function namesAnimals(word: string): boolean {
  cachedRoots ??= buildRoots();
  const { beginnings } = cachedRoots;
  const beginning = longestMatch(word, beginnings, (length) => word.slice(0, length));
  return [beginning, ...wordEvidence(word, cachedRoots)].some((evidence) => evidence?.group === "pets-animals");
}

/** Cuts a word from its end into the longest known parts. The last one, its head, weighs most. */
function* partEvidence(word: string, parts: ReadonlyMap<string, CategoryGroup>): Generator<Evidence> {
  let weight = LONG_PART_WEIGHT;
  for (let end = word.length; end > 0; ) {
    const start = partStart(word, end, parts);
    if (start === undefined) end -= 1;
    else {
      yield { group: parts.get(word.slice(start, end)) as CategoryGroup, weight };
      weight = 1;
      end = start;
    }
  }
}

function partStart(word: string, end: number, parts: ReadonlyMap<string, CategoryGroup>): number | undefined {
  for (let start = Math.max(0, end - MAX_PART_CHARS); start < end; start += 1)
    if (parts.has(word.slice(start, end))) return start;
  return undefined;
}

/** A root that stands in the lists of two groups tells none. */
class GroupMap extends Map<string, CategoryGroup> {
  readonly #doubtful = new Set<string>();

  add(key: string, group: CategoryGroup): void {
    if (this.#doubtful.has(key)) return;
    if ((this.get(key) ?? group) === group) this.set(key, group);
    else {
      this.delete(key);
      this.#doubtful.add(key);
    }
  }
}

class RootTables implements Roots {
  readonly words = new GroupMap();
  readonly beginnings = new GroupMap();
  readonly endings = new GroupMap();
  readonly parts = new GroupMap();
  readonly phrases = new Map<string, [string[], CategoryGroup][]>();

  /** Adds a folded entry of a list, in the form of category-roots-data. */
  add(entry: string, group: CategoryGroup): void {
    const text = entry.replaceAll(/[*~]/g, "");
    if (entry.startsWith("~") || UNSPACED.test(text)) this.parts.add(text, group);
    else if (/\s/.test(text)) this.#addPhrase(entry, group);
    else if (entry.startsWith("*")) this.endings.add(singular(text), group);
    else if (entry.endsWith("*")) for (const beginning of beginningsOf(text)) this.beginnings.add(beginning, group);
    else this.words.add(singular(text), group);
  }

  #addPhrase(entry: string, group: CategoryGroup): void {
    const phrase = tokenize(entry.replaceAll("*", ""));
    if (entry.endsWith("*")) phrase.push(`${phrase.pop()}*`);
    const [first = ""] = phrase;
    const list = [...(this.phrases.get(first) ?? []), [phrase, group] as [string[], CategoryGroup]];
    this.phrases.set(
      first,
      list.toSorted(([a], [b]) => b.length - a.length),
    );
  }

  /** Adds what these tables lack. */
  complete(others: RootTables): void {
    for (const name of ["words", "beginnings", "endings", "parts"] as const)
      for (const [key, group] of others[name]) if (!this[name].has(key)) this[name].set(key, group);
    for (const [first, phrases] of others.phrases)
      this.phrases.set(first, [...(this.phrases.get(first) ?? []), ...phrases]);
  }
}

/** Returns a beginning as it is in words in the singular: "mairie" is "mairy" there. */
function beginningsOf(text: string): string[] {
  const beginning = text.replace(/(?<![su])s$/, "");
  return beginning.endsWith("ie") ? [beginning, `${beginning.slice(0, -2)}y`] : [beginning];
}

/** The roots win over the stems, which are older and shorter. */
function buildRoots(): Roots {
  const roots = readTables(ROOTS);
  roots.complete(readTables(STEMS));
  return roots;
}

function readTables(lists: typeof ROOTS): RootTables {
  const tables = new RootTables();
  for (const [group, entries] of Object.entries(lists) as [CategoryGroup, string][])
    for (const entry of foldText(entries).split(",")) if (entry.trim() !== "") tables.add(entry.trim(), group);
  return tables;
}
