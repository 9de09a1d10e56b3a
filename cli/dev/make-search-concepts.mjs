/**
 * Writes server/domain/search/understanding/concepts-data.ts, the kinds of businesses in 21 languages:
 * `node cli/dev/with-node.mjs node cli/dev/make-search-concepts.mjs osm-presets.json google-categories.json`.
 * The first file is the presets of openstreetmap/id-tagging-schema with their translations, the second the list of Google's categories.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stem } from "../../server/domain/search/words/stem.ts";
import { tokenize } from "../../server/domain/search/words/tokenize.ts";
import { NO_BUSINESS, PRESET_CATEGORIES } from "./preset-categories-data.mjs";

const OUTPUT = join(import.meta.dirname, "../../server/domain/search/understanding/concepts-data.ts");
/** Maximum number of terms in each language of the site's texts, and in each other language. */
const MAX_TERMS = 8;
const MAX_ENGLISH_TERMS = 16;
const MAX_FOREIGN_TERMS = 1;
const KNOWN_LANGUAGES = new Set(["de", "fr", "es", "it", "tr", "sr"]);
const MAX_PHRASE_WORDS = 4;
/** Maximum number of concepts of a term; one that belongs to more says little. */
const MAX_CONCEPTS_OF_TERM = 3;
const MAX_CONCEPTS_OF_NAME = 3;
/** Minimum letters of a name that is not English: shorter words mean something else in another language. */
const MIN_FOREIGN_NAME = 4;
const MIN_FOREIGN_TERM = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Terms that belong to no single kind of business. */
const VAGUE = new Set(
  tokenize(`shop store market service services food eat drink office company business center centre repair rental supplies goods equipment
  animal animals cat dog horse fish house home building hall room place person people work worker professional sale sales buy
  geschäft laden handel verkauf essen trinken haus platz dienst magasin boutique vente nourriture maison tienda venta comida
  comprar negozio vendita cibo casa dükkan mağaza satış yemek prodavnica hrana kuca loja comida winkel sklep obchod hotel
  school student students art sport sports club park public private free open new old children kids women men garage`),
);

const [presetsFile, categoriesFile] = process.argv.slice(2);
if (!presetsFile || !categoriesFile) {
  console.error("Name two files: osm-presets.json and google-categories.json.");
  process.exit(1);
}
const presets = JSON.parse(readFileSync(presetsFile, "utf8"));
const googleNames = JSON.parse(readFileSync(categoriesFile, "utf8"));
const plain = (name) => name.replaceAll("’", "'");
const google = new Map(googleNames.map((name) => [keyOf(name), plain(name)]));
const lowerCased = new Map(googleNames.map((name) => [plain(name).toLowerCase(), plain(name)]));
const categoryByPreset = new Map(
  PRESET_CATEGORIES.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([preset, list]) => [preset, list.split(" + ").map(checkedCategory)]),
);

function keyOf(text) {
  return tokenize(text).map(stem).join(" ");
}

function checkedCategory(name) {
  const category = lowerCased.get(name.toLowerCase());
  if (category === undefined) throw new Error(`Google has no category ${name}.`);
  return category;
}

/** Returns the categories of a preset; none if it is no business or Google lists nothing like it. */
function categoriesOf({ preset, words }) {
  if (NO_BUSINESS.test(preset)) return [];
  if (categoryByPreset.has(preset)) return categoryByPreset.get(preset);
  const keys = namesIn("en", words.en ?? []).flatMap((name) => {
    const key = keyOf(name);
    const other = key.replace(/ (shop|store)$/, (_, word) => (word === "shop" ? " store" : " shop"));
    return [key, other, `${key} shop`, `${key} store`, `${key} servic`];
  });
  return [...new Set(keys.map((key) => google.get(key)).filter(Boolean))].slice(0, 3);
}

/** Returns the name, split where it lists several, and the aliases, which begin with a capital (terms do not). */
function namesIn(language, words) {
  const capitalizedNames = words.filter((word, index) => index === 0 || /^\p{Lu}/u.test(word));
  return (language.startsWith("en") ? capitalizedNames : capitalizedNames.slice(0, 3)).flatMap((name) =>
    name.split(/\s*[/\n]\s*/),
  );
}

/** Maps a phrase key to texts and concepts, one map per level: English names first, terms of other languages last. */
const levels = [new Map(), new Map(), new Map(), new Map()];
/** Maps a main category to all its categories and phrases. */
const concepts = new Map();
for (const preset of presets) {
  const categories = categoriesOf(preset);
  if (categories.length === 0) continue;
  const [id] = categories;
  const concept = concepts.get(id) ?? { categories: new Set(), names: new Map(), terms: new Map() };
  for (const category of categories) concept.categories.add(category);
  concepts.set(id, concept);
  addPhrase(0, id, id);
  for (const [language, words] of Object.entries(preset.words)) {
    const isEnglish = language.startsWith("en");
    const names = namesIn(language, words);
    for (const name of names) addPhrase(isEnglish ? 0 : 1, id, name);
    const terms = words.flatMap((word) => word.split(/\s*\n\s*/)).filter((word) => !names.includes(word));
    for (const term of terms) addPhrase(isEnglish ? 2 : 3, id, term, language);
  }
}

function maxTerms(language) {
  if (language.startsWith("en")) return MAX_ENGLISH_TERMS;
  return KNOWN_LANGUAGES.has(language) ? MAX_TERMS : MAX_FOREIGN_TERMS;
}

function addPhrase(level, id, text, language = "") {
  const words = tokenize(text);
  const isUnspaced = UNSPACED.test(text);
  if (words.length === 0 || (!isUnspaced && words.length > MAX_PHRASE_WORDS) || (isUnspaced && words.length > 8))
    return;
  const length = isUnspaced ? MIN_FOREIGN_TERM : words.join("").length;
  if (length < [0, MIN_FOREIGN_NAME, MIN_FOREIGN_NAME, MIN_FOREIGN_TERM][level]) return;
  if (level > 1 && words.every((word) => VAGUE.has(word))) return;
  const key = words.map(stem).join(" ");
  const phrase = levels[level].get(key) ?? { text: words.join(isUnspaced ? "" : " "), owners: new Map() };
  phrase.owners.set(id, language);
  levels[level].set(key, phrase);
}

const counts = new Map();
for (const [level, phrases] of levels.entries())
  for (const [key, { text, owners }] of phrases) {
    if (levels.slice(0, level).some((stronger) => stronger.has(key))) continue;
    if (owners.size > (level > 1 ? MAX_CONCEPTS_OF_TERM : MAX_CONCEPTS_OF_NAME)) continue;
    for (const [id, language] of owners) {
      const count = counts.get(`${id} ${language}`) ?? 0;
      if (level > 1 && count >= maxTerms(language)) continue;
      if (level > 1) counts.set(`${id} ${language}`, count + 1);
      concepts.get(id)[level > 1 ? "terms" : "names"].set(key, text);
    }
  }

const lines = [...concepts]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([, { categories, names, terms }]) =>
    [[...categories].join("+"), [...names.values()].join("|"), [...terms.values()].join("|")].join(":"),
  );
writeFileSync(
  OUTPUT,
  `// Written by cli/dev/make-search-concepts.mjs; do not edit.
/**
 * Kinds of businesses: Google's names of the category, joined by "+"; names in 21 languages as \`tokenize\` writes them, joined by
 * "|"; and terms that say less. Derived from the presets of openstreetmap/id-tagging-schema:
 *
${licence()
  .split("\n")
  .map((line) => ` * ${line}`.trimEnd())
  .join("\n")}
 */
export const CONCEPT_LINES = \`${lines.join("\n")}\`;
`,
);
console.log(`${lines.length} concepts`);

function licence() {
  return readFileSync(join(import.meta.dirname, "licences/id-tagging-schema.txt"), "utf8").trim();
}
