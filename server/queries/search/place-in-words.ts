import { conceptsAt } from "#domain/search/understanding/concepts";
import type { PlaceSpan, QueryMeaning, QueryWord } from "#domain/search/understanding/understand-query";
import { combinePlaces, type FindPlace, type ResolvedPlace } from "./place-names.ts";
import { placesOf } from "./resolve-location.ts";

/** The words of one box, split into what and where. */
export interface SplitWords extends ResolvedPlace {
  words: readonly QueryWord[];
  /** A preposition said that a place follows. */
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
  { words, places }: QueryMeaning,
): Promise<SplitWords | undefined> {
  for (const span of places) {
    const found = await placeIn(findPlace, words, span);
    if (found) return found;
  }
  return undefined;
}

async function placeIn(
  findPlace: FindPlace,
  words: readonly QueryWord[],
  span: PlaceSpan,
): Promise<SplitWords | undefined> {
  // a place goes on to the right of a preposition, and to the left of a postposition
  const isBefore = span.end > span.to;
  const longest = Math.min(MAX_EXPLICIT_WORDS, span.to - span.from);
  for (let length = longest; length > 0; length--) {
    const from = isBefore ? span.to - length : span.from;
    const named = words.slice(from, from + length);
    const resolved =
      (await resolve(findPlace, named)) ?? (length === 1 ? await inflected(findPlace, named) : undefined);
    if (resolved === undefined) continue;
    const rest = [...words.slice(0, isBefore ? from : span.start), ...words.slice(isBefore ? span.end : from + length)];
    return { ...resolved, words: rest, isExplicit: true };
  }
  return undefined;
}

async function inflected(findPlace: FindPlace, [named]: readonly QueryWord[]) {
  if (named === undefined || named.word.length < 5 || !CASE_ENDING.test(named.word)) return undefined;
  return combinePlaces((await placesOf(findPlace, [named.word.slice(0, -1)])) ?? []);
}

/**
 * The longest place that the words end with, or else begin with, if other words remain. Words of a phrase that names a kind are
 * no place, even if a city has the name: "wine bar" is not wine in Bar.
 */
export async function impliedPlace(findPlace: FindPlace, { words }: QueryMeaning): Promise<SplitWords | undefined> {
  const ofKinds = kindWords(words);
  for (const isEnd of [true, false]) {
    for (let length = Math.min(MAX_PLACE_WORDS, words.length - 1); length > 0; length--) {
      const from = isEnd ? words.length - length : 0;
      const named = words.slice(from, from + length);
      const rest = isEnd ? words.slice(0, from) : words.slice(length);
      if (named.some((_, at) => ofKinds.has(from + at)) || !mayBePlace(named) || rest.every(({ isFiller }) => isFiller))
        continue;
      const resolved = await resolve(findPlace, named);
      if (resolved) return { ...resolved, words: rest, isExplicit: false };
    }
  }
  return undefined;
}

/** All words are a place. */
export async function onlyPlace(findPlace: FindPlace, { words }: QueryMeaning): Promise<SplitWords | undefined> {
  if (words.length === 0 || words.length > MAX_PLACE_WORDS || kindWords(words).size > 0 || !mayBePlace(words))
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

function kindWords(words: readonly QueryWord[]): Set<number> {
  const tokens = words.map(({ word }) => word);
  const covered = new Set<number>();
  for (let start = 0; start < tokens.length; ) {
    const match = conceptsAt(tokens, start);
    for (let at = start; at < (match?.end ?? start); at++) covered.add(at);
    start = match?.end ?? start + 1;
  }
  return covered;
}
