/** Counts the words of a text in any script: runs without spaces that begin with a letter or digit. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
