import { cityKey } from "../address/city-key.ts";
import { fnv1a } from "../text/fnv1a.ts";
import { nameKey, nameWords } from "./compare-names.ts";
import { type ComparedBusiness, comparedPostcode, phoneTail } from "./duplicate-facts.ts";
import { parseStreet } from "./street-address.ts";

/** Maximum number of names of a phone number; one with more is a switchboard. */
const MAX_NAMES_OF_PHONE = 3;
/** Maximum number of businesses of a name; one with more is a chain. */
const MAX_BUSINESSES_OF_NAME = 3;
/** Maximum size of a group that is compared completely; in larger ones only near members are compared. */
const MAX_GROUP_MEMBERS = 40;
/** Number of near members to compare each one with. */
const MAX_NEAR_MEMBERS = 20;
/** Number of members at the same latitude to scan for near ones. */
const MAX_SCANNED_MEMBERS = 500;
/** Degrees of latitude and, at the equator, of longitude: 170 m. */
const NEAR_DEGREES = 0.0015;
const UNKNOWN = 200;

/** Keys stored per business, 60 bytes in all with ids and coordinates. A key is a hash; 0 means no key. */
const KEYS = ["name", "compactName", "phone", "door", "doorInTown", "nameInTown"] as const;
/** Letters of a street's name in a key, which its abbreviations have too. */
const STREET_LETTERS = 3;
type Key = (typeof KEYS)[number];

/**
 * Finds candidates for duplicates: pairs that share a phone number, a door, a name in one town, or a name at one place. Its time is linear
 * in the number of businesses, since large groups are compared with near members only. `add` takes all businesses with ascending ids.
 */
export function createDuplicateFinder() {
  let count = 0;
  let keys = newKeys(1024);
  let ids = new Float64Array(1024);
  let latitudes = new Float64Array(1024);
  let longitudes = new Float64Array(1024);

  function grow() {
    const size = ids.length * 2;
    const larger = <List extends Uint32Array | Float64Array>(from: List, to: List): List => {
      to.set(from);
      return to;
    };
    ids = larger(ids, new Float64Array(size));
    latitudes = larger(latitudes, new Float64Array(size));
    longitudes = larger(longitudes, new Float64Array(size));
    const newColumn = newKeys(size);
    for (const key of KEYS) larger(keys[key], newColumn[key]);
    keys = newColumn;
  }

  /** Yields groups of positions with one key, in the order of positions. */
  function* groups(key: Key): Generator<number[]> {
    const order = sortedByHash(keys[key].subarray(0, count));
    const hashes = keys[key];
    for (let start = 0; start < count; ) {
      const hash = hashes[order[start] ?? 0] ?? 0;
      let end = start + 1;
      while (end < count && hashes[order[end] ?? 0] === hash) end++;
      if (hash !== 0 && end - start > 1) yield Array.from(order.subarray(start, end));
      start = end;
    }
  }

  /** Compares each member with the next near ones to its north. */
  function addNearPairs(group: number[], add: (a: number, b: number) => void) {
    const sortedGroup = group
      .filter((position) => latitudes[position] !== UNKNOWN)
      .sort((a, b) => (latitudes[a] ?? 0) - (latitudes[b] ?? 0) || a - b);
    for (const [index, one] of sortedGroup.entries()) {
      const [latitude, longitude] = [latitudes[one] ?? 0, longitudes[one] ?? 0];
      const width = NEAR_DEGREES / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
      let nearCount = 0;
      const end = Math.min(sortedGroup.length, index + MAX_SCANNED_MEMBERS);
      for (let next = index + 1; next < end && nearCount < MAX_NEAR_MEMBERS; next++) {
        const other = sortedGroup[next] ?? 0;
        if ((latitudes[other] ?? 0) - latitude > NEAR_DEGREES) break;
        if (Math.abs((longitudes[other] ?? 0) - longitude) > width) continue;
        nearCount++;
        add(one, other);
      }
    }
  }

  function addAllPairs(group: number[], add: (a: number, b: number) => void) {
    for (const [index, one] of group.entries()) for (const other of group.slice(index + 1)) add(one, other);
  }

  return {
    add(business: ComparedBusiness & { id: number }): void {
      if (count === ids.length) grow();
      const name = nameWords(business.name);
      ids[count] = business.id;
      keys.name[count] = hashOf(nameKey(name));
      keys.compactName[count] = hashOf(name.compact);
      keys.phone[count] = hashOf(phoneTail(business));
      const town = cityKey(business.city ?? "");
      keys.door[count] = hashOf(doorKey(business));
      keys.doorInTown[count] = hashOf(doorInTownKey(business, town));
      keys.nameInTown[count] = hashOf(town === "" ? "" : `${nameKey(name)} ${town}`);
      const hasCoordinates = typeof business.latitude === "number" && typeof business.longitude === "number";
      latitudes[count] = hasCoordinates ? (business.latitude ?? UNKNOWN) : UNKNOWN;
      longitudes[count] = hasCoordinates ? (business.longitude ?? UNKNOWN) : UNKNOWN;
      count++;
    },

    /** Returns pairs of ids, the lower id first, in order, and the statistics of phone numbers and names. */
    find(): DuplicateCandidates {
      const pairs = createPairSet();
      const switchboards = new Set<number>();
      const chains = new Set<number>();
      for (const group of groups("phone")) {
        const names = new Set(group.map((position) => keys.name[position] ?? 0));
        if (names.size > MAX_NAMES_OF_PHONE) switchboards.add(keys.phone[group[0] ?? 0] ?? 0);
        else if (group.length <= MAX_GROUP_MEMBERS) addAllPairs(group, pairs.add);
        else addNearPairs(group, pairs.add);
      }
      for (const key of ["door", "doorInTown", "nameInTown"] as const)
        for (const group of groups(key)) if (group.length <= MAX_GROUP_MEMBERS) addAllPairs(group, pairs.add);
      for (const group of groups("name")) {
        if (group.length > MAX_BUSINESSES_OF_NAME) chains.add(keys.name[group[0] ?? 0] ?? 0);
        addNearPairs(group, pairs.add);
      }
      for (const group of groups("compactName")) addNearPairs(group, pairs.add);
      return {
        *pairs() {
          for (const [one, other] of pairs.sorted()) yield [ids[one] ?? 0, ids[other] ?? 0];
        },
        isSharedPhone: (phone) => switchboards.has(hashOf(phoneTail({ phoneE164: phone }))),
        isChain: (key) => chains.has(hashOf(key)),
      };
    },
  };
}

export interface DuplicateCandidates {
  pairs(): Generator<[number, number]>;
  /** Takes a number in E.164 or its last digits. */
  isSharedPhone(phone: string): boolean;
  /** `key` is a `nameKey`. */
  isChain(key: string): boolean;
}

function newKeys(size: number): Record<Key, Uint32Array<ArrayBuffer>> {
  return {
    name: new Uint32Array(size),
    compactName: new Uint32Array(size),
    phone: new Uint32Array(size),
    door: new Uint32Array(size),
    doorInTown: new Uint32Array(size),
    nameInTown: new Uint32Array(size),
  };
}

function hashOf(text: string): number {
  return text === "" ? 0 : fnv1a(text) >>> 0 || 1;
}

/** Returns house number and postcode or city; "" without both. */
function doorKey({ address = "", zipCode = "", city = "" }: ComparedBusiness): string {
  const [number = ""] = address === "" ? [] : parseStreet(address).numbers;
  const place = comparedPostcode(zipCode) || cityKey(city);
  return number === "" || place === "" ? "" : `${number} ${place}`;
}

/** Returns house number, first letters of the street and town, for rows of which one has no postcode; "" without one of them. */
function doorInTownKey({ address = "" }: ComparedBusiness, town: string): string {
  if (address === "" || town === "") return "";
  const { numbers, words } = parseStreet(address);
  const [number = "", word = ""] = [numbers[0], words[0]];
  return number === "" || word === "" ? "" : `${number} ${word.slice(0, STREET_LETTERS)} ${town}`;
}

/** Sorts positions by their hashes, equal ones in order. */
function sortedByHash(hashes: Uint32Array): Uint32Array {
  const hash = (position: number) => hashes[position] ?? 0;
  return Uint32Array.from(hashes, (_, position) => position).sort((a, b) => hash(a) - hash(b) || a - b);
}

/** Creates a set of distinct pairs of positions. */
function createPairSet() {
  let packedPairs = new Float64Array(1024);
  let size = 0;
  const SCALE = 2 ** 26;
  return {
    add(a: number, b: number) {
      if (size === packedPairs.length) {
        const largerArray = new Float64Array(size * 2);
        largerArray.set(packedPairs);
        packedPairs = largerArray;
      }
      packedPairs[size++] = Math.min(a, b) * SCALE + Math.max(a, b);
    },
    *sorted(): Generator<[number, number]> {
      const sortedPairs = packedPairs.subarray(0, size).sort();
      let previousPair = -1;
      for (const pair of sortedPairs) {
        if (pair !== previousPair) yield [Math.floor(pair / SCALE), pair % SCALE];
        previousPair = pair;
      }
    },
  };
}
