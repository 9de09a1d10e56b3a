import type { Place } from "#contract/business";
import { regionName } from "#domain/address/address-regions";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";

type PlaceFilter = Pick<BusinessFilter, "cityKey" | "stateKey" | "zipKey" | "countryKey">;
type Kind = Place["kind"];

export interface ResolvedPlace {
  place: Place;
  filter: PlaceFilter;
}

/** Most specific first: the one that an answer names. */
const KINDS: readonly Kind[] = ["city", "postcode", "state", "country"];
/** In which order a text is tried: "Washington" is rather the city, "GA" rather the state than Gabon. */
const TRIED: readonly Kind[] = ["city", "state", "postcode", "country"];
const FILTER = { city: "cityKey", state: "stateKey", postcode: "zipKey", country: "countryKey" } as const;
const MOST_PARTS = 4;
const MOST_WORDS = 8;
/** What is shorter may be a code, and of something else. */
const SHORTEST_COUNTRY = 3;
/** Where people write states by their codes, the first one winning: WA is rather Washington than Western Australia. */
const CODED_STATES = ["US", "CA", "AU", "IN", "BR", "MX"];

/**
 * What the location box means: a city, state, postcode or country that a business has, or several of them together
 * ("Austin, TX 78701", "Zürich, Switzerland", "8001 Zürich"), which then all narrow. Parts between commas that are no
 * place are passed over if another is one ("Main Street 1, Austin"). undefined: nothing of it is a place.
 */
export async function findPlace(store: Store, location: string): Promise<ResolvedPlace | undefined> {
  const parts = location.split(",").map((part) => part.trim());
  const found = new Map<Kind, Named>();
  for (const part of parts.filter(Boolean).slice(0, MOST_PARTS)) {
    for (const [kind, its] of (await placesOf(store, part, found)) ?? countryElsewhere(part)) found.set(kind, its);
  }
  const shown = KINDS.find((kind) => found.has(kind));
  if (shown === undefined) return undefined;
  const filter: PlaceFilter = {};
  for (const [kind, { key }] of found) filter[FILTER[kind]] = key;
  return { place: { kind: shown, name: found.get(shown)?.name ?? "" }, filter };
}

interface Named {
  name: string;
  key: string;
}
type Found = ReadonlyMap<Kind, Named>;

/** A country that no business is in is a place all the same: who asks for Florence, Italy does not mean Alabama. */
function countryElsewhere(text: string): Found {
  const name = text.length > SHORTEST_COUNTRY ? countryName(text) : "";
  return new Map(name === "" ? [] : [["country", { name, key: foldText(name) }]]);
}

/** The places that all words of this part are, longest first; undefined when a word belongs to none. */
async function placesOf(store: Store, part: string, before: Found): Promise<Found | undefined> {
  const words = part.split(/\s+/);
  if (words.length > MOST_WORDS) return undefined;
  const found = new Map<Kind, Named>();
  for (let start = 0; start < words.length; ) {
    const taken = new Map([...before, ...found]);
    let end = words.length;
    let match: Awaited<ReturnType<typeof placeOf>>;
    for (; end > start && match === undefined; end--)
      match = await placeOf(store, words.slice(start, end).join(" "), taken);
    if (match === undefined) return undefined;
    found.set(match.kind, match);
    start = end + 1;
  }
  return found;
}

async function placeOf(store: Store, text: string, taken: Pick<Found, "has">) {
  for (const kind of TRIED) {
    if (taken.has(kind)) continue;
    for (const key of keysOf(kind, text)) {
      const name = kind === "city" ? (await store.directory.city(key))?.name : await store.search.placeName(kind, key);
      if (name !== undefined) return { kind, name, key };
    }
  }
  return undefined;
}

/** The keys under which the store may know a text as this kind of place. */
function keysOf(kind: Kind, text: string): string[] {
  if (kind === "city") return [cityKey(text)];
  if (kind === "state") return stateKeys(text);
  if (kind === "postcode") return [foldText(text).replaceAll(" ", "")];
  return [foldText(countryName(text) || text)];
}

/** As it is typed, then what the text is a code or another name of. */
function stateKeys(text: string): string[] {
  const named = CODED_STATES.map((country) => regionName(country, text.toUpperCase())).filter((name) => name !== "");
  return [...new Set([text, ...named].map(foldText))];
}

/** The key of the state that a filter means, by name or code. */
export async function findStateKey(store: Store, text: string): Promise<string> {
  return (await placeOf(store, text, new Set(TRIED.filter((kind) => kind !== "state"))))?.key ?? foldText(text);
}
