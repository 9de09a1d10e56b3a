import type { CategoryGroup } from "../../contract/business.ts";
import { foldText } from "../text/fold.ts";
import { singular, tokenize } from "./category-group-tables.ts";
import { ROOTS, type RootMeaning } from "./category-roots-data.ts";
import { STEMS } from "./category-stems-data.ts";
import { isChanceBeginning, needsSecondProof } from "./doubtful-words.ts";

/** The meaning of a word part, and how much that weighs. */
interface Evidence {
  group: RootMeaning;
  weight: number;
  /** True if it proves its group only together with other evidence. */
  isDoubtful?: boolean;
}

type Meanings = ReadonlyMap<string, RootMeaning>;

interface Roots {
  words: Meanings;
  beginnings: Meanings;
  endings: Meanings;
  /** Parts of words without spaces between them. */
  parts: Meanings;
  /** Phrases by their first word. */
  phrases: ReadonlyMap<string, readonly (readonly [phrase: readonly string[], group: RootMeaning])[]>;
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Maximum number of words, with which time grows. */
const MAX_WORDS = 12;
const MAX_PART_CHARS = 16;
const MIN_BEGINNING_CHARS = 2;
/** A short part counts only in a word with few other letters. */
const SHORT_PART_CHARS = 3;
const MAX_REST_CHARS = 3;
const PHRASE_WEIGHT = 4;
const WORD_WEIGHT = 3;
/** A long part of a word is stronger evidence than a short one. */
const LONG_PART_CHARS = 5;
const LONG_PART_WEIGHT = 2.5;
const SHORT_PART_WEIGHT = 2;
const VAGUE_WEIGHT = 0.5;
const OTHER_WEIGHT = 1;
const REPAIR_WEIGHT = 2;
/** Groups of goods whose repair is a home service: phones, watches, shoes, coffee machines. */
const REPAIRED_AT_HOME: ReadonlySet<RootMeaning> = new Set(["shopping", "restaurants"]);
/** Nouns for a place, which goods beside them do not change: "Bar tabac", "Café bijou". */
const PLACES = new Set(
  `bar cafe kafe bistro pub restaurant restaurante ristorante restaurang restauracia restauracja restaurace restoran restauracija lokanta
  etterem ravintola pizzeria бар кафе ресторан паб καφε εστιατοριο ταβερνα مطعم مقهى מסעדה`.split(/\s+/),
);
/** Last parts of compounds that do not tell who is treated: "Massagepraxis", "Hudklinik", "Autopflege". */
const WEAK_ENDINGS = ["praxi", "pflege", "klinik", "kliniek", "klinikk", "pleje", "vard", "pleie", "club", "klub"];
/** Last parts of compounds for a place of any trade: "Reisebüro". */
const VAGUE_ENDINGS = ["buro", "agentur", "agenturen", "kantoor", "kontor"];
const DECIDING_BEGINNINGS: ReadonlySet<RootMeaning> = new Set(["beauty-wellness", "pets-animals", "auto-services"]);
const PLACE_WEIGHT = 4.5;
/** One doubtful word weighs less than the minimum lead, two weigh more. */
const DOUBTFUL_WEIGHT = 0.6;
/** Minimum lead of the best group over the second. */
const MIN_MARGIN = 1;

/** Cache, built on first use to keep the start quick. */
let cachedRoots: Roots | undefined;

/**
 * Returns the group that the word parts of a name indicate: "other" if several score about equally, undefined without evidence. Words such
 * as "office" weigh little.
 */
export function groupByRoots(words: readonly string[], vagueWords: ReadonlySet<string>): CategoryGroup | undefined {
  const evidence = [...evidenceOf(words.slice(0, MAX_WORDS), vagueWords)];
  const [best, second] = [...scoresOf(evidence)].toSorted(([, a], [, b]) => b - a);
  if (best === undefined) return undefined;
  const [group, score] = best;
  return score - (second?.[1] ?? 0) >= MIN_MARGIN && isProven(group, evidence) ? group : "other";
}

/** Tells whether a group is proven. Doubtful evidence counts fully against another group, but for its own only with a second proof. */
function isProven(group: CategoryGroup, evidence: readonly Evidence[]): boolean {
  if (!evidence.some((item) => item.isDoubtful)) return true;
  const proofs = evidence.map((item) => (item.isDoubtful ? { ...item, weight: DOUBTFUL_WEIGHT } : item));
  return (scoresOf(proofs).get(group) ?? 0) >= MIN_MARGIN;
}

/**
 * Adds up the evidence. A repair has the group of what is repaired, and is a home service where that is unknown or of a shop. Computers are
 * repaired by professionals.
 */
function scoresOf(evidence: readonly Evidence[]): Map<CategoryGroup, number> {
  const scores = new Map<CategoryGroup, number>();
  const add = (group: CategoryGroup, weight: number) => scores.set(group, (scores.get(group) ?? 0) + weight);
  const isRepair = evidence.some(({ group }) => group === "repair");
  for (const { group, weight } of evidence)
    if (group === "computers") add(isRepair ? "professional-services" : "shopping", weight);
    else if (isRepair && REPAIRED_AT_HOME.has(group)) add("home-services", weight);
    else if (group !== "repair" && group !== "none") add(group, group === "other" ? OTHER_WEIGHT : weight);
  if (isRepair && [...scores.values()].every((score) => score <= VAGUE_WEIGHT)) add("home-services", REPAIR_WEIGHT);
  return scores;
}

function* evidenceOf(words: readonly string[], vagueWords: ReadonlySet<string>): Generator<Evidence> {
  const roots = (cachedRoots ??= buildRoots());
  const evidenceByIndex = words.map((word) => [...wordEvidence(word, roots)]);
  const areKnown = evidenceByIndex.map((evidence) => evidence.length > 0);
  for (let index = 0; index < words.length; index += 1) {
    const phrase = findPhrase(words, index, roots);
    if (phrase !== undefined) {
      yield { group: phrase.group, weight: PHRASE_WEIGHT };
      index += phrase.length - 1;
    } else
      for (const item of evidenceByIndex[index] ?? []) {
        if (vagueWords.has(words[index] as string)) yield { ...item, weight: VAGUE_WEIGHT };
        else yield needsSecondProof(words, index, areKnown) ? { ...item, isDoubtful: true } : item;
      }
  }
}

function findPhrase(
  words: readonly string[],
  start: number,
  { phrases }: Roots,
): { group: RootMeaning; length: number } | undefined {
  for (const [phrase, group] of phrases.get(words[start] as string) ?? []) {
    const isHere = phrase.every((word, index) =>
      word.endsWith("*") ? words[start + index]?.startsWith(word.slice(0, -1)) : words[start + index] === word,
    );
    if (isHere) return { group, length: phrase.length };
  }
  return undefined;
}

function* wordEvidence(word: string, roots: Roots): Generator<Evidence> {
  const wordGroup = roots.words.get(word) ?? roots.words.get(withoutArabicArticle(word));
  if (PLACES.has(word)) yield { group: "restaurants", weight: PLACE_WEIGHT };
  else if (wordGroup !== undefined) yield { group: wordGroup, weight: WORD_WEIGHT };
  else if (UNSPACED.test(word)) yield* partEvidence(word, roots.parts);
  else yield* compoundEvidence(word, roots);
}

/** "and the", "for the", "with the" and "the" are written together with the Arabic word that follows. */
const ARABIC_ARTICLES = ["وال", "لل", "بال", "ال"];
const MIN_ARABIC_CHARS = 3;

function withoutArabicArticle(word: string): string {
  const article = ARABIC_ARTICLES.find((prefix) => word.startsWith(prefix));
  return article === undefined || word.length - article.length < MIN_ARABIC_CHARS ? word : word.slice(article.length);
}

/** Yields the evidence of a compound from its end, its head: a school for dogs is a school. */
function* compoundEvidence(word: string, { beginnings, endings }: Roots): Generator<Evidence> {
  const beginning = findBeginning(word, beginnings);
  const ending = beginnings.has(word) ? undefined : longestMatch(word, endings, (length) => word.slice(-length));
  const isBeginningHead = beginning !== undefined && ending !== undefined && isWeakAfter(ending, word, beginning);
  if (ending !== undefined && !isBeginningHead) yield ending;
  // The beginning names the thing that is repaired.
  if (beginning !== undefined && (ending === undefined || isBeginningHead || ending.group === "repair"))
    yield beginning;
}

/** Tells whether the beginning of a compound decides: "Hudklinik", and "Autoglaserei", whose end is a trade in the home. */
function isWeakAfter(ending: Evidence, word: string, beginning: Evidence): boolean {
  if (beginning.group === "auto-services" && ending.group === "home-services") return true;
  if (VAGUE_ENDINGS.some((vagueEnding) => word.endsWith(vagueEnding))) return true;
  return DECIDING_BEGINNINGS.has(beginning.group) && WEAK_ENDINGS.some((weakEnding) => word.endsWith(weakEnding));
}

function findBeginning(word: string, beginnings: Meanings): Evidence | undefined {
  const beginning = longestMatch(word, beginnings, (length) => word.slice(0, length));
  return beginning && isChanceBeginning(beginning.chars, word) ? { ...beginning, isDoubtful: true } : beginning;
}

function longestMatch(
  word: string,
  groups: Meanings,
  partOf: (length: number) => string,
): (Evidence & { chars: number }) | undefined {
  for (let length = word.length; length >= MIN_BEGINNING_CHARS; length -= 1) {
    const group = groups.get(partOf(length));
    if (group !== undefined && isLongEnough(length, word))
      return { group, weight: length < LONG_PART_CHARS ? SHORT_PART_WEIGHT : LONG_PART_WEIGHT, chars: length };
  }
  return undefined;
}

/**
 * Tells whether a part is long enough for its word. A short part of a long word is a coincidence: "kre" of "kreş" also begins
 * "krematorium".
 */
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
function* partEvidence(word: string, parts: Meanings): Generator<Evidence> {
  let weight = LONG_PART_WEIGHT;
  for (let end = word.length; end > 0; ) {
    const start = partStart(word, end, parts);
    if (start === undefined) end -= 1;
    else {
      const group = parts.get(word.slice(start, end)) as RootMeaning;
      yield { group, weight };
      if (group !== "repair") weight = 1;
      end = start;
    }
  }
}

function partStart(word: string, end: number, parts: Meanings): number | undefined {
  for (let start = Math.max(0, end - MAX_PART_CHARS); start < end; start += 1)
    if (parts.has(word.slice(start, end))) return start;
  return undefined;
}

/** Maps roots to groups. A root in the lists of two groups is ambiguous and dropped. */
class GroupMap extends Map<string, RootMeaning> {
  readonly #doubtful = new Set<string>();

  add(key: string, group: RootMeaning): void {
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
  readonly phrases = new Map<string, [string[], RootMeaning][]>();

  /** Adds a folded entry of a list, in the form of category-roots-data. */
  add(entry: string, group: RootMeaning): void {
    const text = entry.replaceAll(/[*~]/g, "");
    if (entry.startsWith("~") || UNSPACED.test(text)) this.parts.add(text, group);
    else if (/\s/.test(text)) this.#addPhrase(entry, group);
    else if (entry.startsWith("*")) this.endings.add(singular(text), group);
    else if (entry.endsWith("*")) this.#addBeginning(text, group);
    else this.words.add(singular(text), group);
  }

  /** Adds a beginning as it is in words in the singular: "mairie" is "mairy" there, and "kurs" is "kur" if the word ends with it. */
  #addBeginning(text: string, group: RootMeaning): void {
    this.beginnings.add(text, group);
    if (text.endsWith("ie")) this.beginnings.add(`${text.slice(0, -2)}y`, group);
    if (text.endsWith("i")) this.words.add(`${text.slice(0, -1)}y`, group);
    if (singular(text) !== text) this.words.add(singular(text), group);
  }

  #addPhrase(entry: string, group: RootMeaning): void {
    const phrase = tokenize(entry.replaceAll("*", ""));
    if (entry.endsWith("*")) phrase.push(`${phrase.pop()}*`);
    const [first = ""] = phrase;
    const list = [...(this.phrases.get(first) ?? []), [phrase, group] as [string[], RootMeaning]];
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

/** Builds the tables. Roots take precedence over the older and shorter stems. */
function buildRoots(): Roots {
  const roots = readTables(ROOTS);
  roots.complete(readTables(STEMS));
  return roots;
}

function readTables(lists: Partial<Record<RootMeaning, string>>): RootTables {
  const tables = new RootTables();
  for (const [group, entries] of Object.entries(lists) as [RootMeaning, string][])
    for (const entry of foldText(entries).split(",")) if (entry.trim() !== "") tables.add(entry.trim(), group);
  return tables;
}
