import { conceptsAt } from "../search/understanding/concepts.ts";
import { tokenize } from "../search/words/tokenize.ts";
import { memoize } from "../text/memoize.ts";
import { DEPARTMENT_WORDS, DESCRIPTIVE_WORDS, IGNORED_WORDS, PERSON_TITLES } from "./name-words-data.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).flatMap(tokenize));
const IGNORED_NAME_WORDS = wordSet(IGNORED_WORDS);
const TITLES = wordSet(PERSON_TITLES);
const DESCRIPTIVE = wordSet(DESCRIPTIVE_WORDS);
const DEPARTMENTS = wordSet(DEPARTMENT_WORDS);

/** Maximum number of compared words, which bounds the time for a hostile name. */
const MAX_WORDS = 16;
const MAX_NAME_CHARS = 300;
/** Minimum letters of words that may differ by one letter, and by two. */
const MIN_TYPO_CHARS = 6;
const MIN_TWO_TYPOS_CHARS = 10;
const MIN_ACRONYM_CHARS = 3;
const MAX_EXTRA_WORDS = 2;
const BRANCH_WORDS = wordSet("north south east west central upper lower uptown downtown branch annex");

/** A name prepared for comparison. */
export interface NameWords {
  /** Sorted words in the singular, without articles, legal forms and titles. */
  words: readonly string[];
  /** Words in their order without spaces: "jb plumbing" and "j b plumbing" are equal. */
  compact: string;
  /** First letters of the words, with the articles and without. */
  acronyms: readonly string[];
  /** Tells whether a person's name has a title. */
  hasTitle: boolean;
}

export type NameLikeness = "same" | "similar" | "different";

export interface NameComparison {
  likeness: NameLikeness;
  /** Words that only one name has, or in which they differ; empty when they are the same. */
  difference: readonly string[];
}

/** Words that a name may add without naming another business. */
export interface NameContext {
  /** Words of category and place of both businesses, which distinguish neither. */
  neutralWords: ReadonlySet<string>;
  /** One name may have up to two more words, since phone, website and town are the same. */
  allowsExtraWords?: boolean;
}

export function nameWords(name: string): NameWords {
  const allWords = tokenize(name.slice(0, MAX_NAME_CHARS)).slice(0, MAX_WORDS);
  const hasTitle = allWords.some((word) => TITLES.has(word));
  const nameWords = allWords.filter((word) => !IGNORED_NAME_WORDS.has(word) && !TITLES.has(word));
  const words = (nameWords.length > 0 ? nameWords : allWords).map(singular);
  const initials = (words: readonly string[]) => words.map((word) => word[0] ?? "").join("");
  return {
    words: words.toSorted(),
    compact: words.join(""),
    acronyms: [...new Set([initials(allWords), initials(words)])].filter(
      (letters) => letters.length >= MIN_ACRONYM_CHARS,
    ),
    hasTitle,
  };
}

/** Cuts a plural s: "nathans" and "services" lose it, "express" and "gas" do not. */
function singular(word: string): string {
  return word.length > 3 && /[^aisu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns a key that is equal for the same words in any order. */
export function nameKey({ words }: NameWords): string {
  return words.join(" ");
}

/** Tells whether the word alone names a kind of business: "pizzeria", "friseur". */
const isKindWord = memoize((word) => conceptsAt([word], 0) !== undefined);

/** Tells whether a word identifies this business, and is no kind, place or number. */
export function isDistinctive(word: string, neutralWords: ReadonlySet<string>): boolean {
  return !(neutralWords.has(word) || /^\d+$/.test(word) || isDescriptive(word) || isKindWord(word));
}

const isDescriptive = (word: string) =>
  DESCRIPTIVE.has(word) || DESCRIPTIVE.has(`${word}s`) || DEPARTMENTS.has(word) || DEPARTMENTS.has(`${word}s`);

/** Compares two names. Symmetric. */
export function compareNames(
  a: NameWords,
  b: NameWords,
  { neutralWords, allowsExtraWords = false }: NameContext,
): NameComparison {
  if (nameKey(a) === nameKey(b) || a.compact === b.compact) return { likeness: "same", difference: [] };
  const [onlyOne, onlyOther] = [subtractWords(a.words, b.words), subtractWords(b.words, a.words)];
  const sharedCount = a.words.length - onlyOne.length;
  const difference = [...onlyOne, ...onlyOther].toSorted();
  const outcome = (isSimilar: boolean): NameComparison => ({
    likeness: isSimilar ? "similar" : "different",
    difference,
  });
  if (isAcronym(a, b) || isAcronym(b, a)) return outcome(true);
  if (onlyOne.length === 1 && onlyOther.length === 1) {
    const [word = "", otherWord = ""] = [onlyOne[0], onlyOther[0]];
    const isPerson = a.hasTitle || b.hasTitle;
    return outcome(!isPerson && (isTypo(word, otherWord) || (sharedCount > 0 && isInitial(word, otherWord))));
  }
  if (sharedCount === 0 || (onlyOne.length > 0 && onlyOther.length > 0)) return outcome(false);
  // Without a word of its own, the shorter name is part of too many longer ones.
  const sharedWords = onlyOne.length === 0 ? a.words : b.words;
  if (!sharedWords.some((word) => isDistinctive(word, neutralWords))) return outcome(false);
  const mayAdd = allowsExtraWords && difference.length <= MAX_EXTRA_WORDS;
  return outcome(difference.every((word) => isNeutral(word, neutralWords) || (mayAdd && !namesBranch(word))));
}

/** Tells whether the word makes a name that of a department or a branch. */
function namesBranch(word: string): boolean {
  return DEPARTMENTS.has(word) || DEPARTMENTS.has(`${word}s`) || BRANCH_WORDS.has(word) || /\d/.test(word);
}

function isNeutral(word: string, neutralWords: ReadonlySet<string>): boolean {
  if (DEPARTMENTS.has(word) || DEPARTMENTS.has(`${word}s`)) return false;
  return DESCRIPTIVE.has(word) || DESCRIPTIVE.has(`${word}s`) || /^\d{1,5}$/.test(word) || neutralWords.has(word);
}

/** Returns words of the first that the second lacks; a word that the first has twice counts twice. */
function subtractWords(words: readonly string[], subtractedWords: readonly string[]): string[] {
  const remainingWords = [...subtractedWords];
  return words.filter((word) => {
    const index = remainingWords.indexOf(word);
    if (index !== -1) remainingWords.splice(index, 1);
    return index === -1;
  });
}

function isAcronym(short: NameWords, long: NameWords): boolean {
  return short.words.length === 1 && long.words.length >= MIN_ACRONYM_CHARS && long.acronyms.includes(short.compact);
}

/** Tells whether one word is the initial of the other, as "j" of "john". */
function isInitial(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length === 1 && /\p{L}/u.test(short) && long.length > 2 && long.startsWith(short);
}

function isTypo(a: string, b: string): boolean {
  const shorterLength = Math.min(a.length, b.length);
  if (shorterLength < MIN_TYPO_CHARS || /\d/.test(a + b) || isKindWord(a) !== isKindWord(b)) return false;
  return editDistance(a, b, 2) <= (shorterLength >= MIN_TWO_TYPOS_CHARS ? 2 : 1);
}

/** Counts insertions, deletions and replacements; returns `max + 1` if the lengths differ by more than `max`. */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaceCost = (previousRow[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      currentRow.push(Math.min(replaceCost, (previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1));
    }
    previousRow = currentRow;
  }
  return previousRow[b.length] ?? max + 1;
}
