import { joinList } from "#domain/text/join-list";
import { seededRandom } from "#domain/text/seeded-random";
import type { AttributeGroup } from "../facts/attribute-names.ts";

const MAX_GROUPS = 3;
const MAX_ATTRIBUTES_OF_GROUP = 3;

/**
 * Lists a few attributes, those of a group together: `dine-in and takeaway; popular for lunch`. Another `seed` gives others, so that
 * neighbours do not repeat one long list.
 */
export function attributeList(groups: readonly AttributeGroup[], seed: string): string {
  const random = seededRandom(`${seed} attributes`);
  const tellingGroups = groups
    .map(({ group, names }) => ({ group, names: names.filter((name) => isTelling(name, group)) }))
    .filter(({ names }) => names.length > 0);
  const chosenGroups = sample(tellingGroups.length > 0 ? tellingGroups : groups, MAX_GROUPS, random);
  return chosenGroups
    .map(({ group, names }) => {
      const examples = joinList(sample(names, MAX_ATTRIBUTES_OF_GROUP, random).map(lowerInSentence));
      if (/^popular for$/i.test(group)) return `popular for ${examples}`;
      if (/^recycling$/i.test(group)) return `${examples} for recycling`;
      return /^atmosphere$/i.test(group) ? `${examples} atmosphere` : examples;
    })
    .join("; ");
}

/** Rejects `Parking: parking`, `Dining options: seating` and kinds of guests, which say nothing by themselves. */
function isTelling(name: string, group: string): boolean {
  return name.toLowerCase() !== group.toLowerCase() && !/^(?:seating|parking)$/i.test(name) && !/^crowd$/i.test(group);
}

function sample<Item>(items: readonly Item[], limit: number, random: () => number): Item[] {
  return items
    .map((item, index) => ({ item, index, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** Converts `Credit cards` to `credit cards`; `NFC mobile payments` and `Wi-Fi` stay. */
function lowerInSentence(name: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(name) && !/^Wi-?Fi/i.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
