import { knownCity } from "../cities/gazetteer.ts";
import { findCityAfterStreet } from "../cities/run-on-line.ts";
import { isBritishCounty } from "./address-city.ts";
import { isUnfinishedStreet } from "./address-country.ts";
import { CITY_COUNTRIES } from "./address-formats-data.ts";
import type { PostcodeMatch } from "./address-postcode.ts";
import {
  hasListedRegions,
  hasRegionWord,
  isDistrict,
  regionName,
  regionOfCity,
  splitTrailingRegion,
} from "./address-regions.ts";

/** City and region of an address, with its parts up to the one that holds the city. */
export interface Place {
  parts: string[];
  city: string;
  state: string;
}

/** Countries with regions named after a city: the name alone means the city. */
export const CITY_NAMED_REGIONS: ReadonlySet<string> = new Set([
  "AE",
  "AR",
  "CN",
  "ES",
  "ID",
  "IT",
  "JP",
  "KR",
  "TH",
  "TR",
]);
/** Chinese cities that are regions of their own, with districts before them. */
const CHINESE_MUNICIPALITIES = new Set(["Beijing", "Shanghai", "Tianjin", "Chongqing"]);

const THAI_DISTRICT = /^(?:Amphoe|Khet)\s|\sDistrict$/;

/** Reads city and region from the parts of an address without its country. `code` is ISO alpha-2 or "". */
export function readPlace(code: string, parts: string[], postcodeMatch: PostcodeMatch | undefined): Place {
  const cityOfCountry = CITY_COUNTRIES[code];
  if (cityOfCountry !== undefined)
    return { parts: [...withoutCity(parts, postcodeMatch, cityOfCountry), ""], city: cityOfCountry, state: "" };
  if (!postcodeMatch) return readTail(code, parts);
  const before = parts.slice(0, postcodeMatch.index);
  const after = parts.slice(postcodeMatch.index + 1);
  // Example: "1016 Budapest, Dezső utca 11.".
  if (code === "HU" && postcodeMatch.index === 0 && postcodeMatch.after !== "" && after.length > 0) {
    return { parts: [...after, ""], city: postcodeMatch.after, state: "" };
  }
  if (postcodeMatch.before) return withRegionOf(code, after, readTail(code, [...before, postcodeMatch.before]));
  if (postcodeMatch.after) {
    const region = regionName(code, postcodeMatch.after);
    if (before.length > 0 && ((code === "PH" && region !== "") || (!region && hasRegionWord(postcodeMatch.after)))) {
      return readTail(code, before, region || postcodeMatch.after);
    }
    return withRegionOf(code, after, readCity(code, [...before, postcodeMatch.after]));
  }
  const next = after[0];
  if (next !== undefined && (regionName(code, next) === "" || before.length === 0)) {
    return withRegionOf(code, after.slice(1), readCity(code, [...before, next]));
  }
  // Example: "Budapest, Király u. 13, 1075".
  if (code === "HU" && before.length > 1) {
    return { parts: [...before.slice(1), ""], city: before[0] as string, state: "" };
  }
  return withRegionOf(code, after, readTail(code, before));
}

/** Removes postcode and city name, for countries that are one city. */
function withoutCity(parts: readonly string[], postcodeMatch: PostcodeMatch | undefined, city: string): string[] {
  const rest = postcodeMatch
    ? parts.with(postcodeMatch.index, postcodeMatch.before || postcodeMatch.after)
    : [...parts];
  const last = rest.at(-1);
  const street = last?.endsWith(city) ? last.slice(0, -city.length).trim() : undefined;
  // "Boulevard Singapore" is a street.
  if (street !== undefined && !isUnfinishedStreet(street)) rest.splice(-1, 1, street);
  return rest.filter((part) => part !== "");
}

/** Reads the last part as the city, perhaps with a code ("00184 Roma RM") or a province ("Moda/İstanbul"). */
function readCity(code: string, parts: string[]): Place {
  const last = parts.at(-1) as string;
  const split = splitTrailingRegion(code, last, code !== "TR");
  return { parts, city: split?.before ?? last, state: split?.region ?? "" };
}

/** Reads an address in which regions, if any, follow the city. */
function readTail(code: string, addressParts: string[], initialState = ""): Place {
  const parts = [...addressParts];
  let state = initialState;
  while (parts.length > 0) {
    const last = parts.at(-1) as string;
    const region = regionName(code, last);
    // In "New York, NY" a second region is the city of that name.
    if (region !== "" && parts.length > 1 && state === "") {
      if (CITY_NAMED_REGIONS.has(code) && isCityOfItself(code, region, parts.at(-2) as string)) {
        return { parts, city: last, state: region };
      }
      state = region;
    } else if (region !== "" && state === "" && regionOfCity(code, last) === "" && !CITY_NAMED_REGIONS.has(code)) {
      return { parts: [""], city: "", state: region };
    } else if (parts.length > 1 && isSkippedPart(code, last)) {
      if (!hasListedRegions(code) && hasRegionWord(last)) state ||= last;
    } else if (isQuarterOfCity(code, last, parts.at(-2))) {
      // Examples: "Davao City, Bajada", "Hyderabad, Lingojiguda".
    } else if (
      code === "TH" &&
      parts.length > 1 &&
      THAI_DISTRICT.test(last) &&
      knownCity(code, parts.at(-2) as string)
    ) {
      // Example: "Pattaya City, Bang Lamung District".
    } else {
      const split = state === "" && region === "" ? splitRegion(code, last) : undefined;
      return { parts, city: split?.before ?? last, state: state || split?.region || region };
    }
    parts.pop();
  }
  return { parts, city: "", state };
}

/** Splits a region off a part. In "Via Milano" it is the street's, and in "Via Roma 12 Milano" the city too. */
function splitRegion(code: string, part: string): { before: string; region: string } | undefined {
  const split = splitTrailingRegion(code, part, false);
  if (split === undefined || isUnfinishedStreet(split.before)) return undefined;
  return findCityAfterStreet(code, part)?.isAfterNumber ? { ...split, before: part } : split;
}

function isSkippedPart(code: string, part: string): boolean {
  return code === "GB" ? isBritishCounty(part) : hasRegionWord(part) || isDistrict(code, part);
}

/** Tells whether the last part is a quarter after its city, as in some Indian and Philippine addresses. */
function isQuarterOfCity(code: string, last: string, previous: string | undefined): boolean {
  if ((code !== "IN" && code !== "PH") || previous === undefined || last.includes(previous)) return false;
  const isCity = (part: string) => regionOfCity(code, part) !== "";
  return isCity(previous) && !isCity(last) && knownCity(code, last) === undefined;
}

/**
 * Tells whether the region is the city too: so is the emirate in "Al Qusais, Dubai", but not in "Al Ain, Abu Dhabi". `previous` is the part
 * before the region.
 */
function isCityOfItself(code: string, region: string, previous: string): boolean {
  if (code === "JP") return /(?:\sWard|-ku)$/.test(previous);
  if (code === "CN") return CHINESE_MUNICIPALITIES.has(region);
  // Metropolitan cities have districts, provinces have cities.
  if (code === "KR") return !/(?:-do|-si|-gun)$/.test(region) && !/(?:-si|-gun|시|군)$/u.test(previous);
  if (code === "TH") return region === "Bangkok" || /^(?:Amphoe )?M(?:ue|u)ang\s/i.test(previous);
  if (code === "ID")
    return (
      !/^(?:Kota|Kab\.?|Kabupaten)\s|\s(?:City|Regency)$/i.test(previous) &&
      knownCity(code, previous) === undefined &&
      knownCity(code, region) !== undefined
    );
  return code === "AE" && regionOfCity(code, previous) !== region;
}

function withRegionOf(code: string, after: string[], place: Place): Place {
  if (place.state !== "") return place;
  const regionPart = after.find(
    (part) => regionName(code, part) !== "" || (!hasListedRegions(code) && hasRegionWord(part)),
  );
  return regionPart === undefined ? place : { ...place, state: regionName(code, regionPart) || regionPart };
}
