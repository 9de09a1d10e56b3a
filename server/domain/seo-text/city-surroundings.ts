import type { CategoryGroup } from "#contract/business";
import { categorySlug } from "#domain/business-keys";
import type { DescribedBusiness, DirectoryFacts, Surroundings } from "./business-facts.ts";
import type { DirectoryFigures } from "./directory-figures.ts";
import { nearestPeers } from "./nearest-peers.ts";
import { type Peer, type PeerGroup, type PeerScope, peerGroup } from "./peer-group.ts";

/** Fewer than these tell nothing by comparison. */
const ENOUGH_PEERS = 4;
const NEIGHBOURS = 3;

/** What is kept of each business of a city while its texts are written. */
export interface CityPeer extends Peer {
  category: string;
  group: CategoryGroup;
}

interface Field {
  group: PeerGroup;
  near: ReturnType<typeof nearestPeers>;
  peers: ReadonlyMap<number, Peer>;
}

export function cityPeer(business: DescribedBusiness): CityPeer {
  const { id, name, category, group, rating, reviewCount, address, latitude, longitude, openingHours, attributes } =
    business;
  const hasWebsite = business.website !== null;
  return {
    id,
    name,
    category,
    group,
    rating,
    reviewCount,
    address,
    latitude,
    longitude,
    openingHours,
    attributes,
    hasWebsite,
  };
}

/**
 * What the businesses of one city (none of whose names is "") are compared with: those of their category there; where
 * these are too few those of their group there, of their category anywhere, of their group anywhere.
 */
export function citySurroundings(city: readonly CityPeer[], isNamed: boolean, directory: DirectoryFigures) {
  const byCategory = fields("category", city, ({ category }) => categorySlug(category));
  const byGroup = fields("group", city, ({ group }) => group);
  const cityGroup = isNamed ? peerGroup("city", city) : undefined;
  const commonestInCity = isNamed ? commonest(city) : [];

  const fieldOf = ({ category, group }: DescribedBusiness): Field | undefined => {
    if (!isNamed) return undefined;
    const same = byCategory(categorySlug(category));
    if (same.group.count >= ENOUGH_PEERS) return same;
    const alike = group === "other" ? undefined : byGroup(group);
    return alike && alike.group.count >= ENOUGH_PEERS ? alike : undefined;
  };
  const everywhere = ({ category, group }: DescribedBusiness): PeerGroup | undefined => {
    const same = directory.category(category);
    return same.count >= ENOUGH_PEERS || group === "other" ? same : directory.group(group);
  };

  return {
    of(business: DescribedBusiness): Surroundings {
      const field = fieldOf(business);
      const me = field?.peers.get(business.id);
      const facts: DirectoryFacts = {
        totalBusinesses: directory.totalBusinesses,
        totalCities: directory.totalCities,
        inCategory: directory.category(business.category).count,
        inCity: isNamed ? city.length : 0,
        commonestInCity,
      };
      return {
        group: field?.group ?? everywhere(business),
        cityGroup,
        nearest: me ? (field?.near.of(me, NEIGHBOURS) ?? []) : [],
        withinOneKm: me ? (field?.near.withinOneKm(me) ?? 0) : 0,
        directory: facts,
      };
    },
  };
}

function fields(scope: PeerScope, city: readonly CityPeer[], keyOf: (peer: CityPeer) => string) {
  const members = Map.groupBy(city, keyOf);
  const made = new Map<string, Field>();
  return (key: string): Field => {
    const known = made.get(key);
    if (known) return known;
    const peers = members.get(key) ?? [];
    const field = {
      group: peerGroup(scope, peers),
      near: nearestPeers(peers),
      peers: new Map(peers.map((peer) => [peer.id, peer])),
    };
    made.set(key, field);
    return field;
  };
}

function commonest(city: readonly CityPeer[]): { category: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of city) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1))
    .slice(0, NEIGHBOURS);
}
