import type { Coordinates } from "#domain/geography/distance";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { NameCodes } from "./name-codes.ts";
import { byLatitude, type LocatedPeer } from "./neighbours.ts";
import { isRated, type Peer, rankKey } from "./peer.ts";

const MAX_CATEGORIES_NAMED = 3;

/** Any businesses as a whole. */
export interface GroupFigures {
  count: number;
  /** Members with reviews. */
  rated: number;
  medianRating: number;
  medianReviews: number;
  /** Members with known hours, and how many of them open on each day from Monday. */
  withHours: number;
  openOnDay: readonly number[];
  /** Median of the minutes a week that these are open. */
  medianMinutes: number;
  withWebsite: number;
}

export interface CityFigures extends GroupFigures {
  /** Its categories with the most businesses, most first. */
  commonest: readonly { category: string; count: number }[];
}

/** Which businesses a peer group holds: a category or its group in a city, or either in the whole directory. */
export type PeerScope = "category" | "group" | "directory" | "directory-group";

/** Comparable businesses. All lists are ascending; the business that is compared is a member itself. */
export interface PeerGroup extends GroupFigures {
  scope: PeerScope;
  isWholeDirectory: boolean;
  /** Of members with reviews: `rankKey`, rating and number of reviews. */
  rankKeys: readonly number[];
  ratings: readonly number[];
  reviewCounts: readonly number[];
  /** Of members that open and close: the earliest opening and the latest closing of each, in minutes of the day. */
  openings: readonly number[];
  closings: readonly number[];
  withAttributes: number;
  /** How many members have an attribute, by its name; empty for the whole directory, since each place has habits of its own. */
  attributeCounts: ReadonlyMap<string, number>;
  /** How many members are on a street, by its name, where there are several; empty for the whole directory. */
  streetCounts: ReadonlyMap<string, number>;
  /** Empty for the whole directory. */
  located: readonly LocatedPeer[];
  /** Median latitude and longitude, which one wrong coordinate does not move; null without `located`. */
  centre: Coordinates | null;
}

export function cityFigures(members: readonly Peer[]): CityFigures {
  const { ratings, reviewCounts } = sortedReviews(members);
  return { ...groupFigures(members, ratings, reviewCounts), commonest: commonestCategories(members) };
}

export function peerGroup(scope: PeerScope, members: readonly Peer[], attributes: NameCodes): PeerGroup {
  const isWholeDirectory = scope === "directory" || scope === "directory-group";
  const { rankKeys, ratings, reviewCounts } = sortedReviews(members);
  const inOnePlace = isWholeDirectory ? [] : members;
  const located = byLatitude(inOnePlace);
  return {
    ...groupFigures(members, ratings, reviewCounts),
    scope,
    isWholeDirectory,
    rankKeys,
    ratings,
    reviewCounts,
    openings: ascending(members, ({ hours }) => hours?.earliest ?? null),
    closings: ascending(members, ({ hours }) => hours?.latest ?? null),
    withAttributes: countIf(members, (peer) => peer.attributes !== ""),
    attributeCounts: attributes.countNames(inOnePlace.map((peer) => peer.attributes)),
    streetCounts: repeatedStreets(inOnePlace),
    located,
    centre: located.length === 0 ? null : medianPoint(located),
  };
}

function sortedReviews(members: readonly Peer[]) {
  const rated = members.filter(isRated);
  return {
    rankKeys: ascending(rated, rankKey),
    ratings: ascending(rated, ({ rating }) => rating),
    reviewCounts: ascending(rated, ({ reviewCount }) => reviewCount),
  };
}

function groupFigures(
  members: readonly Peer[],
  ratings: readonly number[],
  reviewCounts: readonly number[],
): GroupFigures {
  const weekMinutes = ascending(members, ({ hours }) => hours?.minutes ?? null);
  return {
    count: members.length,
    rated: ratings.length,
    medianRating: median(ratings),
    medianReviews: median(reviewCounts),
    withHours: weekMinutes.length,
    openOnDay: WEEKDAYS.map((_, day) => countIf(members, ({ hours }) => ((hours?.openDays ?? 0) & (1 << day)) > 0)),
    medianMinutes: median(weekMinutes),
    withWebsite: countIf(members, ({ hasWebsite }) => hasWebsite),
  };
}

function commonestCategories(members: readonly Peer[]): CityFigures["commonest"] {
  const bySlug = new Map<string, { first: Peer; count: number }>();
  for (const peer of members) {
    const known = bySlug.get(peer.kind.slug) ?? { first: peer, count: 0 };
    if (peer.id < known.first.id) known.first = peer;
    known.count++;
    bySlug.set(peer.kind.slug, known);
  }
  return Array.from(bySlug.values(), ({ first, count }) => ({ category: first.kind.category, count }))
    .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1))
    .slice(0, MAX_CATEGORIES_NAMED);
}

function repeatedStreets(members: readonly Peer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { street } of members) if (street !== "") counts.set(street, (counts.get(street) ?? 0) + 1);
  return new Map(Array.from(counts).filter(([, count]) => count > 1));
}

function countIf(members: readonly Peer[], isCounted: (peer: Peer) => boolean): number {
  return members.reduce((count, peer) => count + (isCounted(peer) ? 1 : 0), 0);
}

/** The known numbers of the members as a plain array: a small typed array takes several times the memory. */
function ascending(members: readonly Peer[], numberOf: (peer: Peer) => number | null): number[] {
  const numbers: number[] = [];
  for (const peer of members) {
    const number = numberOf(peer);
    if (number !== null) numbers.push(number);
  }
  return Array.from(Float64Array.from(numbers).sort());
}

function medianPoint(located: readonly LocatedPeer[]): Coordinates {
  return {
    latitude: median(located.map(({ latitude }) => latitude)),
    longitude: median(ascending(located, ({ longitude }) => longitude)),
  };
}

/** Of an ascending list; 0 for an empty one. */
function median(numbers: readonly number[]): number {
  const middle = numbers.length >> 1;
  const upper = numbers[middle] ?? 0;
  return numbers.length % 2 === 1 ? upper : ((numbers[middle - 1] ?? 0) + upper) / 2;
}
