import { isMixedGroup } from "#domain/categories/all-groups";
import { conceptCategory } from "#domain/categories/category-concepts";
import { categoryNoun } from "#domain/categories/category-noun";
import { kindOf } from "#domain/categories/kind";
import { placedCityKey } from "#domain/cities/city-identity";
import { once } from "#domain/text/memoize";
import type { DescribedBusiness } from "../described-business.ts";
import { createLinkOwners } from "../own-links.ts";
import { broaderNames, isEnglish, isUnknownKind, singular } from "../phrases/category-label.ts";
import { closeBy } from "./around/close-by.ts";
import { createPointsWithoutStreet } from "./around/points-without-street.ts";
import { onSameStreet } from "./around/same-street.ts";
import { cityScopes } from "./city-scopes.ts";
import { createForeignCategories, type ForeignCategories } from "./foreign-categories.ts";
import { lowerBound } from "./lower-bound.ts";
import { type LocatedPeer, type Neighbours, neighboursOf, sortByLatitude } from "./neighbours.ts";
import { createPeerReader, type Peer } from "./peer.ts";
import { type CityFigures, cityFigures, type PeerGroup, type PeerScope, peerGroup, type Range } from "./peer-group.ts";
import type { Surroundings } from "./surroundings.ts";

/** Comparisons with fewer peers say nothing. */
const MIN_PEERS = 4;
/** Summaries of smaller groups are quick to recompute, and would take more memory than their members. */
const MIN_CACHED_GROUP_SIZE = 16;

/** The businesses of one kind in one country; for a blank country, in all. */
interface KindInCountry {
  /** Members in this country; empty for a blank country. */
  members: Range;
  peersByState: ReadonlyMap<string, readonly Peer[]>;
  located: readonly LocatedPeer[];
}

/** Reads all listed businesses by ascending id; `surroundingsOf` compares them afterwards. */
export function createDirectorySurvey() {
  const peerOf = createPeerReader();
  const peers: Peer[] = [];
  const foreignCategories = createForeignCategories();
  const linkOwners = createLinkOwners();
  const pointsWithoutStreet = createPointsWithoutStreet();
  return {
    add(business: DescribedBusiness): void {
      foreignCategories.add(business);
      linkOwners.add(business);
      const peer = peerOf(business);
      pointsWithoutStreet.add(business, peer);
      peers.push(peer);
    },
    surroundings: () => {
      pointsWithoutStreet.place();
      return surroundingsAmong(peers, foreignCategories, linkOwners.isShared);
    },
  };
}

/**
 * Finds what each listed business is compared with: its category in its city; if too few are there, its group in its city, then its
 * category in its state and in its country, then its group there. Nothing is compared across countries.
 */
function surroundingsAmong(
  peers: readonly Peer[],
  foreignCategories: ForeignCategories,
  isSharedLink: Surroundings["isSharedLink"],
) {
  translateKinds(peers, foreignCategories);
  const peersByKind = sortByKind(peers);
  const categories = new Map(peers.map(({ kind }) => [kind.category, kind.slug]));
  const namesOfBroaderKinds = namesWithin(categories, foreignCategories);
  const categoriesWithSharedNoun = sharedNouns(categories, foreignCategories);
  const spellings = englishSpellings(categories);
  const scopeOf = cityScopes(uniquePlaces(peers));
  // The sort order must stay, since groups and kinds are ranges of each city too.
  const cities = Map.groupBy(peersByKind, ({ place }) => scopeOf(place).key);
  const allLocated = once(() => sortByLatitude(peers));
  const cachedGroups = new Map<string, PeerGroup>();
  const cachedCities = new Map<string, CityFigures>();
  const cachedKinds = new Map<string, KindInCountry>();
  const cachedRegions = new Map<string, readonly Peer[]>();

  function summary(scope: PeerScope, members: Range, key: string): PeerGroup {
    const compute = () => peerGroup(scope, members);
    return members.count < MIN_CACHED_GROUP_SIZE ? compute() : getOrCompute(cachedGroups, `${scope} ${key}`, compute);
  }

  function cityOf(key: string): CityFigures {
    const members = key === "" ? [] : (cities.get(key) ?? []);
    const compute = () => cityFigures(members);
    return members.length < MIN_CACHED_GROUP_SIZE ? compute() : getOrCompute(cachedCities, key, compute);
  }

  function kindInCountry({ kind, place: { country } }: Peer): KindInCountry {
    return getOrCompute(cachedKinds, `${country}/${kind.key}`, () => {
      const { list, start, count } = kindRange(peersByKind, kind.key);
      const rangePeers = list.slice(start, start + count);
      const peersAtHome = country === "" ? rangePeers : rangePeers.filter(({ place }) => place.country === country);
      const peersOfCountry =
        country === "" ? rangePeers : rangePeers.filter(({ place }) => ["", country].includes(place.country));
      return {
        members: wholeRange(country === "" ? [] : peersAtHome),
        peersByState: Map.groupBy(country === "" ? [] : peersAtHome, ({ place }) => place.stateKey),
        located: sortByLatitude(peersOfCountry),
      };
    });
  }

  function peersOf(business: Peer, cityKey: string, kindInItsCountry: KindInCountry): PeerGroup {
    const { kind, place } = business;
    if (isUnknownKind(kind.category)) return summary("alone", wholeRange([business]), "");
    const cityPeers = cityKey === "" ? [] : (cities.get(cityKey) ?? []);
    const kindPeersInCity = kindRange(cityPeers, kind.key);
    if (kindPeersInCity.count >= MIN_PEERS) return summary("category", kindPeersInCity, `${cityKey}/${kind.key}`);
    const groupPeersInCity = groupRange(isMixedGroup(kind.group) ? [] : cityPeers, kind.group);
    if (groupPeersInCity.count >= MIN_PEERS) return summary("group", groupPeersInCity, `${cityKey}/${kind.group}`);
    const statePeers = place.stateKey === "" ? [] : (kindInItsCountry.peersByState.get(place.stateKey) ?? []);
    if (statePeers.length >= MIN_PEERS)
      return summary("state", wholeRange(statePeers), `${place.country}/${place.stateKey}/${kind.key}`);
    if (kindInItsCountry.members.count >= MIN_PEERS)
      return summary("country", kindInItsCountry.members, `${place.country}/${kind.key}`);
    return (
      groupInRegion("group-in-state", place.stateKey === "" ? "" : `${place.country}/${place.stateKey}`, business) ??
      groupInRegion("group-in-country", place.country, business) ??
      (kindPeersInCity.count > 0
        ? summary("category", kindPeersInCity, "")
        : summary("alone", wholeRange([business]), ""))
    );
  }

  /** Returns undefined when the region or the group is unknown, or has fewer than `MIN_PEERS` members. */
  function groupInRegion(scope: PeerScope, region: string, { kind, place }: Peer): PeerGroup | undefined {
    if (place.country === "" || region === "" || isMixedGroup(kind.group)) return undefined;
    const isInState = scope === "group-in-state";
    const members = getOrCompute(cachedRegions, `${region}/${kind.group}`, () => {
      const { list, start, count } = groupRange(peersByKind, kind.group);
      return list
        .slice(start, start + count)
        .filter(
          (peer) => peer.place.country === place.country && (!isInState || peer.place.stateKey === place.stateKey),
        );
    });
    return members.length < MIN_PEERS ? undefined : summary(scope, wholeRange(members), `${region}/${kind.group}`);
  }

  return (id: number): Surroundings => {
    const business = peers[lowerBound(peers, (peer) => peer.id < id)] as Peer;
    const { key, name } = scopeOf(business.place);
    const kindInItsCountry = kindInCountry(business);
    const group = peersOf(business, key, kindInItsCountry);
    const kindCategory = spellings.get(business.kind.slug) ?? business.kind.english;
    const neighbours: Neighbours = neighboursOf(
      business,
      isUnknownKind(business.kind.category) ? [] : kindInItsCountry.located,
    );
    return {
      me: business,
      kindInCity: key === "" ? 0 : kindRange(cities.get(key) ?? [], business.kind.key).count,
      onStreet: once(() => onSameStreet(business, key === "" ? [] : (cities.get(key) ?? []))),
      cityName: key === "" ? "" : name,
      kindCategory,
      isGenericKind:
        namesOfBroaderKinds.has(singular(kindCategory)) ||
        categoriesWithSharedNoun.has(kindCategory) ||
        categoriesWithSharedNoun.has(business.kind.category),
      group,
      city: cityOf(key),
      neighbours,
      // A city whose name others share is not known by it.
      peersOfKindIn: (city) =>
        kindRange(cities.get(`${placedCityKey(city, business.place.country)}//`) ?? [], business.kind.key),
      closeBy: once(() => closeBy(business, allLocated())),
      isSharedLink,
    };
  };
}

/** Sets the English names of kinds in another language, which the subtypes of their businesses say. */
function translateKinds(peers: readonly Peer[], foreignCategories: ForeignCategories): void {
  for (const kind of new Set(peers.map(({ kind }) => kind))) {
    const englishName = foreignCategories.translation(kind.category);
    if (englishName !== undefined) kind.english = englishName;
  }
}

/**
 * Returns names that do not cover all of their kind: "church" if some are under "Baptist church". Another spelling of the same does not
 * count.
 */
function namesWithin(slugs: ReadonlyMap<string, string>, foreignCategories: ForeignCategories): Set<string> {
  const untranslatedKinds = foreignCategories.untranslatedKinds();
  const names = new Set(untranslatedKinds.map(singular));
  for (const [category, slug] of slugs)
    for (const name of broaderNames(foreignCategories.translation(category) ?? category))
      if (kindOf(name).slug !== slug) names.add(name);
  for (const name of untranslatedKinds.flatMap(broaderNames)) names.add(name);
  return names;
}

/** Returns categories that share their noun, or that have one of a single word for the same kind: "Pizzeria". */
function sharedNouns(slugs: ReadonlyMap<string, string>, foreignCategories: ForeignCategories): Set<string> {
  const slugsByNoun = Map.groupBy(slugs, ([category]) => categoryNoun(category).many);
  const ambiguousNouns = Array.from(slugsByNoun.values()).filter(
    (nounSlugs) => new Set(nounSlugs.map(([, slug]) => slug)).size > 1,
  );
  const sharedCategories = new Set(ambiguousNouns.flat().map(([category]) => category));
  for (const category of slugs.keys()) {
    const isOneWord = /^\p{L}+$/u.test(category) && foreignCategories.translation(category) === undefined;
    const kind = isOneWord ? conceptCategory(category) : undefined;
    if (kind !== undefined && singular(kind) !== singular(category) && slugs.has(kind))
      sharedCategories.add(category).add(kind);
  }
  return sharedCategories;
}

/** Maps a slug to the English spelling of its category: "Sushi restaurant" also for those under "Sushi-Restaurant". */
function englishSpellings(slugs: ReadonlyMap<string, string>): Map<string, string> {
  const englishCategories = Array.from(slugs).filter(([category]) => isEnglish(category));
  return new Map(englishCategories.reverse().map(([category, slug]) => [slug, category]));
}

function* uniquePlaces(peers: readonly Peer[]) {
  for (const { place } of peers) yield place;
}

/** Sorts businesses by group and then by kind; within a kind they keep their order. */
function sortByKind(peers: readonly Peer[]): Peer[] {
  const kinds = Array.from(Map.groupBy(peers, ({ kind }) => kind.key));
  return kinds.sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, members]) => members);
}

function wholeRange(list: readonly Peer[]): Range {
  return { list, start: 0, count: list.length };
}

function kindRange(list: readonly Peer[], key: string): Range {
  const start = lowerBound(list, ({ kind }) => kind.key < key);
  return { list, start, count: lowerBound(list, ({ kind }) => kind.key <= key) - start };
}

/** The group is the first part of the key, and none is the beginning of another. */
function groupRange(list: readonly Peer[], group: string): Range {
  const start = lowerBound(list, ({ kind }) => kind.group < group);
  return { list, start, count: lowerBound(list, ({ kind }) => kind.group <= group) - start };
}

function getOrCompute<Value>(cache: Map<string, Value>, key: string, compute: () => Value): Value {
  const value = cache.get(key) ?? compute();
  cache.set(key, value);
  return value;
}
