import type { Coordinates } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";
import { type Neighbour, nearest } from "./nearest.ts";
import { type ColumnFilter, selectPositions } from "./predicates.ts";

/** Nothing farther is nearby. Kilometres. */
const RADIUS_KM = 100;
/** Distances within one step count as equal; the earlier filter wins among them. Kilometres. */
const STEP_KM = 0.1;

/**
 * The nearest operational businesses but the one with this id, nearest first, at most `limit`. Among near-equal distances
 * those that match an earlier filter come first.
 */
export function nearestOthers(
  columns: ColumnStore,
  id: number,
  centre: Coordinates,
  filters: readonly ColumnFilter[],
  limit: number,
): Neighbour[] {
  const { patternId, firstId } = columns;
  const candidates = new Map<number, Neighbour & { preference: number }>();
  for (const [preference, filter] of filters.entries()) {
    const others = selectPositions(columns, filter).filter((at) => patternId[at] !== 0 && at + firstId !== id);
    for (const neighbour of nearest(columns, others, centre, limit, RADIUS_KM))
      if (!candidates.has(neighbour.id)) candidates.set(neighbour.id, { ...neighbour, preference });
  }
  const step = ({ distance }: Neighbour) => Math.floor(distance / STEP_KM);
  return [...candidates.values()]
    .sort((a, b) => step(a) - step(b) || a.preference - b.preference || a.distance - b.distance || a.id - b.id)
    .slice(0, limit)
    .map(({ id, distance }) => ({ id, distance }));
}
