/**
 * Writes server/domain/address/country-names-data.ts, the names of countries in many languages:
 * `node cli/dev/with-node.mjs node cli/dev/make-country-names.mjs`. The names come from Unicode's CLDR, by Intl.DisplayNames of Node.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { regionName } from "../../server/domain/address/address-regions.ts";
import { REGION_LINES } from "../../server/domain/address/address-regions-data.ts";
import { COUNTRY_LINES } from "../../server/domain/address/country-data.ts";
import { computePlaceKey } from "../../server/domain/address/place-key.ts";
import { countriesOfCity } from "../../server/domain/cities/gazetteer.ts";

const OUTPUT = join(import.meta.dirname, "../../server/domain/address/country-names-data.ts");
const LANGUAGES =
  "en de fr es it pt nl pl cs sk sl hr bs sr sr-Latn mk bg uk ru ro hu sv da nb fi et lv lt el sq ca tr id ms vi th ko ja zh zh-Hant ar fa he hi";
/** Minimum length of a name in letters; shorter ones are abbreviations. */
const MIN_LATIN_LETTERS = 4;
const MIN_OTHER_LETTERS = 2;
/** A German country name that is an English word. */
const WORDS = new Set(["island"]);

const ownerOf = new Map();
for (const line of COUNTRY_LINES.trim().split("\n")) {
  const code = line.slice(0, 2);
  for (const name of [code, line.slice(3, 6), ...line.slice(7).split("|")]) ownerOf.set(computePlaceKey(name), code);
}
const countries = [...new Set(ownerOf.values())];
const entryByKey = new Map();
for (const language of LANGUAGES.split(" ")) {
  for (const style of ["long", "short"]) {
    const names = new Intl.DisplayNames([language], { type: "region", style, fallback: "none" });
    for (const code of countries) add(code, names.of(code) ?? "");
  }
}
const lines = countries.flatMap((code) => {
  const names = [...entryByKey.values()].filter((entry) => entry.codes.size === 1 && entry.codes.has(code));
  return names.length === 0 ? [] : [`${code} ${names.map(({ name }) => name).join("|")}`];
});
writeFileSync(
  OUTPUT,
  `// Written by cli/dev/make-country-names.mjs; do not edit.
/**
 * Names of countries that \`COUNTRY_LINES\` lacks, in ${LANGUAGES.split(" ").length} languages: alpha-2 code, then the names. From Unicode's CLDR
 * ${process.versions.cldr} (Unicode License v3). Names of two countries, and of cities and regions elsewhere, are left out.
 */
export const COUNTRY_NAME_LINES = \`
${lines.join("\n")}
\`;
`,
);

function add(code, name) {
  const key = computePlaceKey(name);
  const minLetters = /\p{Script=Latin}/u.test(name) ? MIN_LATIN_LETTERS : MIN_OTHER_LETTERS;
  if (key.length < minLetters || name.includes("|") || WORDS.has(key) || ownerOf.has(key) || isElsewhere(code, name))
    return;
  const entry = entryByKey.get(key) ?? { name, codes: new Set() };
  entryByKey.set(key, entry);
  entry.codes.add(code);
}

function isElsewhere(code, name) {
  const isRegion = Object.keys(REGION_LINES).some((other) => other !== code && regionName(other, name) !== "");
  return isRegion || countriesOfCity(name).some((city) => city.code !== code);
}
