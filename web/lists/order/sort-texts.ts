import type { BusinessSort } from "#contract/queries";
import type { ListParams } from "#domain/publishing/page-url";

interface SortText {
  name: string;
  /** One sentence that answers "Why this order?". */
  reason: string;
}

/** Texts of the sort orders, in the order of the menu. */
export const SORT_TEXTS: Readonly<Record<BusinessSort, SortText>> = {
  best: {
    name: "Best match",
    reason:
      "Names and kinds that fit your words come first, then what is close to the place and well rated by many people.",
  },
  recommended: {
    name: "Recommended",
    reason: "Well rated by many people comes first: hundreds of good ratings count more than a few perfect ones.",
  },
  distance: {
    name: "Nearest",
    reason: "The nearest comes first, measured as the crow flies from where you are.",
  },
  rating: { name: "Highest rated", reason: "The highest rating comes first." },
  reviews: { name: "Most reviews", reason: "The one with the most reviews comes first." },
  latest: { name: "Recently added", reason: "The one added last comes first." },
  name: { name: "Name", reason: "Names are in alphabetical order." },
};

/** Returns the sort orders of this list; "" is the default one. */
export function sortChoices({ lat }: ListParams, words = ""): readonly [sort: string, name: string][] {
  const defaultSort: BusinessSort = words === "" ? "recommended" : "best";
  return Object.entries(SORT_TEXTS)
    .filter(([sort]) => (sort !== "best" || words !== "") && (sort !== "distance" || lat !== undefined))
    .map(([sort, { name }]) => [sort === defaultSort ? "" : sort, name]);
}
