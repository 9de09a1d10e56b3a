import type { NewRule } from "#contract/rules";

/** Example: "Springfield in Illinois, United States". */
export function ruleSubject({ from, state, country }: Omit<NewRule, "kind" | "to">): string {
  const region = regionName({ state, country });
  return region === "" ? from : `${from} in ${region}`;
}

/** Example: "Illinois, United States"; "" without both. */
export function regionName({ state, country }: Pick<NewRule, "state" | "country">): string {
  return [state, country].filter(Boolean).join(", ");
}
