import type { Spot } from "#domain/distance";
import { WEEKDAYS } from "#domain/opening-hours";
import { type DirectoryColumns, NO_MINUTE } from "./directory-columns.ts";

/** Which businesses a group holds: of one city all, those of one category or of one of the eight groups, or a category's or a group's everywhere. */
export type PeerScope = "city" | "category" | "group" | "directory" | "directory-group";

/** Another business near by. */
export interface Neighbour {
  name: string;
  rating: number;
  reviewCount: number;
  distanceKm: number;
}

type Numbers = Float64Array | Uint32Array | Uint16Array;

/** What a set of comparable businesses looks like as a whole. */
export interface Figures {
  count: number;
  rated: number;
  medianRating: number;
  medianReviews: number;
  /** Those whose hours are known, and how many of these open on each day from Monday. */
  withHours: number;
  openOnDay: readonly number[];
  /** Middle of the minutes a week, of those with hours. */
  medianMinutes: number;
  withWebsite: number;
}

/** Figures and what it takes to place one business among the others; worked out once for all of its texts. */
export interface PeerGroup extends Figures {
  scope: PeerScope;
  /** Those with reviews: ratings, counts of reviews, and both as `standingOf` tells them, each ascending. */
  ratings: Numbers;
  reviewCounts: Numbers;
  standings: Numbers;
  /** Of those with hours: earliest openings and latest closings, each ascending. */
  openings: Numbers;
  closings: Numbers;
  /** Those of which any attribute is known, and how many of these have each; none for groups of the whole directory. */
  withAttributes: number;
  attributeCounts: ReadonlyMap<string, number>;
  /** How many are on each street of the city, by `streetKey`. */
  onStreet: ReadonlyMap<number, number>;
  /** Middle of those with coordinates; null without any. */
  centre: Spot | null;
}

/** `members`: places in the columns. */
export function figuresOf(columns: DirectoryColumns, members: Uint32Array): Figures {
  const { count, rated, withHours, openOnDay, withWebsite, medianRating, medianReviews, medianMinutes } = sortedFigures(
    columns,
    members,
  );
  return { count, rated, withHours, openOnDay, withWebsite, medianRating, medianReviews, medianMinutes };
}

/** A group within one city; or, without its streets, middles and attributes, which mean nothing there, across the directory. */
export function peerGroup(scope: PeerScope, columns: DirectoryColumns, members: Uint32Array): PeerGroup {
  const figures = sortedFigures(columns, members);
  if (scope === "directory" || scope === "directory-group")
    return { scope, ...figures, withAttributes: 0, attributeCounts: new Map(), onStreet: new Map(), centre: null };
  const { withAttributes, counts } = attributeFigures(columns, members);
  return {
    scope,
    ...figures,
    withAttributes,
    attributeCounts: counts,
    onStreet: tally(members, ({ streets }, index) => streets[index], columns),
    centre: centreOf(columns, members),
  };
}

/** Arrays of just the length that is needed, since those of large groups are what memory goes into. */
function sortedFigures(columns: DirectoryColumns, members: Uint32Array) {
  const { ratings, reviewCounts, hasHours, hasWebsite, minutes, openDays, earliest, latest } = columns;
  const rated = members.filter((index) => (ratings[index] as number) > 0 && (reviewCounts[index] as number) > 0);
  const timed = members.filter((index) => hasHours[index] === 1);
  const turning = timed.filter((index) => earliest[index] !== NO_MINUTE);
  const openOnDay = WEEKDAYS.map((_, day) => {
    let open = 0;
    for (const index of timed) open += ((openDays[index] as number) >> day) & 1;
    return open;
  });
  let withWebsite = 0;
  for (const index of members) withWebsite += hasWebsite[index] as number;
  const standing = (index: number) =>
    standingOf({ rating: ratings[index] as number, reviewCount: reviewCounts[index] as number });
  const ascendingRatings = taken(new Float64Array(rated.length), rated, (index) => ratings[index]);
  const ascendingCounts = taken(new Uint32Array(rated.length), rated, (index) => reviewCounts[index]);
  return {
    count: members.length,
    rated: rated.length,
    ratings: ascendingRatings,
    reviewCounts: ascendingCounts,
    standings: taken(new Float64Array(rated.length), rated, standing),
    openings: taken(new Uint16Array(turning.length), turning, (index) => earliest[index]),
    closings: taken(new Uint16Array(turning.length), turning, (index) => latest[index]),
    medianRating: median(ascendingRatings),
    medianReviews: median(ascendingCounts),
    withHours: timed.length,
    openOnDay,
    medianMinutes: median(taken(new Uint16Array(timed.length), timed, (index) => minutes[index])),
    withWebsite,
  };
}

/** `values`, filled with one number for each of `indices` and sorted. */
function taken<Values extends Numbers>(
  values: Values,
  indices: Uint32Array,
  valueOf: (index: number) => number | undefined,
): Values {
  for (let place = 0; place < indices.length; place++) values[place] = valueOf(indices[place] as number) ?? 0;
  values.sort();
  return values;
}

/** A number that is greater for a better rating, and for more reviews among equal ratings. */
export function standingOf({ rating, reviewCount }: { rating: number; reviewCount: number }): number {
  return Math.round(rating * 10) * 1e9 + Math.min(reviewCount, 1e9 - 1);
}

/** How many numbers of an ascending list are below `value`. */
export function countBelow(sorted: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 0 of nothing. */
export function median(sorted: ArrayLike<number>): number {
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return sorted.length === 0 ? 0 : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

function attributeFigures(columns: DirectoryColumns, members: Uint32Array) {
  const numbers = new Map<number, number>();
  let withAttributes = 0;
  for (const index of members) {
    const its = columns.attributesOf(index);
    if (its.length > 0) withAttributes++;
    for (const number of its) numbers.set(number, (numbers.get(number) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [number, count] of numbers) counts.set(columns.attributeNames[number] ?? "", count);
  return { withAttributes, counts };
}

function tally(
  members: Uint32Array,
  keyOf: (columns: DirectoryColumns, index: number) => number | undefined,
  columns: DirectoryColumns,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const index of members) {
    const key = keyOf(columns, index) ?? 0;
    if (key !== 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function centreOf({ latitudes, longitudes }: DirectoryColumns, members: Uint32Array): Spot | null {
  const located = members.filter((index) => !Number.isNaN(latitudes[index]));
  if (located.length === 0) return null;
  // medians, so that one wrong coordinate does not move it
  return {
    latitude: median(Float64Array.from(located, (index) => latitudes[index] as number).sort()),
    longitude: median(Float64Array.from(located, (index) => longitudes[index] as number).sort()),
  };
}
