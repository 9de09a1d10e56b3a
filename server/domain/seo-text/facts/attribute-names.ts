import type { Attributes } from "#contract/business";

/** Names of the attributes with this value, each once. */
export function attributeNames(attributes: Attributes, value: boolean): string[] {
  const names = Object.values(attributes).flatMap((group) =>
    Object.keys(group).filter((name) => group[name] === value),
  );
  return [...new Set(names)];
}
