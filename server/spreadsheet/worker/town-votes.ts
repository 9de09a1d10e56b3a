import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { type UnprovenTown, unprovenTown } from "#domain/cities/unproven-town";
import type { PlacedRow, RowEvidence } from "./waiting-rows.ts";

/** Minimum number of businesses, and of their streets, that prove a town which the country does not know. One building has one street. */
const MIN_BUSINESSES = 5;
const MIN_STREETS = 3;
/** Minimum share of the businesses with this name in one postcode area. A chain of shops has its name in many. */
const MIN_SHARE = 0.9;
/** Maximum number of names that are remembered. */
const MAX_NAMES = 50_000;

interface Votes {
  businesses: number;
  areas: Map<string, { count: number; streets: Set<string> }>;
}

/** Makes an unknown name at the end of addresses their city, if enough businesses of the sheet share it with one postcode area. */
export class TownVotes implements RowEvidence {
  readonly #votes = new Map<string, Votes>();

  observe(business: BusinessWithKeys): void {
    const town = unprovenTown(business);
    if (town === undefined) return;
    const { key, area, street } = town;
    const votes = this.#votes.get(key) ?? { businesses: 0, areas: new Map() };
    const inArea = votes.areas.get(area) ?? { count: 0, streets: new Set() };
    if (this.#votes.size < MAX_NAMES) this.#votes.set(key, votes);
    votes.areas.set(area, inArea);
    votes.businesses++;
    inArea.count++;
    if (inArea.streets.size < MIN_STREETS) inArea.streets.add(streetName(street));
  }

  isUndecided({ business }: PlacedRow): boolean {
    const town = unprovenTown(business);
    return town !== undefined && !this.#isProven(town);
  }

  settle(row: PlacedRow): PlacedRow {
    const town = unprovenTown(row.business);
    if (town === undefined || !this.#isProven(town)) return row;
    const draft = { ...row.business, city: town.name, address: town.street };
    return { ...row, business: { ...draft, ...businessKeys(draft) } };
  }

  #isProven({ key, area }: UnprovenTown): boolean {
    const { businesses = 0, areas } = this.#votes.get(key) ?? {};
    const { count = 0, streets } = areas?.get(area) ?? {};
    return count >= MIN_BUSINESSES && count >= businesses * MIN_SHARE && (streets?.size ?? 0) >= MIN_STREETS;
  }
}

/** Leaves out house numbers. */
function streetName(street: string): string {
  return street
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();
}
