import type { NewRule, Rule } from "#contract/rules";
import { groupName } from "#domain/categories/all-groups";

/** Returns the new name of the city or category, or the name of the group. */
export function targetName({ kind, to }: Pick<NewRule, "kind" | "to">): string {
  return kind === "category" ? groupName(to) : to;
}

/** Labels of the kinds of rules. */
export const RULE_LABELS: Readonly<Record<Rule["kind"], string>> = {
  city: "City name",
  category: "Category group",
  kind: "Category name",
};
