import { tokenize } from "../search/words/tokenize.ts";
import { fnv1a } from "../text/fnv1a.ts";
import { memoize } from "../text/memoize.ts";
import { slugify } from "../text/slug.ts";
import { isGroup } from "./all-groups.ts";
import { KIND_LINES } from "./kind-names-data.ts";

/** A kind of business: what all spellings and languages of a category mean. The slug is its id, and the last part of its page's address. */
export interface Kind {
  slug: string;
  /** Google's English name of a known kind; another kind has the category as imported. */
  name: string;
}

/** Maximum length of a real category, which bounds the time for a hostile one. */
const MAX_NAME_CHARS = 200;
const PLAIN_WORDS = /^[a-z0-9 ]*$/;
/** Matches a name in a script that `tokenize` does not write in Latin letters. */
const NO_LATIN = /[\u0250-\uffff]/;
const ENGLISH_PLURAL = /[a-z]{3}s$/;
/** British spellings of words that names of kinds have, with the American ones. */
const AMERICAN_SPELLINGS = [
  ["centre", "center"],
  ["jewellery", "jewelry"],
  ["theatre", "theater"],
  ["tyre", "tire"],
  ["colour", "color"],
  ["licence", "license"],
  ["organisation", "organization"],
  ["aluminium", "aluminum"],
] as const;

const CYRILLIC = /[\u0400-\u04ff]/;
const SLAVIC_PLURAL = /[a-z]{2}[yi]$/;
const SLAVIC_ADJECTIVE = /[a-z]{2}[yi]e$/;
/** Maximum number of words, since each one multiplies the readings. */
const MAX_SLAVIC_WORDS = 3;

/** A kind with at least this many special forms is broad. */
const BROAD_KINDS = 4;

/** Kinds by the words of all their names: those in Latin letters, and those in other scripts, which few texts need. */
let latinNames: ReadonlyMap<string, string> | undefined;
let otherNames: ReadonlyMap<string, string> | undefined;

let namesByKind: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the names of a known kind in other languages and spellings, by its English name; none for another. */
export function otherNamesOf(kind: string): readonly string[] {
  namesByKind ??= new Map(
    KIND_LINES.split("\n").map((line) => {
      const [name = "", ...others] = line.split("|");
      return [name, others];
    }),
  );
  return namesByKind.get(kind) ?? [];
}

/** Returns the slug of a text, or a hash of a text without letters. */
export const addressOf = memoize((text) => slugify(text) || `category-${fnv1a(text).toString(36)}`);

/** Returns the kind of a category in any language. A category that names no known kind becomes its own kind. */
export const kindOf = memoize((category): Kind => {
  const address = addressOf(category);
  // The address of a kind is one of its names, so that the kind of an address is the kind itself.
  const name = knownKind(category.slice(0, MAX_NAME_CHARS)) ?? knownKind(address);
  return name === undefined ? { slug: address, name: category } : { slug: addressOf(name), name };
});

/** Tells whether a text is a name of a known kind. */
export function isKnownKind(text: string): boolean {
  return knownKind(text.slice(0, MAX_NAME_CHARS)) !== undefined;
}

/** Names of kinds in other languages that are also cities of more than 3,000 people. */
const NAMES_OF_CITIES: ReadonlySet<string> = new Set(["ferma", "granja", "macon"]);
/** Minimum length of a Latin name; shorter ones are words of other languages: "law", "cop", "sto". */
const MIN_NAME_CHARS = 5;

/** First words of all names of kinds in Latin letters, which save most lookups. */
let firstWords: ReadonlySet<string> | undefined;

/** Tells whether a name of a kind may begin with the word. */
export function mayBeginKindName(word: string): boolean {
  if (NO_LATIN.test(word)) return true;
  firstWords ??= new Set(
    namesOfKinds(true)
      .keys()
      .map((name) => name.split(" ", 1)[0] ?? ""),
  );
  return firstWords.has(word);
}

/** Returns Google's English name of the kind with this other name, words as `tokenize` writes them, no plurals; undefined without one. */
export function kindByOtherName(words: readonly string[]): string | undefined {
  const name = words.join(" ");
  if (!NO_LATIN.test(name) && (name.length < MIN_NAME_CHARS || NAMES_OF_CITIES.has(name))) return undefined;
  const kind = kindByName(name);
  return kind === undefined || tokenizedName(kind) === name ? undefined : kind;
}

/** Tells whether many known kinds end with this name: "Restaurant", "Church", "Store". */
export const isBroadKind = memoize((name): boolean => {
  const ending = ` ${name.toLowerCase()}`;
  let count = 0;
  for (const line of KIND_LINES.split("\n")) {
    const [kind = ""] = line.split("|", 1);
    if (kind.toLowerCase().endsWith(ending) && ++count >= BROAD_KINDS) return true;
  }
  return false;
});

const kindByName = (name: string): string | undefined => namesOfKinds(!NO_LATIN.test(name)).get(name);

function namesOfKinds(isLatin: boolean): ReadonlyMap<string, string> {
  return isLatin
    ? (latinNames ??= readNames((word) => !NO_LATIN.test(word), lowerCasedName))
    : (otherNames ??= readNames((word) => NO_LATIN.test(word), tokenizedName));
}

/** Returns Google's English name of the kind that a text names; undefined if it names none, or several. */
function knownKind(text: string): string | undefined {
  const words = tokenize(text);
  const name = words.join(" ");
  const kind = kindByName(name);
  if (kind !== undefined || NO_LATIN.test(name) || isGroup(words.join("-"))) return kind;
  const readings = CYRILLIC.test(text) ? slavicSingulars(words) : singularsOf(americanSpelling(name));
  return [...readings, ...readings.map((reading) => `${reading} service`)]
    .map(kindByName)
    .find((found) => found !== undefined);
}

/** Returns the name and its possible singulars, in English and in languages that inflect the first word. */
function singularsOf(name: string): string[] {
  const singulars = ENGLISH_PLURAL.test(name)
    ? [name.slice(0, -1), name.replace(/es$/, ""), name.replace(/ies$/, "y")]
    : [];
  const [first = "", ...rest] = name.split(" ");
  if (rest.length === 0 || !ENGLISH_PLURAL.test(first)) return [name, ...singulars];
  const ends = [rest, rest.map((word) => word.replace(/s$/, ""))].map((words) => words.join(" "));
  const beginnings = [first.slice(0, -1), first.replace(/es$/, "")];
  return [name, ...singulars, ...beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`))];
}

/** Returns names of which this may be the plural in Russian or Ukrainian, from words in Latin letters: "salony krasoty", "apteki". */
function slavicSingulars(words: readonly string[]): string[] {
  let names = [""];
  for (const word of words.length <= MAX_SLAVIC_WORDS ? words : []) {
    const stem = word.slice(0, -1);
    const forms = SLAVIC_ADJECTIVE.test(word)
      ? ["yy", "oy", "iy", "aya", "oe"].map((ending) => word.slice(0, -2) + ending)
      : SLAVIC_PLURAL.test(word)
        ? ["", "a", "ya", "y"].map((ending) => stem + ending)
        : [];
    names = names.flatMap((name) => [word, ...forms].map((form) => (name === "" ? form : `${name} ${form}`)));
  }
  return names.filter((name) => name !== "");
}

/** Spells a name as Google's English names are. */
function americanSpelling(name: string): string {
  return AMERICAN_SPELLINGS.reduce((text, [british, american]) => text.replaceAll(british, american), name);
}

function readNames(isRead: (name: string) => boolean, keyOf: (name: string) => string): Map<string, string> {
  const names = new Map<string, string>();
  for (const line of KIND_LINES.split("\n")) {
    const [kind = "", ...others] = line.split("|");
    for (const name of [kind, ...others]) if (isRead(name)) names.set(keyOf(name), kind);
  }
  return names;
}

const tokenizedName = (name: string): string => tokenize(name).join(" ");

function lowerCasedName(name: string): string {
  const lowerCased = name.toLowerCase();
  return PLAIN_WORDS.test(lowerCased) ? lowerCased : tokenizedName(name);
}
