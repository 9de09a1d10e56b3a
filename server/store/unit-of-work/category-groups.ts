import type { CategoryGroup } from "#contract/business";
import { groupOfCategory, groupOfOthers } from "#domain/business/business-keys";
import { groupByVotes } from "#domain/categories/group-votes";

/** Maximum number of businesses of one category that vote, the best ranked first. */
export const MAX_VOTERS = 5_000;

export interface CategoryRow {
  id: number;
  slug: string;
  category: string;
  stored: CategoryGroup;
}

/** Groups by the administrator's rules, by the slugs of kinds. */
export type GroupsByRule = ReadonlyMap<string, CategoryGroup>;

type Votes = ReadonlyMap<CategoryGroup, number>;

/** Counts the groups of the other categories that the businesses of a category have. `subtypes` is JSON. */
export function countVotes(voters: Iterable<{ subtypes: string; rows: number }>): Votes {
  const votes = new Map<CategoryGroup, number>();
  for (const { subtypes, rows } of voters) {
    const group = groupOfOthers(JSON.parse(subtypes) as string[]);
    if (group !== undefined) votes.set(group, (votes.get(group) ?? 0) + rows);
  }
  return votes;
}

/** Returns the group of a category without a rule. `votes` is called if its name is not sure. */
export function groupOf({ category }: Pick<CategoryRow, "category">, votes: () => Votes): CategoryGroup {
  const name = groupOfCategory(category);
  return name.isSure ? name.group : groupByVotes(name, votes());
}

/** Tells whether votes decide the group. */
export function isVoted({ slug, category }: CategoryRow, groupsByRule: GroupsByRule): boolean {
  return !groupsByRule.has(slug) && !groupOfCategory(category).isSure;
}

/** Returns categories whose stored group is out of date, with their current group. */
export function staleGroups(
  categories: readonly CategoryRow[],
  groupsByRule: GroupsByRule,
  votesOf: (id: number) => Votes,
): { id: number; group: CategoryGroup }[] {
  return categories
    .map((row) => ({ ...row, group: groupsByRule.get(row.slug) ?? groupOf(row, () => votesOf(row.id)) }))
    .filter(({ stored, group }) => stored !== group)
    .map(({ id, group }) => ({ id, group }));
}
