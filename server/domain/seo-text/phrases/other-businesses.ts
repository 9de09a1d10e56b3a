import { categoryNoun } from "#domain/categories/category-noun";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Peer } from "../facts/peer.ts";
import { compassPoint } from "./compass-point.ts";
import { daysOpen, EVERY_DAY } from "./days-open.ts";
import { type Cite, citeDistance, citeName } from "./figures.ts";
import { onStreet } from "./street.ts";

/** Separator of the items of a list; the text itself marks the first one. */
export const NEXT_ITEM = "\n- ";
/** Neighbours that a text lists at first; further ones follow if it is short. */
export const FIRST_NEAREST = 3;

/** Another business, and how far it is; null if nobody knows. */
interface Listed {
  peer: Peer;
  distanceKm: number | null;
  role: string;
  /** The rating would be that of all others in the list. */
  hidesRating?: boolean;
}

export function nearestItems(f: BusinessFacts, cite: Cite, from: number, to: number): string {
  return f
    .neighbours()
    .slice(from, to)
    .map(({ peer, distanceKm }) => item(f, cite, { peer, distanceKm, role: roleOf(peer, f) }))
    .join(NEXT_ITEM);
}

/** Others of its kind are the nearest ones. */
function roleOf(peer: Peer, { nearest }: BusinessFacts): string {
  return nearest.some((neighbour) => neighbour.peer === peer) ? "nearest" : "close by";
}

export function otherItems(f: BusinessFacts, cite: Cite): string {
  const peers = f.otherPeers();
  const hidesRating = haveOneRating(peers);
  return peers.map((peer) => item(f, cite, { peer, distanceKm: null, role: "other", hidesRating })).join(NEXT_ITEM);
}

/** A rating that all have tells none of them apart. */
function haveOneRating([first, ...others]: readonly Peer[]): boolean {
  return (
    others.length > 0 &&
    others.every(({ rating, reviewCount }) => rating === first?.rating && reviewCount === first.reviewCount)
  );
}

export function closeByItems(f: BusinessFacts, cite: Cite): string {
  return f
    .closeBy()
    .map(({ peer, distanceKm }) => item(f, cite, { peer, distanceKm, role: "close by" }))
    .join(NEXT_ITEM);
}

/** Examples: `Oak (2,310 reviews)` and others, joined. */
export function mostReviewedNames(f: BusinessFacts, cite: Cite): string {
  return joinList(
    f
      .mostReviewed()
      .map(
        (peer) => `${citeName(cite, peer, "most reviewed")} (${reviewsOf(cite, peer, "reviews of the most reviewed")})`,
      ),
  );
}

/** Example: `Aviolino, a café on Seestrasse, 80 m to the north: 4.6 stars from 120 reviews, open every day but Sunday`. */
function item(f: BusinessFacts, cite: Cite, { peer, distanceKm, role, hidesRating = false }: Listed): string {
  const { city, state } = peer.place;
  const { business } = f;
  const isOtherState = state !== "" && business.state !== "" && state !== business.state;
  const kind = role === "close by" ? kindUnlessNamed(peer) : "";
  const street = onStreet(peer.street, peer.name);
  const cityText =
    city === "" ||
    (city === (role === "other" && business.city === "" ? f.othersPlace.slice("in ".length) : business.city) &&
      !isOtherState)
      ? ""
      : ` in ${city}${isOtherState ? `, ${state}` : ""}`;
  const distance = distanceKm === null ? "" : citeDistance(cite, distanceKm, f.unit);
  const side = distance === "" ? "" : compassPoint(business, peer);
  const place = `${citeName(cite, peer, role)}${kind === "" ? "" : `, ${kind}`}${street}${cityText}`;
  const details = [hidesRating ? "" : ratingOf(cite, peer), daysOf(peer)].filter((text) => text !== "").join(", ");
  return `${place}${distance === "" ? "" : `, ${distance} to the ${side}`}${details === "" ? "" : `: ${details}`}`;
}

function ratingOf(cite: Cite, peer: Peer): string {
  if (peer.rating === 0 || peer.reviewCount === 0) return "";
  const rating = cite(peer.rating, "rating of another", peer.rating.toFixed(1));
  return `${rating} stars from ${reviewsOf(cite, peer, "reviews of another")}`;
}

function reviewsOf(cite: Cite, { reviewCount }: Peer, fact: string): string {
  return `${count(cite, reviewCount, fact)} ${reviewCount === 1 ? "review" : "reviews"}`;
}

/** Days tell nothing of a place of worship, whose office has hours of its own. */
function daysOf({ hours, kind }: Peer): string {
  if (isPlaceOfWorship(kind.english)) return "";
  if (hours?.isRoundTheClock) return "open round the clock";
  const days = daysOpen(hours);
  return days === "" ? "" : `open ${days === EVERY_DAY ? "daily" : days}`;
}

/** Returns `a café`; "" if the name says it. */
function kindUnlessNamed({ name, kind }: Peer): string {
  const { one, withArticle } = categoryNoun(kind.english);
  const [nameText, words] = [name.toLowerCase(), one.toLowerCase().split(" ")];
  const last = words.pop() ?? "";
  const isNamed = nameText.includes(last) || (words.length > 0 && words.every((word) => nameText.includes(word)));
  return isNamed ? "" : withArticle;
}

/** Example: `1,200`. */
export function count(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, exactCount(value));
}
