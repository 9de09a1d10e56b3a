/** Characters that search engines show of a title and of a description. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** The first of these titles that fits, the site's name after it if that fits too; if none does, the last one cut. */
export function fittingTitle(titles: readonly string[], siteName: string): string {
  const fitting = titles
    .flatMap((title) => [`${title} | ${siteName}`, title])
    .find((title) => title.length <= LONGEST_TITLE);
  return fitting ?? cut(titles.at(-1) ?? siteName, LONGEST_TITLE);
}

/** The sentences one after the other, those left out that do not fit; the first is cut if it must be. */
export function fittingDescription(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences;
  let text = cut(first, LONGEST_DESCRIPTION);
  for (const sentence of rest)
    if (sentence !== "" && text.length + 1 + sentence.length <= LONGEST_DESCRIPTION) text += ` ${sentence}`;
  return text;
}

/** At the end of a word where there is one in the second half; never within a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  const space = start.lastIndexOf(" ");
  return `${(space > length / 2 ? start.slice(0, space) : start).replace(/[\s,;:–-]+$/, "")}…`;
}
