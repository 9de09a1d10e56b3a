import type { CategoryGroup } from "#contract/business";
import { type CategoryNoun, categoryNoun } from "#domain/categories/category-noun";
import { distanceKm } from "#domain/geography/distance";
import type { DescribedBusiness } from "../described-business.ts";
import { streetName } from "../topics/street.ts";
import { attributeNames } from "./attribute-names.ts";
import { countBelow } from "./lower-bound.ts";
import type { Neighbour, Neighbours } from "./neighbours.ts";
import { isRated, type Peer, rankKey } from "./peer.ts";
import type { CityFigures, PeerGroup } from "./peer-group.ts";
import { type Week, weekOf } from "./week.ts";

export interface DirectoryFacts {
  totalBusinesses: number;
  totalCities: number;
  inCategory: number;
}

/** What a business is compared with, as `createDirectorySurvey` finds it. */
export interface Surroundings {
  me: Peer;
  /** Its peers, itself among them. */
  group: PeerGroup;
  /** All businesses of its city; empty without a city. */
  city: CityFigures;
  neighbours: Neighbours;
  directory: DirectoryFacts;
}

/** Everything that sentences about one business may state; what is unknown is null, "" or empty. */
export interface BusinessFacts extends Omit<Surroundings, "me" | "neighbours">, Neighbours {
  business: DescribedBusiness;
  kind: CategoryNoun;
  /** `Austin, Texas`; "" when neither is known. */
  place: string;
  street: string;
  /** What its peers are called: `churches`, `healthcare businesses`, `businesses`. */
  peersAre: string;
  /** Where its peers are: `in Austin`, or `in the directory`. */
  inPlace: string;
  /** Rank by rating, then reviews, from 1; equals share a rank. Null without reviews. */
  standing: number | null;
  /** How many others share its rank. */
  sharesStanding: number;
  /** Percentage of the other rated peers with a lower rating, 0–100, rounded down; null when there is no other. */
  ratedBelow: number | null;
  /** Percentage of the other rated peers with fewer reviews. */
  reviewedBelow: number | null;
  /** Percentages of the other peers that open and close, by latest closing and earliest opening; null without such hours. */
  closesLaterThan: number | null;
  opensEarlierThan: number | null;
  week: Week | null;
  /** Its rating less the median of its peers, both as they are written; 0 without peers. */
  ratingDifference: number;
  /** The one of `nearest` with the best rating; null when none is better than the rest. */
  bestNeighbour: Neighbour | null;
  /** From the centre of its peers; null when either is unknown. */
  fromCentre: { km: number; direction: string } | null;
  attributes: readonly string[];
  /** Those of its attributes that few peers have, rarest first, with the number of peers that have them. */
  rareAttributes: readonly { name: string; count: number }[];
  /** Attributes that are known to be false. */
  missingAttributes: readonly string[];
  othersOnStreet: number;
}

const GROUP_MEMBERS: Readonly<Record<CategoryGroup, string>> = {
  restaurants: "places to eat and drink",
  healthcare: "healthcare providers",
  "auto-services": "auto businesses",
  "beauty-wellness": "beauty and wellness businesses",
  "home-services": "home service businesses",
  "professional-services": "professional service businesses",
  education: "places of education",
  entertainment: "entertainment businesses",
  other: "businesses",
};

const DIRECTIONS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

export function businessFacts(
  business: DescribedBusiness,
  { me, neighbours, ...surroundings }: Surroundings,
): BusinessFacts {
  const { group } = surroundings;
  const kind = categoryNoun(business.category);
  const week = business.openingHours && weekOf(business.openingHours);
  const street = streetName(business.address) ?? "";
  const attributes = attributeNames(business.attributes, true);
  return {
    ...surroundings,
    ...neighbours,
    ...ranking(me, group),
    business,
    kind,
    place: [business.city, business.state === business.city ? "" : business.state]
      .filter((part) => part !== "")
      .join(", "),
    street,
    peersAre:
      group.scope === "category" || group.scope === "directory" ? kind.collective : GROUP_MEMBERS[business.group],
    inPlace: group.isWholeDirectory ? "in the directory" : `in ${business.city}`,
    closesLaterThan: percentBelow(group.closings, me.hours?.latest ?? null),
    opensEarlierThan: percentAbove(group.openings, me.hours?.earliest ?? null),
    week,
    fromCentre: fromCentre(me, group),
    // a median can lie between two ratings, hence two decimals
    ratingDifference: Math.round((Number(business.rating.toFixed(1)) - group.medianRating) * 100) / 100,
    bestNeighbour: bestNeighbour(neighbours.nearest),
    attributes,
    missingAttributes: attributeNames(business.attributes, false),
    rareAttributes: rareAttributes(attributes, group),
    othersOnStreet: (group.streetCounts.get(street) ?? 1) - 1,
  };
}

function ranking(me: Peer, { rated, rankKeys, ratings, reviewCounts }: PeerGroup) {
  if (!isRated(me)) return { standing: null, sharesStanding: 0, ratedBelow: null, reviewedBelow: null };
  const upToEquals = countBelow(rankKeys, rankKey(me) + 1);
  return {
    standing: rated - upToEquals + 1,
    sharesStanding: upToEquals - countBelow(rankKeys, rankKey(me)) - 1,
    ratedBelow: percentBelow(ratings, me.rating),
    reviewedBelow: percentBelow(reviewCounts, me.reviewCount),
  };
}

/** Percentage of the other members whose number is less than `mine`. */
function percentBelow(ascending: ArrayLike<number>, mine: number | null): number | null {
  return mine === null ? null : percent(countBelow(ascending, mine), ascending.length - 1);
}

function percentAbove(ascending: ArrayLike<number>, mine: number | null): number | null {
  return mine === null ? null : percent(ascending.length - countBelow(ascending, mine + 1), ascending.length - 1);
}

function percent(some: number, others: number): number | null {
  return others < 1 ? null : Math.floor((100 * some) / others);
}

function bestNeighbour(nearest: readonly Neighbour[]): Neighbour | null {
  const [top, second] = nearest.toSorted((a, b) => b.rating - a.rating);
  return top && second && top.reviewCount > 0 && top.rating > second.rating ? top : null;
}

function fromCentre({ latitude, longitude }: Peer, group: PeerGroup): BusinessFacts["fromCentre"] {
  const { centre } = group;
  if (latitude === null || longitude === null || !centre || group.count < 4 || group.isWholeDirectory) return null;
  const km = distanceKm(centre, { latitude, longitude });
  const east = (longitude - centre.longitude) * Math.cos((latitude * Math.PI) / 180);
  const angle = Math.atan2(east, latitude - centre.latitude);
  const direction = DIRECTIONS[(Math.round((angle / Math.PI) * 4) + 8) % 8] ?? "north";
  // further than a city is wide: a wrong coordinate or a wrong city
  return km > 60 ? null : { km, direction };
}

/** None in the whole directory: each place has habits of its own. */
function rareAttributes(names: readonly string[], group: PeerGroup): BusinessFacts["rareAttributes"] {
  if (group.isWholeDirectory || group.withAttributes < 5) return [];
  return (
    names
      .map((name) => ({ name, count: group.attributeCounts.get(name) ?? 0 }))
      // an attribute that was added since the survey has no count
      .filter(({ count }) => count > 0 && count * 3 <= group.withAttributes)
      .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1))
  );
}
