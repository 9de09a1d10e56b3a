import type { Coordinates } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";
import { type Neighbour, nearest } from "./nearest.ts";
import { type ColumnFilter, selectPositions } from "./predicates.ts";

/** Nothing farther is nearby. Kilometres. */
const RADIUS_KM = 100;

/**
 * The nearest operational businesses but the one with this id: those that match the first filter, then the second and so
 * on, each time nearest first, at most `limit` in all.
 */
export function nearestOthers(
  columns: ColumnStore,
  id: number,
  centre: Coordinates,
  filters: readonly ColumnFilter[],
  limit: number,
): Neighbour[] {
  const { patternId } = columns;
  const known = new Set([id]);
  const neighbours: Neighbour[] = [];
  for (const filter of filters) {
    if (neighbours.length === limit) break;
    const operational = selectPositions(columns, filter).filter((at) => patternId[at] !== 0);
    // The known ones may be among the nearest, so ask for as many more.
    for (const neighbour of nearest(columns, operational, centre, limit + known.size, RADIUS_KM)) {
      if (neighbours.length === limit || known.has(neighbour.id)) continue;
      known.add(neighbour.id);
      neighbours.push(neighbour);
    }
  }
  return neighbours;
}
