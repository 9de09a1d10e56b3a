import type { CategoryGroup } from "#contract/business";
import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { type VisitKind, visitKind } from "../../advice/visit-kind.ts";
import { isEnglish, isUnknownKind } from "../../phrases/category-label.ts";
import { lowerBound } from "../lower-bound.ts";
import type { LocatedPeer, Neighbour } from "../neighbours.ts";
import type { Kind, Peer } from "../peer.ts";
import { isPossiblySame } from "../same-business.ts";

/** Maximum businesses compared to the north and to the south: in dense cities the nearest ones are among them anyway. */
const MAX_VISITED = 60;
const MAX_CLOSE = 4;
/** Maximum number of places of worship, since a town has many. */
const MAX_WORSHIP = 7;
/** Minimum number of businesses within a few minutes for a list; below it the wider area is added. */
const MIN_CLOSE = 3;
const KM_PER_DEGREE = 111;
/** Within a few minutes on foot; less than the radius of neighbours of its own kind. */
export const CLOSE_KM = 0.5;
/** The wider area for places to eat or drink has this radius. */
const MAX_AREA_KM = 5;
/** People drive to another place of worship. */
const MAX_WORSHIP_KM = 16;

/**
 * Finds open businesses of other kinds, nearest first: up to four of different kinds a few minutes away, or in the area if hardly any is as
 * close; up to seven places of worship.
 */
export function closeBy(business: Peer, peers: readonly LocatedPeer[]): Neighbour[] {
  const own = visitOf(business.kind);
  if (own === "worship") return chooseWithin(MAX_WORSHIP_KM, business, peers);
  const close = chooseWithin(CLOSE_KM, business, peers);
  return close.length < MIN_CLOSE && TABLES.has(own) ? chooseWithin(MAX_AREA_KM, business, peers) : close;
}

function chooseWithin(maxKm: number, business: Peer, peers: readonly LocatedPeer[]): Neighbour[] {
  const { latitude, longitude } = business;
  if (latitude === null || longitude === null) return [];
  const isWorship = maxKm === MAX_WORSHIP_KM;
  const start = lowerBound(peers, (peer) => peer.latitude < latitude);
  const maxDegreesEast = maxKm / (KM_PER_DEGREE * Math.cos((Math.min(89, Math.abs(latitude) + 0.1) * Math.PI) / 180));
  const found: Neighbour[] = [];
  for (const step of [1, -1])
    for (let visited = 0; visited < MAX_VISITED; visited++) {
      const peer = peers[step === 1 ? start + visited : start - 1 - visited];
      if (!peer || Math.abs(peer.latitude - latitude) * KM_PER_DEGREE > maxKm) break;
      if (Math.abs(peer.longitude - longitude) > maxDegreesEast || !isOtherKind(business, peer)) continue;
      const km = distanceKm({ latitude, longitude } satisfies Coordinates, peer);
      if (km <= maxKm) found.push({ peer, distanceKm: km });
    }
  found.sort((a, b) => a.distanceKm - b.distanceKm || a.peer.id - b.peer.id);
  const chosen: Neighbour[] = [];
  for (const neighbour of found) {
    if (chosen.length === (isWorship ? MAX_WORSHIP : MAX_CLOSE)) break;
    if (!isWorship && neighbour.distanceKm > CLOSE_KM && chosen.length >= MIN_CLOSE) break;
    const isSameKind = ({ kind }: Peer) => kind.english === neighbour.peer.kind.english;
    const isRepeated =
      isSameKind(business) ||
      chosen.some(({ peer }) => !isWorship && isSameKind(peer)) ||
      [business, ...chosen.map(({ peer }) => peer)].some((peer) => isPossiblySame(peer, neighbour.peer));
    if (!isRepeated) chosen.push(neighbour);
  }
  return chosen;
}

/** Kinds that somebody goes on to after a meal or a drink. */
const AFTER_MEAL =
  /\b(?:cafe|café|coffee shop|ice cream shop|dessert shop|bar|pub|lounge|cinema|movie theater|theater|museum|gallery|park)$/i;
const TABLES: ReadonlySet<VisitKind> = new Set(["eat", "snack", "drink"]);
/** Kinds that people visit for one purpose only, or that come to them. */
const ALONE: ReadonlySet<VisitKind> = new Set(["trade", "home"]);

/** Tells whether people eat or drink there. */
export function isForMeals({ kind }: Peer): boolean {
  return TABLES.has(visitOf(kind));
}

/** Tells whether visitors of the one may want to go on to the other. */
function isUsefulNear(own: VisitKind, { kind }: Peer): boolean {
  const other = visitOf(kind);
  if (ALONE.has(own)) return false;
  if (own === "worship") return other === "worship";
  if (TABLES.has(own)) return TABLES.has(other) || AFTER_MEAL.test(kind.english);
  if (own === "learn" || own === "health") return other === "eat" || other === "snack";
  return TABLES.has(other) || other === "fun" || other === "outdoors";
}

/** Tells whether people go there for something else. */
function isOtherKind({ id, kind, place: { country } }: Peer, peer: LocatedPeer): boolean {
  if (peer.id === id || (country !== "" && peer.place.country !== country)) return false;
  return (
    isUsefulNear(visitOf(kind), peer) &&
    isEnglish(peer.kind.english) &&
    !isUnknownKind(peer.kind.category) &&
    !peer.kind.english.includes("/")
  );
}

const visits = new WeakMap<Kind, VisitKind>();

function visitOf(kind: Kind): VisitKind {
  const cachedVisit = visits.get(kind);
  if (cachedVisit !== undefined) return cachedVisit;
  const visit = visitKind(kind.english, kind.group as CategoryGroup);
  visits.set(kind, visit);
  return visit;
}
