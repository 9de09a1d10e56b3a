/** Pairs of letters that sound alike. */
const SIMILAR_SOUNDS = new Set("ck kc sz zs cs sc iy yi fv vf vw wv bv vb gj jg mn nm kq qk dt td bp pb".split(" "));
const VOWELS = "aeiouy";
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Weighted edit distance: an edit costs about 1, a common slip less. `word` is the intended word. */
export function editCost(typedWord: string, word: string): number {
  let rowBeforeLast: number[] = [];
  let previousRow = [0];
  for (let column = 1; column <= word.length; column++)
    previousRow.push(costAt(previousRow, column - 1) + missingCost(word, column - 1));
  for (let row = 1; row <= typedWord.length; row++) {
    const currentRow = [costAt(previousRow, 0) + extraCost(typedWord, row - 1)];
    for (let column = 1; column <= word.length; column++) {
      let cost = Math.min(
        costAt(previousRow, column) + extraCost(typedWord, row - 1),
        costAt(currentRow, column - 1) + missingCost(word, column - 1),
        costAt(previousRow, column - 1) + replacedCost(typedWord, row - 1, word, column - 1),
      );
      if (isSwap(typedWord, row, word, column)) cost = Math.min(cost, costAt(rowBeforeLast, column - 2) + 0.8);
      currentRow.push(cost);
    }
    rowBeforeLast = previousRow;
    previousRow = currentRow;
  }
  return costAt(previousRow, word.length);
}

function missingCost(word: string, index: number): number {
  return word[index] === word[index - 1] ? 0.6 : index === 0 ? 1.4 : 0.9;
}

function extraCost(typedWord: string, index: number): number {
  return typedWord[index] === typedWord[index - 1] ? 0.6 : index === 0 ? 1.4 : 1;
}

function replacedCost(typedWord: string, typedAt: number, word: string, wordAt: number): number {
  const [a = "", b = ""] = [typedWord[typedAt], word[wordAt]];
  if (a === b) return 0;
  const cost = SIMILAR_SOUNDS.has(a + b)
    ? 0.8
    : (VOWELS.includes(a) && VOWELS.includes(b)) || areNeighbours(a, b)
      ? 0.9
      : 1.2;
  return wordAt === 0 ? cost + 0.5 : cost;
}

/** Tells whether two letters are neighbours on a QWERTY keyboard. */
export function areNeighbours(a: string, b: string): boolean {
  const rowOfA = KEY_ROWS.findIndex((keys) => keys.includes(a));
  const rowOfB = KEY_ROWS.findIndex((keys) => keys.includes(b));
  if (rowOfA === -1 || rowOfB === -1 || Math.abs(rowOfA - rowOfB) > 1) return false;
  const shift = (KEY_ROWS[rowOfA]?.indexOf(a) ?? 0) - (KEY_ROWS[rowOfB]?.indexOf(b) ?? 0);
  return rowOfA === rowOfB
    ? Math.abs(shift) === 1
    : rowOfA < rowOfB
      ? shift === 0 || shift === 1
      : shift === 0 || shift === -1;
}

function isSwap(a: string, row: number, b: string, column: number): boolean {
  return (
    row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && a[row - 1] !== a[row - 2]
  );
}

function costAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
