import type { PlaceChoice } from "#contract/search-result";
import type { MapPlaces } from "#domain/search/landmarks/map-places";
import { numberedDistricts } from "#domain/search/landmarks/numbered-districts";
import { tokenize } from "#domain/search/words/tokenize";
import { Vocabulary } from "#domain/search/words/vocabulary";
import type { Store } from "../../../store/store.ts";
import { type FindLandmark, openLandmarks } from "./find-landmark.ts";
import { combinePlaces, type FindPlace, openPlaceNames, type ResolvedPlace } from "./place-names.ts";
import { placesOf, resolveLocation } from "./resolve-location.ts";

/** The place that the location box of a search names. */
export interface LocationMatch extends ResolvedPlace {
  /** Several places have the name, or a misspelled name may mean them; the first one is searched. */
  choices: PlaceChoice[];
}

interface MatchLocationParts {
  store: Pick<Store, "directory" | "search">;
  findPlace: FindPlace;
  findLandmark: FindLandmark;
  vocabulary: Vocabulary;
}

const MAX_CHOICES = 6;
const MAX_CORRECTIONS = 3;
const MAX_WORDS = 4;
/** Number of the largest cities whose whole names are compared, which takes some milliseconds. */
const MAX_CITIES = 3_000;
/** Minimum share of a city's businesses in a state; below it the state is an error in the data. */
const MIN_SHARE = 0.05;
/** Radius around the centre of nearby postcodes. */
const NEIGHBOURHOOD_KM = 10;

/** Resolves a location; returns undefined if it is empty, or neither a place nor a misspelled one. */
export type MatchLocation = (location: string) => Promise<LocationMatch | undefined>;

export interface PlaceLookups {
  findPlace: FindPlace;
  findLandmark: FindLandmark;
  matchLocation: MatchLocation;
}

/** Looks up places and locations, each once during a search, whose steps need the same ones. */
export function openPlaceLookups(
  store: MatchLocationParts["store"],
  vocabulary: Vocabulary,
  mapPlaces?: MapPlaces,
): PlaceLookups {
  const findPlace = withoutMapLabels(openPlaceNames(store, vocabulary), mapPlaces);
  const findLandmark = openLandmarks({ store, findPlace, vocabulary, mapPlaces });
  const matches = new Map<string, ReturnType<MatchLocation>>();
  return {
    findPlace,
    findLandmark,
    async matchLocation(location) {
      if (location === "") return undefined;
      const match = matches.get(location) ?? matchLocation({ store, findPlace, findLandmark, vocabulary }, location);
      matches.set(location, match);
      return match;
    },
  };
}

/**
 * Ignores labels of the map for names of towns, since a district may be another name of its town: "Monaco-Ville" is the old town of Monaco.
 * Rules of the administrator take precedence over the map.
 */
function withoutMapLabels(findPlace: FindPlace, mapPlaces: MapPlaces | undefined): FindPlace {
  if (mapPlaces === undefined) return findPlace;
  return async (text, kinds) => {
    const place = await findPlace(text, kinds);
    const words = tokenize(text);
    if (place?.kind !== "city" || place.isByRule || tokenize(place.name).join(" ") === words.join(" ")) return place;
    return mapPlaces.named(words).some(({ kind }) => kind !== "town") ? undefined : place;
  };
}

async function matchLocation(parts: MatchLocationParts, location: string): Promise<LocationMatch | undefined> {
  const resolvedPlaces = await resolveLocation(parts.findPlace, location);
  if (resolvedPlaces) {
    const landmark = await landmarkBefore(parts, location);
    if (landmark) return { ...landmark, choices: [] };
    return { ...resolvedPlaces, choices: await cityChoices(parts.store, resolvedPlaces) };
  }
  const neighbourhoodMatch = await neighbourhood(parts.store, location);
  if (neighbourhoodMatch) return neighbourhoodMatch;
  const landmark = await parts.findLandmark(wordsIn(location));
  return landmark ? { ...landmark, choices: [] } : correctedPlace(parts, location);
}

/** Finds a landmark before a comma and a town, "Niederdorf, Zürich", unless it is a place of its own. House numbers are ignored. */
async function landmarkBefore({ findPlace, findLandmark }: MatchLocationParts, location: string) {
  const [first = "", ...others] = location.split(/[,|]/);
  const isNumberedDistrict = numberedDistricts(wordsIn(location)).length > 0;
  if (others.length === 0 || (/\d/.test(first) && !isNumberedDistrict)) return undefined;
  const isPlace = (await placesOf(findPlace, wordsIn(first))) !== undefined;
  return isPlace ? undefined : findLandmark(wordsIn(location));
}

/** Splits the text of the location box into words. */
export function wordsIn(text: string): string[] {
  return text.split(/[\s,|]+/).filter((word) => word !== "");
}

/** Offers the states of a city named without one: "Springfield" is in several. */
async function cityChoices(
  store: MatchLocationParts["store"],
  { place, filter }: Pick<LocationMatch, "place" | "filter">,
) {
  const isCityAlone = filter.cityKey !== undefined && Object.keys(filter).length === 1;
  if (!isCityAlone) return [];
  const states = await store.search.cityStates(filter.cityKey ?? "");
  const total = states.reduce((sum, { businessCount }) => sum + businessCount, 0);
  const likelyStates = states.filter(
    ({ state, country, businessCount }) => `${state}${country}` !== "" && businessCount >= total * MIN_SHARE,
  );
  const labels = new Set(
    likelyStates.slice(0, MAX_CHOICES).map(({ state, country }) => [place.name, state || country].join(", ")),
  );
  return labels.size < 2 ? [] : [...labels].map((label) => ({ label, location: label }));
}

async function neighbourhood(store: MatchLocationParts["store"], location: string): Promise<LocationMatch | undefined> {
  const zipKey = tokenize(location).join("");
  if (!/\d{3}/.test(zipKey) || zipKey.length > 10) return undefined;
  const centre = await store.search.placeCentre({ zipKey });
  if (centre === undefined) return undefined;
  const { latitude, longitude, radiusKm } = centre;
  return {
    place: { kind: "postcode", name: location.trim() },
    filter: {},
    near: { latitude, longitude, radiusKm: Math.max(radiusKm, NEIGHBOURHOOD_KM) },
    choices: [],
  };
}

/** Finds the places that a mistyped name may mean, the likeliest first. */
async function correctedPlace(
  { store, findPlace, vocabulary }: MatchLocationParts,
  location: string,
): Promise<LocationMatch | undefined> {
  const words = tokenize(location).slice(0, MAX_WORDS);
  const matches = await placesNamed(findPlace, wordCorrections(words, vocabulary));
  if (matches.length === 0) matches.push(...(await placesNamed(findPlace, await similarCities(store, words))));
  const [first] = matches;
  return first && { ...first, choices: matches.map(({ place }) => ({ label: place.name, location: place.name })) };
}

/** Corrects each unknown word, in all combinations. */
function wordCorrections(words: readonly string[], vocabulary: Vocabulary): string[][] {
  let texts: string[][] = [[]];
  for (const word of words) {
    const correctedPlaces =
      vocabulary.count(word) > 0
        ? [word]
        : vocabulary.corrections(word, MAX_CORRECTIONS).map((correction) => correction.word);
    texts = texts
      .flatMap((text) => correctedPlaces.map((correctedPlace) => [...text, correctedPlace]))
      .slice(0, MAX_CHOICES);
  }
  return texts;
}

/** Finds large cities whose whole name is similar: "litle rok", "mussel shoals", "sanjose". */
async function similarCities({ directory }: MatchLocationParts["store"], words: readonly string[]) {
  const { cities } = await directory.cities("", { limit: MAX_CITIES, offset: 0 });
  const names = new Map(cities.map(({ name, businessCount }) => [tokenize(name).join(""), { name, businessCount }]));
  const joinedWords = words.join("");
  const counts = Array.from(names.values(), ({ businessCount }) => businessCount);
  const similarWords = Vocabulary.from([...names.keys()], counts).corrections(joinedWords, MAX_CORRECTIONS);
  return [joinedWords, ...similarWords.map(({ word }) => word)].flatMap((word) => {
    const city = names.get(word);
    return city === undefined ? [] : [tokenize(city.name)];
  });
}

async function placesNamed(findPlace: FindPlace, texts: readonly (readonly string[])[]): Promise<LocationMatch[]> {
  const places = await Promise.all(texts.map((text) => placesOf(findPlace, text)));
  const combinations = places
    .map((combination) => combinePlaces(combination ?? []))
    .filter((combination) => combination !== undefined);
  const placesByName = Map.groupBy(combinations, ({ place }) => place.name);
  return [...placesByName.values()].flatMap(([first]) => (first === undefined ? [] : [{ ...first, choices: [] }]));
}
