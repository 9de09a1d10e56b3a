import type { Place } from "#contract/business";
import { regionName } from "#domain/address/address-regions";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";

type Kind = Place["kind"];

interface Match {
  name: string;
  key: string;
}
type Matches = ReadonlyMap<Kind, Match>;

export interface ResolvedLocation {
  /** The most specific place of the location. */
  place: Place;
  filter: Pick<BusinessFilter, "cityKey" | "stateKey" | "zipKey" | "countryKey">;
}

const MOST_SPECIFIC_FIRST: readonly Kind[] = ["city", "postcode", "state", "country"];
/** The order of lookups: "Washington" is rather the city than the state, "GA" rather the state than Gabon. */
const LOOKUP_ORDER: readonly Kind[] = ["city", "state", "postcode", "country"];
const FILTER_KEY = { city: "cityKey", state: "stateKey", postcode: "zipKey", country: "countryKey" } as const;
const MAX_PARTS = 4;
const MAX_WORDS = 8;
/** Shorter texts may be codes of something else. Characters. */
const MIN_COUNTRY_LENGTH = 4;
/** Countries with state codes, by priority: WA is rather Washington than Western Australia. */
const STATE_CODE_COUNTRIES = ["US", "CA", "AU", "IN", "BR", "MX"];

/**
 * Resolves the text of the location box to a city, state, postcode or country that a business has, or to several at once
 * ("Austin, TX 78701", "Zürich, Switzerland", "8001 Zürich"). Parts between commas that are no place are ignored if
 * another one is ("Main Street 1, Austin"). undefined: no part is a place.
 */
export async function resolveLocation(store: Store, location: string): Promise<ResolvedLocation | undefined> {
  const parts = location.split(",").map((part) => part.trim());
  const resolved = new Map<Kind, Match>();
  for (const part of parts.filter(Boolean).slice(0, MAX_PARTS)) {
    for (const [kind, match] of (await resolvePart(store, part, resolved)) ?? unlistedCountry(part))
      resolved.set(kind, match);
  }
  const kind = MOST_SPECIFIC_FIRST.find((each) => resolved.has(each));
  if (kind === undefined) return undefined;
  const filter: ResolvedLocation["filter"] = {};
  for (const [each, { key }] of resolved) filter[FILTER_KEY[each]] = key;
  return { place: { kind, name: resolved.get(kind)?.name ?? "" }, filter };
}

/** The key of the state that a filter names, by name or code. */
export async function stateKeyOf(store: Store, text: string): Promise<string> {
  return (await lookUp(store, text, ["state"]))?.key ?? foldText(text);
}

/** A country without businesses is a place all the same: Florence, Italy is not in Alabama. */
function unlistedCountry(text: string): Matches {
  const name = text.length < MIN_COUNTRY_LENGTH ? "" : countryName(text);
  return new Map(name === "" ? [] : [["country", { name, key: foldText(name) }]]);
}

/** Splits a part into places, longest first; undefined when a word belongs to none. */
async function resolvePart(store: Store, part: string, previous: Matches): Promise<Matches | undefined> {
  const words = part.split(/\s+/);
  if (words.length > MAX_WORDS) return undefined;
  const resolved = new Map<Kind, Match>();
  for (let start = 0; start < words.length; ) {
    const kinds = LOOKUP_ORDER.filter((kind) => !previous.has(kind) && !resolved.has(kind));
    let end = words.length;
    let match: Awaited<ReturnType<typeof lookUp>>;
    for (; end > start && match === undefined; end--)
      match = await lookUp(store, words.slice(start, end).join(" "), kinds);
    if (match === undefined) return undefined;
    resolved.set(match.kind, match);
    start = end + 1;
  }
  return resolved;
}

async function lookUp(
  store: Store,
  text: string,
  kinds: readonly Kind[],
): Promise<(Match & { kind: Kind }) | undefined> {
  for (const kind of kinds) {
    for (const key of keysOf(kind, text)) {
      const name = kind === "city" ? (await store.directory.city(key))?.name : await store.search.placeName(kind, key);
      if (name !== undefined) return { kind, name, key };
    }
  }
  return undefined;
}

/** The keys that a text may have as this kind of place. */
function keysOf(kind: Kind, text: string): string[] {
  if (kind === "city") return [cityKey(text)];
  if (kind === "state") return stateKeys(text);
  if (kind === "postcode") return [foldText(text).replaceAll(" ", "")];
  return [foldText(countryName(text) || text)];
}

/** The text itself, then the names that it is a code or an alias of. */
function stateKeys(text: string): string[] {
  const names = STATE_CODE_COUNTRIES.map((country) => regionName(country, text.toUpperCase()));
  return [...new Set([text, ...names.filter((name) => name !== "")].map(foldText))];
}
