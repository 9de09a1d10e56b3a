import { tokenize } from "../words/tokenize.ts";
import { DISTRICT_LINES } from "./districts-data.ts";
import { type MapPlace, MapPlaces } from "./map-places.ts";

/** All districts have the same rank, so the larger ones, which the table lists first, stay first. */
const RANK = 20;
const NO_DISTRICTS = new MapPlaces([]);

/** Cache by country, built on first use to keep the start quick. */
const districtsByCountry = new Map<string, MapPlaces>();

/** Returns the districts of cities of a country by its ISO alpha-2 code, with the points where GeoNames has them. */
export function knownDistricts(code: string): MapPlaces {
  const lines = DISTRICT_LINES[code];
  if (lines === undefined) return NO_DISTRICTS;
  const districts = districtsByCountry.get(code) ?? new MapPlaces(lines.split("\n").map(readDistrict));
  districtsByCountry.set(code, districts);
  return districts;
}

function readDistrict(line: string): MapPlace {
  const [name = "", latitude, longitude, radiusKm] = line.split("|");
  return {
    name,
    kind: "district",
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(radiusKm !== undefined && { radiusKm: Number(radiusKm) }),
    rank: RANK,
    keys: [tokenize(name).join(" ")],
  };
}
