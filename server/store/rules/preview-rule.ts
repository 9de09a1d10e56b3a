import type { NewRule, RulePreview } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { addressOf } from "#domain/categories/kind";
import { type KindTarget, kindByRules, kindRulesOf } from "#domain/categories/kind-rules";
import { isSameScope, ruleScope } from "#domain/rules/rule-scope";
import { applyCityRules, type RuleSet } from "#domain/rules/rules";
import type { RulePreviewStep } from "../port/editing.ts";
import type { CityRenaming } from "./city-renaming.ts";

export const MAX_EXAMPLES = 10;

/** A business in a preview. */
export type PreviewRow = Omit<RulePreview["examples"][number], "before" | "after"> & {
  city: string;
  category: string;
};

interface CityPreviewParts {
  rows: Iterable<PreviewRow>;
  /** The rules without the new one. */
  cities: RuleSet["cities"];
  renamingOf: (id: number) => CityRenaming | undefined;
  /** Called for few businesses. */
  editedFields: (id: number) => readonly string[];
}

/** Previews a city rule for these businesses. */
export function previewCityRule(
  rule: NewRule,
  { rows, cities, renamingOf, editedFields }: CityPreviewParts,
): Omit<RulePreviewStep, "lastId"> {
  const citiesWithRule = addCityRule(rule, cities);
  const key = cityKey(rule.from);
  const places = new Map<string, RulePreview["places"][number]>();
  const step: Omit<RulePreviewStep, "lastId"> = { businesses: 0, places: [], examples: [] };
  /** Returns the city before all rules. */
  const ownCity = (id: number, city: string) => {
    const renaming = renamingOf(id);
    if (renaming?.renamedCity !== city || (!renaming.isEdited && editedFields(id).includes("city"))) return city;
    return renaming.city;
  };
  for (const { city, category: _, ...business } of rows) {
    const cityBeforeRules = ownCity(business.id, city);
    if (cityKey(cityBeforeRules) !== key) continue;
    const { state, country } = business;
    const place = places.get(`${state}\n${country}`) ?? { state, country, businesses: 0 };
    places.set(`${state}\n${country}`, place);
    place.businesses++;
    const cityAfterRules = applyCityRules({ city: cityBeforeRules, state, country }, citiesWithRule).city;
    if (cityAfterRules === city) continue;
    step.businesses++;
    if (step.examples.length < MAX_EXAMPLES) step.examples.push({ ...business, before: city, after: cityAfterRules });
  }
  return { ...step, places: [...places.values()] };
}

/** A category as stored. */
export interface StoredCategory {
  group: string;
  businesses: number;
}

/** Tells whether the rule gives the category another group. */
export function isRegrouped({ to }: NewRule, category: StoredCategory | undefined): category is StoredCategory {
  return category !== undefined && category.group !== to;
}

/** Previews the rule of a category, which affects all of its businesses at once. `rows` are examples of them. */
export function previewCategoryRule(
  rule: NewRule,
  category: StoredCategory | undefined,
  rows: Iterable<PreviewRow>,
): RulePreviewStep {
  if (!isRegrouped(rule, category)) return { businesses: 0, places: [], examples: [], lastId: null };
  const { group: before, businesses } = category;
  const examples = Array.from(rows, ({ city: _, category: __, ...business }) => ({
    ...business,
    before,
    after: rule.to,
  }));
  return { businesses, places: [], examples, lastId: null };
}

/** Previews a rule of kinds for these businesses. `targets` are the rules without the new one. */
export function previewKindRule(
  { from, to }: NewRule,
  targets: readonly KindTarget[],
  rows: Iterable<PreviewRow>,
): Omit<RulePreviewStep, "lastId"> {
  const rules = kindRulesOf(targets);
  const rulesWithNew = kindRulesOf([...targets, { key: addressOf(from), to }]);
  const step: Omit<RulePreviewStep, "lastId"> = { businesses: 0, places: [], examples: [] };
  for (const { city: _, category, ...business } of rows) {
    const [before, after] = [kindByRules(category, rules).name, kindByRules(category, rulesWithNew).name];
    if (before === after) continue;
    step.businesses++;
    if (step.examples.length < MAX_EXAMPLES) step.examples.push({ ...business, before, after });
  }
  return step;
}

/** Returns the city rules including the new one. */
function addCityRule(rule: NewRule, cities: RuleSet["cities"]): RuleSet["cities"] {
  const key = cityKey(rule.from);
  const rulesOfCity = cities.get(key) ?? [];
  const scope = ruleScope(rule);
  if (rulesOfCity.some((other) => isSameScope(scope, other))) return cities;
  return new Map([...cities, [key, [...rulesOfCity, { id: 0, to: rule.to, ...scope }]]]);
}
