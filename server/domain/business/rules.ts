import type { CategoryGroup } from "#contract/business";
import { cityKey } from "../address/city-key.ts";
import { type BusinessInsert, businessKeys, draftOf } from "./business-keys.ts";
import { addressLine } from "./derived-fields.ts";

/** The rules of the administrator, for all businesses now and later. */
export interface RuleSet {
  /** The new name of a city, by the `cityKey` of its old one. */
  cities: ReadonlyMap<string, string>;
  /** The group of a category, by its slug. */
  groups: ReadonlyMap<string, CategoryGroup>;
}

/**
 * The business by the rules; the same object when none applies. An address line composed of the parts is composed again;
 * one from a file stays.
 */
export function applyRules(business: BusinessInsert, { cities, groups }: RuleSet): BusinessInsert {
  const city = cities.get(cityKey(business.city));
  const group = groups.get(business.categorySlug);
  let ruled = business;
  if (city !== undefined && city !== business.city) {
    const draft = { ...draftOf(business), city };
    if (business.fullAddress === addressLine(business)) draft.fullAddress = addressLine(draft);
    ruled = { ...draft, ...businessKeys(draft) };
  }
  return group === undefined || group === ruled.group ? ruled : { ...ruled, group };
}
