/** Matches white space and punctuation, then a word with the marks that join its parts: "A/C", "McDonald's". */
const CHUNK = /(\s*[^\p{L}\p{M}\p{N}\s]*)([\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?)?/gu;

/** Splits a text into words and the separators before them. */
export function wordChunks(text: string): { separator: string; word: string }[] {
  return [...text.matchAll(CHUNK)].map(([, separator = "", word = ""]) => ({ separator, word }));
}
