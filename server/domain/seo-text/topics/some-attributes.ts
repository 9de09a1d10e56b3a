import type { BusinessFacts } from "../facts/business-facts.ts";

const MAX_NAMED = 6;

/** A few of its attributes, other ones for another business, so that neighbours do not repeat one long list. */
export function someAttributes({ attributes, business: { id } }: BusinessFacts): string {
  if (attributes.length <= MAX_NAMED) return attributes.map(attributePhrase).join(", ");
  const step = 1 + (id % 3);
  const names = new Set<string>();
  for (let index = 0; names.size < MAX_NAMED && index < attributes.length * 3; index++)
    names.add(attributes[(id * 7 + index * step) % attributes.length] ?? "");
  return [...names].map(attributePhrase).join(", ");
}

/** `credit cards` of `Credit cards`; `NFC mobile payments` and `Wi-Fi` stay. */
export function attributePhrase(name: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(name) && !/^Wi-?Fi/i.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
