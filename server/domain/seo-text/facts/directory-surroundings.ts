import type { DescribedBusiness } from "../described-business.ts";
import type { DirectoryFacts, Surroundings } from "./business-facts.ts";
import {
  type AttributeTally,
  type Comparison,
  comparedByOrder,
  comparedOneByOne,
  tallyAttributes,
} from "./comparison.ts";
import { countBelow } from "./count-below.ts";
import type { DirectoryColumns } from "./directory-columns.ts";
import { nearestPeers, orderByPlace } from "./nearest-peers.ts";
import { type PeerGroup, type PeerScope, peerGroup } from "./peer-group.ts";

/** Fewer than these tell nothing by comparison. */
const ENOUGH_PEERS = 4;
const NEIGHBOURS = 3;
/** Figures of fewer are worked out again each time, which is quicker than a million small fields are large. */
const WORTH_KEEPING = 16;
/** Of the whole directory attributes are not compared: each place has its own habits. */
const NO_ATTRIBUTES: AttributeTally = { numbers: new Uint16Array(), counts: new Uint32Array() };
/** In groups of more, what is compared is sorted once; that is kept of so many businesses together. */
const QUICKLY_LOOKED_AT = 400;
const KEPT_SORTED = 300_000;

/** A group of which the figures are known. */
interface Field {
  group: PeerGroup;
  members: Uint32Array;
  /** How many members have coordinates; these come first, in the order in which neighbours are found. */
  placed: number;
  attributes: AttributeTally;
}

/**
 * What a business is compared with: those of its category in its city; where these are too few those of its group there,
 * then of its category anywhere, then of its group anywhere. Businesses may be asked for in any order. Beside the columns it
 * takes 12 bytes of each business and some hundred of each group of more than a few.
 */
export function directorySurroundings(columns: DirectoryColumns) {
  const { size, cities, categories, groups } = columns;
  const kinds = columns.categoryNames.length + 1;
  const kindKey = (group: number, category: number) => group * kinds + category;
  const perCity = kindKey(16, 0);
  const cityAt = (index: number) => (cities[index] as number) * perCity;
  const kindAt = (index: number) => kindKey(groups[index] as number, categories[index] as number);
  // each city, each kind in it and each kind everywhere is a slice of one of these; members of a slice change places
  // among each other, which is why groups of a city, being made of its kinds, need an order of their own
  const byKind = sortedBy(size, (index) => cityAt(index) + kindAt(index));
  const byGroup = sortedBy(size, (index) => cityAt(index) + kindKey(groups[index] as number, 0));
  const everywhere = sortedBy(size, kindAt);
  const compare = comparisons(columns);
  const cityFields = new Map<number, { group: PeerGroup; commonest: DirectoryFacts["commonestInCity"] }>();
  const fields = new Map<number, Field>();
  const inCategory = new Map<number, number>();

  const cityField = (city: number) => {
    const known = cityFields.get(city);
    if (known) return known;
    const members = byKind.between(city * perCity, (city + 1) * perCity);
    const made = { group: peerGroup("city", columns, members), commonest: commonest(columns, members) };
    cityFields.set(city, made);
    return made;
  };

  const field = (scope: PeerScope, key: number, membersOf: () => Uint32Array, enough: number): Field | null => {
    const known = fields.get(key);
    if (known) return known;
    const members = membersOf();
    if (members.length < enough) return null;
    const isOfCity = scope === "category" || scope === "group";
    const placed = isOfCity ? orderByPlace(columns, members) : 0;
    const attributes = isOfCity ? tallyAttributes(columns, members) : NO_ATTRIBUTES;
    const made = { group: peerGroup(scope, columns, members), members, placed, attributes };
    if (members.length >= WORTH_KEEPING) fields.set(key, made);
    return made;
  };

  /** Keys of fields are even for kinds and odd for groups; those of the directory are below those of any city. */
  const fieldOf = (city: number, group: number, kind: number, isOther: boolean): Field => {
    const start = kindKey(group, 0);
    if (city > 0) {
      const own = city * perCity + kind;
      const all = city * perCity + start;
      const found =
        field("category", own * 2, () => byKind.between(own, own + 1), ENOUGH_PEERS) ??
        (isOther ? null : field("group", all * 2 + 1, () => byGroup.between(all, all + 1), ENOUGH_PEERS));
      if (found) return found;
    }
    const least = isOther ? 0 : ENOUGH_PEERS;
    return (field("directory", kind * 2, () => everywhere.between(kind, kind + 1), least) ??
      field("directory-group", start * 2 + 1, () => everywhere.between(start, start + kinds), 0)) as Field;
  };

  return {
    of(business: DescribedBusiness): Surroundings {
      const me = countBelow(columns.ids, business.id);
      const city = columns.cityNumber(business.city);
      const group = columns.groupNumber(business.group);
      const kind = kindKey(group, columns.categoryNumber(business.category));
      const its = fieldOf(city, group, kind, business.group === "other");
      const compared = compare(its, me);
      const inCity = city === 0 ? undefined : cityField(city);
      const sameKind = inCategory.get(kind) ?? everywhere.between(kind, kind + 1).length;
      inCategory.set(kind, sameKind);
      const near = nearestPeers(columns, its.members, its.placed);
      return {
        group: its.group,
        compared,
        attributeCounts: Array.from(compared.attributeCounts, ([number, count]) => ({
          name: columns.attributeNames[number] ?? "",
          count,
        })),
        cityFigures: inCity?.group,
        nearest: near.of(me, NEIGHBOURS),
        withinOneKm: near.withinOneKm(me),
        directory: {
          totalBusinesses: size,
          totalCities: columns.totalCities,
          inCategory: sameKind,
          inCity: inCity?.group.count ?? 0,
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
  return { between: slices(order, keyAt) };
}

/** Made apart, so that the keys, which take twice as much as the order, are not kept with it. */
function slices(order: Uint32Array, keyAt: (index: number) => number) {
  const firstFrom = (key: number): number => {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keyAt(order[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (low: number, high: number): Uint32Array => order.subarray(firstFrom(low), firstFrom(high));
}

/** Compares within small fields by looking at all, within large ones by what was sorted; of these the last used are kept. */
function comparisons(columns: DirectoryColumns) {
  const sorted = new Map<Field, (me: number) => Comparison>();
  let kept = 0;
  return (field: Field, me: number): Comparison => {
    const { members } = field;
    if (members.length <= QUICKLY_LOOKED_AT) return comparedOneByOne(columns, field, me);
    const known = sorted.get(field);
    const compare = known ?? comparedByOrder(columns, field);
    sorted.delete(field);
    sorted.set(field, compare);
    if (!known) kept += members.length;
    for (const oldest of sorted.keys()) {
      if (kept <= KEPT_SORTED || oldest === field) break;
      sorted.delete(oldest);
      kept -= oldest.members.length;
    }
    return compare(me);
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
