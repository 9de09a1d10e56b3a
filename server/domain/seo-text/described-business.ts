import type { Attributes, Business } from "#contract/business";

export type DescribedBusiness = Omit<Business, "isOpen">;

/** Names of what a business is said to have, each once. */
export function trueAttributes(attributes: Attributes): string[] {
  const names: string[] = [];
  for (const group of Object.values(attributes))
    for (const name in group) if (group[name] === true && !names.includes(name)) names.push(name);
  return names;
}
