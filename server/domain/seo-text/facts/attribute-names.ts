import type { Attributes } from "#contract/business";

/** Attributes of one group, such as "Payments". */
export interface AttributeGroup {
  group: string;
  names: readonly string[];
}

/** Returns the names of the attributes with this value, each once. */
export function attributeNames(attributes: Attributes, value: boolean): string[] {
  const names = new Set<string>();
  for (const group of Object.values(attributes)) for (const name in group) if (group[name] === value) names.add(name);
  return [...names];
}

/** Returns the attributes with this value by group, each in its first group only. */
export function attributeGroups(attributes: Attributes, value: boolean): AttributeGroup[] {
  const seenNames = new Set<string>();
  const groups: AttributeGroup[] = [];
  for (const [group, values] of Object.entries(attributes)) {
    const names = Object.keys(values).filter(
      (name) => values[name] === value && !seenNames.has(name) && !isContradicted(name, values),
    );
    for (const name of names) seenNames.add(name);
    if (names.length > 0) groups.push({ group, names });
  }
  return groups;
}

/** Tells whether another attribute contradicts it: of "Cash only" and "Credit cards" one is wrong, and the cards say more. */
function isContradicted(name: string, group: Readonly<Record<string, unknown>>): boolean {
  return CASH_ONLY.test(name) && Object.keys(group).some((other) => group[other] === true && !CASH_ONLY.test(other));
}

const CASH_ONLY = /^cash[ -]only$/i;
