import { openAtPhrase } from "#domain/opening-hours/open-at/open-at-phrase";
import { joinList } from "#domain/text/join-list";
import type { BusinessFilter } from "../../store/port/search.ts";

/** Words for the conditions, as the notice of the page shows them. */
const OPEN_NOW = "open now";
const ALWAYS_OPEN = "24 hours";

/**
 * Removes times, "open now", "24 hours" and "late night" from a filter, and returns their words. Returns undefined if the filter has none
 * of these, or only "late night".
 */
export function dropTimes({
  openNow,
  openAt,
  alwaysOpen,
  ...filter
}: BusinessFilter): { filter: BusinessFilter; words: string[] } | undefined {
  const terms = filter.terms?.terms ?? [];
  const isLate = ({ alternatives }: (typeof terms)[number]) =>
    alternatives.some((alternative) => alternative.kind === "attribute" && alternative.tag === "late-night");
  const lateWords = terms.filter(isLate).map(({ typed }) => typed);
  const remainingTerms = terms.filter((term) => !isLate(term));
  const words = [
    ...(openNow === undefined ? [] : [OPEN_NOW]),
    ...(openAt === undefined ? [] : [joinList(openAt.times.map(openAtPhrase))]),
    ...(alwaysOpen ? [ALWAYS_OPEN] : []),
    ...(remainingTerms.length === 0 ? [] : lateWords),
  ];
  if (words.length === 0) return undefined;
  if (filter.terms === undefined || remainingTerms.length === 0) return { filter, words };
  return { filter: { ...filter, terms: { ...filter.terms, terms: remainingTerms } }, words };
}
