import type { CategorySummary } from "#contract/business";
import type { Understood } from "#contract/search-result";
import { withoutLegalForm } from "#domain/duplicates/legal-form";
import { buildTerms } from "#domain/search/build-terms";
import { compassDirection } from "#domain/search/landmarks/compass";
import type { Lexicon } from "#domain/search/lexicon";
import { typedText } from "#domain/search/phrases/written-words";
import { plainTerms } from "#domain/search/plain-terms";
import type { SearchTerms } from "#domain/search/search-terms";
import { isFillerWord } from "#domain/search/understanding/fillers";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { literalWords, type ParsedQuery, type QueryWord, tokensOf } from "#domain/search/understanding/parse-query";
import { tokenize } from "#domain/search/words/tokenize";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import type { FindLandmark } from "./places/find-landmark.ts";
import type { LocationMatch } from "./places/match-location.ts";
import { explicitPlace, impliedPlace, type PlaceSplit } from "./places/place-in-words.ts";
import type { FindPlace } from "./places/place-names.ts";

/** A query as the directory understands it: some of its words name a place, or all of them begin the name of a business. */
export interface ResolvedQuery {
  parsed: ParsedQuery;
  /** The words to search, without intents and place. */
  words: readonly QueryWord[];
  intents: ParsedQuery["intents"];
  /** Values of the parameter `openAt`, unless they are part of a name. */
  openAt: readonly string[];
  /** The place among the words. */
  split: PlaceSplit | undefined;
  /** The place in the location box. */
  location: LocationMatch | undefined;
  /** Tells whether the words begin the name of a business, so that none of them is an intent or a place. */
  isName: boolean;
}

/** A resolved query with what its words match in the directory. */
export interface ExpandedQuery extends ResolvedQuery {
  /** Words, place and "24 hours"; not "open now", which depends on the time. */
  filter: BusinessFilter;
  /** Categories that the words mean. */
  kinds: readonly CategorySummary[];
  /** Excludes the fields that depend on the results. */
  understood: Omit<Understood, "labels" | "marked" | "without">;
}

interface ResolveParts {
  store: Pick<Store, "search">;
  findPlace: FindPlace;
  findLandmark: FindLandmark;
}

const MAX_NAMES = 3;
/** Maximum number of names beginning with stop words to read, since any of them may equal the words. */
const MAX_STOP_WORD_NAMES = 200;

/** Finds the place among the words of a query, unless the location box has one. Without `impliesPlace` only a preposition marks one. */
export async function resolveQuery(
  { store, findPlace, findLandmark }: ResolveParts,
  query: ParsedQuery,
  location: LocationMatch | undefined,
  { impliesPlace = true } = {},
): Promise<ResolvedQuery> {
  const { words, intents, openAt, phone } = query;
  const wholeQuery: ResolvedQuery = {
    parsed: query,
    words,
    intents,
    openAt,
    split: undefined,
    location,
    isName: false,
  };
  const withoutIntents = { ...wholeQuery, intents: new Set<never>(), openAt: [] };
  if (phone !== undefined) return withoutIntents;
  const explicitSplit = location ? undefined : await explicitPlace({ findPlace, findLandmark }, query);
  const isName = (words: readonly QueryWord[]) => isWholeName(store, words);
  // A name may have a preposition: "Food in Motion".
  if (explicitSplit?.near && (await beginsName(store, query)))
    return { ...withoutIntents, words: literalWords(query), isName: true };
  // A name may have a preposition before a person: "Шашлычная у Ашота".
  const inflectedName = explicitSplit?.isInflected ? await nameIn(store, query, undefined) : undefined;
  if (inflectedName) return { ...withoutIntents, words: inflectedName, isName: true };
  if (explicitSplit) {
    const nameWords = query.mayBeName ? await nameIn(store, query, explicitSplit) : undefined;
    if (nameWords) return { ...withoutIntents, words: nameWords, split: explicitSplit, isName: true };
    return { ...wholeQuery, words: await keepName(explicitSplit.words, isName), split: explicitSplit };
  }
  const lookups = { findPlace, findLandmark };
  const impliedSplit =
    location || !impliesPlace
      ? undefined
      : ((await nameWithCompass(store, lookups, query, isName)) ?? (await impliedPlace(lookups, query, isName)));
  if ((impliedSplit !== undefined || intents.size > 0) && (await beginsName(store, query)))
    return { ...withoutIntents, words: literalWords(query), isName: true };
  const nameWords = query.mayBeName ? await nameIn(store, query, impliedSplit) : undefined;
  if (nameWords) return { ...withoutIntents, words: nameWords, split: impliedSplit, isName: true };
  if (impliedSplit === undefined && intents.size === 0) return wholeQuery;
  return { ...wholeQuery, words: await keepName(impliedSplit?.words ?? words, isName), split: impliedSplit };
}

/** Returns only the town if the point of the compass belongs to the name of a business there: "Café Nord" in "café nord luzern". */
async function nameWithCompass(
  store: ResolveParts["store"],
  { findPlace }: Pick<ResolveParts, "findPlace">,
  query: ParsedQuery,
  isName: (words: readonly QueryWord[]) => Promise<boolean>,
): Promise<PlaceSplit | undefined> {
  if (!hasCompassWord(query.words)) return undefined;
  const split = await impliedPlace({ findPlace, findLandmark: async () => undefined }, query, isName);
  if (split === undefined || !hasCompassWord(split.words)) return undefined;
  return (await nameFit(store, query, split)) === "whole" ? split : undefined;
}

function hasCompassWord(words: readonly QueryWord[]): boolean {
  return words.some(({ typed }) => compassDirection([typed], true) !== undefined);
}

/**
 * Keeps stop words beside a place or an intent only if they are the name of a business: "The Who in Bern", not "the best in Bern" or "what's
 * open now".
 */
async function keepName(
  words: readonly QueryWord[],
  isName: (words: readonly QueryWord[]) => Promise<boolean>,
): Promise<readonly QueryWord[]> {
  if (words.some(({ isFiller }) => !isFiller)) return words;
  if (words.length === 0 || !(await isName(words))) return [];
  return words.map((word) => ({ ...word, isFiller: false }));
}

async function isWholeName({ search }: ResolveParts["store"], words: readonly QueryWord[]): Promise<boolean> {
  const folded = foldText(typedText(words));
  const businesses = await search.suggest({ folded, lastIsPrefix: false, terms: [] }, {}, MAX_STOP_WORD_NAMES);
  return businesses.some(({ name }) => foldText(name) === folded);
}

/** Tells whether the text is a prefix of a name: "24 Hour Fitness", "Austin Grill". After "near me" nothing may follow in the name. */
async function beginsName({ search }: ResolveParts["store"], { fullText, intents }: ParsedQuery): Promise<boolean> {
  const foldedText = foldText(fullText);
  const businesses = await search.suggest({ folded: foldedText, lastIsPrefix: false, terms: [] }, {}, MAX_NAMES);
  const isWhole = intents.has("nearMe");
  return businesses.some(({ name }) =>
    isWhole ? foldText(name) === foldedText : foldText(name).startsWith(foldedText),
  );
}

/** Returns all words beside the place, if a name has them all: "Blue Monday" of "blue monday bar in Bern" lacks "bar". */
export async function nameIn(
  store: ResolveParts["store"],
  query: ParsedQuery,
  split: PlaceSplit | undefined,
): Promise<readonly QueryWord[] | undefined> {
  const { words, names } = await namesWith(store, query, split);
  return names.length > 0 ? words : undefined;
}

/**
 * Tells how a name contains all words besides the place: "whole" if it has no others except words for kinds, otherwise "part"; undefined if
 * no name contains them.
 */
export async function nameFit(
  store: ResolveParts["store"],
  query: ParsedQuery,
  split: PlaceSplit | undefined,
): Promise<"whole" | "part" | undefined> {
  const { names } = await namesWith(store, query, split);
  const isTyped = (word: string) => query.all.some((typed) => typed.word === word);
  const isWhole = (allWords: readonly string[]) => {
    const nameWords = withoutLegalForm(allWords);
    const kinds = kindPositions(nameWords);
    return nameWords.every((word, index) => kinds.has(index) || isFillerWord(word) || isTyped(word));
  };
  if (names.some(isWhole)) return "whole";
  return names.length > 0 ? "part" : undefined;
}

/** Finds names, as words, that have all words of a query beside the place, apart from its legal form if none has that. */
async function namesWith({ search }: ResolveParts["store"], query: ParsedQuery, split: PlaceSplit | undefined) {
  const town = new Set(placeWords({ parsed: query, split }));
  const isName = (_: QueryWord, index: number) => !town.has(query.all[index] as QueryWord);
  const words = literalWords(query).filter(isName);
  const wholeNames = await namesWithAll(search, words);
  const shortened = words.slice(0, withoutLegalForm(tokensOf(words)).length);
  if (wholeNames.length > 0 || shortened.length === words.length) return { words, names: wholeNames };
  return { words: shortened, names: await namesWithAll(search, shortened) };
}

async function namesWithAll(search: Store["search"], words: readonly QueryWord[]): Promise<string[][]> {
  const terms = plainTerms(typedText(words));
  const businesses = await search.suggest({ ...terms, lastIsPrefix: false }, {}, MAX_NAMES);
  return businesses.map(({ name }) => tokenize(name)).filter((nameWords) => hasAllWords(nameWords, words));
}

/** Tells whether a name, as words, has all words of a query. */
export function hasAllWords(nameWords: readonly string[], words: readonly QueryWord[]): boolean {
  return words.every(({ word }) => nameWords.includes(word));
}

/** Returns the words of the place, none without one. */
export function placeWords({ parsed, split }: Pick<ResolvedQuery, "parsed" | "split">): QueryWord[] {
  return split === undefined ? [] : parsed.words.filter((word) => !split.words.includes(word));
}

/** Returns the query with some of its words as a landmark. */
export function takeLandmark(query: ResolvedQuery, split: PlaceSplit): ResolvedQuery {
  return { ...query, words: split.words, split };
}

/** Returns the query with the words of the implied place as words. */
export function takeImpliedPlaceAsWords(query: ResolvedQuery): ResolvedQuery {
  return { ...query, words: query.parsed.words, split: undefined };
}

/** Returns the words that relaxation may drop: all except fillers and words of the place. */
export function contentWords({ parsed, split }: ResolvedQuery): QueryWord[] {
  return (split?.words ?? parsed.words).filter(({ isFiller }) => !isFiller);
}

/** Query expansion: finds the terms that the words match. With `isTyping` the last word may be incomplete. */
export function expandQuery(query: ResolvedQuery, lexicon: Lexicon, isTyping = false): ExpandedQuery {
  const { parsed, words, intents, split, location } = query;
  const place = location?.place ?? split?.place ?? null;
  if (parsed.phone !== undefined) {
    const filter = { ...location?.filter, terms: phoneTerms(parsed.fullText, parsed.phone) };
    return { ...query, filter, kinds: [], understood: { words: [parsed.phone], kinds: [], place, filters: [] } };
  }
  const isWhole = split === undefined && intents.size === 0;
  const typedWords = isWhole ? parsed.fullText : typedText(words);
  const { terms, kinds, attributes, words: matchedWords } = buildTerms(words, foldText(typedWords), lexicon, isTyping);
  const filter: BusinessFilter = { ...location?.filter, ...split?.filter };
  if (filter.cityKey !== undefined) filter.withCityless = true;
  if (words.length > 0 || (isWhole && parsed.fullText !== "")) filter.terms = terms;
  if (intents.has("alwaysOpen")) filter.alwaysOpen = true;
  const near = location?.near ?? split?.near;
  if (near) filter.near = near;
  const understoodKinds = kinds.map(({ category }) => category);
  return {
    ...query,
    filter,
    kinds,
    understood: { words: matchedWords, kinds: understoodKinds, place, filters: [...intents, ...attributes] },
  };
}

function phoneTerms(text: string, digits: string): SearchTerms {
  return {
    folded: foldText(text),
    lastIsPrefix: false,
    terms: [{ typed: text, alternatives: [{ weight: 1, kind: "phone", digits }] }],
  };
}
