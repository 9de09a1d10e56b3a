import type { Attributes, OpeningHours } from "#contract/business";
import type { Spot } from "#domain/distance";
import { WEEKDAYS, weekIntervals } from "#domain/opening-hours";

/** What of one business counts in the figures of all. */
export interface Figures {
  rating: number;
  reviewCount: number;
  openingHours: OpeningHours | null;
  hasWebsite: boolean;
}

/** What one business's text needs to know of another in its city. */
export interface Peer extends Figures {
  id: number;
  name: string;
  /** Street part of the address. */
  address: string;
  latitude: number | null;
  longitude: number | null;
  attributes: Attributes;
}

/** Which businesses a group holds: of one city all, those of one category or of one of the eight groups, or a category's or a group's everywhere. */
export type PeerScope = "city" | "category" | "group" | "directory" | "directory-group";

export interface Neighbour {
  peer: Peer;
  distanceKm: number;
}

/** Minutes of one week, as its day by day summary. */
export interface Week {
  /** Minutes open in all. */
  minutes: number;
  /** By day from Monday: minutes open from that day's first opening on, 0 for a closed or unknown day. */
  days: readonly number[];
  /** Minute of the day of the earliest opening and of the latest closing (over 1,440 after midnight); null if never open. */
  earliest: number | null;
  latest: number | null;
}

const DAY = 1440;
const knownWeeks = new WeakMap<OpeningHours, Week>();

/** `hours` as numbers; worked out once for each set of hours, which many businesses share. */
export function weekOf(hours: OpeningHours): Week {
  const known = knownWeeks.get(hours);
  if (known) return known;
  const days = WEEKDAYS.map(() => 0);
  let earliest: number | null = null;
  let latest: number | null = null;
  for (const [start, end] of joinedAtSunday(weekIntervals(hours))) {
    const day = Math.floor(start / DAY);
    days[day] = (days[day] ?? 0) + end - start;
    earliest = Math.min(earliest ?? DAY, start - day * DAY);
    latest = Math.max(latest ?? 0, Math.min(end - day * DAY, 2 * DAY));
  }
  const week = { minutes: days.reduce((sum, minutes) => sum + minutes, 0), days, earliest, latest };
  knownWeeks.set(hours, week);
  return week;
}

/** An evening that runs from Sunday into Monday is one. */
function joinedAtSunday(intervals: [number, number][]): [number, number][] {
  const first = intervals[0];
  const last = intervals.at(-1);
  if (!first || !last || first === last || first[0] !== 0 || last[1] !== 7 * DAY || first[1] >= DAY) return intervals;
  return [...intervals.slice(1, -1), [last[0], last[1] + first[1]]];
}

/** What a set of comparable businesses looks like as a whole; worked out once for all of its texts. */
export interface PeerGroup {
  scope: PeerScope;
  count: number;
  /** Those with reviews: ratings, counts of reviews, and both as `standingOf` tells them, each ascending. */
  ratings: readonly number[];
  reviewCounts: readonly number[];
  standings: readonly number[];
  medianRating: number;
  medianReviews: number;
  /** Those whose hours are known, and how many of these open on each day from Monday. */
  withHours: number;
  openOnDay: readonly number[];
  /** Of those with hours: earliest openings and latest closings, each ascending, and the middle of the minutes a week. */
  openings: readonly number[];
  closings: readonly number[];
  medianMinutes: number;
  withWebsite: number;
  /** Those of which any attribute is known, and how many of these have each; none for groups of the whole directory. */
  withAttributes: number;
  attributeCounts: ReadonlyMap<string, number>;
  /** How many are on each street of the city. */
  onStreet: ReadonlyMap<string, number>;
  /** Middle of those with coordinates; null without any. */
  centre: Spot | null;
}

/** A group within one city. */
export function peerGroup(scope: PeerScope, peers: readonly Peer[]): PeerGroup {
  const described = peers.map(({ attributes }) => trueAttributes(attributes)).filter((names) => names.length > 0);
  return {
    ...figuresGroup(scope, peers),
    withAttributes: described.length,
    attributeCounts: tallied(described.flat()),
    onStreet: tallied(peers.flatMap(({ address }) => streetName(address) ?? [])),
    centre: centreOf(peers),
  };
}

/** A group across the whole directory, where streets, middles and attributes mean nothing. */
export function figuresGroup(scope: PeerScope, all: readonly Figures[]): PeerGroup {
  const rated = all.filter(({ rating, reviewCount }) => rating > 0 && reviewCount > 0);
  const ratings = ascending(rated.map(({ rating }) => rating));
  const reviewCounts = ascending(rated.map(({ reviewCount }) => reviewCount));
  const weeks = all.flatMap(({ openingHours }) => (openingHours ? [weekOf(openingHours)] : []));
  return {
    scope,
    count: all.length,
    ratings,
    reviewCounts,
    standings: ascending(rated.map(standingOf)),
    medianRating: median(ratings),
    medianReviews: median(reviewCounts),
    withHours: weeks.length,
    openOnDay: WEEKDAYS.map((_, day) => weeks.filter(({ days }) => (days[day] ?? 0) > 0).length),
    openings: ascending(weeks.flatMap(({ earliest }) => earliest ?? [])),
    closings: ascending(weeks.flatMap(({ latest }) => latest ?? [])),
    medianMinutes: median(ascending(weeks.map(({ minutes }) => minutes))),
    withWebsite: all.filter(({ hasWebsite }) => hasWebsite).length,
    withAttributes: 0,
    attributeCounts: new Map(),
    onStreet: new Map(),
    centre: null,
  };
}

/** A number that is greater for a better rating, and for more reviews among equal ratings. */
export function standingOf({ rating, reviewCount }: Pick<Figures, "rating" | "reviewCount">): number {
  return Math.round(rating * 10) * 1e9 + Math.min(reviewCount, 1e9 - 1);
}

/** Names of what a business is said to have, each once. */
export function trueAttributes(attributes: Attributes): string[] {
  const names = Object.values(attributes).flatMap((group) => Object.keys(group).filter((name) => group[name] === true));
  return [...new Set(names)];
}

/** `Main Street` of `12 Main Street`, `Bahnhofstrasse` of `Bahnhofstrasse 3`; undefined when no name is left. */
export function streetName(address: string): string | undefined {
  const line = (address.split(",", 1)[0] ?? "").replace(
    /\s+(?:#|ste\.?|suite|unit|apt\.?|bldg\.?|floor|fl\.?)\b.*$/i,
    "",
  );
  const afterNumber = line.replace(/^(?:no\.?\s*)?\d+[\w/-]*\s+/i, "");
  // "5071 County Rd 48" has its house number in front, so 48 is the road's
  const name = (afterNumber === line ? line.replace(/\s+\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?$/i, "") : afterNumber).trim();
  return /\p{L}{3}/u.test(name) && !/^p\.?\s?o\.?\s/i.test(name) ? name : undefined;
}

/** How many numbers of an ascending list are below `value`. */
export function countBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return sorted.length === 0 ? 0 : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

function ascending(numbers: number[]): number[] {
  return numbers.sort((a, b) => a - b);
}

function tallied(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function centreOf(peers: readonly Peer[]): Spot | null {
  const spots = peers.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  if (spots.length === 0) return null;
  // medians, so that one wrong coordinate does not move it
  return {
    latitude: median(ascending(spots.map(({ latitude }) => latitude))),
    longitude: median(ascending(spots.map(({ longitude }) => longitude))),
  };
}
