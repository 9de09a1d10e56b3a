/**
 * Truncates to at most `maxLength` UTF-16 units, so that no way of counting gives more. It cuts after a word in the second half if possible,
 * never inside a character, with "…" at the end.
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = wholeCharacters(text, maxLength - 1);
  const space = start.lastIndexOf(" ");
  return `${(space > maxLength / 2 ? start.slice(0, space) : start).replace(/(?<![\s,.:;–-])[\s,.:;–-]+$/, "")}…`;
}

const JOINER = "\u200d";
/** Matches marks of a letter, skin tones, and joiners of emojis. */
const CONTINUES = /^[\p{M}\u{1f3fb}-\u{1f3ff}\u200d]$/u;
const HALF_OF_FLAG = /^[\u{1f1e6}-\u{1f1ff}]$/u;

/** Cuts before a code point that begins a visible character; one with more marks than fit is cut among them. */
function wholeCharacters(text: string, maxLength: number): string {
  let [end, offset, halvesOfFlags, before] = [0, 0, 0, ""];
  for (const point of text) {
    if (offset > maxLength) break;
    const isHalf = HALF_OF_FLAG.test(point);
    const isWithin = CONTINUES.test(point) || before === JOINER || (isHalf && halvesOfFlags % 2 === 1);
    if (!isWithin) end = offset;
    halvesOfFlags = isHalf ? halvesOfFlags + 1 : 0;
    offset += point.length;
    before = point;
  }
  return end === 0 ? text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "") : text.slice(0, end);
}
