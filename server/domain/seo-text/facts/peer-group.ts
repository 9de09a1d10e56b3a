import { foldText } from "#domain/text/fold";
import { computeOnce } from "./compute-once.ts";
import { isClosedOn, opensOn, SUNDAY } from "./hours/week.ts";
import type { NameCodes } from "./name-codes.ts";
import { isRanked, type Peer, rankKey } from "./peer.ts";

/** Number of members that a group keeps by name, to be offered as alternatives. */
const MAX_NAMED_MEMBERS = 24;

/** A part of a list, not copied. */
export interface Range {
  list: readonly Peer[];
  start: number;
  count: number;
}

/**
 * Figures of a group of businesses. Each figure is computed from the members for which it is known; hours exclude temporarily closed
 * members.
 */
export interface GroupFigures {
  count: number;
  /** Number of members with a rating. */
  rated: number;
  /** Median, which is the value of a member; null if it would lie between two values. */
  medianRating: number | null;
  /** Number of members whose hours of Sunday are known, and how many of them open on it. */
  knownOnSunday: number;
  openOnSunday: number;
}

/** Members that texts may name. */
export interface NamedMembers {
  /** Members that open on Sundays; the next field has members that never close. */
  openOnSunday: readonly Peer[];
  openAlways: readonly Peer[];
}

export interface CityFigures {
  count: number;
  /** `nameKey` of each name that several of its businesses share, as branches do. */
  repeatedNames: ReadonlySet<string>;
}

/** Businesses of a peer group: a category or its group in a city; a category, then its group, in a state or country; or only itself. */
export type PeerScope = "category" | "group" | "state" | "country" | "group-in-state" | "group-in-country" | "alone";

/** Comparable businesses of one city, state or country. All lists of numbers are ascending; the compared business is a member itself. */
export interface PeerGroup extends GroupFigures {
  scope: PeerScope;
  /** Computed on first use. */
  named: () => NamedMembers;
  members: Range;
  /** `rankKey` of each member that ranks. */
  rankKeys: readonly number[];
  /** Review counts of members with reviews. */
  reviewCounts: readonly number[];
  /**
   * The earliest opening and the latest closing of each member that opens, all days known, in minutes of the day; infinite if it is open
   * round the clock on some day.
   */
  openings: readonly number[];
  closings: readonly number[];
  withAttributes: number;
  /** Number of members with an attribute, by its name; empty for areas larger than a city, since habits differ from place to place. */
  attributeCounts: ReadonlyMap<string, number>;
  /** The members on a street, by its name, if there are several, most first; empty beyond a city. */
  peersByStreet: ReadonlyMap<string, readonly Peer[]>;
}

/** Returns a key that is equal for names which differ in case, accents, spaces and punctuation only. */
export function nameKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, "");
}

export function cityFigures(members: readonly Peer[]): CityFigures {
  return {
    count: members.length,
    repeatedNames: repeatedNames(members),
  };
}

export function peerGroup(scope: PeerScope, members: Range, attributes: NameCodes): PeerGroup {
  const peers = members.list.slice(members.start, members.start + members.count);
  const cityMembers = scope === "category" || scope === "group" ? peers : [];
  const rankedPeers = peers.filter(isRanked);
  return {
    ...groupFigures(peers),
    named: computeOnce(() => namedMembers(peers)),
    scope,
    members,
    rankKeys: ascending(rankedPeers, rankKey),
    reviewCounts: ascending(peers, ({ reviewCount }) => reviewCount || null),
    openings: ascending(peers, ({ hours }) => (hours?.minutes ? (hours.earliest ?? -Infinity) : null)),
    closings: ascending(peers, ({ hours }) => (hours?.minutes ? (hours.latest ?? Infinity) : null)),
    withAttributes: countIf(peers, (peer) => peer.attributes !== ""),
    attributeCounts: attributes.countNames(cityMembers.map((peer) => peer.attributes)),
    peersByStreet: repeatedStreets(cityMembers),
  };
}

function namedMembers(members: readonly Peer[]): NamedMembers {
  const openMembers = members.filter(({ isClosed }) => !isClosed);
  return {
    openOnSunday: openMembers.filter(({ hours }) => opensOn(hours, SUNDAY)).slice(0, MAX_NAMED_MEMBERS),
    openAlways: openMembers.filter(({ hours }) => hours?.isRoundTheClock).slice(0, MAX_NAMED_MEMBERS),
  };
}

function groupFigures(members: readonly Peer[]): GroupFigures {
  const ratings = ascending(members, ({ rating }) => (rating ? Number(rating.toFixed(1)) : null));
  return {
    count: members.length,
    rated: ratings.length,
    medianRating: median(ratings),
    knownOnSunday: countIf(members, ({ hours }) => opensOn(hours, SUNDAY) || isClosedOn(hours, SUNDAY)),
    openOnSunday: countIf(members, ({ hours }) => opensOn(hours, SUNDAY)),
  };
}

const NO_NAMES: ReadonlySet<string> = new Set();

function repeatedNames(members: readonly Peer[]): ReadonlySet<string> {
  if (members.length < 2) return NO_NAMES;
  const names = new Set<string>();
  const repeatedKeys = new Set<string>();
  for (const { name } of members) {
    const key = nameKey(name);
    if (names.has(key)) repeatedKeys.add(key);
    names.add(key);
  }
  return repeatedKeys;
}

function repeatedStreets(members: readonly Peer[]): Map<string, readonly Peer[]> {
  const sharedStreets = Array.from(Map.groupBy(members, ({ street }) => street)).filter(
    ([street, membersOfStreet]) => street !== "" && membersOfStreet.length > 1,
  );
  return new Map(sharedStreets.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1)));
}

function countIf(members: readonly Peer[], isCounted: (peer: Peer) => boolean): number {
  return members.reduce((count, peer) => count + (isCounted(peer) ? 1 : 0), 0);
}

/** Returns the known numbers of the members as a plain array: a small typed array takes several times the memory. */
function ascending(members: readonly Peer[], numberOf: (peer: Peer) => number | null): number[] {
  const numbers: number[] = [];
  for (const peer of members) {
    const number = numberOf(peer);
    if (number !== null) numbers.push(number);
  }
  return Array.from(Float64Array.from(numbers).sort());
}

/** Returns the middle value of an ascending list; null when there are two different ones. */
function median(numbers: readonly number[]): number | null {
  const [lower, upper] = [numbers[(numbers.length - 1) >> 1], numbers[numbers.length >> 1]];
  return lower !== undefined && lower === upper ? lower : null;
}
