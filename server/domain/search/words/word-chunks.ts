/** White space and punctuation, then a word with whatever joins its parts: "A/C", "McDonald's". */
const CHUNK = /(\s*[^\p{L}\p{M}\p{N}\s]*)([\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?)?/gu;

/** Splits a text into words and what is between them. */
export function wordChunks(text: string): { between: string; word: string }[] {
  return [...text.matchAll(CHUNK)].map(([, between = "", word = ""]) => ({ between, word }));
}
