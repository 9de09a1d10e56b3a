interface TextSegment {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a label into segments and marks the matches: each typed word at a word's start, or else anywhere, ignoring
 * case and accents.
 */
export function markMatch(text: string, typed: string): TextSegment[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const isMatch = letters.map(() => false);
  for (const word of typed.split(/\s+/).map(fold)) {
    const at = word === "" ? -1 : matchStart(word, folded);
    if (at >= 0) isMatch.fill(true, at, matchEnd(word, folded, at));
  }
  const pieces: TextSegment[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else pieces.push({ text: letter, isMatch: isMatch[index] === true });
  });
  return pieces;
}

/** Index of the letter where `word` starts; -1 without a match. */
function matchStart(word: string, letters: string[]): number {
  const starts = letters.flatMap((_, index) => (letters.slice(index).join("").startsWith(word) ? [index] : []));
  return starts.find((index) => index === 0 || !/[\p{L}\p{N}]/u.test(letters[index - 1] ?? "")) ?? starts[0] ?? -1;
}

function matchEnd(word: string, letters: string[], start: number): number {
  let end = start;
  for (let length = 0; length < word.length; end += 1) length += letters[end]?.length ?? word.length;
  return end;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
