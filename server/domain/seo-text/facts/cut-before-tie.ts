/** Returns at most this many first items of a list in descending order, but none that share a number with the first one left out. */
export function cutBeforeTie<Item>(
  descending: readonly Item[],
  most: number,
  numberOf: (item: Item) => number,
): Item[] {
  const next = descending[most];
  const tie = next === undefined ? undefined : numberOf(next);
  return descending.slice(0, most).filter((item) => numberOf(item) !== tie);
}
