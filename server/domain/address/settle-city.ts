import { excludesRegions, isBuilding, isQuarter, isRegionOnly } from "../cities/city-name.ts";
import { countriesOfCity, isKnownPlace, knownCity, knowsFewPlaces } from "../cities/gazetteer.ts";
import { isStreet } from "../cities/street-name.ts";
import { tidyCity } from "../cities/tidy-city.ts";
import { memoizeByCode } from "../text/memoize.ts";
import { CITY_NAMED_REGIONS } from "./address-place.ts";
import { hasListedRegions, regionName, regionOfCity } from "./address-regions.ts";
import { cityKey } from "./city-key.ts";

/** Minimum size class of a city whose quarters follow a hyphen. */
const MIN_SIZE_WITH_QUARTERS = 6;
/** Number of parts before the last that may hold the city instead. */
const MAX_LOOK_BACK = 4;
/** Countries whose addresses end with city and region, so that a region proves the name before it. */
const REGION_AFTER_CITY: ReadonlySet<string> = new Set(["US", "CA", "AU", "BR", "MX", "IN"]);
/** Matches municipalities by their last word: "Shibuya City", "Chiyoda-ku", "… сельсовет". */
const EAST_ASIAN = /\s(?:City|Ward|Town)$|-(?:shi|ku|gun|machi|mura|si)$|[市区區町村县縣시군구]$/u;
const EAST_SLAVIC = /\s(?:(?:сельское|городское) поселение|сельсовет|сельский округ)$/u;
const MUNICIPALITIES: Readonly<Record<string, RegExp>> = {
  JP: EAST_ASIAN,
  KR: EAST_ASIAN,
  CN: EAST_ASIAN,
  TW: EAST_ASIAN,
  RU: EAST_SLAVIC,
  KZ: EAST_SLAVIC,
};

/** Matches words for "city of" before the name of a city. */
const CITY_OF =
  /^(?:(?:city|town|municipality) of|ciudad de|cidade d[eo]|ville de|commune de|comune di|stadt|gemeinde|bandar|kota|lungsod ng) /iu;

/** A city by the address format of its country, with evidence from the rest of the address. */
export interface CityCandidate {
  name: string;
  /** Parts of the address; the last one holds the city. */
  parts: string[];
  /** Tells whether a postcode in the form of the country is beside the name. */
  hasPostcode: boolean;
  /** Region after it, or "". */
  state: string;
  /** Cell of the city column, or "". */
  cell: string;
}

/**
 * Decides the city of an address. A candidate must be proved: the country knows it, or a postcode or region beside it says so, and it is no
 * number, unit, building, country, quarter, street or region. Else the nearest part before it that the country knows as a city wins; ""
 * when none is left. The returned parts end with the part of the city.
 */
export function settleCity(code: string, candidate: CityCandidate): { city: string; parts: string[] } {
  const { name: written, parts } = candidate;
  const city = written === "" ? "" : cityName(code, written);
  if (city !== "" && isCity(code, city, candidate)) return { city, parts };
  for (let index = parts.length - 2; index >= 0 && index >= parts.length - 1 - MAX_LOOK_BACK; index--) {
    const part = parts[index] as string;
    const name = part.length > 80 ? "" : tidyCity(code, part);
    const isNext = index === parts.length - 2;
    const isPlace =
      name !== "" &&
      !isStreetByCell(index, name, candidate.cell) &&
      (isNext ? isKnownPlace(code, name) : knownCity(code, name) !== undefined);
    if (isPlace && !isRegionOnly(code, name)) return { city: name, parts: partsOfCity(parts, index) };
  }
  if (city !== "" && isProbable(code, city, candidate)) return { city, parts };
  const { state } = candidate;
  if (isCityRegion(code, state) && !parts.at(-1)?.includes(state)) return { city: state, parts: [...parts, state] };
  return { city: "", parts: written === "" ? parts : [...parts, ""] };
}

/** Tells whether the region is named after its city, as in "Moabit, Berlin" or "C. Luna 4, Sevilla". */
function isCityRegion(code: string, state: string): boolean {
  if (state === "") return false;
  return regionOfCity(code, state) === state || (CITY_NAMED_REGIONS.has(code) && knownCity(code, state) !== undefined);
}

/** Tells whether a name at the start is that of a street, since the city column has another: "Boa Vista, 155" in Salvador. */
function isStreetByCell(index: number, name: string, cell: string): boolean {
  return index === 0 && cell !== "" && cityKey(cell) !== cityKey(name);
}

/** Returns the parts that end with the city. A street may follow it, as in "Baku, Nizami str. 195". */
function partsOfCity(parts: readonly string[], index: number): string[] {
  const rest = parts.slice(1);
  return index === 0 && rest.some((part) => /\d/.test(part))
    ? [...rest, parts[0] as string]
    : parts.slice(0, index + 1);
}

/** Returns the name in a text. */
const cityName = memoizeByCode((code, text) => withoutQuarter(code, tidyCity(code, text)));

/** Returns the known city of "Beograd (Voždovac)" and "Berlin-Mitte"; other names unchanged. */
function withoutQuarter(code: string, name: string): string {
  const end = name.search(/ ?\(|-/);
  if (end < 3 || isKnownPlace(code, name)) return name;
  const city = name.slice(0, end);
  const size = knownCity(code, city)?.size;
  return size !== undefined && (name[end] !== "-" || size >= MIN_SIZE_WITH_QUARTERS) ? city : name;
}

/** Tells whether the candidate is a city for sure. */
function isCity(code: string, city: string, candidate: CityCandidate): boolean {
  const kind = nameKind(code, city);
  if (kind === "city" || kind === "other") return kind === "city";
  if (candidate.cell !== "" && cityKey(candidate.cell) === cityKey(city)) return true;
  if (isStreet(candidate.name) || followsCity(code, city, candidate.parts)) return false;
  return kind === "town" || (kind === "unknown" && candidate.hasPostcode);
}

/**
 * Classifies a name without context: certainly a city, a town unless the address contradicts, something "other", unknown, or a name that a
 * postcode cannot prove. `code` is ISO alpha-2 or "".
 */
const nameKind = memoizeByCode((code, name): "city" | "town" | "other" | "unknown" | "unlikely" => {
  const region = regionName(code, name);
  // Example: the emirate "أبو ظبي".
  if (region !== "" && region !== name && regionOfCity(code, region) === region) return "city";
  if (isRegionOnly(code, name) || isQuarter(name)) return "other";
  const isSure = knownCity(code, name) !== undefined || regionOfCity(code, name) !== "";
  if (isSure || MUNICIPALITIES[code]?.test(name)) return "city";
  if (code === "") return countriesOfCity(name).length > 0 ? "town" : "unlikely";
  if (isKnownPlace(code, name) || isKnownPlace(code, name.replace(CITY_OF, ""))) return "town";
  return isTownName(code, name) ? "unknown" : "unlikely";
});

/** Tells whether the candidate is a city if no other part is a known one. */
function isProbable(code: string, city: string, { name, hasPostcode, state }: CityCandidate): boolean {
  if (isStreet(name) && knownCity(code, city) === undefined) return false;
  if (isRegionOnly(code, city) || isQuarter(city)) return hasPostcode && !excludesRegions(code);
  return ((state !== "" && REGION_AFTER_CITY.has(code)) || knowsFewPlaces(code)) && isTownName(code, city);
}

/** Tells whether a name beside a postcode can be that of a town or, as in "Alger Centre", of a quarter of a known city. */
function isTownName(code: string, text: string): boolean {
  if (/\d/.test(text)) return false;
  return (
    !isBuilding(text) || knownCity(code, text.replace(/\s(?:centre|center|centro|centrum|zentrum)$/i, "")) !== undefined
  );
}

/**
 * Tells whether the name follows a known city, as in "Salalah, Dhofar": where regions are not listed, the name of no city there is rather a
 * region.
 */
function followsCity(code: string, city: string, parts: readonly string[]): boolean {
  if (hasListedRegions(code)) return false;
  // A postcode or a street precedes a city; a region is a part of its own.
  const previous = parts.at(-2) ?? "";
  return parts.at(-1) === city && previous.length < 80 && knownCity(code, previous) !== undefined;
}
