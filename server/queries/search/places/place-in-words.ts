import { isStreet } from "#domain/cities/street-name";
import { mayNamePartOfTown } from "#domain/search/landmarks/compass";
import { hasLandmarkWord, isCompoundLandmark, isLandmarkKind } from "#domain/search/landmarks/landmark-variants";
import { mayNameNumberedDistrict } from "#domain/search/landmarks/numbered-districts";
import { mayNameTownCentre } from "#domain/search/landmarks/town-centre";
import { typedText, typedWords } from "#domain/search/phrases/written-words";
import { kindWords } from "#domain/search/understanding/kind-positions";
import { type ParsedQuery, type PlaceSpan, type QueryWord, tokensOf } from "#domain/search/understanding/parse-query";
import type { FindLandmark } from "./find-landmark.ts";
import type { LandmarkOptions } from "./learnt-landmark.ts";
import { combinePlaces, type FindPlace, type ResolvedPlace } from "./place-names.ts";
import { placesOf } from "./resolve-location.ts";

/** A query split into a place and the other words. */
export interface PlaceSplit extends ResolvedPlace {
  words: readonly QueryWord[];
  /** A preposition or postposition marks the place. */
  isExplicit: boolean;
  /** The place has the word without a case ending, which may be chance. */
  isInflected?: true;
}

/** Maximum number of words of a place: "Santa Cruz de Tenerife". */
const MAX_PLACE_WORDS = 4;
const MAX_EXPLICIT_WORDS = 5;
/** Minimum number of businesses that prove a landmark without a preposition. */
const MIN_IMPLIED_BUSINESSES = 2;
/** A case ending of a place after a preposition: "u Beogradu". Shorter words have none. */
const CASE_ENDING = /[aeiu]$/;
const MIN_INFLECTED_CHARS = 5;

const NO_KINDS: ReadonlySet<QueryWord> = new Set();

interface Lookups {
  findPlace: FindPlace;
  findLandmark: FindLandmark;
}

/** Finds the place after a preposition, whatever else the words may mean. */
export async function explicitPlace(lookups: Lookups, { words, places }: ParsedQuery): Promise<PlaceSplit | undefined> {
  for (const span of places) {
    const placeSplit = await placeIn(lookups, words, span);
    if (placeSplit) return placeSplit;
  }
  return undefined;
}

async function placeIn(
  { findPlace, findLandmark }: Lookups,
  words: readonly QueryWord[],
  span: PlaceSpan,
): Promise<PlaceSplit | undefined> {
  // A place extends to the right of a preposition, and to the left of a postposition.
  const isBefore = span.end > span.to;
  const kinds = kindWords(words);
  const maxWords = Math.min(MAX_EXPLICIT_WORDS, span.to - span.from);
  for (let length = maxWords; length > 0; length--) {
    const placeStart = isBefore ? span.to - length : span.from;
    const placeWords = words.slice(placeStart, placeStart + length);
    const following = isBefore ? [] : words.slice(span.from + length, span.to);
    if (isCutName(placeWords, following)) continue;
    const exactPlace = await resolve(findPlace, placeWords);
    const inflectedPlace =
      exactPlace === undefined && length === 1 ? await resolveInflected(findPlace, placeWords) : undefined;
    const resolvedPlace =
      exactPlace ??
      inflectedPlace ??
      (await landmarkOf(findLandmark, placeWords, kinds, { minBusinesses: minBusinessesBefore(following, kinds) }));
    if (resolvedPlace === undefined) continue;
    const otherWords = [
      ...words.slice(0, isBefore ? placeStart : span.start),
      ...words.slice(isBefore ? span.end : placeStart + length),
    ];
    const split: PlaceSplit = { ...resolvedPlace, words: otherWords, isExplicit: true };
    return inflectedPlace === undefined ? split : { ...split, isInflected: true };
  }
  return undefined;
}

/** Returns the minimum number of businesses: one with a part of "Prime Tower" in its name is not enough evidence. */
function minBusinessesBefore([next]: readonly QueryWord[], kinds: ReadonlySet<QueryWord>): number {
  return next === undefined || next.isFiller || kinds.has(next) ? 1 : MIN_IMPLIED_BUSINESSES;
}

/** Tells whether a name is cut: "University of North Alabama" does not mean a place near any university. */
function isCutName(kind: readonly QueryWord[], following: readonly QueryWord[]): boolean {
  const [joint, ...name] = following;
  return joint?.isFiller === true && name.some(({ isFiller }) => !isFiller) && isKindAlone(kind);
}

/** Tells whether words only name a kind of landmark: "the station". */
export function isKindAlone(words: readonly QueryWord[]): boolean {
  return isLandmarkKind(tokensOf(words.filter(({ isFiller }) => !isFiller)));
}

/**
 * Finds the landmark that the words name, unless the last is a stop word: "Zürich with terrace" is none. With a word for a kind they must be
 * a name as they are: "near Hotel Astor".
 */
async function landmarkOf(
  findLandmark: FindLandmark,
  phrase: readonly QueryWord[],
  kinds: ReadonlySet<QueryWord>,
  options: LandmarkOptions = {},
) {
  // An article may stand before the name, "near La Condamine"; a filler may say what it is, "place d'Armes".
  const start = phrase.findIndex(({ isFiller, word }) => !isFiller || hasLandmarkWord([word]));
  if (start < 0 || phrase.at(-1)?.isFiller) return undefined;
  const words = phrase.slice(start);
  const hasKind = words.some((word) => kinds.has(word)) && !hasLandmarkWord(tokensOf(words));
  if (hasKind && words.every((word) => kinds.has(word) || word.isFiller)) return undefined;
  return findLandmark(typedWords(words), hasKind ? { ...options, isWholePhrase: true } : options);
}

async function resolveInflected(findPlace: FindPlace, words: readonly QueryWord[]) {
  const [{ word } = { word: "" }] = words;
  if (word.length < MIN_INFLECTED_CHARS || !CASE_ENDING.test(word)) return undefined;
  return combinePlaces((await placesOf(findPlace, [word.slice(0, -1)])) ?? []);
}

/**
 * Finds the longest place that the words end with, or else begin with, if other words remain; or else the place that all words name.
 * Fillers remain only as the name of a business (`isName`). Words of a phrase for a kind are not a place, even if a city has the name:
 * "wine bar" is not wine in Bar.
 */
export async function impliedPlace(
  lookups: Lookups,
  { words }: ParsedQuery,
  isName: (words: readonly QueryWord[]) => Promise<boolean>,
): Promise<PlaceSplit | undefined> {
  const candidates = placeCandidates(words);
  // Lookups run at once, since each may be a round trip over a network.
  const places = await Promise.all(candidates.map(({ placeWords }) => resolveOrCentre(lookups, placeWords)));
  for (const [index, { rest }] of candidates.entries()) {
    const place = places[index];
    if (place === undefined) continue;
    const isOther = rest.length === 0 || rest.some(({ isFiller }) => !isFiller) || (await isName(rest));
    if (isOther) return { ...place, words: rest, isExplicit: false };
  }
  return undefined;
}

export interface ImpliedLandmarkOptions {
  /** Accepts only places of the map or the table of districts. */
  isLabelled?: boolean;
  /** Accepts only landmarks with a word for their kind. */
  isMarked?: boolean;
  /** Accepts only words that include all words of this town, and others. */
  town?: readonly QueryWord[];
  /** Accepts only words of several addresses, if all other words name kinds. */
  isInAddresses?: boolean;
}

/** Finds the landmark that the words end with, or else begin with, if other words remain. */
export async function impliedLandmark(
  findLandmark: FindLandmark,
  { words }: ParsedQuery,
  { isLabelled = false, isMarked: mustBeMarked = false, town = [], isInAddresses = false }: ImpliedLandmarkOptions = {},
): Promise<PlaceSplit | undefined> {
  for (const { placeWords, rest } of placeCandidates(words)) {
    if (!mustBeMarked && rest.every(({ isFiller }) => isFiller)) continue;
    if (isBesideLandmarkWord(words, placeWords)) continue;
    if (isInAddresses && !areKinds(rest, words)) continue;
    if (town.length >= placeWords.length || !town.every((word) => placeWords.includes(word))) continue;
    const hasNumber = placeWords.length > 1 && placeWords.some(({ word }) => /^\d+$/.test(word));
    // One business proves a place with a number, "Kreis 4", or with a word for its kind, "Bahnhof Enge".
    const hasKind = placeWords.length > 1 && hasLandmarkWord(tokensOf(placeWords));
    const ownWords = placeWords.filter((word) => !town.includes(word));
    const isCompound = ownWords.length === 1 && isCompoundLandmark(ownWords[0]?.word ?? "");
    if (mustBeMarked && !hasKind && !isCompound) continue;
    const isOneStreet = isInAddresses && isStreet(typedText(ownWords));
    const isMarked = hasNumber || hasKind || isCompound || isOneStreet;
    const minBusinesses = isMarked ? 1 : MIN_IMPLIED_BUSINESSES;
    const name = mustBeMarked ? placeWords.filter(({ isFiller }) => !isFiller) : placeWords;
    const landmark = await landmarkOf(findLandmark, name, NO_KINDS, {
      minBusinesses,
      isAddressEnough: !isInAddresses,
      isInAddresses,
      isLabelled,
    });
    if (landmark) return { ...landmark, words: rest, isExplicit: false };
  }
  return undefined;
}

/** Tells whether a word for a kind of landmark is beside the words, so that both are one name: "Enge" of "Bahnhof Enge". */
function isBesideLandmarkWord(words: readonly QueryWord[], placeWords: readonly QueryWord[]): boolean {
  const start = words.indexOf(placeWords[0] as QueryWord);
  const kinds = kindWords(words);
  return [words[start - 1], words[start + placeWords.length]].some(
    (word) => word !== undefined && !kinds.has(word) && isLandmarkKind([word.word]),
  );
}

/** Tells whether some of the words only name kinds of businesses, beside fillers. */
export function areKinds(words: readonly QueryWord[], allWords: readonly QueryWord[]): boolean {
  const kinds = kindWords(allWords);
  return words.some((word) => kinds.has(word)) && words.every((word) => kinds.has(word) || word.isFiller);
}

interface PlaceCandidate {
  placeWords: readonly QueryWord[];
  rest: readonly QueryWord[];
}

/** Returns the spans that may be the place, likeliest first. */
function placeCandidates(words: readonly QueryWord[]): PlaceCandidate[] {
  const kinds = kindWords(words);
  const isCandidate = ({ placeWords }: PlaceCandidate) =>
    !placeWords.some((word) => kinds.has(word)) && mayBePlace(placeWords);
  const maxWords = Math.min(MAX_PLACE_WORDS, words.length - 1);
  const lengths = Array.from({ length: Math.max(0, maxWords) }, (_, index) => maxWords - index);
  const ends = lengths.map((length) => ({ placeWords: words.slice(-length), rest: words.slice(0, -length) }));
  const starts = lengths.map((length) => ({ placeWords: words.slice(0, length), rest: words.slice(length) }));
  const wholeQuery = words.length === 0 || words.length > MAX_PLACE_WORDS ? [] : [{ placeWords: words, rest: [] }];
  return [...ends, ...starts, ...wholeQuery].filter(isCandidate);
}

/**
 * Resolves a town, optionally with a word for its centre, a point of the compass or the number of a district: "downtown Austin", "Paris
 * 11".
 */
async function resolveOrCentre({ findPlace, findLandmark }: Lookups, words: readonly QueryWord[]) {
  const place = await resolve(findPlace, words);
  if (place) return place;
  if (mayNameNumberedDistrict(typedWords(words))) return findLandmark(typedWords(words), { isLabelled: true });
  if (!mayNameTownCentre(typedWords(words)) && !mayNamePartOfTown(typedWords(words))) return undefined;
  return findLandmark(typedWords(words), { isTownPart: true });
}

async function resolve(findPlace: FindPlace, words: readonly QueryWord[]): Promise<ResolvedPlace | undefined> {
  const places = await placesOf(findPlace, typedWords(words));
  return places && combinePlaces(places);
}

/** Tells whether words may be a place: "OR" may be Oregon, "or" is a word. A stop word may be inside a landmark or street: "gare de Lyon". */
function mayBePlace(words: readonly QueryWord[]): boolean {
  const hasLandmark = words.length > 2 && (hasLandmarkWord(tokensOf(words)) || isStreet(typedText(words)));
  return words.every(
    ({ isFiller, typed }, index) =>
      !isFiller ||
      (words.length > 1 && typed.length > 2) ||
      /^[A-Z]{2}$/.test(typed) ||
      (hasLandmark && index > 0 && index < words.length - 1),
  );
}
