import type { CategoryGroup } from "#contract/business";
import { countryInSentence } from "#domain/text/country-in-sentence";
import { foldText } from "#domain/text/fold";
import { isClosedOn, opensOn, SUNDAY } from "./hours/week.ts";
import { countBelow } from "./lower-bound.ts";
import { isRanked, MIN_RANKED_REVIEWS, type Peer, rankKey } from "./peer.ts";

/** A part of a list, not copied. */
export interface Range {
  list: readonly Peer[];
  start: number;
  count: number;
}

export interface CityFigures {
  count: number;
  /** `nameKey` of each name that several of its businesses share, as branches do. */
  repeatedNames: ReadonlySet<string>;
}

/** Businesses of a peer group: a category or its group in a city; a category, then its group, in a state or country; or only itself. */
export type PeerScope = "category" | "group" | "state" | "country" | "group-in-state" | "group-in-country" | "alone";

/** Comparable businesses of one city, state or country. All lists of numbers are ascending; the compared business is a member itself. */
export interface PeerGroup {
  scope: PeerScope;
  count: number;
  members: Range;
  /** Number of members whose hours of Sunday are known, and how many of them open on it; those closed for now do not count. */
  knownOnSunday: number;
  openOnSunday: number;
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

export function peerGroup(scope: PeerScope, members: Range): PeerGroup {
  const peers = members.list.slice(members.start, members.start + members.count);
  return {
    scope,
    count: peers.length,
    members,
    knownOnSunday: countIf(peers, ({ hours }) => opensOn(hours, SUNDAY) || isClosedOn(hours, SUNDAY)),
    openOnSunday: countIf(peers, ({ hours }) => opensOn(hours, SUNDAY)),
    rankKeys: ascending(peers.filter(isRanked), rankKey),
    reviewCounts: ascending(peers, ({ reviewCount }) => reviewCount || null),
    openings: ascending(peers, ({ hours }) => (hours?.minutes ? (hours.earliest ?? -Infinity) : null)),
    closings: ascending(peers, ({ hours }) => (hours?.minutes ? (hours.latest ?? Infinity) : null)),
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

/** Minimum number of compared businesses: a rank among fewer is meaningless, and one outside the best tenth is not worth stating. */
const MIN_COMPARED_PEERS = 10;
const BEST_SHARE = 0.9;

/** Returns the rank in the best tenth, from 1; null outside of it. */
export function rankOf(business: Peer, { rankKeys }: PeerGroup): number | null {
  const rankedCount = rankKeys.length;
  if (!isRanked(business) || rankedCount < MIN_COMPARED_PEERS) return null;
  const [below, upToEquals] = [countBelow(rankKeys, rankKey(business)), countBelow(rankKeys, rankKey(business) + 1)];
  const isShared = upToEquals - below > 1;
  return !isShared && rankedCount - below <= rankedCount / 10 ? rankedCount - upToEquals + 1 : null;
}

/** Returns the number of ranked peers whose rating is higher, to one decimal. */
export function countWithHigherRating({ rating }: Peer, { rankKeys }: PeerGroup): number {
  return rankKeys.length - countBelow(rankKeys, rankKey({ rating: rating + 0.1, reviewCount: 0 }));
}

/** Returns the number of peers with more reviews; null outside of the tenth with the most. */
export function countWithMoreReviews({ reviewCount }: Peer, { reviewCounts }: PeerGroup): number | null {
  const { length } = reviewCounts;
  if (reviewCount < MIN_RANKED_REVIEWS || length < MIN_COMPARED_PEERS) return null;
  const isBestTenth = length - countBelow(reviewCounts, reviewCount) <= length / 10;
  return isBestTenth ? length - countBelow(reviewCounts, reviewCount + 1) : null;
}

/** Tells whether the value outdoes nearly all other members; false without a value, or with too few members. */
export function outdoesNearlyAll(
  sortedValues: readonly number[],
  ownValue: number | null | undefined,
  countOutdone: (sortedValues: readonly number[], ownValue: number) => number,
): boolean {
  const otherCount = sortedValues.length - 1;
  if (ownValue === null || ownValue === undefined || otherCount < MIN_COMPARED_PEERS - 1) return false;
  return countOutdone(sortedValues, ownValue) >= BEST_SHARE * otherCount;
}

/** Nouns for the businesses of a group. */
export const GROUP_MEMBERS: Readonly<Record<CategoryGroup, string>> = {
  restaurants: "places to eat and drink",
  healthcare: "healthcare providers",
  "auto-services": "auto businesses",
  "beauty-wellness": "beauty and wellness businesses",
  "home-services": "home service businesses",
  "professional-services": "professional service businesses",
  education: "places of education",
  entertainment: "entertainment businesses",
  shopping: "shops",
  "hotels-travel": "hotels and travel businesses",
  "public-community": "public and community places",
  "pets-animals": "businesses for animals",
  other: "businesses",
};

/** Returns `Austin, Texas`; "" if neither is known. */
export function placeName(cityName: string, { city, state }: { city: string; state: string }): string {
  return [cityName || city, foldText(state) === foldText(city) ? "" : state]
    .filter((part, index, parts) => part !== "" && (index === 0 || !parts[0]?.includes(`, ${part}`)))
    .join(", ");
}

/** Returns the place of the peers in a sentence: `in Austin`, `in Texas`; "" if it is unknown. */
export function placeOfPeers(
  { scope }: PeerGroup,
  city: string,
  { state, country }: { state: string; country: string },
): string {
  if (scope === "state" || scope === "group-in-state") return `in ${state}`;
  if (scope === "country" || scope === "group-in-country") return `in ${countryInSentence(country)}`;
  return city === "" ? "" : `in ${city}`;
}

/** Says that the peers are those of a list, which is not all that there is, unless their noun does. */
export function listedIn(inPlace: string, noun: string): string {
  if (inPlace === "" || noun.includes("listed")) return inPlace;
  return `listed ${inPlace}`;
}
