import type { NewRule } from "#contract/rules";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";

/** Of the group list, with "other". */
export const GROUPS = [
  ...CATEGORY_GROUPS.map(({ slug, name }) => ({ value: slug as string, label: name })),
  { value: "other", label: "Other" },
];

/** "Springfield in Illinois, United States". */
export function ruleSubject({ from, state, country }: Omit<NewRule, "kind" | "to">): string {
  const scope = placeName({ state, country });
  return scope === "" ? from : `${from} in ${scope}`;
}

/** The new name of the city, or the name of the group. */
export function targetName({ kind, to }: Pick<NewRule, "kind" | "to">): string {
  return kind === "city" ? to : groupName(to);
}

export function groupName(slug: string): string {
  return GROUPS.find(({ value }) => value === slug)?.label ?? slug;
}

/** "Illinois, United States"; "" without both. */
export function placeName({ state, country }: Pick<NewRule, "state" | "country">): string {
  return [state, country].filter(Boolean).join(", ");
}
