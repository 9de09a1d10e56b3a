import { hasLandmarkWord, isCompoundLandmark, withoutLandmarkWord } from "#domain/search/landmarks/landmark-variants";
import { mayNameTownCentre, namesTownCentre } from "#domain/search/landmarks/town-centre";
import type { Lexicon } from "#domain/search/lexicon";
import { typedText } from "#domain/search/phrases/written-words";
import { isKnown } from "#domain/search/relax-query";
import { kindWords } from "#domain/search/understanding/kind-positions";
import {
  attributeWords,
  type ParsedQuery,
  type QueryWord,
  tokensOf,
  withWords,
} from "#domain/search/understanding/parse-query";
import { placeWords, type ResolvedQuery } from "../resolve-query.ts";
import { isKindAlone } from "./place-in-words.ts";

/** A place that a search names and that neither a business nor the map has. */
export interface UnknownPlace {
  /** Name as typed. */
  name: string;
  /** The query without its words. */
  otherWords: ParsedQuery;
}

const MAX_WORDS = 5;
/** Prepositions of one language that are articles or particles of another: "a taxidermist", "um Friseur". */
const AMBIGUOUS_PREPOSITIONS: ReadonlySet<string> = new Set(["a", "ad", "en", "u", "um"]);

/** Prepositions that a place follows, even if other businesses have its words: "near Prime Tower". */
const NEARNESS: ReadonlySet<string> = new Set(
  "walk walking minute minutes minuten gehminuten minutos minuti near close next nearby around opposite beside nahe unweit neben gegenuber pres proche autour cote cerca junto alrededor vicino pressi accanto naast tegenover vlakbij perto blizu okolo vozle rjadom nedaleko".split(
    " ",
  ),
);

/**
 * Finds the place among the words of a query that nothing in the directory has: words after a preposition ("in Xyzwil Heights"), or words
 * beside one for a landmark ("Bahnhof Xyzwil"). It excludes words of a known place.
 */
export function unknownPlace({ parsed, split }: ResolvedQuery, lexicon: Lexicon): UnknownPlace | undefined {
  const knownPlaceWords = placeWords({ parsed, split });
  // "Near Bahnhof Xyzwil" was read as near the main station.
  const isOnlyKind = parsed.places.some(({ from, to }) =>
    isKindAlone(parsed.words.slice(from, to).filter((word) => knownPlaceWords.includes(word))),
  );
  const isFree = (word: QueryWord) => isOnlyKind || !knownPlaceWords.includes(word);
  const isUnknown = (word: QueryWord) => !word.isFiller && !isKnown(word, lexicon);
  const { words } = parsed;
  const kinds = kindWords(words);
  const attributes = attributeWords(words);
  for (const { start, from, to, end } of parsed.places) {
    const candidate = withoutArticle(words.slice(from, to).filter(isFree));
    const isCertain = !words.slice(start, from).every(({ word }) => AMBIGUOUS_PREPOSITIONS.has(word));
    const mayBePart = (word: QueryWord) => isCertain && !word.isFiller && !kinds.has(word) && !attributes.has(word);
    const isNear = words.slice(start, from).some(({ word }) => NEARNESS.has(word));
    const mayName = (word: QueryWord) => mayBePart(word) && (isNear || isUnknown(word));
    const isPair = candidate.length === 2 && candidate.some(mayName) && candidate.every(mayBePart);
    // The state of "University of North Alabama" is no place beside it.
    const whole = withoutArticle(words.slice(from, to));
    if (split?.filter.cityKey === undefined && !split?.isExplicit && isCertain && isKindOfName(whole))
      return placeAmong(parsed, whole, words.slice(start, end));
    if (isPair || mayBePlace(candidate, mayName, isUnknown))
      return placeAmong(parsed, candidate, words.slice(start, end).filter(isFree));
  }
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const candidate = words.slice(start, start + length);
      if (!candidate.every(isFree)) continue;
      const name = namesakeOf(candidate);
      const isPlace = name?.every((word) => isUnknown(word) && !kinds.has(word));
      if (isPlace) return placeAmong(parsed, candidate, candidate);
    }
  }
  return undefined;
}

/** Tells whether words after a preposition may be a place: all may be names of one, or those beside a word for a landmark hold an unknown one. */
function mayBePlace(
  words: readonly QueryWord[],
  mayName: (word: QueryWord) => boolean,
  isUnknown: (word: QueryWord) => boolean,
): boolean {
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  return words.every(mayName) || (namesakeOf(words)?.some(isUnknown) ?? false);
}

/** Tells whether words for a kind of landmark are followed by a preposition and a name: "University of North Alabama". */
function isKindOfName(words: readonly QueryWord[]): boolean {
  const joint = words.findIndex(({ isFiller }) => isFiller);
  return joint > 0 && joint < words.length - 1 && isKindAlone(words.slice(0, joint));
}

function withoutArticle(words: readonly QueryWord[]): readonly QueryWord[] {
  const start = words.findIndex(({ isFiller }) => !isFiller);
  return start < 0 ? [] : words.slice(start);
}

/** Returns the words beside those for a landmark or the centre of a town: "Xyzwil" of "Xyzwil station" and of "downtown Xyzwil". */
function namesakeOf(words: readonly QueryWord[]): readonly QueryWord[] | undefined {
  const [only] = words.length === 1 ? words : [];
  if (only !== undefined) return isCompoundLandmark(only.word) ? words : undefined;
  if (mayNameTownCentre(tokensOf(words))) return besideTownCentre(words);
  if (!hasLandmarkWord(tokensOf(words))) return undefined;
  const name = withoutLandmarkWord(tokensOf(words));
  if (name === undefined) return undefined;
  const isAtEnd = name.every((word, index) => word === words[index]?.word);
  return isAtEnd ? words.slice(0, name.length) : words.slice(-name.length);
}

function besideTownCentre(words: readonly QueryWord[]): readonly QueryWord[] | undefined {
  for (let length = words.length - 1; length > 0; length--) {
    if (namesTownCentre(tokensOf(words.slice(0, length)))) return words.slice(length);
    if (namesTownCentre(tokensOf(words.slice(-length)))) return words.slice(0, -length);
  }
  return undefined;
}

function placeAmong(
  parsed: ParsedQuery,
  placeWords: readonly QueryWord[],
  dropped: readonly QueryWord[],
): UnknownPlace {
  const isDropped = new Set(dropped);
  return {
    name: typedText(placeWords),
    otherWords: withWords(
      parsed,
      parsed.all.filter((word) => !isDropped.has(word)),
    ),
  };
}
