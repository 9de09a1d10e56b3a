import { tokenize } from "../words/tokenize.ts";
import { LANDMARK_WORDS } from "./landmark-words-data.ts";

const MAX_VARIANTS = 40;
const HAS_DIGIT = /\d/;

let phrasesByKey: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;
let maxPhraseWords = 1;

/** Returns the words of a landmark as typed, then with other words for its kind: "hauptbahnhof" for "hb". */
export function landmarkVariants(words: readonly string[]): (readonly string[])[] {
  phrasesByKey ??= readPhrases();
  const variants: (readonly string[])[] = [words];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + maxPhraseWords); end > start; end--) {
      const phrases = phrasesByKey.get(words.slice(start, end).join(" "));
      if (phrases === undefined) continue;
      for (const phrase of phrases) variants.push([...words.slice(0, start), ...phrase, ...words.slice(end)]);
      return distinct(variants).slice(0, MAX_VARIANTS);
    }
  }
  return variants;
}

/**
 * Removes the word for the kind of landmark at the beginning or end: "oerlikon" for "bahnhof oerlikon". Returns undefined without such a
 * word or if nothing remains.
 */
export function withoutLandmarkWord(words: readonly string[]): readonly string[] | undefined {
  phrasesByKey ??= readPhrases();
  for (let length = Math.min(words.length - 1, maxPhraseWords); length > 0; length--) {
    if (phrasesByKey.has(words.slice(0, length).join(" "))) return words.slice(length);
    if (phrasesByKey.has(words.slice(-length).join(" "))) return words.slice(0, -length);
  }
  return undefined;
}

/** A word for a square, bridge or station in one word with its name: "Löwenplatz". */
const COMPOUND_LANDMARK = /^\p{L}{3,}(?:platz|brucke|bahnhof|plein|torget)$/u;

/** Tells whether a word has its kind of landmark at its end. */
export const isCompoundLandmark = (word: string): boolean => COMPOUND_LANDMARK.test(word);

/** Returns the words without the one for a district beside its name: "wipkingen" for "quartier wipkingen", but not 4 for "distrikt 4". */
export function withoutDistrictWord(words: readonly string[]): readonly string[] {
  const name = withoutLandmarkWord(words);
  const isDistrict = landmarkVariants(words).some((variant) => variant.includes("district"));
  return name !== undefined && isDistrict && !name.every((word) => HAS_DIGIT.test(word)) ? name : words;
}

/** Tells whether one of the words names a kind of landmark. */
export function hasLandmarkWord(words: readonly string[]): boolean {
  return landmarkVariants(words).length > 1;
}

/** Tells whether all words name a kind of landmark: "station". */
export function isLandmarkKind(words: readonly string[]): boolean {
  phrasesByKey ??= readPhrases();
  return phrasesByKey.has(words.join(" "));
}

/** Tells whether all words name a kind of landmark that lies inside a town: "station", not "airport". */
export function isKindInTown(words: readonly string[]): boolean {
  return isLandmarkKind(words) && !landmarkVariants(words).some(([first]) => first === "airport");
}

function readPhrases(): Map<string, readonly (readonly string[])[]> {
  const phrases = new Map<string, readonly (readonly string[])[]>();
  for (const line of LANDMARK_WORDS) {
    const synonyms = line.split(",").map(tokenize);
    for (const synonym of synonyms) {
      phrases.set(synonym.join(" "), synonyms);
      maxPhraseWords = Math.max(maxPhraseWords, synonym.length);
    }
  }
  return phrases;
}

function distinct(variants: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(variants.map((words) => [words.join(" "), words])).values()];
}
