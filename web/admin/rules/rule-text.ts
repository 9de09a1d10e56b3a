import type { NewRule } from "#contract/rules";
import { GROUP_OPTIONS } from "./group-options.ts";

/** Returns the new name of the city, or the name of the group. */
export function targetName({ kind, to }: Pick<NewRule, "kind" | "to">): string {
  return kind === "city" ? to : groupName(to);
}

export function groupName(slug: string): string {
  return GROUP_OPTIONS.find(({ value }) => value === slug)?.label ?? slug;
}
