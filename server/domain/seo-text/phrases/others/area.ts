import type { BusinessFacts } from "../../facts/business-facts.ts";
import type { Neighbour } from "../../facts/neighbours.ts";

/** Nothing further away is called nearby. */
const MAX_NEARBY_KM = 1.5;

/** Returns where the neighbours are: "nearby", or "in the area" if one is far away or the way to them is unknown. */
export function areaOf(f: BusinessFacts, neighbours: readonly Neighbour[]): string {
  return isVague(f) || (neighbours.at(-1)?.distanceKm ?? 0) > MAX_NEARBY_KM ? "in the area" : "nearby";
}

/** Tells whether its point may be anywhere along a road: the address has no number of a house. */
export function isVague({ isExact, business: { address } }: BusinessFacts): boolean {
  return !isExact && address !== "";
}
