import { isBritishCounty } from "./address-city.ts";
import { CITY_COUNTRIES } from "./address-formats-data.ts";
import type { FoundPostcode } from "./address-postcode.ts";
import {
  hasListedRegions,
  regionName,
  regionOfCity,
  saysDistrict,
  saysRegion,
  splitTrailingRegion,
} from "./address-regions.ts";

/** What the one line says of the place: the parts up to the city, whose text is the last of them. */
export interface Place {
  parts: string[];
  city: string;
  state: string;
}

/** Countries with regions named for their capital: the name alone means the city. */
const CITY_NAMED_REGIONS = new Set(["AE", "AR", "CN", "ES", "IT", "JP", "TR"]);

/**
 * City and region out of the parts of an address that has lost its country. `code` is the country's alpha-2 code or "";
 * `found` is where its postcode stands.
 */
export function readPlace(code: string, parts: string[], found: FoundPostcode | undefined): Place {
  const only = CITY_COUNTRIES[code];
  if (only !== undefined) return { parts: [...withoutEnd(parts, found, only), ""], city: only, state: "" };
  if (!found) return readTail(code, parts);
  const before = parts.slice(0, found.index);
  const after = parts.slice(found.index + 1);
  if (found.before) return withRegionOf(code, after, readTail(code, [...before, found.before]));
  if (found.after) {
    const region = regionName(code, found.after);
    if (before.length > 0 && ((code === "PH" && region !== "") || (!region && saysRegion(found.after)))) {
      return readTail(code, before, region || found.after);
    }
    return withRegionOf(code, after, readCity(code, [...before, found.after]));
  }
  const next = after[0];
  if (next !== undefined && (regionName(code, next) === "" || before.length === 0)) {
    return withRegionOf(code, after.slice(1), readCity(code, [...before, next]));
  }
  // "Budapest, Király u. 13, 1075": in Hungary the city comes first.
  if (code === "HU" && before.length > 1) {
    return { parts: [...before.slice(1), ""], city: before[0] as string, state: "" };
  }
  return withRegionOf(code, after, readTail(code, before));
}

/** The parts without the postcode and the name of the one city, which are all street and building. */
function withoutEnd(parts: readonly string[], found: FoundPostcode | undefined, city: string): string[] {
  const rest = found ? parts.with(found.index, found.before || found.after) : [...parts];
  if (rest.at(-1)?.endsWith(city)) rest.push((rest.pop() as string).slice(0, -city.length).trim());
  return rest.filter((part) => part !== "");
}

/** After "10117 Berlin": the part is the city, though a code may follow ("00184 Roma RM") or a province ("Moda/İstanbul"). */
function readCity(code: string, parts: string[]): Place {
  const last = parts.at(-1) as string;
  const split = splitTrailingRegion(code, last, code !== "TR");
  return { parts, city: split?.before ?? last, state: split?.region ?? "" };
}

/** The end of an address in which the regions, if any, follow the city. */
function readTail(code: string, all: string[], known = ""): Place {
  const parts = [...all];
  let state = known;
  while (parts.length > 0) {
    const last = parts.at(-1) as string;
    const region = regionName(code, last);
    // A second region is the city that has its name: "New York, NY".
    if (region !== "" && parts.length > 1 && state === "") {
      if (CITY_NAMED_REGIONS.has(code) && isCityOfItself(code, region, parts.at(-2) as string)) {
        return { parts, city: last, state: region };
      }
      state = region;
    } else if (region !== "" && state === "" && regionOfCity(code, last) === "" && !CITY_NAMED_REGIONS.has(code)) {
      return { parts: [""], city: "", state: region };
    } else if (parts.length > 1 && isPassedOver(code, last)) {
      if (!hasListedRegions(code) && saysRegion(last)) state ||= last;
    } else if (isCityWithQuarter(code, state, parts.at(-2), last)) {
      // "Hyderabad, Secunderabad" is one locality on the maps that exports come from, and in their city column.
      const locality = `${parts.at(-2)}, ${last}`;
      return { parts: [...parts.slice(0, -2), locality], city: locality, state };
    } else if (code === "PH" && state === "" && !isKnownCity(code, last) && isKnownCity(code, parts.at(-2))) {
      // "Davao City, Bajada": a quarter behind its city.
    } else {
      const split = state === "" && region === "" ? splitTrailingRegion(code, last, false) : undefined;
      return { parts, city: split?.before ?? last, state: state || split?.region || region };
    }
    parts.pop();
  }
  return { parts, city: "", state };
}

function isPassedOver(code: string, part: string): boolean {
  return code === "GB" ? isBritishCounty(part) : saysRegion(part) || saysDistrict(code, part);
}

function isKnownCity(code: string, part: string | undefined): boolean {
  return part !== undefined && regionOfCity(code, part) !== "";
}

function isCityWithQuarter(code: string, state: string, previous: string | undefined, last: string): boolean {
  if (code !== "IN" || previous === undefined || last.includes(previous)) return false;
  return state !== "" && regionOfCity(code, previous) === state;
}

/** In "Al Qusais, Dubai" the emirate is the city too; not in "Al Ain, Abu Dhabi". */
function isCityOfItself(code: string, region: string, previous: string): boolean {
  if (code === "JP") return /(?:\sWard|-ku)$/.test(previous);
  return code === "AE" && regionOfCity(code, previous) !== region;
}

function withRegionOf(code: string, after: string[], place: Place): Place {
  if (place.state !== "") return place;
  const said = after.find((part) => regionName(code, part) !== "" || (!hasListedRegions(code) && saysRegion(part)));
  return said === undefined ? place : { ...place, state: regionName(code, said) || said };
}
