import { type Coordinates, distanceKm } from "../geography/distance.ts";
import { memoize } from "../text/memoize.ts";
import { CITY_LINES } from "./cities-data.ts";
import { CITY_POINTS } from "./city-points-data.ts";
import { knownCity } from "./gazetteer.ts";

/** Digits in which the table of points is written. */
export const POINT_DIGITS = "!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";
/** Characters of a point in the table. */
const POINT_CHARS = 4;

/**
 * Returns the distance of two cities of a country in kilometres, exact to 5 km. Where several cities have a name, the nearest count.
 * Infinity if one is unknown.
 */
export function kmBetweenCities(code: string, first: string, second: string): number {
  const others = pointsOfCity(code, second);
  return Math.min(...pointsOfCity(code, first).flatMap((from) => others.map((to) => distanceKm(from, to))));
}

/** Returns the distance from a point to the nearest city of this name in kilometres, exact to 5 km; Infinity if none is known. */
export function kmFromCity(code: string, name: string, point: Coordinates): number {
  return Math.min(...pointsOfCity(code, name).map((city) => distanceKm(city, point)));
}

function pointsOfCity(code: string, name: string): Coordinates[] {
  const key = knownCity(code, name)?.key;
  if (key === undefined) return [];
  const digits = readPoints(code).get(key) ?? "";
  return Array.from({ length: digits.length / POINT_CHARS }, (_, at) =>
    readPoint(digits.slice(at * POINT_CHARS, (at + 1) * POINT_CHARS)),
  );
}

const readPoints = memoize((code): ReadonlyMap<string, string> => {
  const keys = new Set((CITY_LINES[code] ?? "").split("\n").map((line) => line.slice(1).split("|", 1)[0] as string));
  const points = (CITY_POINTS[code] ?? "").split(" ");
  return new Map([...keys].map((key, at) => [key, points[at] ?? ""]));
});

function readPoint(digits: string): Coordinates {
  return { latitude: degrees(digits.slice(0, 2), 90), longitude: degrees(digits.slice(2), 180) };
}

/** Returns the middle of the range that two digits stand for, from -limit to limit. */
function degrees(digits: string, limit: number): number {
  const base = POINT_DIGITS.length;
  const step = POINT_DIGITS.indexOf(digits.charAt(0)) * base + POINT_DIGITS.indexOf(digits.charAt(1));
  return ((step + 0.5) / base ** 2) * 2 * limit - limit;
}
