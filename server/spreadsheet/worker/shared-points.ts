import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";

/** Least businesses with different names whose common point is that of their area. Two or three may be in one building. */
const MIN_BUSINESSES = 5;
/** Maximum number of businesses that wait for others, and of points that are remembered. */
const MAX_WAITING = 2_000;
const MAX_POINTS = 50_000;

/** Says why the point of a business was left out. */
export const SHARED_POINT = "is shared by many businesses without a street, so it is the middle of their area";

/** A business with the number of its row. */
export interface PlacedRow {
  row: number;
  business: BusinessWithKeys;
  /** The point that was left out. */
  left?: string;
}

interface Point {
  names: Set<string>;
  waiting: PlacedRow[];
}

/**
 * Holds businesses with coordinates and no street back until the next ones of the sheet tell whether many share the point. Such a point is no
 * place, and is left out. That of a business which comes to its customers is never shown, and tells in which city it is found.
 */
export class SharedPoints {
  readonly #points = new Map<string, Point>();
  /** Points of businesses that wait, in the order of the rows. */
  readonly #queue: Point[] = [];

  /** Returns the rows that are ready. */
  add(row: PlacedRow): PlacedRow[] {
    const { address, latitude, longitude, name, isServiceArea } = row.business;
    if (address !== "" || latitude === null || longitude === null || isServiceArea) return [row];
    const key = `${latitude} ${longitude}`;
    const point = this.#points.get(key) ?? { names: new Set(), waiting: [] };
    if (this.#points.size < MAX_POINTS) this.#points.set(key, point);
    if (point.names.size < MIN_BUSINESSES) point.names.add(name);
    point.waiting.push(row);
    if (point.names.size >= MIN_BUSINESSES) return point.waiting.splice(0).map(withoutPoint);
    this.#queue.push(point);
    // Those that waited longest go first; a later row may still tell that the point of others is shared.
    return this.#queue.length > MAX_WAITING ? (this.#queue.shift()?.waiting.splice(0, 1) ?? []) : [];
  }

  /** Returns the rows that still wait: nothing is known against their points. */
  rest(): PlacedRow[] {
    const rows = this.#queue.flatMap(({ waiting }) => waiting.splice(0));
    this.#queue.length = 0;
    this.#points.clear();
    return rows;
  }
}

function withoutPoint({ row, business }: PlacedRow): PlacedRow {
  const draft = { ...business, latitude: null, longitude: null };
  return { row, business: { ...draft, ...businessKeys(draft) }, left: `${business.latitude}, ${business.longitude}` };
}
