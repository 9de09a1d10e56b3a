import type { CategorySummary, Place } from "#contract/business";
import type { PlaceChoice, Understood } from "#contract/search-result";
import { type BuiltTerms, buildTerms, type Lexicon } from "#domain/search/build-terms";
import type { SearchTerms } from "#domain/search/search-terms";
import { literalQuery, type ParsedQuery, parseQuery, type QueryWord } from "#domain/search/understanding/parse-query";
import { phoneQuery } from "#domain/search/understanding/phone-query";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import type { LocationMatch, PlaceLookups } from "./match-location.ts";
import { explicitPlace, impliedPlace, type PlaceSplit, placeOnly } from "./place-in-words.ts";

export interface SearchText {
  text: string;
  location: string;
  /** No business has its phone number: its digits are words. */
  isWithoutPhone?: boolean;
}

/** A search text as filter, with the place and kinds that it names in this directory. */
export interface ParsedSearch {
  text: string;
  /** Words, place and "24 hours"; not "open now", which depends on the time. */
  filter: BusinessFilter;
  isOpenNow: boolean;
  isNearMe: boolean;
  isPhone: boolean;
  place: Place | null;
  placeChoices: PlaceChoice[];
  /** The place has no preposition, so the words may mean something else. */
  isPlaceImplied: boolean;
  /** A location that is no known place; its words are searched instead. */
  unknownLocation: string | null;
  /** Without intents and place. */
  words: readonly QueryWord[];
  /** Categories that the words stand for. */
  kinds: readonly CategorySummary[];
  understood: WordsUnderstood;
}

/** Without the fields that depend on the results. */
type WordsUnderstood = Omit<Understood, "marked" | "without">;

interface ParseParts extends PlaceLookups {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
}

interface ParseOptions {
  /** false: only a preposition marks a place. */
  impliesPlace?: boolean;
  /** The last word may be incomplete. */
  isTyping?: boolean;
}

const MAX_NAMES = 3;

export async function parseSearch(
  parts: ParseParts,
  search: SearchText,
  options: ParseOptions = {},
): Promise<ParsedSearch> {
  const { text, location, isWithoutPhone = false } = search;
  if (location === "") return parseText({ ...parts, isWithoutPhone }, text, undefined, options);
  const locationMatch = await parts.matchLocation(location);
  if (locationMatch) return parseText({ ...parts, isWithoutPhone }, text, locationMatch, options);
  // An unknown location may be a street or a neighbourhood, so its words are searched.
  const parsed = await parseText({ ...parts, isWithoutPhone }, `${text} ${location}`.trim(), undefined, options);
  return { ...parsed, text, unknownLocation: location };
}

async function parseText(
  parts: ParseParts & { isWithoutPhone: boolean },
  text: string,
  locationMatch: LocationMatch | undefined,
  options: ParseOptions,
): Promise<ParsedSearch> {
  const { store, findPlace, isWithoutPhone } = parts;
  const phone = isWithoutPhone ? undefined : phoneQuery(text);
  if (phone !== undefined) return phoneSearch(text, phone, locationMatch);
  const parsedQuery = parseQuery(text);
  const explicit = locationMatch ? undefined : await explicitPlace(findPlace, parsedQuery);
  if (explicit) return toParsedSearch(text, parsedQuery, explicit, locationMatch, parts, options);
  const { impliesPlace = true } = options;
  const mayImply = impliesPlace && !locationMatch;
  const implied = !mayImply
    ? undefined
    : ((await impliedPlace(findPlace, parsedQuery)) ?? (await placeOnly(findPlace, parsedQuery)));
  const isRead = implied !== undefined || parsedQuery.intents.size > 0;
  if (isRead && (await isName(store, text, parsedQuery.intents.has("nearMe"))))
    return toParsedSearch(text, literalQuery(text), undefined, locationMatch, parts, options);
  return toParsedSearch(text, parsedQuery, implied, locationMatch, parts, options);
}

function toParsedSearch(
  text: string,
  parsedQuery: ParsedQuery,
  split: PlaceSplit | undefined,
  locationMatch: LocationMatch | undefined,
  { lexicon }: ParseParts,
  { isTyping = false }: ParseOptions,
): ParsedSearch {
  const words = split?.words ?? parsedQuery.words;
  const { intents } = parsedQuery;
  const isWhole = split === undefined && intents.size === 0;
  const folded = isWhole ? foldText(text) : foldText(words.map(({ typed }) => typed).join(" "));
  const built = buildTerms(words, folded, lexicon, isTyping);
  const filter: BusinessFilter = { ...locationMatch?.filter, ...split?.filter };
  if (filter.cityKey !== undefined) filter.withCityless = true;
  const hasText = text.trim() !== "";
  const onlyConditions = words.length === 0 && (split !== undefined || intents.size > 0);
  if (hasText && !onlyConditions) filter.terms = built.terms;
  if (intents.has("alwaysOpen")) filter.alwaysOpen = true;
  if (locationMatch?.near) filter.near = locationMatch.near;
  const place = locationMatch?.place ?? split?.place ?? null;
  return {
    text,
    filter,
    isOpenNow: intents.has("openNow"),
    isNearMe: intents.has("nearMe"),
    isPhone: false,
    place,
    placeChoices: locationMatch?.choices ?? [],
    isPlaceImplied: split !== undefined && !split.isExplicit,
    unknownLocation: null,
    words,
    kinds: built.kinds,
    understood: understoodOf(built, parsedQuery, place),
  };
}

function understoodOf(
  { words, kinds, attributes }: BuiltTerms,
  { intents }: ParsedQuery,
  place: Place | null,
): WordsUnderstood {
  return { words, kinds: kinds.map(({ category }) => category), place, filters: [...intents, ...attributes] };
}

function phoneSearch(text: string, digits: string, locationMatch: LocationMatch | undefined): ParsedSearch {
  const words = parseQuery(text).words;
  const terms: SearchTerms = {
    folded: foldText(text),
    lastIsPrefix: false,
    terms: [{ typed: text.trim(), alternatives: [{ weight: 1, kind: "phone", digits }] }],
  };
  return {
    text,
    filter: { ...locationMatch?.filter, terms },
    isOpenNow: false,
    isNearMe: false,
    isPhone: true,
    place: locationMatch?.place ?? null,
    placeChoices: locationMatch?.choices ?? [],
    isPlaceImplied: false,
    unknownLocation: null,
    words,
    kinds: [],
    understood: { words: [digits], kinds: [], place: locationMatch?.place ?? null, filters: [] },
  };
}

/** Whether the text is a prefix of a name: "24 Hour Fitness", "Austin Grill". */
async function isName(store: ParseParts["store"], text: string, isWhole: boolean): Promise<boolean> {
  const folded = foldText(text);
  const businesses = await store.search.suggest({ folded, lastIsPrefix: false, terms: [] }, {}, MAX_NAMES);
  return businesses.some(({ name }) => (isWhole ? foldText(name) === folded : foldText(name).startsWith(folded)));
}
