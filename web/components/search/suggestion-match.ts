interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** Splits a label into segments and marks the matches: each typed word at a word's start, or else anywhere, ignoring case and accents. */
export function markMatch(text: string, typedText: string): TextSegment[] {
  const letters = [...text];
  const foldedLetters = letters.map(fold);
  const joinedText = foldedLetters.join("");
  const ends = endsOfLetters(foldedLetters);
  const isMatch = letters.map(() => false);
  for (const word of new Set(typedText.split(/\s+/).map(fold))) {
    const matchIndex = word === "" ? -1 : matchStart(word, { joined: joinedText, ends, letters });
    const start = ends[matchIndex - 1] ?? 0;
    if (matchIndex >= 0) isMatch.fill(true, matchIndex, ends.findIndex((end) => end >= start + word.length) + 1);
  }
  const pieces: TextSegment[] = [];
  letters.forEach((letter, index) => {
    const lastPiece = pieces.at(-1);
    if (lastPiece && lastPiece.isMatch === isMatch[index]) lastPiece.text += letter;
    else pieces.push({ text: letter, isMatch: isMatch[index] === true });
  });
  return pieces;
}

interface FoldedLetters {
  letters: readonly string[];
  /** The folded letters as one text, and the end of each in it. */
  joined: string;
  ends: readonly number[];
}

function endsOfLetters(foldedLetters: readonly string[]): number[] {
  let end = 0;
  return foldedLetters.map((letter) => (end += letter.length));
}

/** Returns the index of the letter where `word` starts; -1 without a match. */
function matchStart(word: string, { letters, joined, ends }: FoldedLetters): number {
  const starts = letters.flatMap((_, index) => (joined.startsWith(word, ends[index - 1] ?? 0) ? [index] : []));
  return starts.find((index) => index === 0 || !/[\p{L}\p{N}]/u.test(letters[index - 1] ?? "")) ?? starts[0] ?? -1;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
