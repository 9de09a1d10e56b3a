import { kindPositions } from "#domain/search/understanding/kind-positions";
import type { ParsedQuery, PlaceSpan, QueryWord } from "#domain/search/understanding/parse-query";
import { combinePlaces, type FindPlace, type ResolvedPlace } from "./place-names.ts";
import { placesOf } from "./resolve-location.ts";

/** A query split into a place and the other words. */
export interface PlaceSplit extends ResolvedPlace {
  words: readonly QueryWord[];
  /** A preposition or postposition marks the place. */
  isExplicit: boolean;
}

/** Words of the longest place: "Santa Cruz de Tenerife". */
const MAX_PLACE_WORDS = 4;
const MAX_EXPLICIT_WORDS = 5;
/** The endings of a place after a preposition: "u Beogradu". */
const CASE_ENDING = /[aeiu]$/;

/** The place after a preposition, whatever else the words may mean; undefined without one. */
export async function explicitPlace(
  findPlace: FindPlace,
  { words, places }: ParsedQuery,
): Promise<PlaceSplit | undefined> {
  for (const span of places) {
    const placeSplit = await placeIn(findPlace, words, span);
    if (placeSplit) return placeSplit;
  }
  return undefined;
}

async function placeIn(
  findPlace: FindPlace,
  words: readonly QueryWord[],
  span: PlaceSpan,
): Promise<PlaceSplit | undefined> {
  // a place goes on to the right of a preposition, and to the left of a postposition
  const isBefore = span.end > span.to;
  const longest = Math.min(MAX_EXPLICIT_WORDS, span.to - span.from);
  for (let length = longest; length > 0; length--) {
    const from = isBefore ? span.to - length : span.from;
    const placeWords = words.slice(from, from + length);
    const resolved =
      (await resolve(findPlace, placeWords)) ??
      (length === 1 ? await resolveInflected(findPlace, placeWords) : undefined);
    if (resolved === undefined) continue;
    const rest = [...words.slice(0, isBefore ? from : span.start), ...words.slice(isBefore ? span.end : from + length)];
    return { ...resolved, words: rest, isExplicit: true };
  }
  return undefined;
}

async function resolveInflected(findPlace: FindPlace, [placeWords]: readonly QueryWord[]) {
  if (placeWords === undefined || placeWords.word.length < 5 || !CASE_ENDING.test(placeWords.word)) return undefined;
  return combinePlaces((await placesOf(findPlace, [placeWords.word.slice(0, -1)])) ?? []);
}

/**
 * The longest place that the words end with, or else begin with, if other words remain. Words of a phrase that names a kind are
 * no place, even if a city has the name: "wine bar" is not wine in Bar.
 */
export async function impliedPlace(findPlace: FindPlace, { words }: ParsedQuery): Promise<PlaceSplit | undefined> {
  const inKinds = kindPositions(words.map(({ word }) => word));
  const longest = Math.min(MAX_PLACE_WORDS, words.length - 1);
  const lengths = Array.from({ length: Math.max(0, longest) }, (_, at) => longest - at);
  const spans = [true, false].flatMap((isEnd) =>
    lengths.flatMap((length) => {
      const from = isEnd ? words.length - length : 0;
      const placeWords = words.slice(from, from + length);
      const rest = isEnd ? words.slice(0, from) : words.slice(length);
      const isNone =
        placeWords.some((_, at) => inKinds.has(from + at)) ||
        !mayBePlace(placeWords) ||
        rest.every(({ isFiller }) => isFiller);
      return isNone ? [] : [{ placeWords, rest }];
    }),
  );
  // at once, since each lookup may be a round trip over a network
  const places = await Promise.all(spans.map(({ placeWords }) => resolve(findPlace, placeWords)));
  const first = places.findIndex((place) => place !== undefined);
  const [place, span] = [places[first], spans[first]];
  return place && span && { ...place, words: span.rest, isExplicit: false };
}

/** All words are a place. */
export async function placeOnly(findPlace: FindPlace, { words }: ParsedQuery): Promise<PlaceSplit | undefined> {
  if (
    words.length === 0 ||
    words.length > MAX_PLACE_WORDS ||
    kindPositions(words.map(({ word }) => word)).size > 0 ||
    !mayBePlace(words)
  )
    return undefined;
  const resolved = await resolve(findPlace, words);
  return resolved && { ...resolved, words: [], isExplicit: false };
}

async function resolve(findPlace: FindPlace, words: readonly QueryWord[]): Promise<ResolvedPlace | undefined> {
  const places = await placesOf(
    findPlace,
    words.map(({ typed }) => typed),
  );
  return places && combinePlaces(places);
}

/** "OR" may be Oregon, "or" is a word. */
function mayBePlace(words: readonly QueryWord[]): boolean {
  return words.every(
    ({ isFiller, typed }) => !isFiller || (words.length > 1 && typed.length > 2) || /^[A-Z]{2}$/.test(typed),
  );
}
