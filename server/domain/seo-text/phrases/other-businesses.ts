import { exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Peer } from "../facts/peer.ts";
import { nameKey, type StreetCount } from "../facts/peer-group.ts";
import { type Cite, citeName } from "./figures.ts";

/*
 * Names of other businesses with their figures. `role` and `where` belong to the fact that is cited.
 */

/** Example: `4.5 from 120 reviews`. */
export function ratingOf(peer: Peer, cite: Cite, factPrefix = ""): string {
  const reviews = count(cite, peer.reviewCount, `${factPrefix}other's reviewCount`);
  return `${cite(peer.rating, `${factPrefix}other's rating`, peer.rating.toFixed(1))} from ${reviews} reviews`;
}

/** Example: `Oak Café (120 reviews)`; "" without a peer. */
export function nameWithReviews(
  f: BusinessFacts,
  cite: Cite,
  peer: Peer | null,
  role: string,
  factPrefix = "",
): string {
  if (peer === null) return "";
  const reviews = count(cite, peer.reviewCount, `${factPrefix}other's reviewCount`);
  return `${nameWithPlace(f, cite, peer, role)} (${reviews} ${peer.reviewCount === 1 ? "review" : "reviews"})`;
}

/** Example: `Main St (5) and Oak Ave (3)`. */
export function streetCounts(cite: Cite, streets: readonly StreetCount[], factPrefix = ""): string {
  return joinList(
    streets.map(([street, amount]) => `${street} (${count(cite, amount, `${factPrefix}on street ${street}`)})`),
  );
}

/** Lists names, each with its place if that is another. */
export function names(f: BusinessFacts, cite: Cite, peers: readonly Peer[], role: string): string {
  return joinList(peers.map((peer) => nameWithPlace(f, cite, peer, role)));
}

/** Adds the city if it is another one, and the street of a branch: `Peking Garden on Seestrasse`. */
export function nameWithPlace({ business, city: own }: BusinessFacts, cite: Cite, peer: Peer, role: string): string {
  const { city, state } = peer.place;
  const isOtherState = state !== "" && business.state !== "" && state !== business.state;
  const name = citeName(cite, peer, role);
  if (city !== "" && city !== business.city) return `${name} in ${city}`;
  if (city !== "" && isOtherState) return `${name} in ${city}, ${state}`;
  return own.repeatedNames.has(nameKey(peer.name)) && peer.street !== "" ? `${name} on ${peer.street}` : name;
}

/** Names one of the nearest businesses again. Its place was written before, so it is added only if another of them has the same name. */
export function nearName(f: BusinessFacts, cite: Cite, peer: Peer, role: string): string {
  const isRepeated = f.nearest.some(
    (neighbour) => neighbour.peer !== peer && nameKey(neighbour.peer.name) === nameKey(peer.name),
  );
  return isRepeated ? nameWithPlace(f, cite, peer, role) : citeName(cite, peer, role);
}

/** Example: `1,200`. */
export function count(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, exactCount(value));
}

/** Example: `4.5`. */
export function stars(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, value.toFixed(1));
}
