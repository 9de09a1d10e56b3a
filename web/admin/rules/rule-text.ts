import type { NewRule, Rule } from "#contract/rules";
import { GROUP_OPTIONS } from "./group-options.ts";

/** Returns the new name of the city or category, or the name of the group. */
export function targetName({ kind, to }: Pick<NewRule, "kind" | "to">): string {
  return kind === "category" ? groupName(to) : to;
}

/** Labels of the kinds of rules. */
export const RULE_LABELS: Readonly<Record<Rule["kind"], string>> = {
  city: "City",
  category: "Category",
  kind: "Category name",
};

export function groupName(slug: string): string {
  return GROUP_OPTIONS.find(({ value }) => value === slug)?.label ?? slug;
}
