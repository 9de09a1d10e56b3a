import type { CategoryGroup } from "#contract/business";
import { cityKey } from "../address/city-key.ts";
import { type BusinessInsert, businessKeys, draftOf, groupOfKind } from "../business/business-keys.ts";
import { addressLine } from "../business/derived-fields.ts";
import { type KindRules, kindByRules, NO_KIND_RULES } from "../categories/kind-rules.ts";
import { isInScope, type RuleScope } from "./rule-scope.ts";

export interface CityRule extends RuleScope {
  id: number;
  to: string;
}

/** The rules of the administrator, which apply to all present and future businesses. */
export interface RuleSet {
  /** City rules by the `cityKey` of the old name. */
  cities: ReadonlyMap<string, readonly CityRule[]>;
  /** Kinds by rules, and by what rows prove. */
  kinds: KindRules;
  /** Group of a kind, by its slug. */
  groups: ReadonlyMap<string, CategoryGroup>;
}

export const NO_RULES: RuleSet = { cities: new Map(), kinds: NO_KIND_RULES, groups: new Map() };

type Place = Pick<BusinessInsert, "city" | "state" | "country">;

const NO_RENAMING: { city: string; ruleIds: readonly number[] } = { city: "", ruleIds: [] };

/** A business after the rules; `ruleIds` are the rules that renamed its city, in their order. */
export interface BusinessAfterRules {
  business: BusinessInsert;
  ruleIds: readonly number[];
}

/** Applies the rules to a business; returns the same object when none applies. */
export function applyRules(business: BusinessInsert, { cities, kinds, groups }: RuleSet): BusinessAfterRules {
  const { city, ruleIds } = cities.size === 0 ? NO_RENAMING : applyCityRules(business, cities);
  const renamedBusiness = ruleIds.length === 0 ? business : renameCity(business, city, isLineComposed(business));
  const businessOfKind = kinds.size === 0 ? renamedBusiness : applyKindRules(renamedBusiness, kinds);
  const group = groups.get(businessOfKind.categorySlug);
  return {
    business: group === undefined || group === businessOfKind.group ? businessOfKind : { ...businessOfKind, group },
    ruleIds,
  };
}

function applyKindRules(business: BusinessInsert, kinds: KindRules): BusinessInsert {
  const { slug, name } = kindByRules(business.category, kinds);
  if (slug === business.categorySlug && name === business.kind) return business;
  const subtypes = JSON.parse(business.subtypesJson || "[]") as string[];
  return { ...business, categorySlug: slug, kind: name, group: groupOfKind({ name }, subtypes) };
}

/**
 * Applies the city rules to a place. Of several rules for a city the one with the narrowest scope counts. The result of a rule may match
 * another; each applies once.
 */
export function applyCityRules(
  { city, state, country }: Place,
  cities: RuleSet["cities"],
): { city: string; ruleIds: readonly number[] } {
  const ruleIds: number[] = [];
  for (let currentCity = city; ; ) {
    const rule = cityRuleFor({ city: currentCity, state, country }, cities);
    if (rule === undefined || rule.to === currentCity || ruleIds.includes(rule.id))
      return { city: currentCity, ruleIds };
    ruleIds.push(rule.id);
    currentCity = rule.to;
  }
}

/** Tells whether the address line is composed of the parts of the address; a line from a file may contain more. */
export function isLineComposed(business: BusinessInsert): boolean {
  return business.fullAddress === addressLine(business);
}

/** Moves the business to another city. `composesLine` means that its address line is recomposed. */
export function renameCity<Business extends BusinessInsert>(
  business: Business,
  city: string,
  composesLine: boolean,
): Business {
  const draft = { ...draftOf(business), city };
  if (composesLine) draft.fullAddress = addressLine(draft);
  return { ...business, ...draft, ...businessKeys(draft) };
}

/** Returns the rule with the narrowest scope. */
function cityRuleFor(place: Place, cities: RuleSet["cities"]): CityRule | undefined {
  let best: CityRule | undefined;
  for (const rule of cities.get(cityKey(place.city)) ?? []) {
    if (isInScope(place, rule) && (best === undefined || narrowness(rule) > narrowness(best))) best = rule;
  }
  return best;
}

function narrowness({ stateKey, countryKey }: RuleScope): number {
  return (stateKey === "" ? 0 : 2) + (countryKey === "" ? 0 : 1);
}
