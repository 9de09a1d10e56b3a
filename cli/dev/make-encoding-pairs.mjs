/**
 * Writes server/spreadsheet/content/encoding-pairs-data.ts, how likely letters follow each other in languages whose files come in older
 * encodings: `node cli/dev/with-node.mjs node cli/dev/make-encoding-pairs.mjs osm-presets.json`. The words are the names of countries,
 * languages, currencies, time zones, months and weekdays in Unicode's CLDR, as this Node has them, and the presets of
 * openstreetmap/id-tagging-schema with their translations. A second argument, "even", leaves out every other preset to test with.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OUTPUT = join(import.meta.dirname, "../../server/spreadsheet/content/encoding-pairs-data.ts");
const LANGUAGES =
  "en fr de es pt it ca nl sv da nb fi is pl cs sk hu sl hr sr-Latn ro sq ru uk bg mk sr be el tr he ar fa lt lv et th";
const CJK = "ja zh zh-Hant ko";
/** Minimum count of a stored pair; for rarer pairs the frequency of the single letter is used. */
const MIN_COUNT = 2;

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const two = letters.flatMap((a) => letters.map((b) => a + b));
const three = two.flatMap((pair) => letters.map((letter) => pair + letter));
const upper = (codes) => codes.map((code) => code.toUpperCase());
const CODES = { region: upper(two), language: [...two, ...three], currency: upper(three) };

const presets = JSON.parse(readFileSync(process.argv[2], "utf8")).filter(
  (_, index) => process.argv[3] !== "even" || index % 2 === 0,
);
const PRESET_LANGUAGES = { zh: ["zh-CN"], pt: ["pt", "pt-BR"] };

/** Returns names that Unicode's CLDR has in this language. */
function namesIn(locale) {
  const languages = PRESET_LANGUAGES[locale] ?? [locale];
  const names = presets.flatMap(({ words }) => languages.flatMap((language) => [...new Set(words[language] ?? [])]));
  for (const [type, codes] of Object.entries(CODES)) {
    const display = new Intl.DisplayNames(locale, { type, fallback: "none" });
    for (const code of codes) names.push(display.of(code));
  }
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    names.push(
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).format(0).replace(/^\S+ /, ""),
    );
  }
  for (let month = 0; month < 12; month++) {
    const options = { month: "long", weekday: "long", timeZone: "UTC" };
    names.push(new Intl.DateTimeFormat(locale, options).format(new Date(Date.UTC(2026, month, month + 1))));
  }
  return names.filter((name) => name !== undefined).map((name) => name.normalize("NFC").toLowerCase());
}

const isLetter = (character) => /[\p{L}\p{M}]/u.test(character);
const isWide = (character) => character > "\x7f";
/** Encodes a natural logarithm as a letter: A is 0, and each next letter is one half less. */
const scoreLetter = (logarithm) => String.fromCharCode(65 + Math.min(25, Math.max(0, Math.round(-logarithm * 2))));

/** Writes each score, then the keys that have it. */
function scoreKeys(keys) {
  const byScore = new Map();
  for (const [key, logarithm] of keys) {
    const letter = scoreLetter(logarithm);
    byScore.set(letter, (byScore.get(letter) ?? "") + key);
  }
  return Array.from(byScore, (entry) => entry.join("")).join("");
}

const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
const shares = (counts, total) => Array.from(counts, ([key, times]) => [key, Math.log(times / total)]);

function pairsOf(locale) {
  const pairs = new Map();
  const before = new Map();
  const single = new Map();
  let total = 0;
  for (const name of namesIn(locale)) {
    let previous = " ";
    for (const character of `${name} `) {
      const current = isLetter(character) ? character : " ";
      if (current !== " " || previous !== " ") {
        count(before, previous);
        count(pairs, previous + current);
        if (isWide(current)) count(single, current);
        total++;
      }
      previous = current;
    }
  }
  const usual = [...pairs].filter(([pair, times]) => times >= MIN_COUNT && isWide(pair[1]));
  const logarithms = usual.map(([pair, times]) => [pair, Math.log(times / before.get(pair[0]))]);
  return `${locale}|${scoreKeys(logarithms)}|${scoreKeys(shares(single, total))}`;
}

function charactersOf(locale) {
  const counts = new Map();
  for (const character of namesIn(locale).join("")) {
    if (isWide(character) && isLetter(character)) count(counts, character);
  }
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  return `${locale}||${scoreKeys(shares(counts, total))}`;
}

const lines = [...LANGUAGES.split(" ").map(pairsOf), ...CJK.split(" ").map(charactersOf)];
writeFileSync(
  OUTPUT,
  `// Written by cli/dev/make-encoding-pairs.mjs; do not edit.
/**
 * Scores tell how likely a letter outside ASCII is. Each line holds a language, its letters after another letter or a blank, and its letters after
 * any. A capital is the natural logarithm for those that follow it: A is 0, each next one half less. From the Unicode Common Locale Data
 * Repository (https://cldr.unicode.org), Unicode License v3, and the presets of openstreetmap/id-tagging-schema, ISC License:
 * \`cli/dev/licences\` has both notices.
 */
export const LETTER_SCORES = \`
${lines.join("\n")}
\`;
`,
);
