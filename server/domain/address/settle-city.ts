import { excludesRegions, isQuarter, isRegionOnly } from "../cities/city-name.ts";
import { knownCity } from "../cities/gazetteer.ts";
import { isStreet } from "../cities/street-name.ts";
import { tidyCity } from "../cities/tidy-city.ts";
import { hasListedRegions } from "./address-regions.ts";

/** Number of parts before the last that may hold the city instead. */
const MAX_LOOK_BACK = 4;

/**
 * Decides the city of an address. `candidate` is the city that the format gives, in the last of the parts. If that is a number, a unit, a
 * country, a quarter, a street or a region, the nearest part before it that the country knows as a city wins; "" when none is left. The
 * returned parts end with the one that holds the city.
 */
export function settleCity(code: string, candidate: string, parts: string[]): { city: string; parts: string[] } {
  const city = candidate === "" ? "" : tidyCity(code, candidate);
  const isAStreet = isStreet(candidate) && knownCity(code, city) === undefined;
  if (city !== "" && !isRegionOnly(code, city) && !isQuarter(city) && !isAStreet && !followsCity(code, city, parts))
    return { city, parts };
  for (let index = parts.length - 2; index >= 0 && index >= parts.length - 1 - MAX_LOOK_BACK; index--) {
    const part = parts[index] as string;
    const name = part.length > 80 ? "" : tidyCity(code, part);
    if (name !== "" && knownCity(code, name) !== undefined && !isRegionOnly(code, name)) {
      return { city: name, parts: parts.slice(0, index + 1) };
    }
  }
  if (city !== "" && !excludesRegions(code) && !isAStreet) return { city, parts };
  return { city: "", parts: candidate === "" ? parts : [...parts, ""] };
}

/**
 * Tells whether the city follows a known city, as in "Salalah, Dhofar": where regions are not listed, an unknown name there is rather a
 * region.
 */
function followsCity(code: string, city: string, parts: readonly string[]): boolean {
  if (hasListedRegions(code) || knownCity(code, city) !== undefined) return false;
  // A postcode or a street stands before a city, and a region stands alone.
  const previous = parts.at(-2) ?? "";
  return parts.at(-1) === city && previous.length < 80 && knownCity(code, previous) !== undefined;
}
