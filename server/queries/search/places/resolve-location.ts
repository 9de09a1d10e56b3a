import { countryName } from "#domain/address/country";
import { foldText } from "#domain/text/fold";
import { combinePlaces, type FindPlace, type NamedPlace, type PlaceKind, type ResolvedPlace } from "./place-names.ts";

/** Priority of kinds: "Washington" is rather the city than the state, "GA" rather the state than Gabon. */
const LOOKUP_ORDER: readonly PlaceKind[] = ["city", "state", "postcode", "country"];
const MAX_PARTS = 4;
const MAX_WORDS = 8;
/** Minimum length; shorter texts may be other codes. */
const MIN_COUNTRY_CHARS = 4;

/**
 * Resolves the text of the location box to a city, state, postcode or country that a business has, or to several at once ("Austin, TX
 * 78701", "Zürich, Switzerland", "8001 Zürich"). Unknown parts between commas are ignored if another part is a place ("Main Street 1,
 * Austin"), and so are postcodes without businesses beside a place ("8099 Zürich"). Returns undefined if no part is a place.
 */
export async function resolveLocation(findPlace: FindPlace, location: string): Promise<ResolvedPlace | undefined> {
  const parts = location.split(/[,|]/).map((part) => part.trim());
  const resolvedParts: NamedPlace[] = [];
  for (const part of parts.filter(Boolean).slice(0, MAX_PARTS)) {
    const kinds = new Set(resolvedParts.map(({ kind }) => kind));
    const words = part.split(/\s+/);
    const names = words.filter((word) => !/\d/.test(word));
    resolvedParts.push(
      ...((await placesOf(findPlace, words, kinds)) ??
        (await placesOf(findPlace, names, kinds)) ??
        unlistedCountry(part)),
    );
  }
  return combinePlaces(resolvedParts);
}

/** Splits words into places, longest first; returns undefined if a word belongs to none. `excludedKinds` are named elsewhere. */
export async function placesOf(
  findPlace: FindPlace,
  words: readonly string[],
  excludedKinds: ReadonlySet<PlaceKind> = new Set(),
): Promise<NamedPlace[] | undefined> {
  if (words.length > MAX_WORDS) return undefined;
  const resolvedParts: NamedPlace[] = [];
  for (let start = 0; start < words.length; ) {
    const kinds = LOOKUP_ORDER.filter(
      (kind) => !excludedKinds.has(kind) && !resolvedParts.some((place) => place.kind === kind),
    );
    const ends = Array.from({ length: words.length - start }, (_, index) => words.length - index);
    // Lookups run at once, since each may be a round trip over a network.
    const places = await Promise.all(ends.map((end) => findPlace(words.slice(start, end).join(" "), kinds)));
    const longestIndex = places.findIndex((place) => place !== undefined);
    const place = places[longestIndex];
    if (place === undefined) return undefined;
    resolvedParts.push(place);
    start = ends[longestIndex] ?? words.length;
  }
  return resolvedParts;
}

/** Finds a country without businesses, which is a place all the same: Florence, Italy is not in Alabama. */
function unlistedCountry(text: string): NamedPlace[] {
  const name = text.length < MIN_COUNTRY_CHARS ? "" : countryName(text);
  return name === "" ? [] : [{ kind: "country", name, key: foldText(name), isByRule: false }];
}
