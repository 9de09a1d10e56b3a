import type { CategorySummary } from "#contract/business";
import type { Suggestion } from "#contract/suggestions";
import { cityUrl, searchUrl } from "#domain/publishing/page-url";
import { completeKinds, sortByTypedWords } from "#domain/search/complete-kinds";
import { correctQuery } from "#domain/search/correct-query";
import type { MapPlaces } from "#domain/search/landmarks/map-places";
import type { Lexicon } from "#domain/search/lexicon";
import { typedText } from "#domain/search/phrases/written-words";
import { plainTerms } from "#domain/search/plain-terms";
import { type SearchTerms, TYPED_WEIGHT } from "#domain/search/search-terms";
import {
  type ParsedQuery,
  parseQuery,
  type QueryWord,
  tokensOf,
  wordsOfText,
} from "#domain/search/understanding/parse-query";
import { tokenize } from "#domain/search/words/tokenize";
import { foldText } from "#domain/text/fold";
import { transliterate } from "#domain/text/scripts/transliterate";
import type { SuggestedBusiness, SuggestionPlace } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { type LocationMatch, openPlaceLookups, type PlaceLookups } from "../search/places/match-location.ts";
import { placeFilterOf } from "../search/places/place-names.ts";
import { type ExpandedQuery, expandQuery, resolveQuery } from "../search/resolve-query.ts";
import { completePlace } from "./complete-place.ts";
import { businessSuggestion, categorySuggestion, searchSuggestion } from "./suggestion-rows.ts";

const MAX_SUGGESTIONS = 8;
/** Limits both categories and cities. */
const MAX_ROWS_OF_KIND = 2;
const MAX_BUSINESSES = 3;
/** Number of candidate categories of a text, before those without businesses in the place are left out. */
const MAX_CHECKED_KINDS = 12;
/** Minimum length of a last word to search as a prefix; a shorter one is a whole word. */
const MIN_SEARCHED_PREFIX_CHARS = 3;

interface SuggestParts {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
  mapPlaces?: MapPlaces | undefined;
}

type CompleteParts = SuggestParts & PlaceLookups;

/** The texts of both boxes, parsed. */
interface TypedSearch {
  query: ParsedQuery;
  location: string;
  /** Undefined if the location is unknown; its words are then searched. */
  match: LocationMatch | undefined;
}

interface Completion {
  /** Suggestion to search the typed text. */
  search: Suggestion;
  /** Tells whether the search finds anything. */
  isFound: boolean;
  kinds: Suggestion[];
  places: Suggestion[];
  businesses: Suggestion[];
  /** Words of the search without its place. */
  words: string;
}

/**
 * Completes a text while it is typed: the search itself, then categories and cities, then businesses in the place. The corrected text
 * completes what is missing. A search that finds nothing is left out.
 */
export async function suggest(parts: SuggestParts, q: string, location: string): Promise<Suggestion[]> {
  if (tokenize(q).length === 0) return [];
  const { lexicon } = parts;
  const withPlaces = { ...parts, ...openPlaceLookups(parts.store, lexicon.vocabulary, parts.mapPlaces) };
  const search = await parseTexts(withPlaces, q, location);
  const typedCompletion = await complete(withPlaces, search);
  if (isKnown(typedCompletion.words, lexicon) && othersOf(typedCompletion).length > 0)
    return rowsOf(typedCompletion, typedCompletion.search);
  if (typedCompletion.isFound && typedCompletion.businesses.length > 0)
    return rowsOf(typedCompletion, typedCompletion.search);
  for (const query of correctionsOf(search.query, lexicon)) {
    const correctedCompletion = await complete(withPlaces, { ...search, query });
    if (othersOf(correctedCompletion).length === 0) continue;
    const rows = rowsOf(fillMissing(typedCompletion, correctedCompletion), correctedCompletion.search);
    // A search for an incomplete word is not corrected, and finds nothing.
    return correctQuery(search.query, lexicon)?.text === query.text ? withTyped(rows, typedCompletion.search) : rows;
  }
  return rowsOf(typedCompletion, typedCompletion.isFound ? typedCompletion.search : undefined);
}

async function parseTexts({ matchLocation }: PlaceLookups, q: string, location: string): Promise<TypedSearch> {
  const match = await matchLocation(location);
  return { query: parseQuery(q, match ? "" : location), location, match };
}

/** Corrects misspelled words, the last one as a whole word and as the beginning of one. */
function correctionsOf(query: ParsedQuery, lexicon: Lexicon): ParsedQuery[] {
  const [whole, completed] = [correctQuery(query, lexicon), correctQuery(query, lexicon, true)];
  const correctedQueries = whole?.text === completed?.text ? [whole] : [whole, completed];
  return correctedQueries.filter((alternative) => alternative !== undefined);
}

function othersOf({ kinds, places, businesses }: Completion): Suggestion[] {
  return [...kinds, ...places, ...businesses];
}

/** Leaves out a category in a place if it equals the search. */
function rowsOf(completion: Completion, search: Suggestion | undefined): Suggestion[] {
  const isSearch = ({ href, label }: Suggestion) =>
    search !== undefined && href.startsWith(searchUrl()) && foldText(label) === foldText(search.label);
  const otherRows = othersOf(completion).filter((row) => !isSearch(row));
  return [...(search === undefined ? [] : [search]), ...otherRows].slice(0, MAX_SUGGESTIONS);
}

/** Adds the search as typed after the corrected one, since a correction may be wrong. */
function withTyped(rows: readonly Suggestion[], typedSearch: Suggestion): Suggestion[] {
  if (rows.some(({ href }) => href === typedSearch.href)) return [...rows];
  return [...rows.slice(0, 1), typedSearch, ...rows.slice(1)].slice(0, MAX_SUGGESTIONS);
}

function fillMissing(typedCompletion: Completion, correctedCompletion: Completion): Completion {
  const hasKinds = typedCompletion.kinds.length + typedCompletion.places.length > 0;
  const { kinds, places } = hasKinds ? typedCompletion : correctedCompletion;
  return {
    ...typedCompletion,
    kinds,
    places,
    businesses: (typedCompletion.businesses.length > 0 ? typedCompletion : correctedCompletion).businesses,
  };
}

/** Tells whether every word is known and the last one is long enough to be searched as the beginning of a known one. */
function isKnown(text: string, { vocabulary }: Lexicon): boolean {
  const words = tokenize(text);
  const lastWord = words.pop();
  if (lastWord === undefined) return true;
  const isLastKnown = vocabulary.count(lastWord) > 0 || vocabulary.completions(lastWord, 1).length > 0;
  return (
    lastWord.length >= MIN_SEARCHED_PREFIX_CHARS && isLastKnown && words.every((word) => vocabulary.count(word) > 0)
  );
}

async function complete(parts: CompleteParts, typedSearch: TypedSearch): Promise<Completion> {
  const { store, lexicon } = parts;
  const { query, location, match } = typedSearch;
  const textWords = wordsOfText(query.words);
  const wholeTextCompletion = await store.search.complete(query.text, {}, [], MAX_CHECKED_KINDS);
  const startsKind =
    wholeTextCompletion.categories.length > 0 || completeKinds(tokensOf(textWords), lexicon).length > 0;
  const impliesPlace = !startsKind && !isIncompleteCode(textWords.at(-1), lexicon);
  const search = expandQuery(await resolveQuery(parts, query, match, { impliesPlace }), lexicon, true);
  const { place } = search.understood;
  const mayHavePlace = place === null && location === "" && !startsKind && !(await startsName(store, query.text));
  const completedPlace = mayHavePlace ? await completePlace(parts, query) : undefined;
  const businesses = completedPlace?.isLikely ? [] : await suggestBusinesses(parts, search);
  if (completedPlace && !hasNameWithPrefix(businesses, textWords.at(-1)?.word ?? "")) {
    const cityTexts = await parseTexts(parts, completedPlace.text, completedPlace.city);
    const cityQuery = expandQuery(await resolveQuery(parts, cityTexts.query, cityTexts.match), lexicon);
    return completionOf(parts, completedPlace.city, cityQuery, await suggestBusinesses(parts, cityQuery), []);
  }
  const cities = location === "" ? wholeTextCompletion.cities.slice(0, MAX_ROWS_OF_KIND).map(({ name }) => name) : [];
  if (cities.length === 0 && place?.kind === "city" && search.words.length === 0 && location === "")
    cities.push(place.name);
  return completionOf(parts, location, search, businesses, cities, wholeTextCompletion.categories);
}

/** Tells whether a short last word may go on: "ca" may begin "cafe", "CA" is California. */
function isIncompleteCode(lastWord: QueryWord | undefined, { vocabulary }: Lexicon): boolean {
  if (lastWord === undefined || !/^\p{L}{1,2}$/u.test(lastWord.typed) || /^\p{Lu}{2}$/u.test(lastWord.typed))
    return false;
  return vocabulary.completions(lastWord.word, 1).length > 0;
}

/** Tells whether the directory has any of the words or kinds: the search drops the others. */
function findsWord({ parsed, filter, words, kinds, isName }: ExpandedQuery, { vocabulary }: Lexicon): boolean {
  const { terms = [] } = filter.terms ?? {};
  if (words.length === 0) return true;
  if (filter.alwaysOpen) return kinds.length > 0;
  // "24 hour l" is the beginning of a name, and the search drops no word of a name.
  if (isName && parsed.intents.size > 0) return (words.at(-1)?.word.length ?? 0) >= MIN_SEARCHED_PREFIX_CHARS;
  return terms.some(({ typed, alternatives }, index) => {
    const mayGoOn = index === terms.length - 1 && typed.length >= MIN_SEARCHED_PREFIX_CHARS;
    const minWeight = mayGoOn ? 0 : TYPED_WEIGHT;
    return alternatives.some((alternative) =>
      alternative.kind === "words"
        ? alternative.weight >= minWeight && alternative.words.every((word) => vocabulary.count(word) > 0)
        : alternative.kind !== "attribute",
    );
  });
}

/** Tells whether a business has an attribute that the words ask for, since the vocabulary lacks attributes. */
async function findsAttribute({ search }: SuggestParts["store"], { filter }: ExpandedQuery): Promise<boolean> {
  for (const term of filter.terms?.terms ?? []) {
    if (!term.alternatives.some(({ kind }) => kind === "attribute")) continue;
    const terms = { folded: "", lastIsPrefix: false, terms: [term] };
    const { totalCount } = await search.businessCards({ terms }, "recommended", { limit: 0, offset: 0 });
    if (totalCount > 0) return true;
  }
  return false;
}

/** Tells whether a name begins with the text, in its letters or in Latin ones. */
async function startsName(store: SuggestParts["store"], q: string): Promise<boolean> {
  const foldedText = foldText(q);
  for (const text of new Set([foldedText, transliterate(foldedText)])) {
    const names = await store.search.suggest({ folded: text, lastIsPrefix: false, terms: [] }, {}, 1);
    if (names.length > 0) return true;
  }
  return false;
}

/** Tells whether a word of a name begins with the prefix. */
function hasNameWithPrefix(businesses: readonly SuggestedBusiness[], prefix: string): boolean {
  return businesses.some(({ name }) => tokenize(name).some((word) => word.startsWith(prefix)));
}

async function completionOf(
  parts: CompleteParts,
  location: string,
  search: ExpandedQuery,
  businesses: readonly SuggestedBusiness[],
  cities: readonly string[],
  completedCategories?: readonly CategorySummary[],
): Promise<Completion> {
  const { parsed, words, understood } = search;
  const isPhone = parsed.phone !== undefined;
  const categories = await suggestCategories(
    parts,
    search,
    understood.place === null ? completedCategories : undefined,
  );
  return {
    search: searchSuggestion(location, search),
    isFound: isPhone
      ? businesses.length > 0
      : findsWord(search, parts.lexicon) || (await findsAttribute(parts.store, search)),
    kinds: categories.map((category) => categorySuggestion(category, location, search)),
    places: cities.map((name) => ({ kind: "city", label: name, href: cityUrl(name) })),
    businesses: businesses.map((business) => businessSuggestion(business, businesses)),
    words: isPhone ? "" : typedText(words),
  };
}

/**
 * Suggests categories in the place: the ones that the whole text names or is a prefix of, or else the ones of kinds whose name begins with
 * the text. `completedCategories` holds the categories of which the text is a prefix, if they were read already.
 */
async function suggestCategories(
  { store, lexicon }: CompleteParts,
  search: ExpandedQuery,
  completedCategories: readonly CategorySummary[] | undefined,
): Promise<readonly CategorySummary[]> {
  const { parsed, filter } = search;
  if (parsed.phone !== undefined || search.words.length === 0 || filter.near !== undefined) return [];
  const words = tokensOf(search.words.filter(({ isFiller }) => !isFiller));
  const complete = async (prefix: string) =>
    (await store.search.complete(prefix, {}, [], MAX_CHECKED_KINDS)).categories;
  const [form] = lexicon.vocabulary.forms(words.at(-1) ?? "", 1);
  let categoriesWithPrefix = completedCategories ?? (await complete(typedText(search.words)));
  if (categoriesWithPrefix.length === 0 && form !== undefined)
    categoriesWithPrefix = await complete([...words.slice(0, -1), form].join(" "));
  const isWhole = filter.terms?.terms.length === 1;
  const namedCategories = isWhole
    ? sortByTypedWords([...search.kinds, ...categoriesWithPrefix], words)
    : [...categoriesWithPrefix, ...sortByTypedWords(search.kinds, words)];
  const kinds = namedCategories.length > 0 ? namedCategories : completeKinds(words, lexicon);
  const slugs = kinds.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return (await store.search.complete("", placeOf(search), slugs, MAX_ROWS_OF_KIND)).categories;
}

/** Suggests businesses. A text that is only a place may also be a name, so its words are searched as well. */
async function suggestBusinesses(
  { store }: CompleteParts,
  search: ExpandedQuery,
): Promise<readonly SuggestedBusiness[]> {
  const { parsed, filter } = search;
  if (filter.near !== undefined) return [];
  const terms: SearchTerms = filter.terms ?? plainTerms(parsed.text);
  return store.search.suggest(terms, placeOf(search), MAX_BUSINESSES);
}

function placeOf({ filter }: ExpandedQuery): SuggestionPlace {
  return { ...placeFilterOf(filter), ...(filter.withCityless && { withCityless: true }) };
}
