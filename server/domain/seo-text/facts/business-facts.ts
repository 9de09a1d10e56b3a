import type { CategoryGroup } from "#contract/business";
import { distanceKm } from "#domain/geography/distance";
import { type KindName, kindName } from "../../categories/kind-name.ts";
import { type DescribedBusiness, trueAttributes } from "../described-business.ts";
import { streetName } from "../topics/street.ts";
import type { Comparison } from "./comparison.ts";
import type { Neighbour, PeerGroup } from "./peer-group.ts";
import { type Week, weekOf } from "./week.ts";

/** What the whole directory knows that a text may speak of. */
export interface DirectoryFacts {
  totalBusinesses: number;
  totalCities: number;
  /** Businesses of this category, and of this city, of any kind. */
  inCategory: number;
  inCity: number;
  /** Its city's categories with the most businesses, most first. */
  commonestInCity: readonly { category: string; count: number }[];
}

/** Everything that the sentences about one business may be made of; what is unknown is null, "" or empty. */
export interface BusinessFacts {
  business: DescribedBusiness;
  kind: KindName;
  /** `Austin, Texas`; "" when neither is known. */
  place: string;
  street: string;
  directory: DirectoryFacts;
  /** Those it is compared with, itself among them. */
  group: PeerGroup;
  /** All businesses of its city, of every kind; undefined when that is unknown. */
  cityFigures: PeerGroup | undefined;
  /** What they are called: `churches`, `healthcare businesses`, `businesses`. */
  peersAre: string;
  /** Where they are: `in Austin`, or `in the directory` when its city is unknown; and `of the city`, `of the directory`. */
  inPlace: string;
  ofPlace: string;
  peerCount: number;
  rated: number;
  /** Place by rating and then reviews, from 1, shared by equals; null without reviews. */
  standing: number | null;
  /** How many others have the same place. */
  sharesStanding: number;
  /** Share of the rated peers, itself left out, that are rated lower, 0–100, rounded down; null when there is no other. */
  ratedBelow: number | null;
  /** The same by number of reviews. */
  reviewedBelow: number | null;
  /** The same of those with hours that close at all, by the latest closing and the earliest opening; null without such hours. */
  closesLaterThan: number | null;
  opensEarlierThan: number | null;
  week: Week | null;
  nearest: readonly Neighbour[];
  withinOneKm: number;
  /** From the middle of the group's coordinates; null when either is unknown. */
  fromCentre: { km: number; direction: string } | null;
  attributes: readonly string[];
  /** Its attributes that the fewest peers have too. */
  rareAttributes: readonly { name: string; count: number }[];
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

export interface Surroundings {
  group: PeerGroup;
  compared: Comparison;
  /** Of its attributes: how many of the group have each. */
  attributeCounts: { name: string; count: number }[];
  cityFigures: PeerGroup | undefined;
  nearest: readonly Neighbour[];
  withinOneKm: number;
  directory: DirectoryFacts;
}

export function businessFacts(business: DescribedBusiness, surroundings: Surroundings): BusinessFacts {
  const { group, compared, nearest, directory } = surroundings;
  const kind = kindName(business.category);
  const hasReviews = business.rating > 0 && business.reviewCount > 0;
  const week = business.openingHours && weekOf(business.openingHours);
  const hasTurns = typeof week?.earliest === "number";
  const street = streetName(business.address) ?? "";
  const attributes = trueAttributes(business.attributes);
  return {
    business,
    kind,
    place: [business.city, business.state === business.city ? "" : business.state]
      .filter((part) => part !== "")
      .join(", "),
    street,
    directory,
    group,
    cityFigures: surroundings.cityFigures,
    peersAre: peersAre(group, kind, business.group),
    inPlace: isEverywhere(group) ? "in the directory" : `in ${business.city}`,
    ofPlace: isEverywhere(group) ? "of the directory" : "of the city",
    peerCount: group.count,
    rated: group.rated,
    standing: hasReviews ? compared.ratedBetter + 1 : null,
    sharesStanding: hasReviews ? compared.ratedTheSame : 0,
    ratedBelow: hasReviews ? percent(compared.ratedLower, group.rated - 1) : null,
    reviewedBelow: hasReviews ? percent(compared.reviewedLess, group.rated - 1) : null,
    closesLaterThan: hasTurns ? percent(compared.closingEarlier, group.withTurns - 1) : null,
    opensEarlierThan: hasTurns ? percent(compared.openingLater, group.withTurns - 1) : null,
    week,
    nearest,
    withinOneKm: surroundings.withinOneKm,
    fromCentre: fromCentre(business, group),
    attributes,
    rareAttributes: rareAttributes(surroundings.attributeCounts, group),
    othersOnStreet: isEverywhere(group) ? 0 : compared.onStreet,
  };
}

function peersAre({ scope }: PeerGroup, kind: KindName, group: CategoryGroup): string {
  if (scope === "category" || scope === "directory") return kind.peers;
  return GROUP_MEMBERS[group];
}

function isEverywhere({ scope }: PeerGroup): boolean {
  return scope === "directory" || scope === "directory-group";
}

function percent(some: number, others: number): number | null {
  return others < 1 ? null : Math.floor((100 * some) / others);
}

function fromCentre({ latitude, longitude }: DescribedBusiness, group: PeerGroup): BusinessFacts["fromCentre"] {
  if (latitude === null || longitude === null || !group.centre || group.count < 4) return null;
  if (isEverywhere(group)) return null;
  const { centre } = group;
  const km = distanceKm(centre, { latitude, longitude });
  const east = (longitude - centre.longitude) * Math.cos((latitude * Math.PI) / 180);
  const angle = Math.atan2(east, latitude - centre.latitude);
  const direction = DIRECTIONS[(Math.round((angle / Math.PI) * 4) + 8) % 8] ?? "north";
  // further away than a city is wide: a wrong coordinate or a wrong city, and nothing to speak of
  return km > 60 ? null : { km, direction };
}

/** None of groups of the whole directory, of which each place has its own habits. */
function rareAttributes(counts: Surroundings["attributeCounts"], group: PeerGroup) {
  if (isEverywhere(group) || group.withAttributes < 5) return [];
  return counts
    .filter(({ count }) => count * 3 <= group.withAttributes)
    .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
}
