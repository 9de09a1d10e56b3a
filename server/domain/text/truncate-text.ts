/** At most `longest` characters, cut after a word in the second half if possible, with "…" at the end. */
export function truncateText(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const start = letters.slice(0, longest - 1).join("");
  const space = start.lastIndexOf(" ");
  return `${(space > longest / 2 ? start.slice(0, space) : start).replace(/(?<![\s,.:;–-])[\s,.:;–-]+$/, "")}…`;
}
