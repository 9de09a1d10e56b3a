/**
 * Counts letters to insert, delete, replace or swap with the next one to turn `a` into `b` (optimal string alignment); returns `max + 1` if
 * there are more than `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let rowBeforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let minCost = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(
        costAt(last, column) + 1,
        costAt(current, column - 1) + 1,
        costAt(last, column - 1) + (isSame ? 0 : 1),
      );
      if (isSwap(a, row, b, column)) edits = Math.min(edits, costAt(rowBeforeLast, column - 2) + 1);
      current.push(edits);
      minCost = Math.min(minCost, edits);
    }
    if (minCost > max) return max + 1;
    rowBeforeLast = last;
    last = current;
  }
  return Math.min(costAt(last, b.length), max + 1);
}

function isSwap(a: string, row: number, b: string, column: number): boolean {
  return (
    row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && a[row - 1] !== a[row - 2]
  );
}

function costAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
