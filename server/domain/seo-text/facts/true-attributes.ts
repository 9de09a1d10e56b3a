import type { Attributes } from "#contract/business";

/** Names of the attributes that are true, each once. */
export function trueAttributes(attributes: Attributes): string[] {
  const names = Object.values(attributes).flatMap((group) => Object.keys(group).filter((name) => group[name] === true));
  return [...new Set(names)];
}
