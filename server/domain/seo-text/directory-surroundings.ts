import type { DirectoryFacts, Surroundings } from "./business-facts.ts";
import type { DescribedBusiness } from "./described-business.ts";
import type { DirectoryColumns } from "./directory-columns.ts";
import { nearestPeers } from "./nearest-peers.ts";
import { countBelow, type Figures, figuresOf, type PeerGroup, type PeerScope, peerGroup } from "./peer-group.ts";

/** Fewer than these tell nothing by comparison. */
const ENOUGH_PEERS = 4;
const NEIGHBOURS = 3;
/** Of what was worked out, so much is kept: of fields of so many businesses together, each with the overhead of some more. */
const KEPT_MEMBERS = 100_000;
const FIELD_OVERHEAD = 40;
/** Smaller fields are worked out again each time, which is quick. */
const WORTH_KEEPING = 8;

interface Field {
  group: PeerGroup;
  near: ReturnType<typeof nearestPeers>;
}

interface CityFigures {
  figures: Figures;
  commonest: DirectoryFacts["commonestInCity"];
}

/**
 * What a business is compared with: those of its category in its city; where these are too few those of its group there,
 * then of its category anywhere, then of its group anywhere. Businesses may be asked for in any order.
 */
export function directorySurroundings(columns: DirectoryColumns) {
  const { size, cities, categories, groups } = columns;
  // by city, then group, then category: each of these is a slice
  const kinds = columns.categoryNames.length + 1;
  const kindKey = (group: number, category: number) => group * kinds + category;
  const perCity = kindKey(16, 0);
  const keyAt = (index: number) =>
    (cities[index] as number) * perCity + kindKey(groups[index] as number, categories[index] as number);
  const inCities = sortedBy(size, keyAt);
  const everywhere = sortedBy(size, (index) => kindKey(groups[index] as number, categories[index] as number));
  const kept = keptFields();
  const cityFigures = new Map<number, CityFigures>();
  const directoryGroups = new Map<number, PeerGroup>();

  const figuresOfCity = (city: number): CityFigures => {
    const known = cityFigures.get(city);
    if (known) return known;
    const members = inCities.between(city * perCity, (city + 1) * perCity);
    const made = { figures: figuresOf(columns, members), commonest: commonest(columns, members) };
    cityFigures.set(city, made);
    return made;
  };

  const field = (scope: PeerScope, from: number, to: number): Field | undefined => {
    const members = inCities.between(from, to);
    if (members.length < ENOUGH_PEERS) return undefined;
    return kept(from * 2 + (scope === "group" ? 1 : 0), members.length, () => ({
      group: peerGroup(scope, columns, members),
      near: nearestPeers(columns, members),
    }));
  };

  const fieldOf = (city: number, group: number, category: number, isOther: boolean): Field | undefined => {
    const start = city * perCity + kindKey(group, 0);
    const same = field("category", start + category, start + category + 1);
    return same ?? (isOther ? undefined : field("group", start, start + kinds));
  };

  const directoryGroup = (scope: PeerScope, from: number, to: number): PeerGroup => {
    const key = from * 2 + (scope === "directory" ? 0 : 1);
    const known = directoryGroups.get(key) ?? peerGroup(scope, columns, everywhere.between(from, to));
    directoryGroups.set(key, known);
    return known;
  };

  return {
    of(business: DescribedBusiness): Surroundings {
      const city = columns.cityNumber(business.city);
      const category = columns.categoryNumber(business.category);
      const group = columns.groupNumber(business.group);
      const kind = kindKey(group, category);
      const inCategory = everywhere.between(kind, kind + 1).length;
      const isOther = business.group === "other";
      const its = city === 0 ? undefined : fieldOf(city, group, category, isOther);
      const inCity = city === 0 ? undefined : figuresOfCity(city);
      const me = countBelow(columns.ids, business.id);
      return {
        group:
          its?.group ??
          (inCategory >= ENOUGH_PEERS || isOther
            ? directoryGroup("directory", kind, kind + 1)
            : directoryGroup("directory-group", kindKey(group, 0), kindKey(group + 1, 0))),
        cityFigures: inCity?.figures,
        nearest: its?.near.of(me, NEIGHBOURS) ?? [],
        withinOneKm: its?.near.withinOneKm(me) ?? 0,
        directory: {
          totalBusinesses: size,
          totalCities: columns.totalCities,
          inCategory,
          inCity: inCity?.figures.count ?? 0,
          commonestInCity: inCity?.commonest ?? [],
        },
      };
    },
  };
}

/** Places in the columns in the order of a key, and the slice whose keys are from `low` to below `high`. */
function sortedBy(size: number, keyAt: (index: number) => number) {
  const keys = new Float64Array(size);
  const order = new Uint32Array(size);
  for (let index = 0; index < size; index++) {
    keys[index] = keyAt(index);
    order[index] = index;
  }
  order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  const sortedKeys = keys.sort();
  return {
    between: (low: number, high: number): Uint32Array =>
      order.subarray(countBelow(sortedKeys, low), countBelow(sortedKeys, high)),
  };
}

/** Keeps the fields that were asked for last. */
function keptFields() {
  const fields = new Map<number, { field: Field; cost: number }>();
  let costs = 0;
  return (key: number, members: number, make: () => Field): Field => {
    const known = fields.get(key);
    if (known) {
      fields.delete(key);
      fields.set(key, known);
      return known.field;
    }
    const made = make();
    if (members < WORTH_KEEPING) return made;
    const cost = members + FIELD_OVERHEAD;
    fields.set(key, { field: made, cost });
    costs += cost;
    for (const [oldest, { cost: freed }] of fields) {
      if (costs <= KEPT_MEMBERS || oldest === key) break;
      fields.delete(oldest);
      costs -= freed;
    }
    return made;
  };
}

function commonest(columns: DirectoryColumns, members: Uint32Array): DirectoryFacts["commonestInCity"] {
  const counts = new Map<number, number>();
  for (const index of members) {
    const category = columns.categories[index] ?? 0;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .map(([category, count]) => ({ category: columns.categoryNames[category] ?? "", count }))
    .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1))
    .slice(0, NEIGHBOURS);
}
