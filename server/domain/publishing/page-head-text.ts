import { truncateText } from "../text/truncate-text.ts";

/** Number of characters that search engines show. */
export const MAX_TITLE_CHARS = 60;
export const MAX_DESCRIPTION_CHARS = 160;

/** Returns the first title that fits, with the site's name if that fits too; otherwise the last title, truncated. */
export function fittingTitle(titles: readonly string[], siteName: string): string {
  const fittingTitles = titles
    .flatMap((title) => [`${title} | ${siteName}`, title])
    .find((title) => title.length <= MAX_TITLE_CHARS);
  return fittingTitles ?? truncateText(titles.at(-1) ?? siteName, MAX_TITLE_CHARS);
}

/** Joins the first sentence, truncated if necessary, and every other sentence that fits. */
export function fittingDescription(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences;
  let text = truncateText(first, MAX_DESCRIPTION_CHARS);
  for (const sentence of rest)
    if (sentence !== "" && text.length + 1 + sentence.length <= MAX_DESCRIPTION_CHARS) text += ` ${sentence}`;
  return text;
}
