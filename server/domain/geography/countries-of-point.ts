import lookup from "tz-lookup";
import { memoize } from "../text/memoize.ts";
import { ZONES_ACROSS_BORDERS } from "./time-zone-data.ts";
import { ownCountry } from "./zone-countries.ts";

/** Countries by the time zones around a point, as ISO alpha-2 codes. */
export interface CountriesOfPoint {
  /** Possible countries, the likeliest first; [] if none is known. */
  codes: readonly string[];
  /** The first country counts unless other evidence contradicts it; false if neighbours use the same zone. */
  isLikely: boolean;
}

/** Distance in degrees within which tz-lookup's zones may miss the border. */
const BORDER_ERROR_DEGREES = 0.25;
const STEPS = [-BORDER_ERROR_DEGREES, 0, BORDER_ERROR_DEGREES];

const NOWHERE: CountriesOfPoint = { codes: [], isLikely: false };

/**
 * Returns the possible countries of a point: of its zone, of zones within the error of the border, and of countries that share the zone.
 */
export function countriesOfPoint(latitude: number | null, longitude: number | null): CountriesOfPoint {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return NOWHERE;
  const zone = lookup(latitude, longitude);
  const neighbours = neighboursAt(zone, latitude, longitude);
  const otherZones = otherZonesAround(zone, latitude, longitude);
  // Few places are near a border.
  if (neighbours.length === 0 && otherZones.length === 0) return countriesInside(zone);
  const codes = new Set([...ownCountry(zone), ...neighbours]);
  const isLikely = neighbours.length === 0 && codes.size > 0;
  for (const otherZone of otherZones) for (const code of ownCountry(otherZone)) codes.add(code);
  return { codes: [...codes], isLikely };
}

/** Returns the countries of a place without another zone around it. Places share the result: do not modify it. */
const countriesInside = memoize((zone): CountriesOfPoint => {
  const codes = ownCountry(zone);
  return { codes, isLikely: codes.length > 0 };
});

function otherZonesAround(zone: string, latitude: number, longitude: number): readonly string[] {
  let otherZones: string[] | undefined;
  for (const north of STEPS) {
    for (const east of STEPS) {
      const zoneThere = lookup(Math.max(-90, Math.min(90, latitude + north)), ((longitude + east + 540) % 360) - 180);
      if (zoneThere === zone) continue;
      otherZones ??= [];
      otherZones.push(zoneThere);
    }
  }
  return otherZones ?? NONE;
}

const NONE: readonly string[] = [];

/** Returns countries that have this zone at this place by a mistake of the table. */
function neighboursAt(zone: string, latitude: number, longitude: number): readonly string[] {
  const areas = areasAcrossBorders(zone);
  if (areas.length === 0) return NONE;
  return areas.flatMap(({ code, degrees: [south = 0, north = 0, west = 0, east = 0] }) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east ? [code] : [],
  );
}

const areasAcrossBorders = memoize((zone): readonly { code: string; degrees: readonly number[] }[] =>
  (ZONES_ACROSS_BORDERS.get(zone)?.split(", ") ?? []).map((area) => {
    const [code = "", ...degrees] = area.split(" ");
    return { code, degrees: degrees.map(Number) };
  }),
);
