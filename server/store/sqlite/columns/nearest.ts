import { boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import type { ColumnStore } from "./columns.ts";

/** Kilometres of the circles in which the nearest are looked for, one after the other. */
const CIRCLES = [1, 3, 10, 30, 100, 300, 1_000, 3_000];

export interface Near {
  /** Position in the columns. */
  at: number;
  /** Kilometres. */
  distance: number;
}

/** Of these positions the nearest, nearest first: at least `needed` of them if there are so many within `farthest`. */
export function nearest(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  needed: number,
  farthest: number,
): Near[] {
  for (const radius of CIRCLES) {
    if (radius >= farthest) break;
    const near = within(columns, positions, centre, radius);
    if (near.length >= needed) return sorted(near);
  }
  return sorted(within(columns, positions, centre, farthest));
}

function within(
  { latitude, longitude }: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  radius: number,
): Near[] {
  const { south, north, west, east } = boundingBox(centre, radius);
  const found: Near[] = [];
  for (const at of positions) {
    const spot = { latitude: latitude[at] as number, longitude: longitude[at] as number };
    if (spot.latitude < south || spot.latitude > north || spot.longitude < west || spot.longitude > east) continue;
    const distance = distanceKm(centre, spot);
    if (distance <= radius) found.push({ at, distance });
  }
  return found;
}

function sorted(near: Near[]): Near[] {
  return near.sort((a, b) => a.distance - b.distance || a.at - b.at);
}
