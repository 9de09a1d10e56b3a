import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { isNamedOtherwise } from "../advice/name-kind.ts";
import { withoutBracket, withoutSlogan } from "../phrases/short-name.ts";
import { lowerBound } from "./lower-bound.ts";
import type { Peer } from "./peer.ts";
import { nameKey } from "./peer-group.ts";
import { isPossiblySame, sharesPhoneOrPlace } from "./same-business.ts";

/** A little less than a degree of latitude, so that rounding misses nobody. */
const KM_PER_DEGREE = 111;
/** Nothing further away is called near. */
const MAX_KM = 16;
const MAX_NEAREST_PEERS = 7;
/** A few more than needed, since some may be copies of others. */
const MAX_CANDIDATES = 9;
/** Maximum comparisons of names: thousands at one place are not all copies of one business. */
const MAX_COMPARED_NAMES = 400;

export type LocatedPeer = Peer & Coordinates;

export interface Neighbour {
  peer: Peer;
  distanceKm: number;
}

export interface Neighbours {
  /** Lists up to seven businesses within 16 km, nearest first: neither closed for now nor possibly the same business. */
  nearest: readonly Neighbour[];
}

/** Sorts the open peers with coordinates from south to north, the order that `neighboursOf` searches. */
export function sortByLatitude(peers: readonly Peer[]): LocatedPeer[] {
  return peers
    .filter(isLocated)
    .filter(({ isClosed }) => !isClosed)
    .sort(compareLatitude);
}

function compareLatitude(a: LocatedPeer, b: LocatedPeer): number {
  return a.latitude - b.latitude || a.id - b.id;
}

/** Keeps the nearest entry of possible copies of one business. */
function dropCopies(nearestPeers: Neighbour[]): void {
  for (let index = nearestPeers.length - 1; index > 0; index--) {
    const { peer } = nearestPeers[index] as Neighbour;
    if (nearestPeers.slice(0, index).some((nearerPeer) => isPossiblySame(nearerPeer.peer, peer)))
      nearestPeers.splice(index, 1);
  }
}

function isLocated(peer: Peer): peer is LocatedPeer {
  return peer.latitude !== null && peer.longitude !== null;
}

/** Searches northwards and southwards from `business` until the difference in latitude alone is too far. */
export function neighboursOf(business: Peer, peers: readonly LocatedPeer[]): Neighbours {
  const nearestPeers: Neighbour[] = [];
  if (!isLocated(business)) return { nearest: nearestPeers };
  // Length of a degree of longitude on the pole side of the searched area.
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos(((Math.min(89, Math.abs(business.latitude)) + 1) * Math.PI) / 180);
  let reachKm = MAX_KM;
  let comparedCount = 0;

  function isSame(peer: Peer): boolean {
    if (comparedCount >= MAX_COMPARED_NAMES || !sharesPhoneOrPlace(business, peer)) return false;
    comparedCount++;
    return isPossiblySame(business, peer);
  }

  function visit(peer: LocatedPeer): void {
    const east = Math.abs(peer.longitude - (business.longitude ?? 0));
    if (Math.min(east, 360 - east) * kmPerDegreeEast > reachKm) return;
    const km = distanceKm(business as LocatedPeer, peer);
    const isNearest = km < reachKm || (km === reachKm && nearestPeers.length < MAX_CANDIDATES);
    if (!isNearest || isSame(peer)) return;
    nearestPeers.push({ peer, distanceKm: km });
    nearestPeers.sort((a, b) => a.distanceKm - b.distanceKm || a.peer.id - b.peer.id);
    if (nearestPeers.length > MAX_CANDIDATES) nearestPeers.pop();
    if (nearestPeers.length === MAX_CANDIDATES) reachKm = nearestPeers.at(-1)?.distanceKm ?? reachKm;
  }

  const isWithinReach = ({ latitude }: LocatedPeer) =>
    Math.abs(latitude - business.latitude) * KM_PER_DEGREE <= reachKm;
  const start = lowerBound(peers, (peer) => compareLatitude(peer, business) < 0);
  for (const step of [1, -1])
    for (let index = step === 1 ? start : start - 1; index >= 0 && index < peers.length; index += step) {
      const peer = peers[index] as LocatedPeer;
      if (!isWithinReach(peer)) break;
      visit(peer);
    }
  dropCopies(nearestPeers);
  return { nearest: nearestPeers.slice(0, MAX_NEAREST_PEERS) };
}

const MAX_WALK_KM = 1.5;
/** Nobody whose table is taken drives further. */
const MAX_DRIVE_KM = 5;

/** Leaves out neighbours that guests do not walk to, unless all are as far. */
export function withinWalk({ nearest }: Neighbours): Neighbours {
  const isNearOnFoot = (nearest[0]?.distanceKm ?? 0) <= MAX_WALK_KM;
  return { nearest: nearest.filter(({ distanceKm }) => distanceKm <= (isNearOnFoot ? MAX_WALK_KM : MAX_DRIVE_KM)) };
}

/** Leaves out neighbours whose names say another kind. */
export function withoutMisnamed(neighbours: readonly Neighbour[]): Neighbour[] {
  return neighbours.filter(({ peer }) => !isNamedOtherwise(peer.name, peer.kind.english));
}

/** Places of worship as close are often one, listed under two names. */
const SAME_DOOR_KM = 0.03;

/** Returns the key of a name in the form of the texts. */
const toldKey = ({ name }: Peer): string => nameKey(withoutBracket(withoutSlogan(name)));

/** Leaves out branches of one name, and of the name of the business: nobody could tell them apart. Of two churches at one door, the second is left out. */
export function withoutBranches(business: Peer, neighbours: readonly Neighbour[]): Neighbour[] {
  const listed: Peer[] = [business];
  const toldKeys = new Set([toldKey(business)]);
  return neighbours.filter(({ peer }) => {
    const key = toldKey(peer);
    if (toldKeys.has(key) || listed.some((other) => isSameChurch(other, peer))) return false;
    toldKeys.add(key);
    listed.push(peer);
    return true;
  });
}

function isSameChurch(one: Peer, other: Peer): boolean {
  return (
    isPlaceOfWorship(one.kind.english) &&
    isPlaceOfWorship(other.kind.english) &&
    isLocated(one) &&
    isLocated(other) &&
    distanceKm(one, other) <= SAME_DOOR_KM
  );
}

/** Maximum length of a list. */
const MAX_MIXED = 10;

/** Merges two lists by distance. */
export function mergeNeighbours(some: readonly Neighbour[], others: readonly Neighbour[]): Neighbour[] {
  const further = others.filter(({ peer }) => !some.some((neighbour) => neighbour.peer === peer));
  return [...some, ...further].sort((a, b) => a.distanceKm - b.distanceKm).slice(0, MAX_MIXED);
}
