import type { BusinessFacts } from "../facts/business-facts.ts";
import { opensOn, SUNDAY } from "../facts/hours/week.ts";
import type { Peer } from "../facts/peer.ts";

/** Returns the nearest businesses that open on Sundays, if others of them do not or may not. */
export function openNearOnSunday({ nearest }: BusinessFacts): Peer[] {
  const openPeers = nearest.map(({ peer }) => peer).filter(({ hours }) => opensOn(hours, SUNDAY));
  return openPeers.length < nearest.length ? openPeers : [];
}
