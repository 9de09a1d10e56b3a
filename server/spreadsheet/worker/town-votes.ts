import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { type UnprovenTown, unprovenTown } from "#domain/cities/unproven-town";

/** Minimum number of businesses, and of their streets, that prove a town which the country does not know. One building has one street. */
const MIN_BUSINESSES = 5;
const MIN_STREETS = 3;
/** Minimum share of the businesses with this name in one postcode area. A chain of shops has its name in many. */
const MIN_SHARE = 0.9;
/** Maximum number of businesses that wait for others. */
const MAX_WAITING = 2_000;

interface Votes {
  businesses: number;
  areas: Map<string, { count: number; streets: Set<string> }>;
  waiting: { business: BusinessWithKeys; town: UnprovenTown }[];
}

/**
 * Holds businesses back whose address ends with an unknown name, until enough others of the sheet share the name with one postcode area: it
 * is then their city.
 */
export class TownVotes {
  readonly #votes = new Map<string, Votes>();
  #waiting = 0;

  /** Returns the businesses that are ready: this one, unless it must wait, and those whose town it proves. */
  add(business: BusinessWithKeys): BusinessWithKeys[] {
    const town = unprovenTown(business);
    if (town === undefined || this.#waiting >= MAX_WAITING) return [business];
    const votes = this.#votesFor(town);
    votes.waiting.push({ business, town });
    this.#waiting++;
    return isProven(votes, town.area) ? this.#release(votes, town.area) : [];
  }

  /** Returns the businesses that still wait: nothing proved their towns. */
  rest(): BusinessWithKeys[] {
    const businesses = [...this.#votes.values()].flatMap(({ waiting }) => waiting.map(({ business }) => business));
    this.#votes.clear();
    this.#waiting = 0;
    return businesses;
  }

  #votesFor({ key, area, street }: UnprovenTown): Votes {
    const votes = this.#votes.get(key) ?? { businesses: 0, areas: new Map(), waiting: [] };
    const inArea = votes.areas.get(area) ?? { count: 0, streets: new Set() };
    this.#votes.set(key, votes);
    votes.areas.set(area, inArea);
    votes.businesses++;
    inArea.count++;
    if (inArea.streets.size < MIN_STREETS) inArea.streets.add(streetName(street));
    return votes;
  }

  #release(votes: Votes, area: string): BusinessWithKeys[] {
    const proven = votes.waiting.filter(({ town }) => town.area === area);
    votes.waiting = votes.waiting.filter(({ town }) => town.area !== area);
    this.#waiting -= proven.length;
    return proven.map(({ business, town }) => inTown(business, town));
  }
}

function isProven({ businesses, areas }: Votes, area: string): boolean {
  const { count = 0, streets } = areas.get(area) ?? {};
  return count >= MIN_BUSINESSES && count >= businesses * MIN_SHARE && (streets?.size ?? 0) >= MIN_STREETS;
}

function inTown(business: BusinessWithKeys, { name, street }: UnprovenTown): BusinessWithKeys {
  const draft = { ...business, city: name, address: street };
  return { ...draft, ...businessKeys(draft) };
}

/** Leaves out house numbers. */
function streetName(street: string): string {
  return street
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();
}
