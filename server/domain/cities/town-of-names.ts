import { regionName } from "../address/address-regions.ts";
import type { Coordinates } from "../geography/distance.ts";
import { kmBetweenCities, kmFromCity } from "./city-points.ts";
import { isKnownPlace, knownCity } from "./gazetteer.ts";
import { statesOfNamesakes } from "./namesakes.ts";

/** The rest of a row, which tells which city a cell means. */
export interface CityEvidence {
  /** Parts of its address. */
  parts: readonly string[];
  point?: Coordinates | undefined;
}

/** Countries that write the full name of the state after the city. */
const STATE_AFTER_CITY: ReadonlySet<string> = new Set(["US", "CA", "AU"]);
/** Maximum distance of a smaller city in the surroundings of a larger one. A district's namesake is nearly always farther away. */
const MAX_KM_OF_SURROUNDINGS = 30;
/** Minimum ratio of distances to the second nearest and the nearest city for a point to prove the nearest. */
const MIN_RATIO_OF_DISTANCES = 2;

/**
 * Decides which of the names in a cell is the city, if the country knows several as cities: the one in the address; of "Martil - Tetouan"
 * the smaller one first, if it lies in the surroundings of the larger; the one at the row's point. Returns "" if nothing proves one, and
 * undefined if fewer than two are known.
 */
export function townOfNames(
  code: string,
  names: readonly string[],
  { parts, point }: CityEvidence,
): string | undefined {
  const cities = withoutStateAtEnd(code, names)
    .flatMap((name) => {
      const city = knownCity(code, name);
      return city === undefined ? [] : [{ name, ...city }];
    })
    .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at);
  if (cities.length < 2) return cities[0]?.name;
  const keys = new Set(parts.map((part) => knownCity(code, part)?.key));
  const citiesInAddress = cities.filter(({ key }) => keys.has(key));
  if (citiesInAddress.length === 1) return citiesInAddress[0]?.name;
  const [first, second] = cities;
  const isTownFirst = cities.length === 2 && first !== undefined && second !== undefined && first.size <= second.size;
  if (isTownFirst && kmBetweenCities(code, first.name, second.name) <= MAX_KM_OF_SURROUNDINGS) return first.name;
  return point === undefined ? "" : cityAt(code, cities, point);
}

/** Leaves out the state after a town that may lie in it: "Buffalo, New York" is not in New York City. */
function withoutStateAtEnd(code: string, names: readonly string[]): readonly string[] {
  const before = names.slice(0, -1);
  const region = STATE_AFTER_CITY.has(code) ? regionName(code, names.at(-1) ?? "") : "";
  const isTownOfRegion = before.some((name) => {
    const states = statesOfNamesakes(code, name);
    return isKnownPlace(code, name) && (states.size === 0 || states.has(region));
  });
  return region !== "" && isTownOfRegion ? before : names;
}

function cityAt(code: string, cities: readonly { name: string }[], point: Coordinates): string {
  const [nearest, next] = cities
    .map(({ name }) => ({ name, km: kmFromCity(code, name, point) }))
    .toSorted((a, b) => a.km - b.km);
  if (nearest === undefined || next === undefined || nearest.km > MAX_KM_OF_SURROUNDINGS) return "";
  return nearest.km * MIN_RATIO_OF_DISTANCES <= next.km ? nearest.name : "";
}
