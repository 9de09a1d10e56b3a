import type { CategoryGroup } from "#contract/business";
import { businessKeys, type StorableBusiness } from "./business-keys.ts";
import { draftOf } from "./kept-fields.ts";

/** What the administrator has laid down for every business, present and to come. */
export interface RuleSet {
  /** The name that a city has instead, by its key. */
  cities: ReadonlyMap<string, string>;
  /** The group of a category, by its slug. */
  groups: ReadonlyMap<string, CategoryGroup>;
}

/** The business by the rules; itself when none concerns it. A slug of its own stays. */
export function applyRules(business: StorableBusiness, { cities, groups }: RuleSet): StorableBusiness {
  const city = cities.get(business.cityKey);
  const group = groups.get(business.categorySlug);
  let ruled = business;
  if (city !== undefined && city !== business.city) {
    const draft = { ...draftOf(business), city };
    ruled = { ...draft, ...businessKeys(draft) };
  }
  return group === undefined || group === ruled.group ? ruled : { ...ruled, group };
}
