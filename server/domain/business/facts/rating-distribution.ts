/** Stars of the counts, in their order. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** Names of the counts in exports, by number of stars. */
const NAMES = [
  ["1", "oneStar", "one_star"],
  ["2", "twoStar", "two_star"],
  ["3", "threeStar", "three_star"],
  ["4", "fourStar", "four_star"],
  ["5", "fiveStar", "five_star"],
];
/** Fraction of the reviews by which the sum of the counts may differ: exporters read both at different times. */
const TOLERANCE = 0.05;
const MIN_TOLERANCE = 2;

/** Reads counts from `{"1": 3, …}`, `{oneStar: 3, …}`, a list of `{stars, amount}`, or five numbers; undefined for other values. */
export function readDistribution(value: unknown): number[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const counts = Array.isArray(value) ? countsInList(value) : NAMES.map((names) => memberOf(value, names));
  // A star that nobody gave may be left out, but not all of them.
  if (counts.every((count) => count === undefined)) return undefined;
  const numbers = counts.map((count) => Number(count ?? 0));
  return isDistribution(numbers) ? numbers : undefined;
}

function memberOf(value: object, names: readonly string[]): unknown {
  const name = names.find((each) => Object.hasOwn(value, each));
  return name === undefined ? undefined : value[name as keyof object];
}

function countsInList(list: readonly unknown[]): unknown[] {
  if (list.length === STARS.length && list.every((item) => typeof item === "number")) return [...list];
  return STARS.map((stars) => {
    const item = list.find((each) => Number(Object(each).stars ?? Object(each).rating) === stars);
    const { amount, count = amount } = Object(item) as Record<string, unknown>;
    return count;
  });
}

/** Tells whether the list has five counts, one of them above zero. */
export function isDistribution(counts: readonly number[]): boolean {
  return (
    counts.length === STARS.length &&
    counts.every((count) => Number.isSafeInteger(count) && count >= 0) &&
    counts.some((count) => count > 0)
  );
}

/** Tells whether the counts agree with the number of reviews; an unknown number contradicts nothing. */
export function fitsReviewCount(counts: readonly number[], reviewCount: number): boolean {
  const sum = counts.reduce((total, count) => total + count, 0);
  return reviewCount === 0 || Math.abs(sum - reviewCount) <= Math.max(MIN_TOLERANCE, TOLERANCE * reviewCount);
}
