import type { Coordinates } from "#domain/geography/distance";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { byLatitude, type LocatedPeer } from "./neighbours.ts";
import { isRated, type Peer, rankKey } from "./peer.ts";

const MAX_CATEGORIES_NAMED = 3;

/** Which businesses a peer group holds: all of a city, its category or its group there, or either in the whole directory. */
export type PeerScope = "city" | "category" | "group" | "directory" | "directory-group";

/** Comparable businesses as a whole. All lists are ascending; the business that is compared is a member itself. */
export interface PeerGroup {
  scope: PeerScope;
  isWholeDirectory: boolean;
  count: number;
  /** Members with reviews: how many, and `rankKey`, rating and number of reviews of each. */
  rated: number;
  rankKeys: Float64Array;
  ratings: Float64Array;
  reviewCounts: Float64Array;
  medianRating: number;
  medianReviews: number;
  /** Members with known hours, and how many of them open on each day from Monday. */
  withHours: number;
  openOnDay: readonly number[];
  /** Median of the minutes a week that these are open. */
  medianMinutes: number;
  /** Of members that open and close: the earliest opening and the latest closing of each, in minutes of the day. */
  openings: Uint16Array;
  closings: Uint16Array;
  withWebsite: number;
  withAttributes: number;
  /** How many members have an attribute, by its name; and how many are on a street, by its name. */
  attributeCounts: ReadonlyMap<string, number>;
  streetCounts: ReadonlyMap<string, number>;
  /** Its categories with the most businesses, most first. */
  commonest: readonly { category: string; count: number }[];
  located: readonly LocatedPeer[];
  /** Median latitude and longitude, which one wrong coordinate does not move; null without coordinates. */
  centre: Coordinates | null;
}

export function peerGroup(scope: PeerScope, members: readonly Peer[]): PeerGroup {
  const rated = members.filter(isRated);
  const ratings = Float64Array.from(rated, ({ rating }) => rating).sort();
  const reviewCounts = Float64Array.from(rated, ({ reviewCount }) => reviewCount).sort();
  const weeks = members.flatMap(({ week }) => week ?? []);
  const located = byLatitude(members);
  const longitudes = Float64Array.from(located, ({ longitude }) => longitude).sort();
  return {
    scope,
    isWholeDirectory: scope === "directory" || scope === "directory-group",
    count: members.length,
    rated: rated.length,
    rankKeys: Float64Array.from(rated, rankKey).sort(),
    ratings,
    reviewCounts,
    medianRating: median(ratings),
    medianReviews: median(reviewCounts),
    withHours: weeks.length,
    openOnDay: WEEKDAYS.map((_, day) => weeks.filter(({ days }) => (days[day] ?? 0) > 0).length),
    medianMinutes: median(Uint16Array.from(weeks, ({ minutes }) => minutes).sort()),
    openings: Uint16Array.from(weeks.flatMap(({ earliest }) => earliest ?? [])).sort(),
    closings: Uint16Array.from(weeks.flatMap(({ latest }) => latest ?? [])).sort(),
    withWebsite: members.filter(({ hasWebsite }) => hasWebsite).length,
    withAttributes: members.filter(({ attributes }) => attributes.length > 0).length,
    attributeCounts: countEach(members.flatMap(({ attributes }) => attributes)),
    streetCounts: countEach(members.flatMap(({ street }) => (street === "" ? [] : street))),
    commonest: commonestCategories(members),
    located,
    centre:
      located.length === 0
        ? null
        : { latitude: median(located.map(({ latitude }) => latitude)), longitude: median(longitudes) },
  };
}

function commonestCategories(members: readonly Peer[]): PeerGroup["commonest"] {
  const names = new Map(members.toReversed().map(({ kind, category }) => [kind, category]));
  return Array.from(countEach(members.map(({ kind }) => kind)), ([kind, count]) => ({
    category: names.get(kind) ?? "",
    count,
  }))
    .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1))
    .slice(0, MAX_CATEGORIES_NAMED);
}

/** How often each item occurs, in the order of first occurrence. */
function countEach<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Of an ascending list; 0 for an empty one. */
function median(ascending: ArrayLike<number>): number {
  const middle = ascending.length >> 1;
  const upper = ascending[middle] ?? 0;
  return ascending.length % 2 === 1 ? upper : ((ascending[middle - 1] ?? 0) + upper) / 2;
}
