import { categoryNoun } from "#domain/categories/category-noun";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import { servesFoodOrDrink } from "../../advice/visit-kind.ts";
import { CLOSE_KM } from "../../facts/around/close-by.ts";
import type { BusinessFacts } from "../../facts/business-facts.ts";
import type { Neighbour } from "../../facts/neighbours.ts";
import type { Peer } from "../../facts/peer.ts";
import { listedIn } from "../../facts/peer-group.ts";
import { compassPoint } from "../compass-point.ts";
import { type Cite, citeDistance, citeName } from "../figures.ts";
import { onStreet } from "../street.ts";
import { areaOf } from "./area.ts";

/** Neighbours that a text tells with distance and rating; if it is short, the names of further ones follow. */
export const FIRST_NEAREST = 3;
/** Maximum number of names in a row. */
export const MAX_FURTHER = 3;
/** Others without a known distance that a text tells with their rating. */
const FIRST_OTHERS = 4;
/** Minimum distance at which the point of the compass is mentioned. */
const MIN_DIRECTION_KM = 0.8;
/** A distance that exceeds the one before it by less than a tenth is not called further away. */
const FURTHER = 1.1;
/** Minimum number of reviews for a rating to mention. */
const MIN_TOLD_REVIEWS = 3;
const KM_PER_UNIT = { km: 1, mi: 1.609344 };
const UNIT_NAMES = { km: "a kilometer", mi: "a mile" } as const;

/** Another business, and how far it is; null if nobody knows. */
interface Listed {
  peer: Peer;
  distanceKm: number | null;
  role: string;
  /** The rating would be that of all others in the list. */
  hidesRating?: boolean;
  /** Only the distance follows the name. */
  isBrief?: boolean;
}

/** Names the first neighbours of its kind, each with street, distance and rating. */
export function nearestItems(f: BusinessFacts, cite: Cite): string {
  return items(f, cite, listedFirst(f));
}

/** Example: `Other cafés nearby include`. */
export function nearestIntro(f: BusinessFacts): string {
  const first = firstNeighbours(f);
  if (first.length === 1) return `Another ${singularOf(f)} ${areaOf(f, first)} is`;
  // Others may be listed under another kind, or not at all.
  return `Other ${pluralOf(f)} ${areaOf(f, first)} include`;
}

/** Example: `There are other cafés nearby:`. */
export function nearestAnnouncement(f: BusinessFacts): string {
  const first = firstNeighbours(f);
  if (first.length === 1) return `There is another ${singularOf(f)} ${areaOf(f, first)}:`;
  return `There are other ${pluralOf(f)} ${areaOf(f, first)}, such as`;
}

function firstNeighbours(f: BusinessFacts): readonly Neighbour[] {
  return f.neighbours().slice(0, FIRST_NEAREST);
}

export function listedFirst(f: BusinessFacts): Listed[] {
  return firstNeighbours(f).map((neighbour) => ({ ...neighbour, role: roleOf(neighbour.peer, f) }));
}

export function furtherNeighbours(f: BusinessFacts): readonly Neighbour[] {
  return f.neighbours().slice(FIRST_NEAREST, FIRST_NEAREST + MAX_FURTHER);
}

/** Names further neighbours with their distance. */
export function furtherItems(f: BusinessFacts, cite: Cite): string {
  const further = furtherNeighbours(f).map((neighbour) => ({
    ...neighbour,
    role: roleOf(neighbour.peer, f),
    isBrief: true,
  }));
  return items(f, cite, further, listedFirst(f));
}

/** Examples: `Also within a mile are`, `A bit further away is`. A wider circle would tell nobody where to look. */
export function furtherIntro(f: BusinessFacts): string {
  const further = furtherNeighbours(f);
  const isExact = f.isExact && further.every(({ peer }) => peer.isExact);
  const furthestKm = further.at(-1)?.distanceKm ?? 0;
  // Nobody says so of what is around the corner.
  const isWithinUnit = furthestKm <= KM_PER_UNIT[f.unit] && furthestKm > KM_PER_UNIT[f.unit] / 2;
  const lastKm = firstNeighbours(f).at(-1)?.distanceKm ?? 0;
  const isFurther = (further[0]?.distanceKm ?? 0) > lastKm * FURTHER;
  const where = isWithinUnit ? `Also within ${UNIT_NAMES[f.unit]}` : "A bit further away";
  return `${isExact && (isWithinUnit || isFurther) ? where : `Also ${areaOf(f, further)}`} ${isOrAre(further.length)}`;
}

export function isOrAre(count: number): string {
  return count === 1 ? "is" : "are";
}

/** Tells whether one that is named with its distance is too far away to be called nearby. */
export function isAreaWide(f: BusinessFacts): boolean {
  const first = firstNeighbours(f);
  return areaOf(f, first.length === 0 ? f.closeBy() : first) !== "nearby";
}

/** Examples: `cafés`, `places to eat and drink`, `churches`. */
export function pluralOf(f: BusinessFacts): string {
  if (!f.areNeighboursMixed) return f.kind.some;
  if (!f.isWorship) return "places to eat and drink";
  return areAllChurches(f) ? "churches" : "places of worship";
}

function singularOf(f: BusinessFacts): string {
  if (!f.areNeighboursMixed) return f.kind.someOne;
  if (!f.isWorship) return "place to eat or drink";
  return areAllChurches(f) ? "church" : "place of worship";
}

function areAllChurches(f: BusinessFacts): boolean {
  return f
    .neighbours()
    .every(({ peer }) => /\b(?:church|chapel|cathedral)\b/i.test(`${peer.name}, ${peer.kind.english}`));
}

/** Others of its kind are the nearest ones. */
export function roleOf(peer: Peer, { nearest }: BusinessFacts): string {
  return nearest.some((neighbour) => neighbour.peer === peer) ? "nearest" : "close by";
}

/** Names the first others of its kind in the city, each with its rating. */
export function otherItems(f: BusinessFacts, cite: Cite): string {
  const peers = firstOthers(f);
  const hidesRating = haveOneRating(peers);
  return items(
    f,
    cite,
    peers.map((peer) => ({ peer, distanceKm: null, role: "other", hidesRating })),
  );
}

function firstOthers(f: BusinessFacts): readonly Peer[] {
  return f.otherPeers().slice(0, FIRST_OTHERS);
}

/** Examples: `Other electricians listed in Austin include`, `The other electrician listed in Austin is`. */
export function othersIntro(f: BusinessFacts): string {
  const [peers, place] = [firstOthers(f), listedIn(f.othersPlace, f.kind.some)];
  // Churches of a faith are also listed as "Church", and businesses of a general kind under its special ones.
  const isWhole = !f.isWorship && f.kind.isCounted && f.hasPeersOfKind;
  const isAll = isWhole && !f.hasMoreOthers() && peers.length === f.otherPeers().length;
  if (peers.length === 1)
    return isAll ? `The other ${f.kind.someOne} ${place} is` : `Another ${f.kind.someOne} ${place} is`;
  return isAll ? `The other ${f.kind.some} ${place} are` : `Other ${f.kind.some} ${place} include`;
}

export function restOfOthers(f: BusinessFacts): readonly Peer[] {
  return f.otherPeers().slice(FIRST_OTHERS);
}

export function restNames(f: BusinessFacts, cite: Cite): string {
  return names(
    f,
    cite,
    restOfOthers(f).map((peer) => ({ peer, distanceKm: null, role: "other" })),
    firstOthers(f).map((peer) => ({ peer, distanceKm: null, role: "other" })),
  );
}

/** A rating that all have tells none of them apart. */
function haveOneRating([first, ...others]: readonly Peer[]): boolean {
  return (
    others.length > 0 &&
    others.every(({ rating, reviewCount }) => rating === first?.rating && reviewCount === first.reviewCount)
  );
}

/**
 * Lists businesses after those of the sentences before, whose streets a reader still has in mind. A street that all of them share is told
 * once.
 */
export function items(f: BusinessFacts, cite: Cite, list: readonly Listed[], told: readonly Listed[] = []): string {
  const where =
    list.length > 1 && told.every((listed) => isOnSameStreet(f, listed) || !namesPlace(f, listed))
      ? sharedStreet(f, list)
      : "";
  const names = list.map((listed, index) => item(f, cite, listed, [...told, ...list.slice(0, index)], where !== ""));
  return `${joinList(names)}${where}`;
}

/** Examples: `, both on the same road`, `, all on the same street`; "" unless all are on the street of the business. */
function sharedStreet(f: BusinessFacts, list: readonly Listed[]): string {
  if (!list.every((listed) => isOnSameStreet(f, listed))) return "";
  return `, ${list.length === 2 ? "both" : "all"} on the same ${roadOf(f.street)}`;
}

/** Returns what people call the street: nobody calls a highway one. */
export function roadOf(street: string): string {
  return ROAD.test(street) ? "road" : "street";
}

function names(f: BusinessFacts, cite: Cite, list: readonly Listed[], told: readonly Listed[]): string {
  // The sentence before says that they are all on the same street.
  if ([...told, ...list].every((listed) => isOnSameStreet(f, listed)))
    return joinList(list.map(({ peer, role }) => citeName(cite, peer, role)));
  return joinList(list.map((listed, index) => named(f, cite, listed, [...told, ...list.slice(0, index)])));
}

/** Example: `Aviolino on Seestrasse (a café, 80 m, 4.6 stars)`. */
export function item(
  f: BusinessFacts,
  cite: Cite,
  listed: Listed,
  before: readonly Listed[],
  hidesStreet = false,
): string {
  const { peer, distanceKm, role, hidesRating = false, isBrief = false } = listed;
  const isTable = servesFoodOrDrink(f.visit);
  const details = [
    (role === "close by" || role === "on street") && !isBrief ? kindUnlessNamed(peer, f) : "",
    distanceKm === null ? "" : distanceOf(f, cite, peer, distanceKm, isBrief),
    hidesRating || isBrief || isPlaceOfWorship(peer.kind.english) ? "" : ratingOf(cite, peer, !isTable),
  ].filter((text) => text !== "");
  const name = hidesStreet ? citeName(cite, peer, role) : named(f, cite, listed, before);
  return `${name}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
}

/** Returns "" unless both positions are those of a door. */
function distanceOf(f: BusinessFacts, cite: Cite, peer: Peer, km: number, isBrief: boolean): string {
  const { business, unit, isExact } = f;
  if (!isExact || !peer.isExact) return "";
  const distance = citeDistance(cite, km, unit);
  return distance === "" || isBrief || km < MIN_DIRECTION_KM ? distance : `${distance} ${compassPoint(business, peer)}`;
}

/** Examples: `Oak Church on Elm Street`, `Oak Church on the same road`, `Oak Church on Elm Street in Killen`. */
function named(f: BusinessFacts, cite: Cite, listed: Listed, before: readonly Listed[]): string {
  const { peer, distanceKm, role } = listed;
  const { city, state } = peer.place;
  const isOtherState = isInOtherState(f, peer);
  const street = onStreet(peer.street, peer.name);
  // After another street or town, "the same street" would be that one.
  const isClear = before.every((earlier) => isOnSameStreet(f, earlier) || !namesPlace(f, earlier));
  const isSameStreet = isOnSameStreet(f, listed) && isClear;
  const streetText = isSameStreet ? ` on the same ${roadOf(peer.street)}` : street;
  // Next door nobody names a town, and records put one building, or an airport, in two of them.
  const isNextDoor = distanceKm !== null && distanceKm < CLOSE_KM;
  const isUnnamed = city === "" || isInSameCity(f, listed) || isNextDoor;
  return `${citeName(cite, peer, role)}${streetText}${isUnnamed ? "" : ` in ${city}${isOtherState ? `, ${state}` : ""}`}`;
}

function isOnSameStreet(f: BusinessFacts, listed: Listed): boolean {
  const { street, name } = listed.peer;
  return onStreet(street, name) !== "" && isInSameCity(f, listed) && !f.comesToYou && street === f.street;
}

/** Tells whether its name in a list goes with a street or a town. */
function namesPlace(f: BusinessFacts, { peer, ...listed }: Listed): boolean {
  return peer.street !== "" || (peer.place.city !== "" && !isInSameCity(f, { peer, ...listed }));
}

function isInSameCity(f: BusinessFacts, { peer, role }: Listed): boolean {
  const homeCity = role === "other" && f.business.city === "" ? f.othersPlace.slice("in ".length) : f.business.city;
  return peer.place.city === homeCity && !isInOtherState(f, peer);
}

function isInOtherState({ business }: BusinessFacts, { place: { state } }: Peer): boolean {
  return state !== "" && business.state !== "" && state !== business.state;
}

/** Matches names that nobody calls streets. */
const ROAD = /\d|\b(?:rd|road|hwy|highway|pike|route)\b/i;

function ratingOf(cite: Cite, peer: Peer, hasReviews: boolean): string {
  if (peer.rating === 0 || peer.reviewCount < MIN_TOLD_REVIEWS) return "";
  const rating = cite(peer.rating, "rating of another", peer.rating.toFixed(1));
  return `${rating} stars${hasReviews ? ` from ${count(cite, peer.reviewCount, "reviews of another")} reviews` : ""}`;
}

/** Returns `a café`; "" if the name says it, or if the list is of places of worship, and it says no more. */
function kindUnlessNamed({ name, kind }: Peer, { isWorship }: BusinessFacts): string {
  const { one, withArticle } = categoryNoun(kind.english);
  const [nameText, words] = [name.toLowerCase(), one.toLowerCase().split(" ")];
  const last = words.pop() ?? "";
  const isNamed = nameText.includes(last) || (words.length > 0 && words.every((word) => nameText.includes(word)));
  return isNamed || (isWorship && /church$|^religious /.test(one)) ? "" : withArticle;
}

/** Example: `1,200`. */
export function count(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, exactCount(value));
}
