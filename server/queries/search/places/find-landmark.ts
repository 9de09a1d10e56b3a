import { isDeepStrictEqual } from "node:util";
import type { StoredCard } from "#contract/business";
import type { Coordinates } from "#domain/geography/distance";
import { densestPoint } from "#domain/search/landmarks/densest-point";
import {
  hasLandmarkWord,
  isKindInTown,
  landmarkVariants,
  withoutLandmarkWord,
} from "#domain/search/landmarks/landmark-variants";
import type { MapPlace, MapPlaces } from "#domain/search/landmarks/map-places";
import { landmarkAsWritten, namesLandmark } from "#domain/search/landmarks/names-landmark";
import { namesTownCentre } from "#domain/search/landmarks/town-centre";
import { type Alternative, MAX_ALTERNATIVES } from "#domain/search/search-terms";
import { isFillerWord } from "#domain/search/understanding/fillers";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { tokenize } from "#domain/search/words/tokenize";
import type { Vocabulary } from "#domain/search/words/vocabulary";
import type { Store } from "../../../store/store.ts";
import { mapLandmark, type TownArea } from "./map-landmark.ts";
import { nearLandmark } from "./near-landmark.ts";
import { numberedLandmark } from "./numbered-landmark.ts";
import { openDistricts } from "./open-districts.ts";
import { combinePlaces, type FindPlace, type Landmark, type ResolvedPlace } from "./place-names.ts";
import { placesOf } from "./resolve-location.ts";

/** Finds the station, district, street or building that these words name, as a point to rank from. */
export type FindLandmark = (words: readonly string[], options?: LandmarkOptions) => Promise<Landmark | undefined>;

export interface LandmarkOptions {
  /** Minimum number of businesses whose name or address has the words. */
  minBusinesses?: number;
  /** One business is enough whose address has the words between commas. */
  isAddressEnough?: boolean;
  /** Takes only places that the map or the table of districts calls by all of the words. They need no proof by businesses. */
  isLabelled?: boolean;
  /** Takes only the centre of a town: "downtown Austin". */
  isTownCentre?: boolean;
}

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
const HAS_DIGIT = /\d/;
const MIN_CHARS = 2;
/** Maximum number of businesses that tell where a landmark is. */
const MAX_BUSINESSES = 200;
/** Share of the businesses named after a landmark that lie around one point; else the words name several places, or none. */
const MIN_SHARE = 0.5;
/** Landmarks of a town, such as its airport, may lie outside. */
const AROUND_TOWN_KM = 20;
/** "Station" beside a town is the town's own, not that of the city next to it. */
const BESIDE_TOWN_KM = 3;
const MIN_RADIUS_KM = 1.5;
const CENTRE_RADIUS_KM = 2.5;
/** Fewer businesses that name a station prove less than the stations of the map. */
const MIN_BUSINESSES_BEFORE_MAP = 3;

/**
 * Finds landmarks among the labels of the map, or else learns them from the names and addresses of businesses: if most of those that have
 * the words lie around one point, this point is the landmark. A town may stand before or after it: "Zürich HB". Each landmark is looked up
 * once during a search.
 */
export function openLandmarks(parts: LandmarkParts): FindLandmark {
  const landmarks = new Map<string, Promise<Landmark | undefined>>();
  const lookups = { ...parts, districtsNamed: openDistricts(parts.store) };
  return (words, options = {}) => {
    const key = JSON.stringify([words, options]);
    const landmark = landmarks.get(key) ?? findLandmark(lookups, words, options);
    landmarks.set(key, landmark);
    return landmark;
  };
}

async function findLandmark(
  parts: Lookups,
  typedWords: readonly string[],
  options: LandmarkOptions,
): Promise<Landmark | undefined> {
  const words = tokenize(typedWords.join(" "));
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  // The map writes the whole name of "Zürich HB".
  const wholeName = mayBeLandmark(words) && !options.isTownCentre ? (parts.mapPlaces?.named(words) ?? []) : [];
  const labelled = (await mapLandmark(parts.store, wholeName)) ?? (await numberedLandmark(parts.store, typedWords));
  if (labelled) return labelled;
  if (options.isLabelled) return labelledLandmark(parts, typedWords, options);
  for (const { town, rest } of await splitTown(parts.findPlace, typedWords)) {
    const isCentre = namesTownCentre(rest);
    if (options.isTownCentre && !isCentre) continue;
    const landmark = isCentre
      ? await townCentre(parts.store, town, rest)
      : await landmarkIn(parts, tokenize(rest.join(" ")), town, options);
    if (landmark) return landmark;
  }
  if (options.isTownCentre) return undefined;
  const landmark = await landmarkIn(parts, words, undefined, options);
  if (landmark) return landmark;
  // A station is near what it is named after, if no business has the whole name. A university may be far from it.
  const isUniversity = landmarkVariants(words).some((variant) => variant.includes("university"));
  const namesake = isUniversity ? undefined : withoutLandmarkWord(words);
  return namesake === undefined || namesake.some(isFillerWord)
    ? undefined
    : landmarkIn(parts, namesake, undefined, options);
}

/** Finds a labelled place by all words; a number may have its town beside it: "Kreis 5 Zürich". */
async function labelledLandmark(parts: Lookups, typedWords: readonly string[], options: LandmarkOptions) {
  const landmark = await landmarkIn(parts, tokenize(typedWords.join(" ")), undefined, options);
  if (landmark || !typedWords.some((word) => HAS_DIGIT.test(word))) return landmark;
  for (const { town, rest } of await splitTown(parts.findPlace, typedWords)) {
    const inTown = await landmarkIn(parts, tokenize(rest.join(" ")), town, options);
    if (inTown) return inTown;
  }
  return undefined;
}

/** The centre of a town is where most of its businesses are. */
async function townCentre(
  { search }: LandmarkParts["store"],
  { place, filter }: ResolvedPlace,
  words: readonly string[],
): Promise<Landmark | undefined> {
  const centre = await search.placeCentre(filter);
  if (centre === undefined) return undefined;
  const { totalCount } = await search.businessCards(filter, "recommended", { limit: 1, offset: 0 });
  return {
    city: place.name,
    businessCount: totalCount,
    place: { kind: "landmark", name: `${words.join(" ")}, ${place.name}` },
    filter: {},
    near: nearLandmark(centre, CENTRE_RADIUS_KM),
  };
}

interface TownAndRest {
  town: ResolvedPlace;
  rest: readonly string[];
}

/** Finds towns that the words begin or end with, the longest first. */
async function splitTown(findPlace: FindPlace, words: readonly string[]): Promise<TownAndRest[]> {
  const splits = Array.from({ length: words.length - 1 }, (_, index) => words.length - 1 - index).flatMap((length) => [
    { townWords: words.slice(0, length), rest: words.slice(length) },
    { townWords: words.slice(-length), rest: words.slice(0, -length) },
  ]);
  const towns = await Promise.all(splits.map(({ townWords }) => placesOf(findPlace, townWords)));
  return splits.flatMap(({ rest }, index) => {
    const town = combinePlaces(towns[index] ?? []);
    return town?.filter.cityKey === undefined ? [] : [{ town, rest: trimFillers(rest) }];
  });
}

/** Drops the preposition that joins a landmark to its town: "gare de Lyon". */
function trimFillers(words: readonly string[]): readonly string[] {
  const isContent = (word: string) => !tokenize(word).every(isFillerWord);
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
  if (!mayBeLandmark(words)) return undefined;
  const { store, mapPlaces } = parts;
  const centre = town && (await store.search.placeCentre(town.filter));
  if (town && centre === undefined) return undefined;
  const outsideKm = isKindInTown(words) ? BESIDE_TOWN_KM : AROUND_TOWN_KM;
  const around = town && centre && { place: town, centre, maxKm: centre.radiusKm + outsideKm };
  const labelledPlace = await mapLandmark(store, mapPlaces?.named(words) ?? [], around);
  if (labelledPlace) return labelledPlace;
  const stations = mapPlaces?.ofKind(words) ?? [];
  const nearbyStation = around && (await mapLandmark(store, stations, around));
  if (nearbyStation) return nearbyStation;
  if (options.isLabelled) return mapLandmark(store, await parts.districtsNamed(words), around);
  const placeByBusinesses =
    stations.length === 0 || around
      ? await learntLandmark(parts, landmarkVariants(words), around, options)
      : await stationOfBusinesses(parts, words, options.minBusinesses);
  if (placeByBusinesses) return placeByBusinesses;
  const stationAnywhere = around ? undefined : await mapLandmark(store, stations);
  return stationAnywhere ?? mapLandmark(store, await parts.districtsNamed(words), around);
}

/**
 * The map has the stations of its region only: "HB" is rather the one that several businesses name, with this word for a station or another,
 * if one of them has this word.
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

async function learntLandmark(
  { store, vocabulary }: LandmarkParts,
  allVariants: readonly (readonly string[])[],
  around: TownArea | undefined,
  { minBusinesses = 1, isAddressEnough = false }: LandmarkOptions,
): Promise<Landmark | undefined> {
  const variants = allVariants.filter((variant) => isKnown(variant, vocabulary));
  const [words = []] = allVariants;
  if (variants.length === 0) return undefined;
  const alternatives = variants.flatMap((variant): Alternative[] => [
    { kind: "words", words: variant, weight: 1 },
    { kind: "words", words: variant, weight: 1, lastIsPrefix: true },
  ]);
  const term = { typed: words.join(" "), alternatives: alternatives.slice(0, MAX_ALTERNATIVES) };
  const terms = { folded: "", lastIsPrefix: false, terms: [term] };
  const near = around && {
    latitude: around.centre.latitude,
    longitude: around.centre.longitude,
    radiusKm: around.maxKm,
  };
  const { businesses, totalCount } = await store.search.businessCards({ terms, ...(near && { near }) }, "recommended", {
    limit: MAX_BUSINESSES,
    offset: 0,
  });
  if (totalCount === 0) return undefined;
  const evidence = strongestEvidence(businesses, variants);
  const [firstVariant = []] = variants;
  const isAddressPart = ({ fullAddress }: Evidence) =>
    fullAddress.split(",").some((part) => isDeepStrictEqual(tokenize(part), firstVariant));
  const isProved = evidence.length >= minBusinesses || (isAddressEnough && evidence.some(isAddressPart));
  if (!isProved) return undefined;
  const point = densestPoint(evidence.map(({ point }) => point));
  if (point === undefined || point.share < MIN_SHARE) return undefined;
  const name = commonest(evidence.map((business) => business.name)) ?? words.join(" ");
  const { latitude, longitude, radiusKm } = point;
  return {
    city: commonest(evidence.map(({ city }) => city)) ?? "",
    businessCount: evidence.length,
    place: { kind: "landmark", name: around ? `${name}, ${around.place.place.name}` : name },
    filter: {},
    near: nearLandmark({ latitude, longitude }, Math.max(MIN_RADIUS_KM, radiusKm)),
  };
}

/** Tells whether words may name a landmark: those for a kind of business do not, and stop words alone neither. */
function mayBeLandmark(words: readonly string[]): boolean {
  const text = words.join("");
  if (text.length < MIN_CHARS || /^\d+$/.test(text) || words.every(isFillerWord)) return false;
  return kindPositions(words).size === 0 || hasLandmarkWord(words);
}

function isKnown(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.every(
    (word, index) =>
      vocabulary.count(word) > 0 || (index === words.length - 1 && vocabulary.completions(word, 1).length > 0),
  );
}

interface Evidence {
  point: Coordinates;
  city: string;
  /** The landmark as the business writes it. */
  name: string | undefined;
  fullAddress: string;
}

/** Returns the businesses whose name or address has the words one after the other; if there is none, those that have them otherwise. */
function strongestEvidence(businesses: readonly StoredCard[], variants: readonly (readonly string[])[]): Evidence[] {
  const evidence: [weaker: Evidence[], stronger: Evidence[]] = [[], []];
  for (const { name, fullAddress, city, latitude, longitude } of businesses) {
    if (latitude === null || longitude === null) continue;
    const texts = [name, fullAddress];
    const textWords = texts.map(tokenize);
    const strengths = variants.flatMap((variant) => textWords.map((own) => namesLandmark(own, variant)));
    const strength = Math.max(0, ...strengths);
    if (strength === 0) continue;
    const [typedWords = []] = variants;
    const asWritten = texts.map((text) => landmarkAsWritten(text, typedWords)).find((text) => text !== undefined);
    evidence[strength === 2 ? 1 : 0].push({ point: { latitude, longitude }, city, name: asWritten, fullAddress });
  }
  return evidence[1].length > 0 ? evidence[1] : evidence[0];
}

function commonest(texts: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
