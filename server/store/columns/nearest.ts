import { boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";

/** Radii that are searched one after the other. Kilometres. */
const RADII = [1, 3, 10, 30, 100, 300, 1_000, 3_000];

export interface Neighbour {
  id: number;
  /** Kilometres. */
  distance: number;
}

/** Areas that are cut out of all positions first, one after the other, so that the radii need not scan them all. Kilometres. */
const AREAS = [30, 300, 3_000];

/** The nearest of these positions, nearest first: at least `count` of them if there are so many within `radiusKm`. */
export function nearest(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  count: number,
  radiusKm: number,
): Neighbour[] {
  for (const area of AREAS) {
    if (area >= radiusKm) break;
    const inArea = positionsInBox(columns, positions, centre, area);
    if (inArea.length < count) continue;
    for (const radius of RADII) {
      if (radius > area) break;
      const near = within(columns, inArea, centre, radius);
      if (near.length >= count) return sorted(near);
    }
  }
  return sorted(within(columns, positions, centre, radiusKm));
}

function positionsInBox(
  { latitude, longitude }: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  radius: number,
): Uint32Array {
  const { south, north, west, east } = boundingBox(centre, radius);
  const inBox = new Uint32Array(positions.length);
  let count = 0;
  for (let index = 0; index < positions.length; index++) {
    const at = positions[index] as number;
    const own = latitude[at] as number;
    if (own < south || own > north) continue;
    const across = longitude[at] as number;
    if (across >= west && across <= east) inBox[count++] = at;
  }
  return inBox.subarray(0, count);
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
