/** Binary search: returns the index of the first item that is not below; `isBelow` is true for a first part of the list only. */
export function lowerBound<Item>(list: ArrayLike<Item>, isBelow: (item: Item) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(list[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Counts the numbers of an ascending list that are less than `value`. */
export function countBelow(sortedValues: ArrayLike<number>, value: number): number {
  return lowerBound(sortedValues, (number) => number < value);
}
