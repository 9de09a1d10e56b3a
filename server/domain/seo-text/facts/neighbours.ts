import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { lowerBound } from "./lower-bound.ts";
import type { Peer } from "./peer.ts";

/** A little less than a degree of latitude is, so that rounding hides nobody. */
const KM_PER_DEGREE = 111;
/** Nothing further away is called near. */
const MAX_KM = 60;
const MAX_NEAREST = 3;
/** Counting ends here: in some files thousands share the coordinates of a city's centre. */
export const MAX_WITHIN_ONE_KM = 1000;

export type LocatedPeer = Peer & Coordinates;

export interface Neighbour extends Pick<Peer, "id" | "name" | "rating" | "reviewCount"> {
  distanceKm: number;
}

export interface Neighbours {
  /** At most three within 60 km, nearest first. */
  nearest: readonly Neighbour[];
  /** At most `MAX_WITHIN_ONE_KM`. */
  withinOneKm: number;
}

/** The peers with coordinates, from south to north: the order that `neighboursOf` searches. */
export function byLatitude(peers: readonly Peer[]): LocatedPeer[] {
  return peers.filter(isLocated).sort(compareLatitude);
}

function compareLatitude(a: LocatedPeer, b: LocatedPeer): number {
  return a.latitude - b.latitude || a.id - b.id;
}

function isLocated(peer: Peer): peer is LocatedPeer {
  return peer.latitude !== null && peer.longitude !== null;
}

/** Searches northwards and southwards from `me` until the difference in latitude alone is further than what is wanted. */
export function neighboursOf(me: Peer, located: readonly LocatedPeer[]): Neighbours {
  const nearest: Neighbour[] = [];
  if (!isLocated(me)) return { nearest, withinOneKm: 0 };
  let withinOneKm = 0;
  let reachKm = MAX_KM;

  function visit(peer: LocatedPeer): void {
    const km = distanceKm(me as LocatedPeer, peer);
    if (km <= 1) withinOneKm++;
    if (km > reachKm) return;
    nearest.push({ ...peer, distanceKm: km });
    nearest.sort((a, b) => a.distanceKm - b.distanceKm || a.id - b.id);
    if (nearest.length > MAX_NEAREST) nearest.pop();
    if (nearest.length === MAX_NEAREST) reachKm = nearest.at(-1)?.distanceKm ?? reachKm;
  }

  const isWithinReach = ({ latitude }: LocatedPeer) =>
    Math.abs(latitude - me.latitude) * KM_PER_DEGREE <= Math.max(reachKm, withinOneKm < MAX_WITHIN_ONE_KM ? 1 : 0);
  const start = lowerBound(located, (peer) => compareLatitude(peer, me) < 0);
  for (const step of [1, -1])
    for (let index = start; index >= 0 && index < located.length; index += step) {
      const peer = located[index] as LocatedPeer;
      if (!isWithinReach(peer)) break;
      if (peer.id !== me.id) visit(peer);
    }
  return { nearest, withinOneKm: Math.min(withinOneKm, MAX_WITHIN_ONE_KM) };
}
