import {
  hasLandmarkWord,
  isKindInTown,
  landmarkVariants,
  withoutDistrictWord,
  withoutLandmarkWord,
} from "#domain/search/landmarks/landmark-variants";
import type { MapPlace, MapPlaces } from "#domain/search/landmarks/map-places";
import { isFillerWord } from "#domain/search/understanding/fillers";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { tokenize } from "#domain/search/words/tokenize";
import type { Vocabulary } from "#domain/search/words/vocabulary";
import type { Store } from "../../../store/store.ts";
import { type LandmarkOptions, learntLandmark } from "./learnt-landmark.ts";
import { mapLandmark } from "./map-landmark.ts";
import { numberedLandmark } from "./numbered-landmark.ts";
import { openDistricts } from "./open-districts.ts";
import { combinePlaces, type FindPlace, type Landmark, type ResolvedPlace } from "./place-names.ts";
import { placesOf } from "./resolve-location.ts";
import { type TownAndRest, townPart } from "./town-part.ts";

/** Finds the station, district, street or building that these words name, as a point to rank from. */
export type FindLandmark = (words: readonly string[], options?: LandmarkOptions) => Promise<Landmark | undefined>;

interface LandmarkParts {
  store: Pick<Store, "directory" | "search">;
  findPlace: FindPlace;
  vocabulary: Vocabulary;
  /** Labels of the map, which are sure; undefined without a map. */
  mapPlaces?: MapPlaces | undefined;
}

interface Lookups extends LandmarkParts {
  districtsNamed: (words: readonly string[]) => Promise<readonly MapPlace[]>;
}

const MAX_WORDS = 5;
const MIN_CHARS = 2;
/** Radius around a town in which its landmarks lie, such as its airport. */
const AROUND_TOWN_KM = 20;
/** "Station" beside a town is the town's own, not that of the city next to it. */
const BESIDE_TOWN_KM = 3;
/** Minimum number of businesses naming a station that outweigh the stations of the map. */
const MIN_BUSINESSES_BEFORE_MAP = 3;

/**
 * Finds landmarks among the labels of the map, or else by the names and addresses of businesses: if most of those with the words lie around
 * one point, this point is the landmark. A town may precede or follow it: "Zürich HB". Each landmark is looked up once during a search.
 */
export function openLandmarks(parts: LandmarkParts): FindLandmark {
  const landmarks = new Map<string, Promise<Landmark | undefined>>();
  const lookups = { ...parts, districtsNamed: openDistricts(parts.store) };
  return (words, options = {}) => {
    const key = JSON.stringify([words, options]);
    const landmark =
      landmarks.get(key) ??
      findLandmark(lookups, words, options).then((landmark) => landmark && withTypedName(landmark, words));
    landmarks.set(key, landmark);
    return landmark;
  };
}

/** Names a landmark that no business writes word by word as it was typed: "Bahnhof Altstetten", not "bahnhof altstetten". */
function withTypedName(landmark: Landmark, typedWords: readonly string[]): Landmark {
  const [name = "", ...town] = landmark.place.name.split(", ");
  const tokens = name.split(" ");
  const typed = tokens.map((token) => typedWords.find((word) => tokenize(word).join(" ") === token));
  if (typed.includes(undefined)) return landmark;
  return { ...landmark, place: { ...landmark.place, name: [typed.join(" "), ...town].join(", ") } };
}

async function findLandmark(
  parts: Lookups,
  typedWords: readonly string[],
  options: LandmarkOptions,
): Promise<Landmark | undefined> {
  const words = tokenize(typedWords.join(" "));
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  // The map writes the whole name of "Zürich HB".
  const wholeName = mayBeLandmark(words) && !options.isTownPart ? (parts.mapPlaces?.named(words) ?? []) : [];
  const labelled = (await mapLandmark(parts.store, wholeName)) ?? (await numberedLandmark(parts.store, typedWords));
  if (labelled) return labelled;
  if (options.isLabelled) return labelledLandmark(parts, typedWords, options);
  for (const split of await splitTown(parts.findPlace, typedWords)) {
    const { town, rest } = split;
    const landmark =
      (await townPart(parts.store, split)) ??
      (options.isTownPart ? undefined : await landmarkIn(parts, tokenize(rest.join(" ")), town, options));
    if (landmark) return landmark;
  }
  if (options.isTownPart) return undefined;
  const landmark = await landmarkIn(parts, words, undefined, options);
  if (landmark) return landmark;
  if (options.isWholePhrase) return undefined;
  const namesake = namesakeOf(words);
  return namesake && landmarkIn(parts, namesake, undefined, options);
}

/**
 * Returns the place after which a station is named, if no business has the whole name. A university may be far from it, and a town may have
 * the name of a port, unless words join them: "port de Fontvieille".
 */
function namesakeOf(words: readonly string[]): readonly string[] | undefined {
  const namesake = withoutLandmarkWord(words);
  if (namesake === undefined) return undefined;
  const name = trimFillers(namesake);
  const isOfKind = (kind: string) => landmarkVariants(words).some((variant) => variant.includes(kind));
  const isTown = isOfKind("port") && name.length === namesake.length;
  return isTown || isOfKind("university") || name.some(isFillerWord) ? undefined : name;
}

/** Finds a labelled place by all words, or with its town beside it: "Kreis 5 Zürich". */
async function labelledLandmark(parts: Lookups, typedWords: readonly string[], options: LandmarkOptions) {
  const landmark = await landmarkIn(parts, tokenize(typedWords.join(" ")), undefined, options);
  if (landmark) return landmark;
  for (const { town, rest } of await splitTown(parts.findPlace, typedWords)) {
    const inTown = await landmarkIn(parts, tokenize(rest.join(" ")), town, options);
    if (inTown) return inTown;
  }
  return undefined;
}

/** Finds towns that the words begin or end with, the longest first. */
async function splitTown(findPlace: FindPlace, words: readonly string[]): Promise<TownAndRest[]> {
  const splits = Array.from({ length: words.length - 1 }, (_, index) => words.length - 1 - index).flatMap((length) => [
    { townWords: words.slice(0, length), rest: words.slice(length), isAfterTown: true },
    { townWords: words.slice(-length), rest: words.slice(0, -length), isAfterTown: false },
  ]);
  const towns = await Promise.all(splits.map(({ townWords }) => placesOf(findPlace, townWords)));
  return splits.flatMap(({ rest, isAfterTown }, index) => {
    const town = combinePlaces(towns[index] ?? []);
    return town?.filter.cityKey === undefined ? [] : [{ town, rest: trimFillers(rest), isAfterTown }];
  });
}

/** Drops the preposition that joins a landmark to its town: "gare de Lyon". */
function trimFillers(words: readonly string[]): readonly string[] {
  const isContent = (word: string) => !tokenize(word).every(isFillerWord) || hasLandmarkWord(tokenize(word));
  const start = words.findIndex(isContent);
  const end = words.findLastIndex(isContent);
  return start < 0 ? words : words.slice(start, end + 1);
}

async function landmarkIn(
  parts: Lookups,
  words: readonly string[],
  town: ResolvedPlace | undefined,
  options: LandmarkOptions,
): Promise<Landmark | undefined> {
  if (!options.isWholePhrase && !mayBeLandmark(words)) return undefined;
  const { store, mapPlaces } = parts;
  const centre = town && (await store.search.placeCentre(town.filter));
  if (town && centre === undefined) return undefined;
  const outsideKm = isKindInTown(words) ? BESIDE_TOWN_KM : AROUND_TOWN_KM;
  const around = town && centre && { place: town, centre, maxKm: centre.radiusKm + outsideKm };
  const districtsNamed = () => parts.districtsNamed(withoutDistrictWord(words));
  const labelledPlace = await mapLandmark(store, mapPlaces?.named(withoutDistrictWord(words)) ?? [], around);
  if (labelledPlace) return labelledPlace;
  const stations = mapPlaces?.ofKind(words) ?? [];
  const nearbyStation = around && (await mapLandmark(store, stations, around));
  if (nearbyStation) return nearbyStation;
  if (options.isLabelled) return mapLandmark(store, await districtsNamed(), around);
  const placeByBusinesses =
    stations.length === 0 || around
      ? await learntLandmark(parts, options.isWholePhrase ? [words] : landmarkVariants(words), around, options)
      : await stationOfBusinesses(parts, words, options.minBusinesses);
  if (placeByBusinesses && !placeByBusinesses.isInexact) return placeByBusinesses;
  const stationAnywhere = around || placeByBusinesses ? undefined : await mapLandmark(store, stations);
  if (stationAnywhere) return stationAnywhere;
  // A street that begins with the name of a district may lead there from afar.
  return (await mapLandmark(store, await districtsNamed(), around)) ?? placeByBusinesses;
}

/**
 * Finds a station by businesses, since the map has only the stations of its region. "HB" is the station that several businesses name with
 * any word for a station, if one of them has this word.
 */
async function stationOfBusinesses(
  parts: LandmarkParts,
  words: readonly string[],
  minBusinesses = 1,
): Promise<Landmark | undefined> {
  const withTypedWord = await learntLandmark(parts, [words], undefined, {});
  if (withTypedWord === undefined) return undefined;
  const options = { minBusinesses: Math.max(minBusinesses, MIN_BUSINESSES_BEFORE_MAP) };
  return learntLandmark(parts, landmarkVariants(words), undefined, options);
}

/** Tells whether words may name a landmark: not if they are words for a kind of business, or only stop words. */
function mayBeLandmark(words: readonly string[]): boolean {
  const text = words.join("");
  if (text.length < MIN_CHARS || /^\d+$/.test(text) || words.every(isFillerWord)) return false;
  return kindPositions(words).size === 0 || hasLandmarkWord(words);
}
