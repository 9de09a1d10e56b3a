import { exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Peer } from "../facts/peer.ts";
import { nameKey } from "../facts/peer-group.ts";
import { type Cite, citeName } from "./figures.ts";

/*
 * Names of other businesses with their figures. `role` and `where` belong to the fact that is cited.
 */

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
  const others = [f.business.name, ...f.nearest.flatMap((each) => (each.peer === peer ? [] : each.peer.name))];
  const isRepeated = others.some((name) => nameKey(name) === nameKey(peer.name));
  return isRepeated ? nameWithPlace(f, cite, peer, role) : citeName(cite, peer, role);
}

/** Example: `1,200`. */
export function count(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, exactCount(value));
}
