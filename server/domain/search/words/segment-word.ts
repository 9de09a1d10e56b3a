/** Maximum length of a word to split, which bounds the work. */
const MAX_CHARS = 40;
const MAX_PARTS = 5;
const MAX_SEGMENTATIONS = 4;
/**
 * Minimum length of a part, since many names contain words of one letter. Exceptions: the first part ("kmart" is K-Mart), and an article or
 * preposition before a long word ("tavernaoplatanos").
 */
const MIN_PART_CHARS = 2;
const MIN_CHARS_AFTER_LETTER = 4;
const MIN_COMMON_PART_CHARS = 3;
/**
 * Maximum number of businesses with a word that is split freely. A more frequent one is split only into two parts with ten times as many.
 */
const MAX_RARE_COUNT = 3;
const COMMONER_FACTOR = 10;
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const MARK = /^\p{M}/u;

/**
 * Splits a word into the words of a name that was written without its spaces: "pizzahut" into pizza and hut. `count` tells how many businesses
 * have a word. Returns the likeliest segmentations: fewest parts first, then those without short parts.
 */
export function segmentWord(word: string, count: (word: string) => number): string[][] {
  if (word.length < MIN_PART_CHARS * 2 || word.length > MAX_CHARS || !WORD.test(word) || /^\d+$/.test(word)) return [];
  const ownCount = count(word);
  return ownCount <= MAX_RARE_COUNT ? segmentRare(word, count) : splitCommon(word, ownCount, count);
}

function splitCommon(word: string, ownCount: number, count: (word: string) => number): string[][] {
  const minCount = ownCount * COMMONER_FACTOR;
  const segmentations: string[][] = [];
  for (let index = MIN_COMMON_PART_CHARS; index <= word.length - MIN_COMMON_PART_CHARS; index++) {
    const parts = [word.slice(0, index), word.slice(index)];
    if (parts.every((part) => count(part) >= minCount)) segmentations.push(parts);
  }
  return best(segmentations);
}

/** Finds the segmentations of each end of the word from the last letter on, so that every part is looked up once. */
function segmentRare(word: string, count: (word: string) => number): string[][] {
  const ofEnd: string[][][] = Array.from({ length: word.length + 1 }, () => []);
  ofEnd[word.length] = [[]];
  for (let start = word.length - MIN_PART_CHARS; start >= 0; start--) {
    if (MARK.test(word.slice(start))) continue;
    const segmentations: string[][] = [];
    for (let end = start + 1; end <= word.length; end++) {
      const isLetterWithin = start > 0 && end === start + 1;
      const rests = (ofEnd[end] ?? []).filter(
        ([next = ""]) => !isLetterWithin || next.length >= MIN_CHARS_AFTER_LETTER,
      );
      const part = word.slice(start, end);
      if (rests.length === 0 || part === word || count(part) === 0) continue;
      for (const rest of rests) if (rest.length < MAX_PARTS) segmentations.push([part, ...rest]);
    }
    ofEnd[start] = best(segmentations);
  }
  return ofEnd[0] ?? [];
}

function best(segmentations: readonly string[][]): string[][] {
  const shortest = (parts: readonly string[]) => Math.min(...parts.map(({ length }) => length));
  return segmentations.toSorted((a, b) => a.length - b.length || shortest(b) - shortest(a)).slice(0, MAX_SEGMENTATIONS);
}
