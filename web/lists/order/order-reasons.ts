import type { BusinessSort } from "#contract/queries";

/** One sentence for each order, which answers "Why this order?". */
export const ORDER_REASONS: Readonly<Record<BusinessSort, string>> = {
  best: "Names and kinds that fit your words come first, then what is close to the place and well rated by many people.",
  recommended: "Well rated by many people comes first: hundreds of good ratings count more than a few perfect ones.",
  distance: "The nearest comes first, measured as the crow flies from where you are.",
  rating: "The highest rating comes first.",
  reviews: "The one with the most reviews comes first.",
  latest: "The one added last comes first.",
  name: "Names are in alphabetical order.",
};
