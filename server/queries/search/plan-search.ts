import { isDeepStrictEqual } from "node:util";
import { isBroadKind } from "#domain/categories/kind";
import { correctQuery } from "#domain/search/correct-query";
import { typedWords } from "#domain/search/phrases/written-words";
import { keepRarestWord, type RelaxedQuery, relaxQuery } from "#domain/search/relax-query";
import {
  attributeWords,
  type ParsedQuery,
  parseQuery,
  type QueryWord,
  withoutLocation,
  withoutPhone,
} from "#domain/search/understanding/parse-query";
import { tokenize } from "#domain/search/words/tokenize";
import type { BusinessFilter } from "../../store/port/search.ts";
import { dropTimes } from "./any-time.ts";
import {
  expandedPlan,
  type Planning,
  type PlanParts,
  planOf,
  planWithResults,
  type SearchPlan,
} from "./expanded-plan.ts";
import { searchAround, searchAtLandmark, searchAtMentionedPlace } from "./landmark-plans.ts";
import { MAX_NEAREST_KM } from "./nearest-result.ts";
import { unknownPlace } from "./places/unknown-place.ts";
import { contentWords, hasAllWords, placeWords, takeImpliedPlaceAsWords } from "./resolve-query.ts";

interface SearchTexts {
  text: string;
  location: string;
  /** The words are not corrected. */
  exact: boolean;
}

/** Minimum number of results; below it a correction is suggested that matches 10 times as many businesses. */
const MIN_RESULTS = 3;
const MIN_GAIN_FACTOR = 10;
/** Maximum number of results that may be mere mentions of a place. */
const MAX_MENTIONS = 6;
/**
 * Maximum number of counts for dropping words. A limit of time would make results depend on the speed of the machine. Judged searches need
 * at most six.
 */
const MAX_COUNTS = 8;
/** Maximum number of relaxed queries to search around the place too, if they are short: longer ones are probably names. */
const MAX_QUERIES_NEAR = 2;
const MAX_WORDS_NEAR = 3;
/** Matches a text whose last word may be incomplete. A single word needs three letters: "VA" is not "Vanguard". */
const INCOMPLETE = /(?:[\p{L}\p{M}]{3}|\s\p{L}{1,2})$/u;
const HAS_LETTERS = /\p{L}/u;

/**
 * Plans a search: the words as typed if they match anything; else with the last word completed; else spelling correction; else
 * query relaxation (without times, around the place, with fewer words). Each step is one count, at most some twenty in all.
 */
export async function planSearch(parts: PlanParts, { text, location, exact }: SearchTexts): Promise<SearchPlan> {
  const match = await parts.matchLocation(location);
  const planContext = { ...parts, isExact: exact, typedLocation: location, location: match };
  return planQuery(planContext, parseQuery(text, match ? "" : location));
}

async function planQuery(planContext: Planning, query: ParsedQuery): Promise<SearchPlan> {
  const typedPlan = await planOf(planContext, query);
  const resultCount = await planContext.count(typedPlan.filter);
  if (typedPlan.filter.terms === undefined) return typedPlan;
  if (resultCount >= MIN_RESULTS) {
    const areOfKind = resultCount > MAX_MENTIONS || (await haveKind(planContext, typedPlan));
    return (areOfKind ? undefined : await searchAtMentionedPlace(planContext, typedPlan, resultCount)) ?? typedPlan;
  }
  if (resultCount > 0) {
    const otherPlan =
      (await dropUnknownPrice(planContext, typedPlan)) ??
      (await searchAtMentionedPlace(planContext, typedPlan, resultCount));
    return otherPlan ?? { ...typedPlan, didYouMean: await suggestCorrection(planContext, query, resultCount) };
  }
  if (query.phone !== undefined)
    return HAS_LETTERS.test(query.text) ? planQuery(planContext, withoutPhone(query)) : typedPlan;
  return (
    (await takePlaceAsWords(planContext, typedPlan)) ??
    (await searchAtMentionedPlace(planContext, typedPlan, resultCount)) ??
    (await completeLastWord(planContext, typedPlan)) ??
    (await correctAndRelax(planContext, typedPlan)) ??
    typedPlan
  );
}

/** Tells whether enough of a few results are of a kind that the words name, or have all words in their names; others may only mention a place. */
async function haveKind({ store }: Planning, { query, filter }: SearchPlan): Promise<boolean> {
  const slugs = new Set(query.kinds.map(({ slug }) => slug));
  if (slugs.size === 0 || filter.terms?.terms.length === 1) return true;
  const page = { limit: MAX_MENTIONS, offset: 0 };
  const { businesses } = await store.search.businesses(filter, "recommended", page);
  const words = query.words.filter(({ isFiller }) => !isFiller);
  const isOfKind = ({ categorySlug, name }: { categorySlug: string; name: string }) =>
    slugs.has(categorySlug) || hasAllWords(tokenize(name), words);
  return businesses.filter(isOfKind).length >= MIN_RESULTS;
}

async function suggestCorrection(
  planContext: Planning,
  query: ParsedQuery,
  resultCount: number,
): Promise<string | null> {
  const correctedQuery = planContext.isExact ? undefined : correctQuery(query, planContext.lexicon);
  if (correctedQuery === undefined) return null;
  const { filter } = await planOf(planContext, correctedQuery);
  const isBetter = (await planContext.count(filter)) >= Math.max(MIN_RESULTS, resultCount * MIN_GAIN_FACTOR);
  return isBetter ? correctedQuery.text : null;
}

/** Drops price words such as "cheap" if no business of the searched kind has a known price and the results only mention the words. */
async function dropUnknownPrice(planContext: Planning, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { parsed, kinds, understood } = plan.query;
  const words = attributeWords(parsed.all);
  const hasPrice = understood.filters.some((filter) => filter.startsWith("price"));
  if (!hasPrice || kinds.length === 0 || kinds.some(({ category }) => isBroadKind(category))) return undefined;
  const hasKind = async ({ filter }: SearchPlan) => {
    for (const { slug } of kinds) if ((await planContext.count({ ...filter, categorySlug: slug })) > 0) return true;
    return false;
  };
  if (await hasKind(plan)) return undefined;
  const typed = typedWords([...words]);
  const relaxedQuery = relaxQuery(parsed, contentWords(plan.query), planContext.lexicon).find(({ dropped }) =>
    isDeepStrictEqual(dropped, typed),
  );
  const nextPlan = relaxedQuery && (await relaxedPlan(planContext, plan, relaxedQuery));
  return nextPlan && (await hasKind(nextPlan)) ? nextPlan : undefined;
}

/** Searches the words of an implied place as words, since they may mean something else. */
async function takePlaceAsWords(planContext: Planning, { query }: SearchPlan): Promise<SearchPlan | undefined> {
  if (query.split === undefined || query.split.isExplicit) return undefined;
  return planWithResults(planContext, expandedPlan(planContext, takeImpliedPlaceAsWords(query)));
}

async function completeLastWord(planContext: Planning, { query }: SearchPlan): Promise<SearchPlan | undefined> {
  if (planContext.isExact || !INCOMPLETE.test(query.parsed.text)) return undefined;
  const completedPlan = expandedPlan(planContext, query, { isTyping: true });
  // The same terms would find nothing again.
  if (isDeepStrictEqual(completedPlan.filter.terms?.terms, query.filter.terms?.terms)) return undefined;
  return planWithResults(planContext, completedPlan);
}

async function correctAndRelax(planContext: Planning, typedPlan: SearchPlan): Promise<SearchPlan | undefined> {
  const correctedQuery = planContext.isExact ? undefined : correctQuery(typedPlan.query.parsed, planContext.lexicon);
  const query = correctedQuery && hasWords(correctedQuery, placeWords(typedPlan.query)) ? correctedQuery : undefined;
  const correctedPlan = query && (await planOf(planContext, query, { correctedTo: query.text }));
  if (correctedPlan === undefined) return relaxPlan(planContext, typedPlan);
  // A word for a station is not a typing error: "gare" beside a business "Gate".
  return (
    (await planWithResults(planContext, correctedPlan)) ??
    (await searchAtLandmark(planContext, typedPlan)) ??
    relaxPlan(planContext, correctedPlan)
  );
}

/** Tells whether a corrected query still has the words of a place: a district is right, even if no business has its name. */
function hasWords({ all }: ParsedQuery, words: readonly QueryWord[]): boolean {
  return words.every(({ word }) => all.some((corrected) => corrected.word === word));
}

async function relaxPlan(planContext: Planning, plan: SearchPlan): Promise<SearchPlan | undefined> {
  if (planContext.typedLocation !== "" && planContext.location === undefined) return dropLocation(planContext, plan);
  const planAtAnyTime = dropTime(plan);
  return (
    (await dropUnknownPlace(planContext, plan)) ??
    (await searchAtLandmark(planContext, plan)) ??
    (planAtAnyTime && (await planWithResults(planContext, planAtAnyTime))) ??
    (await searchAround(planContext, plan, MAX_NEAREST_KM)) ??
    (await dropWords(planContext, plan)) ??
    // Dropping only the time or only the place finds nothing for "24 hour electrician" in a village.
    (planAtAnyTime && (await searchAround(planContext, planAtAnyTime)))
  );
}

/** Drops times, "open now", "24 hours" and "late night"; returns undefined without them. */
function dropTime(plan: SearchPlan): SearchPlan | undefined {
  const relaxedFilter = dropTimes(plan.filter);
  return relaxedFilter && { ...plan, filter: relaxedFilter.filter, widened: { words: relaxedFilter.words } };
}

/** Drops an unknown location, then words. */
async function dropLocation(planContext: Planning, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { correctedTo, query } = plan;
  const widenedPlace = { place: planContext.typedLocation };
  const nextPlan = await planOf(planContext, withoutLocation(query.parsed), { correctedTo, widened: widenedPlace });
  const foundPlan = await planWithResults(planContext, nextPlan);
  if (foundPlan) return foundPlan;
  const shorter = await dropWords(planContext, nextPlan);
  return shorter && { ...shorter, widened: { ...widenedPlace, ...shorter.widened } };
}

/** Drops an unknown place among the words, then other words: results near another station do not answer "near Xyzwil station". */
async function dropUnknownPlace(planContext: Planning, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { correctedTo, query, widened: earlier } = plan;
  if (earlier?.unknownPlace !== undefined) return undefined;
  const unknown = unknownPlace(query, planContext.lexicon);
  if (unknown === undefined) return undefined;
  const widened = { unknownPlace: unknown.name };
  const nextPlan = await planOf(planContext, unknown.otherWords, { correctedTo, widened });
  const foundPlan = await planWithResults(planContext, nextPlan);
  if (foundPlan) return foundPlan;
  const shorter = await relaxPlan(planContext, nextPlan);
  return shorter && { ...shorter, widened: { ...shorter.widened, ...widened } };
}

/** Drops words: those unknown to the directory, then one, two and three others, then all but the kind; finally all but one. */
async function dropWords(planContext: Planning, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { parsed } = plan.query;
  const content = contentWords(plan.query);
  const emptyPlans: SearchPlan[] = [];
  let counts = 0;
  const count = (filter: BusinessFilter) => {
    counts++;
    return planContext.count(filter);
  };
  for (const relaxedQuery of relaxQuery(parsed, content, planContext.lexicon)) {
    if (counts >= MAX_COUNTS) break;
    const nextPlan = await relaxedPlan(planContext, plan, relaxedQuery);
    if (nextPlan === undefined) continue;
    const isShort = nextPlan.query.words.length <= MAX_WORDS_NEAR && emptyPlans.length < MAX_QUERIES_NEAR;
    const foundPlan =
      (await planWithResults({ count }, nextPlan)) ??
      (isShort ? await searchAround({ ...planContext, count }, nextPlan, MAX_NEAREST_KM) : undefined);
    if (foundPlan) return foundPlan;
    emptyPlans.push(nextPlan);
  }
  const [first] = emptyPlans;
  const planAroundPlace =
    (await searchAround(planContext, plan)) ?? (first && (await searchAround(planContext, first)));
  if (planAroundPlace) return planAroundPlace;
  const rarestWordQuery = keepRarestWord(parsed, content, planContext.lexicon);
  const lastPlan = rarestWordQuery && (await relaxedPlan(planContext, plan, rarestWordQuery));
  return lastPlan && ((await planWithResults(planContext, lastPlan)) ?? searchAround(planContext, lastPlan));
}

/** Returns undefined if only a place is left to search for. */
async function relaxedPlan(
  planContext: Planning,
  { correctedTo }: SearchPlan,
  { query, dropped }: RelaxedQuery,
): Promise<SearchPlan | undefined> {
  const plan = await planOf(planContext, query, { correctedTo, widened: { words: dropped } });
  return plan.filter.terms === undefined ? undefined : plan;
}
