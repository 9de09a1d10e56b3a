/**
 * Writes server/domain/categories/category-names-data.ts, names of kinds of businesses in 20 languages that the rules of words do not
 * understand: `node cli/dev/with-node.mjs node cli/dev/make-category-names.mjs osm-presets.json google-categories.json`.
 * The first file is the presets of openstreetmap/id-tagging-schema with their translations, the second the list of Google's categories.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_BUSINESS } from "./preset-categories-data.mjs";
import { PRESET_GROUPS } from "./preset-groups-data.mjs";

const OUTPUT = join(import.meta.dirname, "../../server/domain/categories/category-names-data.ts");
const BUSINESS = /^(amenity|shop|office|craft|healthcare|leisure|tourism|club)\//;
/** Matches names of street and park furniture, which is no business. */
const FURNITURE =
  /^amenity\/(baking_oven|binoculars|lavoir|lounger|dog_toilet|dressing_room|letter_box|loading_dock|ticket_validator|trolley_bay|watering_place|give_box|public_bookcase|library_dropoff|smoking_area|parcel_locker|payment_terminal|water_point|sanitary_dump_station)/;
const MAX_WORDS = 8;
const GROUPS =
  "restaurants healthcare auto-services beauty-wellness home-services professional-services education entertainment shopping hotels-travel public-community pets-animals other";

const [presetsFile, categoriesFile] = process.argv.slice(2);
if (!presetsFile || !categoriesFile) {
  console.error("Name two files: osm-presets.json and google-categories.json.");
  process.exit(1);
}
// Write an empty table first: the rules must not see names of an earlier run.
writeNames(new Map());
const { categoryGroup } = await import("../../server/domain/categories/category-group.ts");
const { conceptCategory } = await import("../../server/domain/categories/category-concepts.ts");
const { phraseKey, tokenize } = await import("../../server/domain/categories/category-group-tables.ts");
const presets = JSON.parse(readFileSync(presetsFile, "utf8"));
const english = new Set(JSON.parse(readFileSync(categoriesFile, "utf8")).map(keyOf));
const overrides = new Map(
  PRESET_GROUPS.trim()
    .split("\n")
    .map((line) => line.split(": ")),
);

/** Groups of the presets that share a name. */
const groupsOf = new Map();
for (const { preset, words } of presets) {
  if (!BUSINESS.test(preset) || NO_BUSINESS.test(preset) || FURNITURE.test(preset) || !words.en?.[0]) continue;
  const group = overrides.get(preset) ?? categoryGroup(words.en[0]);
  for (const [language, [name = ""]] of Object.entries(words)) {
    const key = name.includes("(") ? "" : keyOf(name);
    if (language.startsWith("en") || key === "" || english.has(key) || key.split(" ").length > MAX_WORDS) continue;
    groupsOf.set(key, (groupsOf.get(key) ?? new Map()).set(group, name));
  }
}
const byGroup = new Map(GROUPS.split(" ").map((group) => [group, []]));
for (const [key, groups] of groupsOf) {
  const [[group, name]] = [...groups];
  // Search concepts already classify their own names.
  if (groups.size === 1 && conceptCategory(name) === undefined && categoryGroup(name) !== group)
    byGroup.get(group).push(key);
}
writeNames(byGroup);
console.log([...byGroup].map(([group, names]) => `${group} ${names.length}`).join(", "));

function keyOf(name) {
  return phraseKey(tokenize(name));
}

function writeNames(names) {
  const licence = readFileSync(join(import.meta.dirname, "licences/id-tagging-schema.txt"), "utf8").trim();
  const notice = licence.split("\n").map((line) => ` * ${line}`.trimEnd());
  const lines = [...names]
    .filter(([, list]) => list.length > 0)
    .map(([group, list]) => `${group}:${list.toSorted().join("|")}`);
  writeFileSync(
    OUTPUT,
    `// Written by cli/dev/make-category-names.mjs; do not edit.
/**
 * Names of kinds of businesses in 20 languages with their group, folded: those that the other tables do not understand.
 * Derived from the presets of openstreetmap/id-tagging-schema:
 *
${notice.join("\n")}
 */
export const NAME_LINES = \`${lines.join("\n")}\`;
`,
  );
}
