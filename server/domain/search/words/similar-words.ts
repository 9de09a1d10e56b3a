/** Sorted words with the length of the prefix that each shares with the word before it (LCP array). */
export interface SortedWords {
  words: readonly string[];
  shared: Uint8Array;
}

/** Largest value that `shared` can hold. */
const MAX_SHARED_CHARS = 255;
/** The first letters may have at most one edit, which prunes most prefixes. */
const PREFIX_CHARS = 3;
const MAX_PREFIX_EDITS = 1;

export function sharedPrefixLength(previousWord: string, word: string): number {
  const maxShared = Math.min(previousWord.length, word.length, MAX_SHARED_CHARS);
  let count = 0;
  while (count < maxShared && previousWord.charCodeAt(count) === word.charCodeAt(count)) count++;
  return count;
}

interface Walk {
  typed: string;
  maxEdits: number;
  /** Words with a prefix similar to `typed` count too. */
  isPrefix: boolean;
  from: number;
  to: number;
}

/**
 * Calls `visit` for the words within `maxEdits` of the typed one, as a Levenshtein search in a trie: words share the matrix rows of their
 * common prefix, and a prefix with too many edits is pruned.
 */
export function visitSimilarWords(
  { words, shared }: SortedWords,
  { typed, maxEdits, isPrefix, from, to }: Walk,
  visit: (index: number, edits: number) => void,
): void {
  const columns = typed.length + 1;
  const maxDepth = typed.length + maxEdits + 1;
  const codes = Uint16Array.from(typed, (letter) => letter.charCodeAt(0));
  const tooMany = maxEdits + 1;
  const rows = new Uint8Array((maxDepth + 1) * columns).fill(tooMany);
  const path = new Uint16Array(maxDepth);
  /** Fewest edits between `typed` and any beginning of the word, by depth. */
  const best = new Uint8Array(maxDepth + 1).fill(tooMany);
  for (let column = 0; column <= maxEdits; column++) rows[column] = column;

  /** Fills the row of a beginning of `depth` letters; returns its minimum. */
  function fillRow(depth: number, code: number): number {
    const row = depth * columns;
    const rowAbove = row - columns;
    const firstColumn = Math.max(1, depth - maxEdits);
    const lastColumn = Math.min(typed.length, depth + maxEdits);
    let minimum = tooMany;
    if (firstColumn === 1) {
      rows[row] = Math.min(depth, tooMany);
      minimum = rows[row] ?? tooMany;
    } else rows[row + firstColumn - 1] = tooMany;
    for (let column = firstColumn; column <= lastColumn; column++) {
      let edits = rows[rowAbove + column - 1] as number;
      if (codes[column - 1] !== code) {
        edits = Math.min(edits, rows[rowAbove + column] as number, rows[row + column - 1] as number) + 1;
        if (depth > 1 && column > 1 && codes[column - 2] === code && codes[column - 1] === path[depth - 2]) {
          edits = Math.min(edits, (rows[rowAbove - columns + column - 2] as number) + 1);
        }
        if (edits > tooMany) edits = tooMany;
      }
      rows[row + column] = edits;
      if (edits < minimum) minimum = edits;
    }
    if (lastColumn < typed.length) rows[row + lastColumn + 1] = tooMany;
    return minimum;
  }

  let validDepth = 0;
  for (let index = from; index < to; ) {
    const word = words[index] as string;
    let depth = index === from ? 0 : Math.min(shared[index] as number, validDepth);
    let isTooFar = false;
    const end = Math.min(word.length, maxDepth);
    while (depth < end) {
      const code = word.charCodeAt(depth);
      path[depth] = code;
      depth++;
      const minimum = fillRow(depth, code);
      best[depth] = Math.min(best[depth - 1] as number, rows[depth * columns + typed.length] as number);
      const mostEdits = depth <= PREFIX_CHARS ? Math.min(maxEdits, MAX_PREFIX_EDITS) : maxEdits;
      if (minimum > mostEdits && !(isPrefix && (best[depth] as number) <= maxEdits)) {
        isTooFar = true;
        break;
      }
    }
    validDepth = depth;
    if (!isTooFar) {
      const edits = isPrefix ? best[depth] : word.length === depth ? rows[depth * columns + typed.length] : tooMany;
      if ((edits as number) <= maxEdits) visit(index, edits as number);
      index++;
    } else {
      index++;
      while (index < to && (shared[index] as number) >= depth) index++;
    }
  }
}
