import { queryOptions } from "@tanstack/react-query";
import type { CategorySummary } from "#contract/business";
import { foldText } from "#domain/text/fold";
import { directoryQueries } from "../../../api/panel-queries.ts";

/** A value that other businesses have. */
export interface SuggestedValue {
  value: string;
  /** Distinguishes it from others, such as the state of a city. */
  note: string;
  /** Further fields that belong to the value. They fill empty inputs only. */
  fills?: { state: string; country: string };
}

const MAX_SUGGESTIONS = 8;

/** Kinds that begin with the text, then those that contain it, the most frequent first. */
export const kindSuggestions = (text: string) =>
  queryOptions({
    ...directoryQueries.categories,
    select: (kinds) => matchingKinds(kinds, text),
  });

export const citySuggestions = (text: string) =>
  queryOptions({
    ...directoryQueries.cities(text),
    select: ({ cities }) =>
      cities.slice(0, MAX_SUGGESTIONS).map(
        ({ name, state, country, businessCount }): SuggestedValue => ({
          value: name,
          note: [state, country, countText(businessCount)].filter((part) => part !== "").join(", "),
          fills: { state, country },
        }),
      ),
  });

export function matchingKinds(kinds: readonly CategorySummary[], text: string): SuggestedValue[] {
  const typed = foldText(text.trim());
  const rank = (kind: CategorySummary) => {
    const at = foldText(kind.category).indexOf(typed);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return kinds
    .filter((kind) => rank(kind) < 2)
    .toSorted((one, other) => rank(one) - rank(other) || other.businessCount - one.businessCount)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ category, businessCount }) => ({ value: category, note: countText(businessCount) }));
}

function countText(count: number): string {
  return count === 1 ? "1 business" : `${count.toLocaleString("en-US")} businesses`;
}
