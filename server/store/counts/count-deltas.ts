import type { DictionaryIds } from "../records/business-record.ts";

/** The properties of a listed business that counts depend on. */
export interface Countable
  extends Pick<DictionaryIds, "cityId" | "categoryId" | "stateId" | "postcodeId" | "countryId"> {
  isVerified: boolean;
  city: string;
  state: string;
  country: string;
}

/** Deltas of one city and of each of its spellings. */
interface CityChange {
  change: number;
  spellings: Spelling[];
}

interface Spelling {
  city: string;
  state: string;
  country: string;
  change: number;
}

/** Deltas of counts, summed during a transaction since thousands of rows share a few hundred cities. */
export class CountDeltas {
  readonly cities = new Map<number, CityChange>();
  readonly categories = new Map<number, number>();
  readonly places = new Map<number, number>();
  listed = 0;
  verified = 0;

  add(business: Countable, change: 1 | -1): void {
    this.listed += change;
    if (business.isVerified) this.verified += change;
    sum(this.categories, business.categoryId, change);
    for (const id of [business.stateId, business.postcodeId, business.countryId])
      if (id !== null) sum(this.places, id, change);
    if (business.cityId === null) return;
    const cityChange = this.cities.get(business.cityId) ?? { change: 0, spellings: [] };
    if (cityChange.spellings.length === 0) this.cities.set(business.cityId, cityChange);
    cityChange.change += change;
    spellingOf(cityChange, business).change += change;
  }

  clear(): void {
    for (const sums of [this.cities, this.categories, this.places]) sums.clear();
    this.listed = 0;
    this.verified = 0;
  }
}

function spellingOf({ spellings }: CityChange, { city, state, country }: Countable): Spelling {
  for (const spelling of spellings) {
    if (spelling.city === city && spelling.state === state && spelling.country === country) return spelling;
  }
  const newDelta = { city, state, country, change: 0 };
  spellings.push(newDelta);
  return newDelta;
}

function sum(sums: Map<number, number>, id: number, change: number): void {
  sums.set(id, (sums.get(id) ?? 0) + change);
}

/** Returns by how much the number of non-empty entries grows: +1 for each count that leaves 0, -1 for each that becomes 0. */
export function gainedEntries(counts: Iterable<{ change: number; after: number }>): number {
  let gainedCount = 0;
  for (const { change, after } of counts) {
    if (change === 0) continue;
    if (after - change === 0) gainedCount++;
    else if (after === 0) gainedCount--;
  }
  return gainedCount;
}
