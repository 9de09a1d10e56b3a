import type { Surroundings } from "./business-facts.ts";
import { countBelow } from "./lower-bound.ts";
import { neighboursOf } from "./neighbours.ts";
import type { Peer } from "./peer.ts";
import { type PeerGroup, type PeerScope, peerGroup } from "./peer-group.ts";

/** Fewer peers than these tell nothing by comparison. */
const MIN_PEERS = 4;
/** Summaries of smaller groups are quick to compute again, and would take more memory than their members. */
const MIN_CACHED = 16;

/**
 * Finds what each listed business is compared with: its category in its city; with too few there, its group in its city,
 * then its category and its group in the whole directory. `peers` are all listed businesses, by id ascending.
 */
export function surveyDirectory(peers: readonly Peer[]) {
  const ids = Float64Array.from(peers, ({ id }) => id);
  const inCities = peers.filter(({ city }) => city !== "");
  const cities = Map.groupBy(inCities, ({ city }) => city);
  const cityKinds = Map.groupBy(inCities, (peer) => `${peer.city}/${kindKey(peer)}`);
  const cityGroups = Map.groupBy(inCities, ({ city, group }) => `${city}/${group}`);
  const kinds = Map.groupBy(peers, kindKey);
  const groups = Map.groupBy(peers, ({ group }) => group);
  const summaries = new Map<readonly Peer[], PeerGroup>();

  function summary(scope: PeerScope, members: readonly Peer[]): PeerGroup {
    const known = summaries.get(members) ?? peerGroup(scope, members);
    if (members.length >= MIN_CACHED) summaries.set(members, known);
    return known;
  }

  function peersOf(me: Peer): PeerGroup {
    const ofKind = kinds.get(kindKey(me)) ?? [];
    const isOther = me.group === "other";
    const choices: [PeerScope, readonly Peer[]][] = [
      ["category", cityKinds.get(`${me.city}/${kindKey(me)}`) ?? []],
      ["group", isOther ? [] : (cityGroups.get(`${me.city}/${me.group}`) ?? [])],
      ["directory", ofKind],
    ];
    const choice = choices.find(([, members]) => members.length >= MIN_PEERS);
    if (choice !== undefined) return summary(...choice);
    return isOther ? summary("directory", ofKind) : summary("directory-group", groups.get(me.group) ?? []);
  }

  return (id: number): Surroundings => {
    const me = peers[countBelow(ids, id)] as Peer;
    const group = peersOf(me);
    return {
      me,
      group,
      city: summary("city", cities.get(me.city) ?? []),
      neighbours: neighboursOf(me, group.isWholeDirectory ? [] : group.located),
      directory: {
        totalBusinesses: peers.length,
        totalCities: cities.size,
        inCategory: kinds.get(kindKey(me))?.length ?? 0,
      },
    };
  };
}

/** A category name may mean another group after its rules change, so both are part of the key. */
function kindKey({ group, kind }: Peer): string {
  return `${group}/${kind}`;
}
