import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import type { PlacedRow, RowEvidence } from "./waiting-rows.ts";

/** Minimum number of businesses with different names whose common point is that of their area. Two or three may be in one building. */
const MIN_BUSINESSES = 5;
/** Maximum number of points that are remembered. */
const MAX_POINTS = 50_000;

/** Says why the point of a business was left out. */
export const SHARED_POINT = "is shared by many businesses without a street, so it is the middle of their area";

/**
 * Leaves out the coordinates of businesses without a street which many share: such a point is no place. That of a business which comes to its
 * customers is never shown, and tells in which city it is found.
 */
export class SharedPoints implements RowEvidence {
  /** Names of businesses by their point. */
  readonly #names = new Map<string, Set<string>>();

  observe(business: BusinessWithKeys): void {
    const point = doubtfulPoint(business);
    if (point === undefined) return;
    const names = this.#names.get(point) ?? new Set();
    if (names.size < MIN_BUSINESSES) names.add(detachSlice(business.name));
    if (this.#names.size < MAX_POINTS) this.#names.set(point, names);
  }

  isOpen({ business }: PlacedRow): boolean {
    const point = doubtfulPoint(business);
    return point !== undefined && !this.#isShared(point);
  }

  settle(row: PlacedRow): PlacedRow {
    const sharedPoint = doubtfulPoint(row.business);
    if (sharedPoint === undefined || !this.#isShared(sharedPoint)) return row;
    const draft = { ...row.business, latitude: null, longitude: null };
    return { ...row, business: { ...draft, ...businessKeys(draft) }, sharedPoint };
  }

  #isShared(point: string): boolean {
    return (this.#names.get(point)?.size ?? 0) >= MIN_BUSINESSES;
  }
}

/** Returns the coordinates of a business without a street as a text. */
function doubtfulPoint({ address, latitude, longitude, isServiceArea }: BusinessWithKeys): string | undefined {
  const isDoubtful = address === "" && latitude !== null && longitude !== null && !isServiceArea;
  return isDoubtful ? `${latitude}, ${longitude}` : undefined;
}
