/** Returns at most this many first items of a list in descending order, but none that share a number with the first one left out. */
export function cutBeforeTie<Item>(
  descending: readonly Item[],
  limit: number,
  numberOf: (item: Item) => number,
): Item[] {
  const firstLeftOut = descending[limit];
  const tie = firstLeftOut === undefined ? undefined : numberOf(firstLeftOut);
  return descending.slice(0, limit).filter((item) => numberOf(item) !== tie);
}
