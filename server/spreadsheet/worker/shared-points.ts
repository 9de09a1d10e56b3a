import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import type { PlacedRow, RowEvidence } from "./waiting-rows.ts";

/** Minimum number of businesses with different names whose common point is that of their area. Two or three may be in one building. */
const MIN_BUSINESSES = 5;
/** Maximum number of points that are remembered. */
const MAX_POINTS = 50_000;

/** Reason for leaving out the point of a business, as the end of a sentence. */
export const SHARED_POINT = "is shared by many businesses without a street, so it is the middle of their area";

/**
 * Drops coordinates that many businesses without a street share, since they are false. A business that comes to its customers keeps its
 * point, which is never shown and decides its city.
 */
export class SharedPoints implements RowEvidence {
  /** Names of businesses by point. */
  readonly #names = new Map<string, Set<string>>();

  observe(business: BusinessWithKeys): void {
    const point = doubtfulPoint(business);
    if (point === undefined) return;
    const names = this.#names.get(point) ?? new Set();
    if (names.size < MIN_BUSINESSES) names.add(detachSlice(business.name));
    if (this.#names.size < MAX_POINTS) this.#names.set(point, names);
  }

  isUndecided({ business }: PlacedRow): boolean {
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
