import type { CategoryGroup } from "#contract/business";
import { distanceKm } from "#domain/distance";
import { type DescribedBusiness, trueAttributes } from "./described-business.ts";
import { type KindName, kindName } from "./kind-name.ts";
import { countBelow, type Figures, type Neighbour, type PeerGroup, standingOf } from "./peer-group.ts";
import { streetKey, streetName } from "./street.ts";
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
  /** Those it is compared with, itself among them; undefined when its city is unknown. */
  group: PeerGroup | undefined;
  /** All businesses of its city, of every kind; undefined when that is unknown. */
  cityFigures: Figures | undefined;
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
  group: PeerGroup | undefined;
  cityFigures: Figures | undefined;
  nearest: readonly Neighbour[];
  withinOneKm: number;
  directory: DirectoryFacts;
}

export function businessFacts(business: DescribedBusiness, surroundings: Surroundings): BusinessFacts {
  const { group, nearest, directory } = surroundings;
  const kind = kindName(business.category);
  const hasReviews = business.rating > 0 && business.reviewCount > 0;
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
    peersAre: group ? peersAre(group, kind, business.group) : kind.peers,
    inPlace: isEverywhere(group) ? "in the directory" : `in ${business.city}`,
    ofPlace: isEverywhere(group) ? "of the directory" : "of the city",
    peerCount: group?.count ?? 0,
    rated: group?.rated ?? 0,
    standing:
      hasReviews && group ? group.standings.length - countBelow(group.standings, standingOf(business) + 1) + 1 : null,
    sharesStanding: hasReviews && group ? sharing(group.standings, standingOf(business)) : 0,
    ratedBelow: hasReviews && group ? share(group.ratings, business.rating) : null,
    reviewedBelow: hasReviews && group ? share(group.reviewCounts, business.reviewCount) : null,
    week: business.openingHours && weekOf(business.openingHours),
    nearest,
    withinOneKm: surroundings.withinOneKm,
    fromCentre: fromCentre(business, group),
    attributes,
    rareAttributes: rareAttributes(attributes, group),
    othersOnStreet: Math.max(0, (group?.onStreet.get(streetKey(business.address)) ?? 0) - 1),
  };
}

function peersAre({ scope }: PeerGroup, kind: KindName, group: CategoryGroup): string {
  if (scope === "category" || scope === "directory") return kind.peers;
  return GROUP_MEMBERS[group];
}

function isEverywhere(group: PeerGroup | undefined): boolean {
  return group?.scope === "directory" || group?.scope === "directory-group";
}

function sharing(standings: ArrayLike<number>, standing: number): number {
  return countBelow(standings, standing + 1) - countBelow(standings, standing) - 1;
}

function share(sorted: ArrayLike<number>, value: number): number | null {
  return sorted.length < 2 ? null : Math.floor((100 * countBelow(sorted, value)) / (sorted.length - 1));
}

function fromCentre(
  { latitude, longitude }: DescribedBusiness,
  group: PeerGroup | undefined,
): BusinessFacts["fromCentre"] {
  if (latitude === null || longitude === null || !group?.centre || group.count < 4) return null;
  if (isEverywhere(group)) return null;
  const { centre } = group;
  const km = distanceKm(centre, { latitude, longitude });
  const east = (longitude - centre.longitude) * Math.cos((latitude * Math.PI) / 180);
  const angle = Math.atan2(east, latitude - centre.latitude);
  const direction = DIRECTIONS[(Math.round((angle / Math.PI) * 4) + 8) % 8] ?? "north";
  // further away than a city is wide: a wrong coordinate or a wrong city, and nothing to speak of
  return km > 60 ? null : { km, direction };
}

function rareAttributes(names: readonly string[], group: PeerGroup | undefined) {
  if (!group || group.withAttributes < 5) return [];
  return names
    .map((name) => ({ name, count: group.attributeCounts.get(name) ?? 1 }))
    .filter(({ count }) => count * 3 <= group.withAttributes)
    .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
}
