import type { BusinessFacts } from "../facts/business-facts.ts";
import { cutBeforeTie } from "../facts/cut-before-tie.ts";
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

const MAX_STREETS = 4;

/** The streets with the most peers, most first; none of several that share the last place. */
export function commonStreets({ group: { streetCounts } }: BusinessFacts): [street: string, count: number][] {
  return cutBeforeTie(Array.from(streetCounts), MAX_STREETS, ([, count]) => count);
}

/** Other categories of its group in its city. */
export function relatedCategories({ city, business, categorySlug }: BusinessFacts): readonly CategoryCount[] {
  const ofGroup = business.group === "other" ? [] : (city.commonestByGroup.get(business.group) ?? []);
  return ofGroup.filter(({ slug }) => slug !== categorySlug).slice(0, MAX_RELATED);
}
