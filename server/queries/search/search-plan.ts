import type { Widened } from "#contract/search-result";
import type { Lexicon } from "#domain/search/build-terms";
import { tokenize } from "#domain/search/words/tokenize";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { atAnyTime } from "./any-time.ts";
import { correctText } from "./correct-text.ts";
import type { PlaceLookups } from "./match-location.ts";
import { MAX_NEAREST_KM } from "./nearest-result.ts";
import { type ParsedSearch, parseSearch, type SearchText } from "./parse-search.ts";
import { placeFilterOf } from "./place-names.ts";
import { type RelaxedQuery, rarestWord, relaxQuery } from "./relax-query.ts";

/** The filter that answers a search, and how it differs from the words as typed. */
export interface SearchPlan {
  parsed: ParsedSearch;
  filter: BusinessFilter;
  correctedTo: string | null;
  didYouMean: string | null;
  widened: Widened | null;
}

interface PlanParts extends PlaceLookups {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
  now: Date;
  /** Number of businesses that match a filter and the conditions outside the text. */
  count: (filter: BusinessFilter) => Promise<number>;
}

/** Below this, a correction is suggested. */
const MIN_RESULTS = 3;
/** A suggested correction must match so many times as many businesses. */
const MIN_GAIN = 10;
/**
 * No further text is tried once dropping words took so many counts, so that an answer never depends on the speed of the machine. Judged
 * searches need at most six.
 */
const MAX_COUNTS = 8;
/** The first relaxed texts are also searched around the place, if they are short: longer ones are likely names. */
const MAX_TEXTS_NEAR = 2;
const MAX_WORDS_NEAR = 3;
/** A text whose last word may be incomplete. A single word needs three letters: "VA" is not "Vanguard". */
const INCOMPLETE = /(?:[\p{L}\p{M}]{3}|\s\p{L}{1,2})$/u;
const HAS_LETTERS = /\p{L}/u;

/**
 * Plans a search: the words as typed if they match anything; else with the last word completed; else spelling correction; else
 * query relaxation (without times, around the place, with fewer words). Each step is one count, at most some twenty in all.
 */
export async function planSearch(parts: PlanParts, search: SearchText & { exact: boolean }): Promise<SearchPlan> {
  const typed = await parseSearch(parts, search);
  const plan = planOf(typed, parts.now);
  const resultCount = await parts.count(plan.filter);
  if (resultCount >= MIN_RESULTS || typed.filter.terms === undefined) return plan;
  if (resultCount === 0 && typed.isPhone && !search.isWithoutPhone)
    return HAS_LETTERS.test(search.text) ? planSearch(parts, { ...search, isWithoutPhone: true }) : plan;
  if (resultCount > 0)
    return search.exact ? plan : { ...plan, didYouMean: await suggestCorrection(parts, search, resultCount) };
  return (await relaxPlan(parts, search, typed)) ?? plan;
}

function planOf(parsed: ParsedSearch, now: Date, more: Partial<SearchPlan> = {}): SearchPlan {
  const filter = parsed.isOpenNow ? { ...parsed.filter, openAt: now } : parsed.filter;
  return { parsed, filter, correctedTo: null, didYouMean: null, widened: null, ...more };
}

async function suggestCorrection(parts: PlanParts, search: SearchText, resultCount: number): Promise<string | null> {
  const text = correctText(search.text, parts.lexicon);
  if (text === undefined) return null;
  const plan = planOf(await parseSearch(parts, { ...search, text }), parts.now);
  return (await parts.count(plan.filter)) >= Math.max(MIN_RESULTS, resultCount * MIN_GAIN) ? text : null;
}

async function relaxPlan(
  parts: PlanParts,
  search: SearchText & { exact: boolean },
  typed: ParsedSearch,
): Promise<SearchPlan | undefined> {
  const { now, count } = parts;
  if (typed.isPlaceImplied) {
    const literal = planOf(await parseSearch(parts, search, { impliesPlace: false }), now);
    if ((await count(literal.filter)) > 0) return literal;
  }
  if (!search.exact && INCOMPLETE.test(search.text)) {
    const completed = planOf(await parseSearch(parts, search, { isTyping: true }), now);
    if ((await count(completed.filter)) > 0) return completed;
  }
  const text = search.exact ? undefined : correctText(search.text, parts.lexicon);
  const parsed = text === undefined ? typed : await parseSearch(parts, { ...search, text });
  const corrected = planOf(parsed, now, { correctedTo: text ?? null });
  if (text !== undefined && (await count(corrected.filter)) > 0) return corrected;
  if (typed.unknownLocation !== null)
    return withoutLocation(parts, { ...search, text: text ?? search.text }, corrected);
  return (
    (await withoutTime(parts, corrected)) ??
    (await aroundPlace(parts, corrected, MAX_NEAREST_KM)) ??
    (await dropWords(parts, { ...search, text: text ?? search.text }, corrected)) ??
    (await aroundPlaceAtAnyTime(parts, corrected))
  );
}

/** Drops "open now", "24 hours" and "late night". */
async function withoutTime({ count }: PlanParts, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const relaxed = atAnyTime(plan.filter);
  if (relaxed === undefined || (await count(relaxed.filter)) === 0) return undefined;
  return { ...plan, filter: relaxed.filter, widened: { words: relaxed.words } };
}

/** Drops the times and replaces the place, where neither alone finds anything: "24 hour electrician" in a village. */
async function aroundPlaceAtAnyTime(parts: PlanParts, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const relaxed = atAnyTime(plan.filter);
  return relaxed && aroundPlace(parts, { ...plan, filter: relaxed.filter, widened: { words: relaxed.words } });
}

/** Drops a location that is no known place. */
async function withoutLocation(
  parts: PlanParts,
  search: SearchText,
  plan: SearchPlan,
): Promise<SearchPlan | undefined> {
  const { correctedTo, parsed } = plan;
  const widened = { place: parsed.unknownLocation ?? "" };
  const next = planOf(await parseSearch(parts, { ...search, location: "" }), parts.now, { correctedTo, widened });
  if ((await parts.count(next.filter)) > 0) return next;
  const shorter = await dropWords(parts, { ...search, location: "" }, next);
  return shorter && { ...shorter, widened: { ...widened, ...shorter.widened } };
}

/** Replaces the place by distance from its centre, up to `radiusKm`; undefined if nothing matches. */
async function aroundPlace(
  { store, count }: PlanParts,
  plan: SearchPlan,
  radiusKm?: number,
): Promise<SearchPlan | undefined> {
  const { place, filter: read } = plan.parsed;
  if (place === null) return undefined;
  const { cityKey: _city, stateKey: _state, zipKey: _zip, countryKey: _country, near: _near, ...words } = plan.filter;
  const filter: BusinessFilter = words;
  const centre = read.near ?? (await store.search.placeCentre(placeFilterOf(plan.filter)));
  if (centre) {
    const { latitude, longitude } = centre;
    filter.near = radiusKm === undefined ? { latitude, longitude } : { latitude, longitude, radiusKm };
  } else if (radiusKm !== undefined) return undefined;
  return (await count(filter)) > 0 ? { ...plan, filter, widened: { ...plan.widened, place: place.name } } : undefined;
}

/** The words of the text that name its place. */
function placeWordsOf({ text, place, words }: ParsedSearch): ReadonlySet<string> {
  const others = new Set(words.map(({ word }) => word));
  return new Set(place === null ? [] : tokenize(text).filter((word) => !others.has(word)));
}

/** Drops words: those unknown to the directory, then one, two and three others, then all but the kind; finally all but one. */
async function dropWords(parts: PlanParts, search: SearchText, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const placeWords = placeWordsOf(plan.parsed);
  const emptyPlans: SearchPlan[] = [];
  let counts = 0;
  const count = (filter: BusinessFilter) => {
    counts++;
    return parts.count(filter);
  };
  for (const relaxed of relaxQuery(search.text, parts.lexicon, placeWords)) {
    if (counts >= MAX_COUNTS) break;
    const next = await planWithout(parts, search, plan, relaxed);
    if (next === undefined) continue;
    if ((await count(next.filter)) > 0) return next;
    const isShort = next.parsed.words.length <= MAX_WORDS_NEAR && emptyPlans.length < MAX_TEXTS_NEAR;
    const near = isShort ? await aroundPlace({ ...parts, count }, next, MAX_NEAREST_KM) : undefined;
    if (near) return near;
    emptyPlans.push(next);
  }
  const [first] = emptyPlans;
  const around = (await aroundPlace(parts, plan)) ?? (first && (await aroundPlace(parts, first)));
  if (around) return around;
  const rarest = rarestWord(search.text, parts.lexicon, placeWords);
  const last = rarest && (await planWithout(parts, search, plan, rarest));
  return last && ((await parts.count(last.filter)) > 0 ? last : aroundPlace(parts, last));
}

async function planWithout(
  parts: PlanParts,
  search: SearchText,
  { correctedTo }: SearchPlan,
  { text, dropped }: RelaxedQuery,
): Promise<SearchPlan | undefined> {
  const parsed = await parseSearch(parts, { ...search, text });
  if (parsed.filter.terms === undefined) return undefined;
  return planOf(parsed, parts.now, { correctedTo, widened: { words: dropped } });
}
