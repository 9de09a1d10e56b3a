import type { CategoryGroup, CategorySummary } from "#contract/business";
import type { AttributeFacet } from "#contract/facets";
import { ATTRIBUTE_GROUP_NAMES } from "./attribute-identity.ts";
import { USEFUL_ATTRIBUTES } from "./useful-attributes-data.ts";

/** Number of attributes that come first, in the order of their use. */
export const MAX_USEFUL = 12;

/** Returns the group that most businesses of these categories belong to. */
export function mainGroup(categories: readonly Pick<CategorySummary, "group" | "businessCount">[]): CategoryGroup {
  const counts = new Map<CategoryGroup, number>();
  for (const { group, businessCount } of categories) counts.set(group, (counts.get(group) ?? 0) + businessCount);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? "other";
}

/**
 * Sorts the attributes of a list: first the twelve most useful for its kind, then all others by group. Attributes that visitors
 * rarely decide by fill up the twelve, the most frequent first. Own fields come before the other groups.
 */
export function byUsefulness(attributes: readonly AttributeFacet[], group: CategoryGroup): AttributeFacet[] {
  const bySlug = new Map(attributes.map((each) => [each.slug, each]));
  const useful = USEFUL_ATTRIBUTES[group].split(/\s+/).flatMap((slug) => bySlug.get(slug) ?? []);
  const frequent = attributes.toSorted((a, b) => b.businessCount - a.businessCount || (a.slug < b.slug ? -1 : 1));
  const first = [...new Set([...useful, ...frequent])].slice(0, MAX_USEFUL);
  const rest = frequent.filter((each) => !first.includes(each));
  const orderOf = (each: AttributeFacet) => ATTRIBUTE_GROUP_NAMES.indexOf(each.group);
  const byGroup = (a: AttributeFacet, b: AttributeFacet) =>
    orderOf(a) - orderOf(b) || (a.group < b.group ? -1 : a.group === b.group ? 0 : 1);
  return [...first, ...rest.sort(byGroup)];
}
