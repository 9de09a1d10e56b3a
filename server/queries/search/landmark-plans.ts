import { hasLandmarkWord } from "#domain/search/landmarks/landmark-variants";
import { kindWords } from "#domain/search/understanding/kind-positions";
import { tokensOf } from "#domain/search/understanding/parse-query";
import type { BusinessFilter } from "../../store/port/search.ts";
import { expandedPlan, type Planning, planWithResults, type SearchPlan } from "./expanded-plan.ts";
import { MAX_NEAREST_KM } from "./nearest-result.ts";
import { areKinds, impliedLandmark } from "./places/place-in-words.ts";
import { placeFilterOf } from "./places/place-names.ts";
import { nameFit, placeWords, takeLandmark } from "./resolve-query.ts";

/** Ranks from the landmark that the words end or begin with, with its town or without: "pizza kreis 4". */
export async function searchAtLandmark(
  planContext: Planning,
  { query, ...plan }: SearchPlan,
): Promise<SearchPlan | undefined> {
  // Only the town matched, although the words name its station: "gare de Zurich".
  const hasTown = query.split !== undefined;
  if ((hasTown && (query.split?.isExplicit || query.split?.near)) || query.location !== undefined) return undefined;
  const { findLandmark } = planContext;
  const split =
    (await impliedLandmark(findLandmark, query.parsed, { isMarked: hasTown })) ??
    (hasTown ? await impliedLandmark(findLandmark, query.parsed, { town: placeWords(query) }) : undefined);
  if (split === undefined) return undefined;
  const { correctedTo } = plan;
  const nextPlan = expandedPlan(planContext, takeLandmark(query, split), { changes: { correctedTo } });
  const nearPlan =
    (await planWithResults(planContext, nextPlan)) ?? (await searchAround(planContext, nextPlan, MAX_NEAREST_KM));
  // A kind that is found only far away is found nowhere near the place, if the words are surely one: "mass" only begins "Massie Rd".
  const isNowhereNear = !split.isInexact && areKinds(split.words, query.parsed.words);
  return nearPlan ?? (isNowhereNear ? searchAround(planContext, nextPlan) : undefined);
}

/**
 * Ranks by distance from a place that the words end or begin with: a known district, a landmark with a word for its kind, or a street
 * beside words for kinds. Applies if the few results only mention the place and none has all words as its name.
 */
export async function searchAtMentionedPlace(
  planContext: Planning,
  { query }: SearchPlan,
  resultCount: number,
): Promise<SearchPlan | undefined> {
  const { split: town } = query;
  if (town?.isExplicit || town?.near || query.location !== undefined || query.isName) return undefined;
  const { store, findLandmark } = planContext;
  const { words } = query.parsed;
  const fit = await nameFit(store, query.parsed, town);
  const mayBePlace = fit === undefined || kindWords(words).size > 0 || hasLandmarkWord(tokensOf(words));
  if (fit === "whole" || !mayBePlace) return undefined;
  const inTown = town ? { town: placeWords(query) } : {};
  const options = [
    ...(town ? [] : [{ isLabelled: true }]),
    { isMarked: true },
    ...(resultCount > 0 ? [{ isInAddresses: true }] : []),
  ];
  for (const option of options) {
    const split = await impliedLandmark(findLandmark, query.parsed, { ...option, ...inTown });
    // "Astor Bar Kornplatz" has "bar Kornplatz" in its name, and is one of the bars there.
    if (split && fit === "part" && !areKinds(split.words, query.parsed.words) && split.words.length > 0) continue;
    const plan = split && expandedPlan(planContext, takeLandmark(query, split));
    if (plan && (await planContext.count(plan.filter)) > resultCount) return plan;
  }
  return undefined;
}

/** Replaces the place by distance from its centre, up to `radiusKm`. */
export async function searchAround(
  { store, count }: Planning,
  plan: SearchPlan,
  radiusKm?: number,
): Promise<SearchPlan | undefined> {
  const { understood, filter: ownFilter } = plan.query;
  if (understood.place === null) return undefined;
  const { cityKey: _city, stateKey: _state, zipKey: _zip, countryKey: _country, near: _near, ...words } = plan.filter;
  const filter: BusinessFilter = words;
  const centre = ownFilter.near ?? (await store.search.placeCentre(placeFilterOf(plan.filter)));
  if (centre) {
    const { latitude, longitude } = centre;
    filter.near = radiusKm === undefined ? { latitude, longitude } : { latitude, longitude, radiusKm };
  } else if (radiusKm !== undefined) return undefined;
  return planWithResults({ count }, { ...plan, filter, widened: { ...plan.widened, place: understood.place.name } });
}
