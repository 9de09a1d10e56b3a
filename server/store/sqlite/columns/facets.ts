import type { Facets } from "#contract/facets";
import type { BusinessFilter, ChosenFacets } from "../../port/search.ts";
import type { ColumnStore } from "./columns.ts";
import { type CountsOf, NO_COUNTS, RATINGS } from "./facet-counts.ts";

/** What a filter could be narrowed to further; a kind's own choice is left aside when its other values are counted. */
export function openFacets(countsOf: CountsOf) {
  return (listings: ColumnStore, fixed: BusinessFilter, chosen: ChosenFacets, at: Date): Facets => {
    const counted = (others: ChosenFacets) => {
      const isElsewhere = others.cityKey !== undefined && others.cityKey !== (fixed.cityKey ?? others.cityKey);
      return isElsewhere ? NO_COUNTS : countsOf(listings, { ...others, ...fixed }, at);
    };
    const all = counted(chosen);
    const without = (kind: keyof ChosenFacets) => {
      if (!Object.hasOwn(chosen, kind)) return all;
      const others = { ...chosen };
      delete others[kind];
      return counted(others);
    };
    const openable = without("openAt");
    const verifiable = without("verified");
    const rated = without("minRating");
    const placed = without("cityKey");
    // a chosen group stays: what is chosen from next are its categories
    const kinds = without("categorySlug");
    return {
      openNow: openable.openNow,
      verified: verifiable.verified,
      ratings: RATINGS.map((minRating, step) => ({ minRating, businessCount: rated.ratings[step] ?? 0 })).filter(
        ({ businessCount }) => businessCount > 0,
      ),
      categories: kinds.categories,
      cities: placed.cities,
      isAtLeast: [openable, verifiable, rated, placed, kinds].some(({ isAtLeast }) => isAtLeast),
    };
  };
}
