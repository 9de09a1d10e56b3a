import { cutText } from "../text/cut-text.ts";

/** Characters that search engines show of a title and of a description. */
export const LONGEST_TITLE = 60;
export const LONGEST_DESCRIPTION = 160;

/** The first of these titles that fits, the site's name after it if that fits too; if none does, the last one cut. */
export function fittingTitle(titles: readonly string[], siteName: string): string {
  const fitting = titles
    .flatMap((title) => [`${title} | ${siteName}`, title])
    .find((title) => title.length <= LONGEST_TITLE);
  return fitting ?? cutText(titles.at(-1) ?? siteName, LONGEST_TITLE);
}

/** The sentences one after the other, those left out that do not fit; the first is cut if it must be. */
export function fittingDescription(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences;
  let text = cutText(first, LONGEST_DESCRIPTION);
  for (const sentence of rest)
    if (sentence !== "" && text.length + 1 + sentence.length <= LONGEST_DESCRIPTION) text += ` ${sentence}`;
  return text;
}
