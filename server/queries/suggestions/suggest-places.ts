import type { CitySummary } from "#contract/business";
import type { PlaceSuggestion } from "#contract/suggestions";
import { cityKey } from "#domain/address/city-key";
import { postcodeKey } from "#domain/business/business-keys";
import { type MapPlace, type MapPlaces, prefixFit } from "#domain/search/landmarks/map-places";
import { tokenize } from "#domain/search/words/tokenize";
import type { Vocabulary } from "#domain/search/words/vocabulary";
import { foldText } from "#domain/text/fold";
import type { Store } from "../../store/store.ts";
import { landmarkOf } from "../search/places/map-landmark.ts";
import { openPlaceLookups, wordsIn } from "../search/places/match-location.ts";
import { districtsOfDirectory } from "../search/places/open-districts.ts";
import type { Landmark } from "../search/places/place-names.ts";

interface SuggestPlacesParts {
  store: Pick<Store, "directory" | "search">;
  vocabulary: Vocabulary;
  mapPlaces?: MapPlaces | undefined;
}

const MAX_PLACES = 6;
const MAX_POSTCODES = 3;
const MAX_LANDMARKS = 2;
/** Maximum number of labels of the map to look up businesses around, since a map may exceed the directory's region. */
const MAX_LABELS = 4;
/**
 * Maximum number of districts to look up businesses around: the largest cities have about twenty that begin with the same word, such as
 * "Kreis".
 */
const MAX_KNOWN_DISTRICTS = 24;
/** Maximum number of completions of the last word; each lookup takes some milliseconds. */
const MAX_COMPLETIONS = 3;
const MIN_LANDMARK_CHARS = 3;
/** Minimum number of businesses that prove an incompletely typed landmark. */
const MIN_BUSINESSES = 2;
/** Matches the beginning of a postcode: at most ten letters and digits, one of them a digit. */
const POSTCODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} -]{1,9}$/u;

/** Completes the text of the location box: cities, then postcodes, then landmarks. */
export async function suggestPlaces(parts: SuggestPlacesParts, q: string): Promise<PlaceSuggestion[]> {
  const { store } = parts;
  const text = q.trim();
  if (tokenize(text).length === 0) return [];
  const [{ cities }, postcodes, landmarks] = await Promise.all([
    store.directory.cities(text, { limit: MAX_PLACES, offset: 0 }),
    POSTCODE.test(text) ? store.search.postcodes(postcodeKey(text), MAX_POSTCODES) : [],
    suggestLandmarks(parts, text),
  ]);
  const suggestions: PlaceSuggestion[] = [
    ...cities.map(suggestedCity),
    ...postcodes.map(({ name, businessCount }) => ({
      kind: "postcode" as const,
      label: name,
      region: "",
      businessCount,
    })),
  ];
  const names = new Set(suggestions.map(({ label }) => foldText(label)));
  const others = landmarks.filter(({ label }) => !names.has(foldText(label))).slice(0, MAX_LANDMARKS);
  return [...suggestions.slice(0, MAX_PLACES - others.length), ...others];
}

function suggestedCity({ name, state, country, businessCount }: CitySummary): PlaceSuggestion {
  return { kind: "city", label: name, region: state === name || state === "" ? country : state, businessCount };
}

/** Suggests places of the map with a word that begins with the text, then landmarks proved by businesses. */
async function suggestLandmarks(parts: SuggestPlacesParts, text: string): Promise<PlaceSuggestion[]> {
  if (text.length < MIN_LANDMARK_CHARS) return [];
  const { store, mapPlaces } = parts;
  const [labelled, districts] = await Promise.all([
    Promise.all((mapPlaces?.startingWith(text, MAX_LABELS) ?? []).map((place) => suggestedPlace(store, place))),
    suggestDistricts(store, text),
  ]);
  const mapped = [...labelled, ...districts].filter((suggestion) => suggestion !== undefined);
  const learnt = mapped.length < MAX_LANDMARKS ? await learntLandmarks(parts, text) : [];
  // A search for a name means the largest of its namesakes, which comes first.
  const namesakes = Map.groupBy([...mapped, ...learnt], ({ label }) => foldText(label));
  return [...namesakes.values()].flatMap(([first]) => first ?? []);
}

/**
 * Suggests districts of the directory's countries: the best fitting ones with most businesses around. Countries are served round-robin, so
 * that none crowds out another.
 */
async function suggestDistricts(store: SuggestPlacesParts["store"], text: string) {
  const prefix = tokenize(text).join(" ");
  const candidates = (await districtsOfDirectory(store))
    .flatMap((places) =>
      places
        .startingWith(text, MAX_KNOWN_DISTRICTS)
        .map((place, turn) => ({ place, turn, fit: prefixFit(place, prefix) })),
    )
    .toSorted((a, b) => a.fit - b.fit || a.turn - b.turn)
    .slice(0, MAX_KNOWN_DISTRICTS);
  const districts = await Promise.all(
    candidates.map(async ({ place, fit }) => ({ suggestion: await suggestedPlace(store, place), fit })),
  );
  return districts
    .toSorted((a, b) => a.fit - b.fit || sizeOf(b.suggestion) - sizeOf(a.suggestion))
    .map(({ suggestion }) => suggestion);
}

const sizeOf = (suggestion: PlaceSuggestion | undefined) => suggestion?.businessCount ?? 0;

/** Suggests a place of the map, or the city that a rule of the administrator gives its name to. Returns undefined without businesses. */
async function suggestedPlace({ directory, search }: SuggestPlacesParts["store"], place: MapPlace) {
  const city = await directory.city(cityKey(place.name));
  if (city?.isByRule) return city.businessCount === 0 ? undefined : suggestedCity(city);
  const landmark = await landmarkOf(search, place);
  return landmark && landmarkSuggestion(landmark);
}

function landmarkSuggestion({ place, city, businessCount }: Landmark): PlaceSuggestion {
  return { kind: "landmark", label: place.name, region: city, businessCount };
}

async function learntLandmarks(
  { store, vocabulary, mapPlaces }: SuggestPlacesParts,
  text: string,
): Promise<PlaceSuggestion[]> {
  const typedWords = wordsIn(text);
  const lastWord = tokenize(typedWords.at(-1) ?? "").at(-1) ?? "";
  const { findPlace, findLandmark } = openPlaceLookups(store, vocabulary, mapPlaces);
  if (await findPlace(text, ["city", "postcode", "state", "country"])) return [];
  const lastWords = new Set([lastWord, ...vocabulary.completions(lastWord, MAX_COMPLETIONS)]);
  const candidates = [...lastWords].filter((word) => vocabulary.count(word) > 0);
  const landmarks = await Promise.all(
    candidates.map((word) => findLandmark([...typedWords.slice(0, -1), word], { minBusinesses: MIN_BUSINESSES })),
  );
  return landmarks.filter((landmark) => landmark !== undefined).map(landmarkSuggestion);
}
