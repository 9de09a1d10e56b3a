import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import { openStateAt } from "#domain/opening-hours/open-state";
import { foldText } from "#domain/text/fold";
import type { JudgedQuery, Wanted } from "./judged-query.ts";
import type { JudgedBusiness } from "./relevance-directory.ts";

const FIRST_RESULTS = 5;
/** Rank down to which forbidden results count. */
const FORBIDDEN_DEPTH = 20;

/** Judgement of one search. */
export interface Verdict {
  query: JudgedQuery;
  isFirstRight: boolean;
  /** Share of relevant results among the first five, or as many as exist; for a name, 1 if it is among them. */
  precision: number;
  /** The search is empty although something is right. */
  isEmpty: boolean;
  /** A result that must not appear. */
  forbidden: string | undefined;
  /** An undamaged search was answered by another one or doubted. */
  isFalselyCorrected: boolean;
  /** The first five results, and the corrected search. */
  results: string[];
}

/** Runs every query and judges its results. `now` is the time of the API. */
export async function judge(
  api: PublicApi,
  directory: readonly JudgedBusiness[],
  queries: readonly JudgedQuery[],
  now: Date,
): Promise<Verdict[]> {
  const businessByPlaceId = new Map(directory.map((business) => [business.draft.placeId, business]));
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const parameters = searchQuerySchema.parse({ q: query.q, location: query.at ?? "" });
    const result = await api.search({ ...parameters, ...query.filters });
    const results = result.businesses.flatMap(({ placeId }) => businessByPlaceId.get(placeId) ?? []);
    verdicts.push(verdict(query, result, results, directory, now));
  }
  return verdicts;
}

function verdict(
  query: JudgedQuery,
  result: SearchResult,
  results: readonly JudgedBusiness[],
  directory: readonly JudgedBusiness[],
  now: Date,
): Verdict {
  const { right, also, first, never } = query;
  const isRight = (business: JudgedBusiness) =>
    right !== "nothing" && [right].flat().some((wantedItem) => isWanted(business, wantedItem, now));
  const isAccepted = (business: JudgedBusiness) =>
    isRight(business) || (also !== undefined && isWanted(business, also, now));
  const [best] = results;
  const precision = () => {
    const acceptedCount = results.slice(0, FIRST_RESULTS).filter(isAccepted).length;
    if (right === "nothing") return Number(results.length === 0);
    if (isByName(right)) return Number(acceptedCount > 0);
    // A business without a city is welcome in each city around it, and missed in none.
    const expected = directory.filter((business) => business.draft.city !== "" && isRight(business)).length;
    return Math.min(1, acceptedCount / Math.min(FIRST_RESULTS, expected || 1));
  };
  const wrongResult = never && results.slice(0, FORBIDDEN_DEPTH).find((business) => isWanted(business, never, now));
  const doubt = result.correctedTo ?? result.didYouMean;
  return {
    query,
    isFirstRight:
      right === "nothing"
        ? results.length === 0
        : best !== undefined && isAccepted(best) && (first === undefined || isWanted(best, first, now)),
    precision: precision(),
    isEmpty: right !== "nothing" && results.length === 0,
    forbidden: wrongResult?.draft.name,
    isFalselyCorrected: query.isDamaged !== true && doubt !== null,
    results: [
      ...(doubt === null ? [] : [`(${doubt})`]),
      ...results
        .slice(0, FIRST_RESULTS)
        .map(({ draft: { name, category, city, rating } }) => `${name} · ${category} · ${city} ${rating}`),
    ],
  };
}

/** Tells whether a search is for certain businesses, by name or phone, whatever stands beside it. */
function isByName(expected: Wanted | Wanted[]): boolean {
  return [expected].flat().every(({ name, phone }) => name !== undefined || phone !== undefined);
}

/** Returns queries without any right business in the directory: errors in the judgements. */
export function impossibleQueries(
  queries: readonly JudgedQuery[],
  directory: readonly JudgedBusiness[],
  now: Date,
): string[] {
  return queries
    .filter(({ right, first = {} }) => {
      if (right === "nothing") return false;
      const wantedItems = [right].flat();
      return !directory.some(
        (one) => isWanted(one, first, now) && wantedItems.some((item) => isWanted(one, item, now)),
      );
    })
    .map(({ q, at = "" }) => `${q} | ${at}`);
}

/** Removes case, accents and apostrophes, of which there are four kinds, from a name. */
function spokenName(name: string): string {
  return foldText(name).replace(/['’‘`]/g, "");
}

/** Tells whether a business is relevant to a visitor who wants this. */
export function isWanted({ draft, kinds, cities, attributes }: JudgedBusiness, wantedItem: Wanted, now: Date): boolean {
  const oneOf = (values: string | string[] | undefined, has: (value: string) => boolean) =>
    values === undefined || [values].flat().some(has);
  return (
    oneOf(wantedItem.name, (name) => spokenName(draft.name) === spokenName(name)) &&
    oneOf(wantedItem.kind, (kind) => kinds.includes(kind)) &&
    oneOf(wantedItem.city, (name) => cities.includes(name)) &&
    oneOf(wantedItem.state, (state) => draft.state === state) &&
    oneOf(wantedItem.country, (country) => draft.country === country) &&
    oneOf(wantedItem.zip, (zip) => draft.zipCode === zip) &&
    oneOf(wantedItem.street, (part) => foldText(`${draft.address} ${draft.name}`).includes(part)) &&
    oneOf(wantedItem.phone, (phone) => draft.phoneE164 === phone) &&
    (wantedItem.has ?? []).every((tag) => attributes.includes(tag)) &&
    (wantedItem.isOpen === undefined || openStateAt(draft.openingHours, draft.timeZone, now) === "open") &&
    (wantedItem.isAlwaysOpen === undefined || draft.openingHours?.Wednesday === "Open 24 hours") &&
    (wantedItem.minRating === undefined || draft.rating >= wantedItem.minRating)
  );
}
