import { boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";

/** Radii that are searched one after the other. Kilometres. */
const RADII = [1, 3, 10, 30, 100, 300, 1_000, 3_000];

export interface Neighbour {
  id: number;
  /** Kilometres. */
  distance: number;
}

/** The nearest of these positions, nearest first: at least `count` of them if there are so many within `radiusKm`. */
export function nearest(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  count: number,
  radiusKm: number,
): Neighbour[] {
  for (const radius of RADII) {
    if (radius >= radiusKm) break;
    const near = within(columns, positions, centre, radius);
    if (near.length >= count) return sorted(near);
  }
  return sorted(within(columns, positions, centre, radiusKm));
}

function within(
  { firstId, latitude, longitude }: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  radius: number,
): Neighbour[] {
  const { south, north, west, east } = boundingBox(centre, radius);
  const near: Neighbour[] = [];
  for (const at of positions) {
    const spot = { latitude: latitude[at] as number, longitude: longitude[at] as number };
    if (spot.latitude < south || spot.latitude > north || spot.longitude < west || spot.longitude > east) continue;
    const distance = distanceKm(centre, spot);
    if (distance <= radius) near.push({ id: at + firstId, distance });
  }
  return near;
}

function sorted(near: Neighbour[]): Neighbour[] {
  return near.sort((a, b) => a.distance - b.distance || a.id - b.id);
}
