import { joinList } from "#domain/text/join-list";
import { seededRandom } from "#domain/text/seeded-random";
import type { AttributeGroup } from "../facts/attribute-names.ts";

const MAX_GROUPS = 3;
const MAX_OF_GROUP = 3;

/**
 * A few attributes with their groups: `dine-in and takeaway (service options), credit cards (payments)`. Other ones for another
 * `seed`, so that neighbours do not repeat one long list.
 */
export function attributeList(groups: readonly AttributeGroup[], seed: string): string {
  const random = seededRandom(`${seed} attributes`);
  const chosen = sample(groups, MAX_GROUPS, random);
  return chosen
    .map(({ group, names }) => {
      const some = joinList(sample(names, MAX_OF_GROUP, random).map(inSentence));
      return /^other$/i.test(group) ? some : `${some} (${group.toLowerCase()})`;
    })
    .join("; ");
}

function sample<Item>(items: readonly Item[], most: number, random: () => number): Item[] {
  return items
    .map((item, index) => ({ item, index, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** `credit cards` of `Credit cards`; `NFC mobile payments` and `Wi-Fi` stay. */
function inSentence(name: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(name) && !/^Wi-?Fi/i.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
