import type { Coordinates } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";
import { type Neighbour, nearest } from "./nearest.ts";
import { type ColumnFilter, selectPositions } from "./predicates.ts";

/** Radii to search one after the other; nothing farther is nearby. */
const RADII_KM = [10, 100];
/** Distances within one step count as equal; the earlier filter wins among them. */
const STEP_KM = 0.1;

/**
 * Returns the nearest operational businesses but the one with this id, nearest first, at most `limit`. Among near-equal distances those
 * that match an earlier filter come first.
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
  const nearestOf = (filter: ColumnFilter, radiusKm: number) => {
    const circle = { ...centre, radiusKm };
    const isOther = (position: number) => patternId[position] !== 0 && position + firstId !== id;
    return nearest(
      columns,
      selectPositions(columns, { ...filter, near: circle }).filter(isOther),
      centre,
      limit,
      radiusKm,
    );
  };
  for (const [preference, filter] of filters.entries()) {
    let neighbours: Neighbour[] = [];
    for (const radiusKm of RADII_KM) if (neighbours.length < limit) neighbours = nearestOf(filter, radiusKm);
    for (const neighbour of neighbours)
      if (!candidates.has(neighbour.id)) candidates.set(neighbour.id, { ...neighbour, preference });
  }
  const step = ({ distance }: Neighbour) => Math.floor(distance / STEP_KM);
  return [...candidates.values()]
    .sort((a, b) => step(a) - step(b) || a.preference - b.preference || a.distance - b.distance || a.id - b.id)
    .slice(0, limit)
    .map(({ id, distance }) => ({ id, distance }));
}
