import { editCost } from "../search/words/edit-cost.ts";
import { foldText } from "../text/fold.ts";

const MAX_NAMES = 5;
/** Minimum length of a common part; shorter ones are in too many names. */
const MIN_PART_CHARS = 4;

/** Collects the names that are most similar to an unknown one. */
export function collectSimilarNames(unknownName: string) {
  const key = foldText(unknownName);
  const maxCost = Math.max(1.4, key.length / 4);
  let best: { name: string; cost: number }[] = [];

  return {
    /** Scans some hundred thousand names a second. */
    offer(names: readonly string[]) {
      const similarNames = names.flatMap((name) => {
        const cost = costOf(key, foldText(name), maxCost);
        return cost > maxCost ? [] : [{ name, cost }];
      });
      best = [...best, ...similarNames].toSorted((a, b) => a.cost - b.cost).slice(0, MAX_NAMES);
    },
    /** Returns at most five names, the most similar first; of equally similar ones, the one that was offered first. */
    names: () => best.map(({ name }) => name),
  };
}

function costOf(key: string, name: string, maxCost: number): number {
  const isPart = (part: string, whole: string) => part.length >= MIN_PART_CHARS && ` ${whole} `.includes(` ${part} `);
  if (isPart(key, name) || isPart(name, key)) return 1;
  return Math.abs(key.length - name.length) > maxCost ? Number.POSITIVE_INFINITY : editCost(key, name);
}
