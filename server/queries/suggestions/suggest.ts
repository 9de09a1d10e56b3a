import type { CategorySummary, Suggestion } from "#contract/business";
import { cityUrl, searchUrl } from "#domain/publishing/page-url";
import type { Lexicon } from "#domain/search/build-terms";
import { completeKinds, sortByTypedWords } from "#domain/search/complete-kinds";
import { plainTerms } from "#domain/search/plain-terms";
import { type SearchTerms, TYPED_WEIGHT } from "#domain/search/search-terms";
import { parseQuery, type QueryWord } from "#domain/search/understanding/parse-query";
import { tokenize } from "#domain/search/words/tokenize";
import { foldText } from "#domain/text/fold";
import { transliterate } from "#domain/text/transliterate";
import type { SuggestedBusiness, SuggestionPlace } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { correctText } from "../search/correct-text.ts";
import { openPlaceLookups, type PlaceLookups } from "../search/match-location.ts";
import { type ParsedSearch, parseSearch } from "../search/parse-search.ts";
import { placeFilterOf } from "../search/place-names.ts";
import { completePlace } from "./complete-place.ts";
import { businessSuggestion, categorySuggestion, searchSuggestion, typedText } from "./suggestion-rows.ts";

const MAX_SUGGESTIONS = 8;
/** Of categories and of cities. */
const MAX_OF_KIND = 2;
const MAX_BUSINESSES = 3;
/** Candidate categories of a text, before those without businesses in the place are left out. */
const MAX_CHECKED_KINDS = 12;
/** A shorter last word is searched as a whole word, not as a prefix. Characters. */
const MIN_SEARCHED_PREFIX = 3;

interface SuggestParts {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
}

type CompleteParts = SuggestParts & PlaceLookups;

interface Completion {
  /** The search itself, and whether it finds anything. */
  search: Suggestion;
  isFound: boolean;
  kinds: Suggestion[];
  places: Suggestion[];
  businesses: Suggestion[];
  /** The words of the search, without its place. */
  words: string;
}

/**
 * Completes a text while it is typed: the search itself, then categories and cities, then businesses in the place. What is missing
 * is completed from the corrected text. A search that finds nothing is left out.
 */
export async function suggest(parts: SuggestParts, q: string, location: string): Promise<Suggestion[]> {
  if (tokenize(q).length === 0) return [];
  const withPlaces = { ...parts, ...openPlaceLookups(parts.store, parts.lexicon.vocabulary) };
  const typed = await complete(withPlaces, q, location);
  if (isKnown(typed.words, parts.lexicon) && othersOf(typed).length > 0) return rowsOf(typed, typed.search);
  if (typed.isFound && typed.businesses.length > 0) return rowsOf(typed, typed.search);
  for (const text of correctionsOf(q, parts.lexicon)) {
    const corrected = await complete(withPlaces, text, location);
    if (othersOf(corrected).length > 0) return rowsOf(withMissing(typed, corrected), corrected.search);
  }
  return rowsOf(typed, typed.isFound ? typed.search : undefined);
}

/** The text with misspelled words corrected, the last one as a whole word or as the beginning of one. */
function correctionsOf(q: string, lexicon: Lexicon): Set<string> {
  const corrected = [correctText(q, lexicon), correctText(q, lexicon, true)];
  return new Set(corrected.filter((text) => text !== undefined));
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
  const whole = await store.search.complete(q, {}, [], MAX_CHECKED_KINDS);
  const startsKind = whole.categories.length > 0 || completeKinds(own, lexicon).length > 0;
  const impliesPlace = !startsKind && !isIncompleteCode(query.words.at(-1), lexicon);
  const parsed = await parseSearch(parts, { text: q, location }, { isTyping: true, impliesPlace });
  const mayHavePlace = parsed.place === null && location === "" && !startsKind && !(await startsName(store, q));
  const completed = mayHavePlace ? await completePlace(parts, q, query) : undefined;
  const businesses = completed?.isLikely ? [] : await suggestBusinesses(parts, parsed, q);
  if (completed && !hasNameWithPrefix(businesses, own.at(-1) ?? "")) {
    const inPlace = await parseSearch(parts, { text: completed.text, location: completed.city });
    const there = await suggestBusinesses(parts, inPlace, completed.text);
    return completionOf(parts, completed.text, completed.city, inPlace, there, []);
  }
  const cities = location === "" ? whole.cities.slice(0, MAX_OF_KIND).map(({ name }) => name) : [];
  if (cities.length === 0 && parsed.place?.kind === "city" && parsed.words.length === 0 && location === "")
    cities.push(parsed.place.name);
  return completionOf(parts, q, location, parsed, businesses, cities, whole.categories);
}

/** "ca" may be the beginning of "cafe"; "CA" is California. */
function isIncompleteCode(last: QueryWord | undefined, { vocabulary }: Lexicon): boolean {
  if (last === undefined || !/^\p{L}{1,2}$/u.test(last.typed) || /^\p{Lu}{2}$/u.test(last.typed)) return false;
  return vocabulary.completions(last.word, 1).length > 0;
}

/** Whether the directory has any of the words or kinds: the search drops the others. */
function findsWord({ text, filter, words, kinds }: ParsedSearch, { vocabulary }: Lexicon): boolean {
  const { terms = [] } = filter.terms ?? {};
  if (words.length === 0) return true;
  if (filter.alwaysOpen) return kinds.length > 0;
  // "24 hour l" is the beginning of a name, of which the search drops no word
  const query = parseQuery(text);
  if (query.intents.size > 0 && words.length > query.words.length)
    return (words.at(-1)?.word.length ?? 0) >= MIN_SEARCHED_PREFIX;
  return terms.some(({ typed, alternatives }, at) => {
    const mayGoOn = at === terms.length - 1 && typed.length >= MIN_SEARCHED_PREFIX;
    const minWeight = mayGoOn ? 0 : TYPED_WEIGHT;
    return alternatives.some((each) =>
      each.kind === "words"
        ? each.weight >= minWeight && each.words.every((word) => vocabulary.count(word) > 0)
        : each.kind !== "attribute",
    );
  });
}

/** Whether a business has an attribute that the words ask for; the vocabulary does not tell. */
async function findsAttribute({ search }: SuggestParts["store"], { filter }: ParsedSearch): Promise<boolean> {
  for (const term of filter.terms?.terms ?? []) {
    if (!term.alternatives.some(({ kind }) => kind === "attribute")) continue;
    const terms = { folded: "", lastIsPrefix: false, terms: [term] };
    const { totalCount } = await search.businessCards({ terms }, "recommended", { limit: 0, offset: 0 });
    if (totalCount > 0) return true;
  }
  return false;
}

/** Whether a name begins with the text, in its letters or in Latin ones. */
async function startsName(store: SuggestParts["store"], q: string): Promise<boolean> {
  const folded = foldText(q);
  for (const text of new Set([folded, transliterate(folded)])) {
    const names = await store.search.suggest({ folded: text, lastIsPrefix: false, terms: [] }, {}, 1);
    if (names.length > 0) return true;
  }
  return false;
}

/** Whether a word of a name begins with the prefix. */
function hasNameWithPrefix(businesses: readonly SuggestedBusiness[], prefix: string): boolean {
  return businesses.some(({ name }) => tokenize(name).some((word) => word.startsWith(prefix)));
}

async function completionOf(
  parts: CompleteParts,
  q: string,
  location: string,
  parsed: ParsedSearch,
  businesses: readonly SuggestedBusiness[],
  cities: readonly string[],
  completed?: readonly CategorySummary[],
): Promise<Completion> {
  const categories = await suggestCategories(parts, parsed, parsed.place === null ? completed : undefined);
  return {
    search: searchSuggestion(q, location, parsed),
    isFound: parsed.isPhone
      ? businesses.length > 0
      : findsWord(parsed, parts.lexicon) || (await findsAttribute(parts.store, parsed)),
    kinds: categories.map((category) => categorySuggestion(category, location, parsed)),
    places: cities.map((name) => ({ kind: "city", label: name, href: cityUrl(name) })),
    businesses: businesses.map((business) => businessSuggestion(business, businesses)),
    words: parsed.isPhone ? "" : typedText(parsed.words),
  };
}

/**
 * Categories in the place: those that the whole text names, and those of which it is a prefix; else those of kinds of which it
 * is a prefix. `completed`: the categories of which the text is a prefix, where they were read already.
 */
async function suggestCategories(
  { store, lexicon }: CompleteParts,
  parsed: ParsedSearch,
  completed: readonly CategorySummary[] | undefined,
): Promise<readonly CategorySummary[]> {
  if (parsed.isPhone || parsed.words.length === 0 || parsed.filter.near !== undefined) return [];
  const words = parsed.words.filter(({ isFiller }) => !isFiller).map(({ word }) => word);
  const complete = async (prefix: string) =>
    (await store.search.complete(prefix, {}, [], MAX_CHECKED_KINDS)).categories;
  const text = typedText(parsed.words);
  const [form] = lexicon.vocabulary.forms(words.at(-1) ?? "", 1);
  let withPrefix = completed ?? (await complete(text));
  if (withPrefix.length === 0 && form !== undefined)
    withPrefix = await complete([...words.slice(0, -1), form].join(" "));
  const isWhole = parsed.filter.terms?.terms.length === 1;
  const named = isWhole
    ? sortByTypedWords([...parsed.kinds, ...withPrefix], words)
    : [...withPrefix, ...sortByTypedWords(parsed.kinds, words)];
  const kinds = named.length > 0 ? named : completeKinds(words, lexicon);
  const slugs = kinds.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return (await store.search.complete("", placeOf(parsed), slugs, MAX_OF_KIND)).categories;
}

/** A text that is only a place may also be a name: then its words are searched as well. */
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
