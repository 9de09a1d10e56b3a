import type { CategoryGroup } from "../../contract/business.ts";
import type { GroupOfName } from "./category-group.ts";

/** Weight, in rows, of a guess by the name alone. */
const VOTES_OF_GUESS = 2;

/**
 * Returns the group of a category by its name, or by the majority of its rows if the name is not sure. `votes` counts rows by the group
 * that their subtypes suggest. In a tie the guess wins, then the first in the alphabet.
 */
export function groupByVotes(name: GroupOfName, votes: ReadonlyMap<CategoryGroup, number>): CategoryGroup {
  if (name.isSure || votes.size === 0) return name.group;
  const isGuess = name.group !== "other";
  const weight = (group: CategoryGroup) =>
    (votes.get(group) ?? 0) + (isGuess && group === name.group ? VOTES_OF_GUESS : 0);
  const groups = [...new Set([name.group, ...[...votes.keys()].toSorted()])];
  return groups.reduce((best, group) => (weight(group) > weight(best) ? group : best));
}
