import type { Coordinates } from "#domain/geography/distance";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { standingAt } from "./comparison.ts";
import { type DirectoryColumns, NO_MINUTE, NO_PLACE, PER_DEGREE } from "./directory-columns.ts";

/** Which businesses a group holds: of one city all, those of one category or of one of the eight groups, or a category's or a group's everywhere. */
export type PeerScope = "city" | "category" | "group" | "directory" | "directory-group";

/** Another business near by. */
export interface Neighbour {
  name: string;
  rating: number;
  reviewCount: number;
  distanceKm: number;
}

/** What a set of comparable businesses looks like as a whole; worked out once for all of its texts. */
export interface PeerGroup {
  scope: PeerScope;
  count: number;
  /** Those with reviews. */
  rated: number;
  medianRating: number;
  medianReviews: number;
  /** Those whose hours are known, and how many of these open on each day from Monday. */
  withHours: number;
  openOnDay: readonly number[];
  /** Of those with hours: the middle of the minutes a week; and how many open and close at some time. */
  medianMinutes: number;
  withTurns: number;
  withWebsite: number;
  /** Those of which any attribute is known. */
  withAttributes: number;
  /** Middle of those with coordinates; null without any. */
  centre: Coordinates | null;
}

/** `members`: places in the columns. */
export function peerGroup(scope: PeerScope, columns: DirectoryColumns, members: Uint32Array): PeerGroup {
  const { ratings, reviewCounts, hasWebsite, minutes, openDays, earliest } = columns;
  const rated = members.filter((index) => standingAt(columns, index) > 0);
  const timed = members.filter((index) => columns.hasHours[index] === 1);
  const openOnDay = WEEKDAYS.map((_, day) => tallied(timed, (index) => ((openDays[index] as number) >> day) & 1));
  return {
    scope,
    count: members.length,
    rated: rated.length,
    medianRating: middle(new Float64Array(rated.length), rated, ratings),
    medianReviews: middle(new Uint32Array(rated.length), rated, reviewCounts),
    withHours: timed.length,
    openOnDay,
    medianMinutes: middle(new Uint16Array(timed.length), timed, minutes),
    withTurns: tallied(timed, (index) => (earliest[index] === NO_MINUTE ? 0 : 1)),
    withWebsite: tallied(members, (index) => hasWebsite[index] as number),
    withAttributes: tallied(members, (index) => (columns.attributesOf(index).length > 0 ? 1 : 0)),
    centre: centreOf(columns, members),
  };
}

/** 0 of nothing. */
export function median(sorted: ArrayLike<number>): number {
  const place = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[place] as number;
  return sorted.length === 0 ? 0 : ((sorted[place - 1] as number) + (sorted[place] as number)) / 2;
}

/** Median of one column over some members; `room` is filled and sorted. */
function middle(
  room: Float64Array | Uint32Array | Int32Array | Uint16Array,
  members: Uint32Array,
  column: ArrayLike<number>,
): number {
  for (let place = 0; place < members.length; place++) room[place] = column[members[place] as number] as number;
  return median(room.sort());
}

function tallied(members: Uint32Array, amountOf: (index: number) => number): number {
  let sum = 0;
  for (const index of members) sum += amountOf(index);
  return sum;
}

function centreOf({ latitudes, longitudes }: DirectoryColumns, members: Uint32Array): Coordinates | null {
  const located = members.filter((index) => latitudes[index] !== NO_PLACE);
  if (located.length === 0) return null;
  // medians, so that one wrong coordinate does not move it
  const room = new Int32Array(located.length);
  return {
    latitude: middle(room, located, latitudes) / PER_DEGREE,
    longitude: middle(room, located, longitudes) / PER_DEGREE,
  };
}
