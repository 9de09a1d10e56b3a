import type { CategoryGroup } from "#contract/business";
import { type BusinessInsert, businessKeys } from "./business-keys.ts";
import { addressLine } from "./derived-fields.ts";
import { draftOf } from "./keep-edited-fields.ts";

/** What the administrator has laid down for every business, present and to come. */
export interface RuleSet {
  /** The name that a city has instead, by its key. */
  cities: ReadonlyMap<string, string>;
  /** The group of a category, by its slug. */
  groups: ReadonlyMap<string, CategoryGroup>;
}

/**
 * The business by the rules; itself when none concerns it. A slug of its own stays, and an address line as a file brought
 * it; one that is made of its parts stays made of them.
 */
export function applyRules(business: BusinessInsert, { cities, groups }: RuleSet): BusinessInsert {
  const city = cities.get(business.cityKey);
  const group = groups.get(business.categorySlug);
  let ruled = business;
  if (city !== undefined && city !== business.city) {
    const draft = { ...draftOf(business), city };
    if (business.fullAddress === addressLine(business)) draft.fullAddress = addressLine(draft);
    ruled = { ...draft, ...businessKeys(draft) };
  }
  return group === undefined || group === ruled.group ? ruled : { ...ruled, group };
}
