import type { Place } from "#contract/business";
import { regionName } from "#domain/address/address-regions";
import { otherCityKeys } from "#domain/address/city-exonyms";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import type { Coordinates } from "#domain/geography/distance";
import { tokenize } from "#domain/search/words/tokenize";
import type { Vocabulary } from "#domain/search/words/vocabulary";
import { foldText } from "#domain/text/fold";
import type { PlaceFilter } from "../../../store/port/search.ts";
import type { Store } from "../../../store/store.ts";

export type PlaceKind = Exclude<Place["kind"], "landmark">;

/** A place that businesses are in. */
export interface NamedPlace {
  kind: PlaceKind;
  /** The name as the directory spells it. */
  name: string;
  key: string;
  /** A rule of the administrator gives the text to the city. */
  isByRule: boolean;
}

export interface ResolvedPlace {
  /** The most specific place. */
  place: Place;
  filter: PlaceFilter;
  /** The neighbourhood of a landmark, or of a postcode without businesses, replaces the filter. */
  near?: Coordinates & { radiusKm: number; halfDistanceKm?: number };
  /** Tells whether no business has the words as a phrase: "Bellevue" of "Bellevueplatz". */
  isInexact?: boolean;
}

export interface Landmark extends ResolvedPlace {
  /** City of most businesses named after it, or of the nearest one; "" if unknown. */
  city: string;
  /** Number of businesses named after it, up to 200, or of those around a place of the map. */
  businessCount: number;
}

/** Finds the place of a name or code; returns undefined if no business is in one. */
export type FindPlace = (text: string, kinds: readonly PlaceKind[]) => Promise<NamedPlace | undefined>;

/** Countries with state codes, by priority: WA is rather Washington than Western Australia. */
const STATE_CODE_COUNTRIES = ["US", "CA", "AU", "IN", "BR", "MX"];
const MOST_SPECIFIC_FIRST: readonly PlaceKind[] = ["city", "postcode", "state", "country"];
const FILTER_KEY = { city: "cityKey", state: "stateKey", postcode: "zipKey", country: "countryKey" } as const;
/** Tells whether there are too many places of a kind to load them all, so that each is looked up by its key. */
const isLookedUp = (kind: PlaceKind) => kind === "city" || kind === "postcode";
/** A US postcode with its extension, which addresses often lack. */
const ZIP_PLUS_FOUR = /^(\d{5})-\d{4}$/;

/** Selects the conditions of a filter that are about places. */
export function placeFilterOf(filter: PlaceFilter): PlaceFilter {
  const keys = Object.values(FILTER_KEY).filter((key) => filter[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, filter[key]]));
}

/** Looks up places, each once during a search. With a vocabulary also in other spellings: "Zuerich" is Zürich. */
export function openPlaceNames(store: Pick<Store, "directory" | "search">, vocabulary?: Vocabulary): FindPlace {
  const cachedPlaces = new Map<string, Promise<NamedPlace | undefined>>();
  const placeOf = (kind: PlaceKind, key: string) => {
    const place = cachedPlaces.get(`${kind} ${key}`) ?? lookUp(store, kind, key);
    cachedPlaces.set(`${kind} ${key}`, place);
    return place;
  };
  return async (text, kinds) => {
    const texts = [text, ...(vocabulary ? otherSpellings(text, vocabulary) : [])];
    const keys = texts.flatMap((text) => kinds.flatMap((kind) => keysOf(kind, text).map((key) => ({ kind, key }))));
    // Lookups run at once, since each may be a round trip over a network.
    if (kinds.includes("city"))
      await Promise.all(keys.filter(({ kind }) => isLookedUp(kind)).map(({ kind, key }) => placeOf(kind, key)));
    for (const { kind, key } of keys) {
      const place = await placeOf(kind, key);
      if (place !== undefined) return place;
    }
    return undefined;
  };
}

async function lookUp(
  { directory, search }: Pick<Store, "directory" | "search">,
  kind: PlaceKind,
  key: string,
): Promise<NamedPlace | undefined> {
  if (kind === "city") {
    const city = await directory.city(key);
    return city && { kind, name: city.name, key, isByRule: city.isByRule };
  }
  const name = await search.placeName(kind, key);
  return name === undefined ? undefined : { kind, name, key, isByRule: false };
}

function otherSpellings(text: string, vocabulary: Vocabulary): string[] {
  const words = tokenize(text);
  const spelledWords = words.map((word) => vocabulary.spellings(word, 1)[0] ?? word);
  return spelledWords.some((word, index) => word !== words[index]) ? [spelledWords.join(" ")] : [];
}

export function combinePlaces(places: readonly NamedPlace[]): ResolvedPlace | undefined {
  const mostSpecific = MOST_SPECIFIC_FIRST.flatMap((kind) => places.filter((place) => place.kind === kind))[0];
  if (mostSpecific === undefined) return undefined;
  const filter: PlaceFilter = {};
  for (const { kind, key } of places) filter[FILTER_KEY[kind]] = key;
  return { place: { kind: mostSpecific.kind, name: mostSpecific.name }, filter };
}

/** Returns the key of the state that a filter names by name or code. */
export async function stateKeyOf(store: Pick<Store, "directory" | "search">, text: string): Promise<string> {
  return (await openPlaceNames(store)(text, ["state"]))?.key ?? foldText(text);
}

/** Returns the keys that a text may have as this kind of place, likeliest first. */
function keysOf(kind: PlaceKind, text: string): string[] {
  return possibleKeys(kind, text).filter((key) => key !== "");
}

function possibleKeys(kind: PlaceKind, text: string): string[] {
  if (kind === "city") return [cityKey(text), ...otherCityKeys(text)];
  if (kind === "state") return stateKeys(text);
  if (kind === "postcode") {
    const key = foldText(text).replaceAll(" ", "");
    return [key, ...(ZIP_PLUS_FOUR.exec(key)?.slice(1) ?? [])];
  }
  return [foldText(countryName(text) || text)];
}

/** Returns the keys of the states with this code, then the key of the text itself, which an edit may have stored. */
function stateKeys(text: string): string[] {
  const names = STATE_CODE_COUNTRIES.map((country) => regionName(country, text.toUpperCase()));
  return [...new Set([...names.filter((name) => name !== ""), text].map(foldText))];
}
