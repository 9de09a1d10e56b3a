import type { CategorySummary, Suggestion } from "#contract/business";
import { businessUrl, categoryUrl, cityUrl, searchUrl } from "#domain/publishing/page-url";
import type { Lexicon } from "#domain/search/build-terms";
import { completeKinds, sortByTypedWords } from "#domain/search/complete-kinds";
import { plainTerms } from "#domain/search/plain-terms";
import type { SearchTerms } from "#domain/search/search-terms";
import { parseQuery, type QueryWord } from "#domain/search/understanding/parse-query";
import { tokenize } from "#domain/search/words/tokenize";
import { foldText } from "#domain/text/fold";
import type { SuggestedBusiness, SuggestionPlace } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { completePlace } from "./complete-place.ts";
import { correctText } from "./correct-text.ts";
import { type ParsedSearch, parseSearch } from "./parse-search.ts";
import { type FindPlace, openPlaceNames, placeFilterOf } from "./place-names.ts";

const MAX_SUGGESTIONS = 8;
/** Of categories and of cities. */
const MAX_OF_KIND = 2;
const MAX_BUSINESSES = 3;
/** Categories of a name that are looked for in a place. */
const MAX_CHECKED_KINDS = 12;
/** Shorter ends of a text are searched as words. Characters. */
const MIN_SEARCHED_PREFIX = 3;
const NOTHING = { categories: [], cities: [] };

interface SuggestParts {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
  /** Whether a search finds anything. */
  finds: (q: string, location: string) => Promise<boolean>;
}

type CompleteParts = SuggestParts & { findPlace: FindPlace };

/** The search itself; what is suggested beside it; and the words that it searches, without their place. */
interface Completion {
  search: Suggestion;
  kinds: Suggestion[];
  places: Suggestion[];
  businesses: Suggestion[];
  words: string;
}

/**
 * Completes a text while it is typed: the search itself, then categories and cities, then businesses in the place. What is missing
 * is completed from the corrected text. A search that finds nothing is left out.
 */
export async function suggest(parts: SuggestParts, q: string, location: string): Promise<Suggestion[]> {
  if (tokenize(q).length === 0) return [];
  const withPlaces = { ...parts, findPlace: openPlaceNames(parts.store, parts.lexicon.vocabulary) };
  const typed = await complete(withPlaces, q, location);
  if (isKnown(typed.words, parts.lexicon) && othersOf(typed).length > 0) return rowsOf(typed, typed.search);
  const isFound = await parts.finds(q, location);
  if (isFound && typed.businesses.length > 0) return rowsOf(typed, typed.search);
  for (const isTyping of [false, true]) {
    const text = correctText(q, parts.lexicon, isTyping);
    const corrected = text === undefined ? undefined : await complete(withPlaces, text, location);
    if (corrected !== undefined && othersOf(corrected).length > 0)
      return rowsOf(withMissing(typed, corrected), corrected.search);
  }
  return rowsOf(typed, isFound ? typed.search : undefined);
}

function othersOf({ kinds, places, businesses }: Completion): Suggestion[] {
  return [...kinds, ...places, ...businesses];
}

/** A kind in a place is left out where the search itself is the same. */
function rowsOf(completion: Completion, search: Suggestion | undefined): Suggestion[] {
  const isSearch = ({ href, label }: Suggestion) =>
    search !== undefined && href.startsWith(searchUrl()) && foldText(label) === foldText(search.label);
  const others = othersOf(completion).filter((row) => !isSearch(row));
  return [...(search === undefined ? [] : [search]), ...others].slice(0, MAX_SUGGESTIONS);
}

function withMissing(typed: Completion, corrected: Completion): Completion {
  const hasKinds = typed.kinds.length + typed.places.length > 0;
  const { kinds, places } = hasKinds ? typed : corrected;
  return { ...typed, kinds, places, businesses: (typed.businesses.length > 0 ? typed : corrected).businesses };
}

/** Whether every word is known and the last one is long enough to be searched as the beginning of a known one. */
function isKnown(text: string, { vocabulary }: Lexicon): boolean {
  const words = tokenize(text);
  const last = words.pop();
  if (last === undefined) return true;
  const isLastKnown = vocabulary.count(last) > 0 || vocabulary.completions(last, 1).length > 0;
  return last.length >= MIN_SEARCHED_PREFIX && isLastKnown && words.every((word) => vocabulary.count(word) > 0);
}

async function complete(parts: CompleteParts, q: string, location: string): Promise<Completion> {
  const { store, lexicon } = parts;
  const query = parseQuery(q);
  const own = query.words.map(({ word }) => word);
  const whole = location === "" ? await store.search.complete(q, {}, [], MAX_OF_KIND) : NOTHING;
  const isKindBegun = whole.categories.length > 0 || completeKinds(own, lexicon).length > 0;
  const impliesPlace = !isKindBegun && !isIncompleteCode(query.words.at(-1), lexicon);
  const parsed = await parseSearch(parts, { text: q, location }, { isTyping: true, impliesPlace });
  const businesses = await suggestBusinesses(parts, parsed, q);
  const mayHavePlace = parsed.place === null && location === "" && !isKindBegun && !startsName(businesses, q);
  const completed = mayHavePlace ? await completePlace(parts, q, query) : undefined;
  if (completed && (completed.isLikely || !hasWordBegun(businesses, own.at(-1) ?? ""))) {
    const inPlace = await parseSearch(parts, { text: completed.text, location: completed.city });
    const there = await suggestBusinesses(parts, inPlace, completed.text);
    return completionOf(parts, completed.text, completed.city, inPlace, there, []);
  }
  const cities = whole.cities.map(({ name }) => name);
  if (cities.length === 0 && parsed.place?.kind === "city" && parsed.words.length === 0 && location === "")
    cities.push(parsed.place.name);
  return completionOf(parts, q, location, parsed, businesses, cities);
}

/** "ca" may be the beginning of "cafe"; "CA" is California. */
function isIncompleteCode(last: QueryWord | undefined, { vocabulary }: Lexicon): boolean {
  if (last === undefined || !/^\p{L}{1,2}$/u.test(last.typed) || /^\p{Lu}{2}$/u.test(last.typed)) return false;
  return vocabulary.completions(last.word, 1).length > 0;
}

function startsName(businesses: readonly SuggestedBusiness[], q: string): boolean {
  const typed = tokenize(q).join(" ");
  return businesses.some(({ name }) => tokenize(name).join(" ").startsWith(typed));
}

function hasWordBegun(businesses: readonly SuggestedBusiness[], prefix: string): boolean {
  return businesses.some(({ name }) => tokenize(name).some((word) => word.startsWith(prefix)));
}

async function completionOf(
  parts: CompleteParts,
  q: string,
  location: string,
  parsed: ParsedSearch,
  businesses: readonly SuggestedBusiness[],
  cities: readonly string[],
): Promise<Completion> {
  const categories = await suggestCategories(parts, parsed);
  return {
    search: searchSuggestion(q, location, parsed),
    kinds: categories.map((category) => categorySuggestion(category, parsed)),
    places: cities.map((name) => ({ kind: "city", label: name, href: cityUrl(name) })),
    businesses: businesses.map((business) => businessSuggestion(business, businesses)),
    words: parsed.isPhone ? "" : typedText(parsed.words),
  };
}

/** Categories in the place: those that the whole text names, those that it begins, else those of kinds that it begins. */
async function suggestCategories(
  { store, lexicon }: CompleteParts,
  parsed: ParsedSearch,
): Promise<readonly CategorySummary[]> {
  if (parsed.isPhone || parsed.words.length === 0 || parsed.filter.near !== undefined) return [];
  const words = parsed.words.filter(({ isFiller }) => !isFiller).map(({ word }) => word);
  const begun = await beginCategories({ store, lexicon }, typedText(parsed.words), words);
  const isWhole = parsed.filter.terms?.terms.length === 1;
  const named = isWhole
    ? sortByTypedWords([...parsed.kinds, ...begun], words)
    : [...begun, ...sortByTypedWords(parsed.kinds, words)];
  const kinds = named.length > 0 ? named : completeKinds(words, lexicon);
  const slugs = kinds.map(({ slug }) => slug);
  return (await store.search.complete("", placeOf(parsed), slugs, MAX_OF_KIND)).categories;
}

/** Categories of which the text, or else its last word in another form, begins a word. */
async function beginCategories(
  { store, lexicon }: Pick<CompleteParts, "store" | "lexicon">,
  text: string,
  words: readonly string[],
): Promise<readonly CategorySummary[]> {
  const { categories } = await store.search.complete(text, {}, [], MAX_CHECKED_KINDS);
  const [form] = categories.length > 0 ? [] : lexicon.vocabulary.forms(words.at(-1) ?? "", 1);
  if (form === undefined) return categories;
  const other = [...words.slice(0, -1), form].join(" ");
  return (await store.search.complete(other, {}, [], MAX_CHECKED_KINDS)).categories;
}

/** A place in the words may be part of a name as well. */
async function suggestBusinesses(
  { store }: CompleteParts,
  parsed: ParsedSearch,
  q: string,
): Promise<readonly SuggestedBusiness[]> {
  if (parsed.filter.near !== undefined) return [];
  const terms: SearchTerms = parsed.filter.terms ?? plainTerms(q);
  return store.search.suggest(terms, placeOf(parsed), MAX_BUSINESSES);
}

function placeOf({ filter }: ParsedSearch): SuggestionPlace {
  return { ...placeFilterOf(filter), ...(filter.withCityless && { withCityless: true }) };
}

/** In a place, a kind is a search. */
function categorySuggestion({ slug, category }: CategorySummary, { place }: ParsedSearch): Suggestion {
  if (place === null) return { kind: "category", label: category, href: categoryUrl(slug) };
  const href = searchUrl({ q: category, location: place.name });
  return { kind: "category", label: `${category} in ${place.name}`, href };
}

function searchSuggestion(q: string, location: string, { place, words }: ParsedSearch): Suggestion {
  const what = location === "" ? typedText(words) : q;
  const label = place === null || what === "" ? q : `${what} in ${place.name}`;
  return { kind: "search", label, href: searchUrl({ q, ...(location !== "" && { location }) }) };
}

/** With the city, and with the address where others have the same name there. */
function businessSuggestion(
  { name, slug, address, city }: SuggestedBusiness,
  all: readonly SuggestedBusiness[],
): Suggestion {
  const isAmbiguous = all.some(
    (other) => other.slug !== slug && other.city === city && foldText(other.name) === foldText(name),
  );
  const parts = [name, isAmbiguous ? address : "", city];
  return { kind: "business", label: parts.filter(Boolean).join(", "), href: businessUrl(slug) };
}

function typedText(words: readonly QueryWord[]): string {
  return words.map(({ typed }) => typed).join(" ");
}
