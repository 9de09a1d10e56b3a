import type { BusinessFacts } from "../facts/business-facts.ts";
import { opensOn, SUNDAY } from "../facts/hours/week.ts";
import type { Peer } from "../facts/peer.ts";
import { isRanked } from "../facts/peer.ts";

/** Returns the nearest businesses that open on Sundays, if others of them do not or may not. */
export function openNearOnSunday({ nearest }: BusinessFacts): Peer[] {
  const openPeers = nearest.map(({ peer }) => peer).filter(({ hours }) => opensOn(hours, SUNDAY));
  return openPeers.length < nearest.length ? openPeers : [];
}

/** Returns the most reviewed of the nearest businesses, if it has twice as many reviews as any other. */
export function mostReviewedNear({ nearest }: BusinessFacts): Peer | undefined {
  const [top, second] = nearest.map(({ peer }) => peer).toSorted((a, b) => b.reviewCount - a.reviewCount);
  return top && second && top.reviewCount >= 25 && top.reviewCount >= 2 * second.reviewCount ? top : undefined;
}

/** Returns the one of three nearest with the highest rating, all from five reviews or more; undefined when two share it. */
export function bestNear({ nearest }: BusinessFacts): Peer | undefined {
  const ratedPeers = nearest.map(({ peer }) => peer).filter(isRanked);
  const [top, second] = ratedPeers.toSorted((a, b) => b.rating - a.rating);
  return ratedPeers.length === 3 && top && second && top.rating.toFixed(1) > second.rating.toFixed(1) ? top : undefined;
}
