import type { CategorySummary, Place } from "#contract/business";
import type { PlaceChoice, Understood } from "#contract/search-result";
import { type BuiltTerms, buildTerms, type DirectoryWords } from "#domain/search/build-terms";
import type { SearchTerms } from "#domain/search/search-terms";
import { phoneQuery } from "#domain/search/understanding/phone-query";
import {
  literalQuery,
  type QueryMeaning,
  type QueryWord,
  understandQuery,
} from "#domain/search/understanding/understand-query";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { type Located, locate } from "./locate.ts";
import { explicitPlace, impliedPlace, onlyPlace, type SplitWords } from "./place-in-words.ts";
import type { FindPlace } from "./place-names.ts";

export interface SearchText {
  text: string;
  location: string;
  /** Its numbers are no phone number: no business has that one. */
  isWithoutPhone?: boolean;
}

/** What a text means in this directory. */
export interface Reading {
  text: string;
  /** Words, place and "24 hours"; not "open now", which depends on the time. */
  filter: BusinessFilter;
  isOpenNow: boolean;
  isNearMe: boolean;
  isPhone: boolean;
  place: Place | null;
  placeChoices: PlaceChoice[];
  /** The place was read out of the words without a preposition, and may be none. */
  isPlaceImplied: boolean;
  /** The location that is no known place; its words are searched too. */
  unknownLocation: string | null;
  /** The words that are searched, without intents and place. */
  words: readonly QueryWord[];
  /** Categories that the words stand for. */
  kinds: readonly CategorySummary[];
  understood: WordsUnderstood;
}

/** Without what depends on the results, and on the text as typed. */
type WordsUnderstood = Omit<Understood, "marked" | "without">;

interface ReadParts {
  store: Pick<Store, "directory" | "search">;
  directory: DirectoryWords;
  findPlace: FindPlace;
}

interface ReadOptions {
  /** false: all words are searched as words, unless a preposition says that some are a place. */
  impliesPlace?: boolean;
  /** The last word may go on. */
  isTyping?: boolean;
}

const MAX_NAMES = 3;

export async function readSearch(parts: ReadParts, search: SearchText, options: ReadOptions = {}): Promise<Reading> {
  const { store, directory, findPlace } = parts;
  const { vocabulary } = directory;
  const { text, location, isWithoutPhone = false } = search;
  if (location === "") return readText({ ...parts, isWithoutPhone }, text, undefined, options);
  const located = await locate({ store, findPlace, vocabulary }, location);
  if (located) return readText({ ...parts, isWithoutPhone }, text, located, options);
  // it may be a street or a quarter: its words are searched
  const reading = await readText({ ...parts, isWithoutPhone }, `${text} ${location}`.trim(), undefined, options);
  return { ...reading, text, unknownLocation: location };
}

async function readText(
  parts: ReadParts & { isWithoutPhone: boolean },
  text: string,
  located: Located | undefined,
  options: ReadOptions,
): Promise<Reading> {
  const { store, findPlace, isWithoutPhone } = parts;
  const phone = isWithoutPhone ? undefined : phoneQuery(text);
  if (phone !== undefined) return phoneReading(text, phone, located);
  const meaning = understandQuery(text);
  const explicit = located ? undefined : await explicitPlace(findPlace, meaning);
  if (explicit) return reading(text, meaning, explicit, located, parts, options);
  const { impliesPlace = true } = options;
  const mayImply = impliesPlace && !located;
  const implied = !mayImply
    ? undefined
    : ((await impliedPlace(findPlace, meaning)) ?? (await onlyPlace(findPlace, meaning)));
  const isRead = implied !== undefined || meaning.intents.size > 0;
  if (isRead && (await isName(store, text)))
    return reading(text, literalQuery(text), undefined, located, parts, options);
  return reading(text, meaning, implied, located, parts, options);
}

function reading(
  text: string,
  meaning: QueryMeaning,
  split: SplitWords | undefined,
  located: Located | undefined,
  { directory }: ReadParts,
  { isTyping = false }: ReadOptions,
): Reading {
  const words = split?.words ?? meaning.words;
  const { intents } = meaning;
  const isWhole = split === undefined && intents.size === 0;
  const folded = isWhole ? foldText(text) : foldText(words.map(({ typed }) => typed).join(" "));
  const built = buildTerms(words, folded, directory, isTyping);
  const filter: BusinessFilter = { ...located?.filter, ...split?.filter };
  if (filter.cityKey !== undefined) filter.withUnplaced = true;
  const hasText = text.trim() !== "";
  const onlyConditions = words.length === 0 && (split !== undefined || intents.size > 0);
  if (hasText && !onlyConditions) filter.terms = built.terms;
  if (intents.has("alwaysOpen")) filter.alwaysOpen = true;
  if (located?.near) filter.near = located.near;
  const place = located?.place ?? split?.place ?? null;
  return {
    text,
    filter,
    isOpenNow: intents.has("openNow"),
    isNearMe: intents.has("nearMe"),
    isPhone: false,
    place,
    placeChoices: located?.choices ?? [],
    isPlaceImplied: split !== undefined && !split.isExplicit,
    unknownLocation: null,
    words,
    kinds: built.kinds,
    understood: understoodOf(built, meaning, place),
  };
}

function understoodOf(
  { words, kinds, attributes }: BuiltTerms,
  { intents }: QueryMeaning,
  place: Place | null,
): WordsUnderstood {
  return { words, kinds: kinds.map(({ category }) => category), place, filters: [...intents, ...attributes] };
}

function phoneReading(text: string, digits: string, located: Located | undefined): Reading {
  const words = understandQuery(text).words;
  const terms: SearchTerms = {
    folded: foldText(text),
    lastIsPrefix: false,
    terms: [{ typed: text.trim(), alternatives: [{ weight: 1, kind: "phone", digits }] }],
  };
  return {
    text,
    filter: { ...located?.filter, terms },
    isOpenNow: false,
    isNearMe: false,
    isPhone: true,
    place: located?.place ?? null,
    placeChoices: located?.choices ?? [],
    isPlaceImplied: false,
    unknownLocation: null,
    words,
    kinds: [],
    understood: { words: [digits], kinds: [], place: located?.place ?? null, filters: [] },
  };
}

/** "24 Hour Fitness" and "Austin Grill" are the beginnings of names. */
async function isName(store: ReadParts["store"], text: string): Promise<boolean> {
  const folded = foldText(text);
  const { businesses } = await store.search.suggest({ folded, lastIsPrefix: false, terms: [] }, {}, MAX_NAMES);
  return businesses.some(({ name }) => foldText(name).startsWith(folded));
}
