import type { SeoLanguage } from "#contract/site";
import { MIN_RELIABLE_SIMILARITY } from "#domain/seo-text/reliable-similarity";

export interface SeoNumbers {
  /** Formats 12345 as `12.345` in Turkish, and as `12,345` in English. */
  count: (count: number) => string;
  /** Formats 0.125 as `%12,5` in Turkish, and as `12.5%` in English. */
  percent: (share: number) => string;
  /** Formats the similarity of texts; gives no number where the estimate may be far too low. */
  similarity: (similarity: number) => string;
}

/** Returns the formats of numbers of a language. `lessThan` completes a percentage. */
export function seoNumbers(language: SeoLanguage, lessThan: (percent: string) => string): SeoNumbers {
  const counts = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const percent = (share: number) => percents.format(share);
  return {
    count: (count) => counts.format(count),
    percent,
    similarity: (similarity) =>
      similarity >= MIN_RELIABLE_SIMILARITY ? percent(similarity) : lessThan(percent(MIN_RELIABLE_SIMILARITY)),
  };
}
