/** At most so many characters, at the end of a word where there is one in the second half, with "…" for what is left out. */
export function cutText(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const start = letters.slice(0, longest - 1).join("");
  const space = start.lastIndexOf(" ");
  return `${(space > longest / 2 ? start.slice(0, space) : start).replace(/[\s,.:;–-]+$/, "")}…`;
}
