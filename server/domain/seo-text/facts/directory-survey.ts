import type { DescribedBusiness } from "../described-business.ts";
import type { Surroundings } from "./business-facts.ts";
import { lowerBound } from "./lower-bound.ts";
import type { NameCodes } from "./name-codes.ts";
import { neighboursOf } from "./neighbours.ts";
import { createPeerReader, type Peer } from "./peer.ts";
import { type CityFigures, cityFigures, type PeerGroup, type PeerScope, peerGroup } from "./peer-group.ts";

/** Fewer peers than these tell nothing by comparison. */
const MIN_PEERS = 4;
/** Summaries of smaller groups are quick to compute again, and would take more memory than their members. */
const MIN_CACHED = 16;

/** A part of a list, not copied. */
interface Range {
  list: readonly Peer[];
  start: number;
  count: number;
}

/** Reads all listed businesses by id ascending, one after the other; `surroundingsOf` compares them afterwards. */
export function createDirectorySurvey() {
  const { peerOf, attributes } = createPeerReader();
  const peers: Peer[] = [];
  return {
    add(business: DescribedBusiness): void {
      peers.push(peerOf(business));
    },
    surroundings: () => surroundingsAmong(peers, attributes),
  };
}

/**
 * Finds what each listed business is compared with: its category in its city; with too few there, its group in its city,
 * then its category and its group in the whole directory.
 */
function surroundingsAmong(peers: readonly Peer[], attributes: NameCodes) {
  const byKind = sortByKind(peers);
  // keeps the order: groups and kinds are ranges of each city too
  const cities = Map.groupBy(byKind, ({ city }) => city);
  const totalCities = cities.size - (cities.has("") ? 1 : 0);
  const cachedGroups = new Map<string, PeerGroup>();
  const cachedCities = new Map<string, CityFigures>();

  function summary(scope: PeerScope, { list, start, count }: Range, key: string): PeerGroup {
    const compute = () => peerGroup(scope, list.slice(start, start + count), attributes);
    return count < MIN_CACHED ? compute() : cached(cachedGroups, `${scope} ${key}`, compute);
  }

  function cityOf({ city }: Peer): CityFigures {
    const members = city === "" ? [] : (cities.get(city) ?? []);
    const compute = () => cityFigures(members);
    return members.length < MIN_CACHED ? compute() : cached(cachedCities, city, compute);
  }

  function peersOf({ city, kind }: Peer, ofKind: Range): PeerGroup {
    const inCity = city === "" ? [] : (cities.get(city) ?? []);
    const isOther = kind.group === "other";
    const ofKindInCity = kindRange(inCity, kind.key);
    if (ofKindInCity.count >= MIN_PEERS) return summary("category", ofKindInCity, `${city}/${kind.key}`);
    const ofGroupInCity = groupRange(isOther ? [] : inCity, kind.group);
    if (ofGroupInCity.count >= MIN_PEERS) return summary("group", ofGroupInCity, `${city}/${kind.group}`);
    return ofKind.count >= MIN_PEERS || isOther
      ? summary("directory", ofKind, kind.key)
      : summary("directory-group", groupRange(byKind, kind.group), kind.group);
  }

  return (id: number): Surroundings => {
    const me = peers[lowerBound(peers, (peer) => peer.id < id)] as Peer;
    const ofKind = kindRange(byKind, me.kind.key);
    const group = peersOf(me, ofKind);
    return {
      me,
      group,
      city: cityOf(me),
      neighbours: neighboursOf(me, group.located),
      directory: { totalBusinesses: peers.length, totalCities, inCategory: ofKind.count },
    };
  };
}

/** Of one group together, and within it of one kind; those of a kind stay in order. */
function sortByKind(peers: readonly Peer[]): Peer[] {
  const kinds = Array.from(Map.groupBy(peers, ({ kind }) => kind.key));
  return kinds.sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, members]) => members);
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

function cached<Value>(cache: Map<string, Value>, key: string, compute: () => Value): Value {
  const known = cache.get(key) ?? compute();
  cache.set(key, known);
  return known;
}
