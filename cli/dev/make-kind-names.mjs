/**
 * Writes server/domain/categories/kind-names-data.ts, the kinds of businesses with their names in 21 languages:
 * `node cli/dev/with-node.mjs node cli/dev/make-kind-names.mjs osm-presets.json google-categories.json`.
 * The first file is the presets of openstreetmap/id-tagging-schema with their translations, the second the list of Google's categories.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SYNONYM_LINES } from "../../server/domain/search/understanding/synonyms-data.ts";
import { tokenize } from "../../server/domain/search/words/tokenize.ts";
import { foldText } from "../../server/domain/text/fold.ts";
import { LOOSE_NAMES, LOOSE_PRESETS, NAMES_BY_HAND, PRESET_KINDS } from "./kind-names-data.mjs";
import { NAMES_IN_MORE_LANGUAGES } from "./kind-names-languages-data.mjs";
import { NO_BUSINESS, PRESET_CATEGORIES } from "./preset-categories-data.mjs";

const OUTPUT = join(import.meta.dirname, "../../server/domain/categories/kind-names-data.ts");
const CONCEPTS = join(import.meta.dirname, "../../server/domain/search/understanding/concepts-data.ts");
/** Shorter names mean something else in another language. */
const MIN_LETTERS = 4;
const ASCII = /^[a-z0-9 ]+$/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const [presetsFile, categoriesFile] = process.argv.slice(2);
if (!presetsFile || !categoriesFile) {
  console.error("Name two files: osm-presets.json and google-categories.json.");
  process.exit(1);
}
const presets = JSON.parse(readFileSync(presetsFile, "utf8"));
const kinds = JSON.parse(readFileSync(categoriesFile, "utf8")).map((name) => name.replaceAll("’", "'"));
const keyOf = (name) => tokenize(name).join(" ");
const kindByKey = new Map(kinds.map((name) => [keyOf(name), name]));
const kindByLowerCase = new Map(kinds.map((name) => [name.toLowerCase(), name]));
const presetKinds = new Map([
  ...PRESET_CATEGORIES.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([preset, list]) => [preset, requireKind(list.split(" + ")[0])]),
  ...PRESET_KINDS,
]);

function requireKind(name) {
  const kind = kindByLowerCase.get(name.toLowerCase());
  if (kind === undefined) throw new Error(`Google has no category ${name}.`);
  return kind;
}

/** Returns the kind of a preset: the one with its English name, else the one that it is mapped to by hand. */
function kindOf({ preset, words }) {
  if (NO_BUSINESS.test(preset) || LOOSE_PRESETS.has(preset)) return undefined;
  if (PRESET_KINDS.has(preset)) return PRESET_KINDS.get(preset);
  for (const name of String(words.en?.[0] ?? "").split(/\s*[/\n]\s*/)) {
    const key = keyOf(name);
    const keys = [key, key.replace(/ shop$/, " store"), key.replace(/ store$/, " shop"), `${key} shop`, `${key} store`];
    const kind = keys.map((candidate) => kindByKey.get(candidate)).find(Boolean);
    if (kind !== undefined) return kind;
  }
  return presetKinds.get(preset);
}

/** Returns the name, split where it lists several, and the aliases, which begin with a capital (terms do not). */
function namesIn(language, words) {
  const capitalizedNames = words.filter((word, index) => index === 0 || /^\p{Lu}/u.test(word));
  return (language.startsWith("en") ? capitalizedNames : capitalizedNames.slice(0, 3)).flatMap((name) =>
    name.split(/\s*[/\n]\s*/),
  );
}

/** Names by key, with the kinds that they are a name of. A name by hand wins over those of presets. */
const names = new Map();
for (const preset of presets) {
  const kind = kindOf(preset);
  if (kind === undefined) continue;
  for (const [language, words] of Object.entries(preset.words))
    for (const name of namesIn(language, words)) addName(kind, name);
}
const linesByHand = `${NAMES_BY_HAND.trim()}\n${NAMES_IN_MORE_LANGUAGES.trim()}`.split("\n");
for (const line of linesByHand) {
  const [kind, list] = line.split(": ");
  for (const name of list.split(", ")) {
    names.delete(keyOf(name));
    addName(requireKind(kind), name, true);
  }
}

function addName(kind, name, isByHand = false) {
  const key = keyOf(name);
  const letters = isByHand || UNSPACED.test(name) ? MIN_LETTERS : key.replaceAll(" ", "").length;
  if (letters < MIN_LETTERS || LOOSE_NAMES.has(key) || /[()[\]|:]/.test(name) || kindByKey.has(key)) return;
  const entry = names.get(key) ?? { text: ASCII.test(key) ? key : foldText(name), kinds: new Set() };
  entry.kinds.add(kind);
  names.set(key, entry);
}

const searched = new Map();
for (const line of SYNONYM_LINES.trim().split("\n")) {
  const separator = line.indexOf(": ");
  const main = line.slice(0, separator).split(" + ");
  for (const name of line.slice(separator + 2).split(", ")) searched.set(keyOf(name), main);
}
const byHand = new Set(linesByHand.flatMap((line) => line.slice(line.indexOf(": ") + 2).split(", ")).map(keyOf));

/** A name of several kinds, or one that people search for another kind with, proves none. */
const namesOfKind = new Map(kinds.map((kind) => [kind, []]));
for (const [key, { text, kinds: owners }] of names) {
  const [kind] = owners;
  const isDisputed = !byHand.has(key) && !(searched.get(key)?.includes(kind) ?? true);
  if (owners.size === 1 && !isDisputed) namesOfKind.get(kind).push(text);
}

const lines = [...namesOfKind].map(([kind, list]) => [kind, ...list].join("|"));
const notice = /\/\*\*[\s\S]*?\n \*\n([\s\S]*?)\*\//.exec(readFileSync(CONCEPTS, "utf8"))?.[1] ?? "";
writeFileSync(
  OUTPUT,
  `// Written by cli/dev/make-kind-names.mjs; do not edit.
/**
 * Kinds of businesses by Google's English name of the category, each with its other names in 21 languages: in Latin letters as
 * \`tokenize\` writes them, else folded. Names in other languages are derived from the presets of openstreetmap/id-tagging-schema:
 *
${notice}*/
export const KIND_LINES = \`${lines.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\`;
`,
);
console.log(`${lines.length} kinds, ${[...namesOfKind.values()].flat().length} names`);
