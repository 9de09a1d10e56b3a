import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Peer } from "../facts/peer.ts";
import { isRanked } from "../facts/peer.ts";
import type { CategoryCount } from "../facts/peer-group.ts";

const MAX_RELATED = 3;

/** The one of three nearest with the highest rating, all from five reviews or more; undefined when two share it. */
export function bestNear({ nearest }: BusinessFacts): Peer | undefined {
  const rated = nearest.map(({ peer }) => peer).filter(isRanked);
  const [top, second] = rated.toSorted((a, b) => b.rating - a.rating);
  return rated.length === 3 && top && second && top.rating.toFixed(1) > second.rating.toFixed(1) ? top : undefined;
}

/** Other categories of its group in its city. */
export function relatedCategories({ city, business, categorySlug }: BusinessFacts): readonly CategoryCount[] {
  const ofGroup = business.group === "other" ? [] : (city.commonestByGroup.get(business.group) ?? []);
  return ofGroup.filter(({ slug }) => slug !== categorySlug).slice(0, MAX_RELATED);
}
