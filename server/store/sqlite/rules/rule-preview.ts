import type { Database } from "better-sqlite3";
import type { NewRule, RulePreview } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import { isSameScope, ruleScope } from "#domain/rules/rule-scope";
import { followCityRules, type RuleSet } from "#domain/rules/rules";
import type { RulePreviewStep } from "../../port/editing.ts";
import type { Counters } from "../write/counters.ts";
import { openHandEdits } from "../write/hand-edits.ts";
import { openRuleBusinesses } from "./rule-businesses.ts";
import { openRuleJournal } from "./rule-journal.ts";
import type { Rules } from "./rules.ts";

type Row = Omit<RulePreview["examples"][number], "before" | "after"> & { city: string };

const MAX_EXAMPLES = 10;

/** What a rule would do, a page of businesses at a time. Calls need a transaction of the caller. */
export function openRulePreview(db: Database, { counters, rules }: { counters: Counters; rules: Rules }) {
  const journal = openRuleJournal(db);
  const edits = openHandEdits(db);
  const businessesOf = openRuleBusinesses(db, { counters, rules });
  const row = db.prepare<[number], Row>(
    "SELECT id, name, slug, city, state, country FROM businesses WHERE id = +? AND city IS NOT NULL",
  );
  const category = db.prepare<[string], { group: string; businesses: number }>(
    "SELECT category_group AS 'group', business_count AS businesses FROM categories WHERE slug = ?",
  );

  /** The rules with the new one. */
  function citiesWith(rule: NewRule): RuleSet["cities"] {
    const { cities } = rules.ruleSet();
    const key = cityKey(rule.from);
    const ofCity = cities.get(key) ?? [];
    const scope = ruleScope(rule);
    if (ofCity.some((other) => isSameScope(scope, other))) return cities;
    return new Map([...cities, [key, [...ofCity, { id: 0, to: rule.to, ...scope }]]]);
  }

  /** The city that the rules start from. */
  function ownCity(id: number, city: string): string {
    const known = journal.of(id);
    if (known?.ruledCity !== city || (!known.isEdited && edits.of(id).includes("city"))) return city;
    return known.city;
  }

  function previewCity(rule: NewRule, afterId: number, limit: number): RulePreviewStep {
    const { ids, lastId } = businessesOf(rule, afterId, limit);
    const cities = citiesWith(rule);
    const key = cityKey(rule.from);
    const places = new Map<string, RulePreview["places"][number]>();
    const step: RulePreviewStep = { businesses: 0, places: [], examples: [], lastId };
    for (const id of ids) {
      const found = row.get(id);
      if (found === undefined) continue;
      const { city, ...business } = found;
      const own = ownCity(id, city);
      if (cityKey(own) !== key) continue;
      const { state, country } = business;
      const place = places.get(`${state}\n${country}`) ?? { state, country, businesses: 0 };
      places.set(`${state}\n${country}`, place);
      place.businesses++;
      const after = followCityRules({ city: own, state, country }, cities).city;
      if (after === city) continue;
      step.businesses++;
      if (step.examples.length < MAX_EXAMPLES) step.examples.push({ ...business, before: city, after });
    }
    return { ...step, places: [...places.values()] };
  }

  function previewCategory({ kind, from, to }: NewRule): RulePreviewStep {
    const known = category.get(categorySlug(from));
    const none: RulePreviewStep = { businesses: 0, places: [], examples: [], lastId: null };
    if (known === undefined || known.group === to) return none;
    const { ids } = businessesOf({ kind, from, to }, 0, MAX_EXAMPLES);
    const examples = ids.flatMap((id) => {
      const { city: _, ...business } = row.get(id) ?? { city: "" };
      return "id" in business ? [{ ...business, before: known.group, after: to }] : [];
    });
    return { ...none, businesses: known.businesses, examples };
  }

  return (rule: NewRule, afterId: number, limit: number): RulePreviewStep =>
    rule.kind === "city" ? previewCity(rule, afterId, limit) : previewCategory(rule);
}
