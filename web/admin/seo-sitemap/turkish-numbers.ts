import { MIN_RELIABLE_SIMILARITY } from "#domain/seo-text/reliable-similarity";

const COUNT = new Intl.NumberFormat("tr");
const PERCENT = new Intl.NumberFormat("tr", { style: "percent", maximumFractionDigits: 1 });

/** Formats 12345 as `12.345`. */
export function turkishCount(count: number): string {
  return COUNT.format(count);
}

/** Formats 0.125 as `%12,5`. */
export function turkishPercent(share: number): string {
  return PERCENT.format(share);
}

/** Formats the similarity of texts; gives no number where the estimate may be far too low. */
export function turkishSimilarity(similarity: number): string {
  if (similarity >= MIN_RELIABLE_SIMILARITY) return turkishPercent(similarity);
  return `${turkishPercent(MIN_RELIABLE_SIMILARITY)}’den az`;
}
