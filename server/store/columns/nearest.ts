import { boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";
import { CELL_RADIUS_KM, CELLS, cellAt, cellDistances, MIN_FOR_CELLS } from "./positions/spatial-grid.ts";

/** Radii to search one after the other. All lie in the box around the centre that is scanned first. */
const RADII_KM = [1, 3, 10, 30];
const AREA_KM = 30;
/** Distances of cells are counted in steps of this length. */
const STEP_KM = 10;
/** Counts of positions by cell, reused like the distances of cells; the last one is for positions without coordinates. */
const cellCounts = new Uint32Array(CELLS + 1);

export interface Neighbour {
  id: number;
  /** Distance in kilometres. */
  distance: number;
}

/** Positions and, in the same order, their distances. */
interface Measured {
  positions: Uint32Array;
  distances: Float64Array;
}

/**
 * Returns the nearest of these positions, nearest first, then by id: `count` of them, or all within `radiusKm`. Few distances are computed
 * and only the nearest are sorted, however many positions there are.
 */
export function nearest(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  count: number,
  radiusKm: number,
): Neighbour[] {
  const positionsInArea = positionsInBox(columns, positions, centre, AREA_KM);
  for (const radius of RADII_KM) {
    if (positionsInArea.length < count || radius >= radiusKm) break;
    const nearPositions = positionsWithin(columns, positionsInArea, centre, radius);
    if (nearPositions.positions.length >= count) return nearestInOrder(columns, nearPositions, count);
  }
  const candidates = positionsInNearestCells(columns, positions, centre, count);
  return nearestInOrder(columns, positionsWithin(columns, candidates, centre, radiusKm), count);
}

function positionsInBox(
  { latitude, longitude }: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  radius: number,
): Uint32Array {
  const { south, north, west, east } = boundingBox(centre, radius);
  const boxPositions = new Uint32Array(positions.length);
  let count = 0;
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] as number;
    const ownLatitude = latitude[position] as number;
    if (ownLatitude < south || ownLatitude > north) continue;
    const ownLongitude = longitude[position] as number;
    if (ownLongitude >= west && ownLongitude <= east) boxPositions[count++] = position;
  }
  return boxPositions.subarray(0, count);
}

/** Returns the positions in the nearest cells that hold this many, and in those that may hold a nearer one than the farthest of these. */
function positionsInNearestCells(
  { latitude, longitude }: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  count: number,
): Uint32Array {
  if (positions.length < MIN_FOR_CELLS || positions.length <= count) return positions;
  const cellOf = (position: number) => cellAt(latitude[position] as number, longitude[position] as number);
  const distanceOf = cellDistances(centre);
  const counts = cellCounts.fill(0);
  for (const position of positions) {
    const cell = cellOf(position);
    counts[cell] = (counts[cell] as number) + 1;
  }
  const countsByDistance: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const cellCount = counts[cell] as number;
    if (cellCount === 0) continue;
    const step = Math.ceil(distanceOf(cell) / STEP_KM);
    countsByDistance[step] = (countsByDistance[step] ?? 0) + cellCount;
  }
  let farthestKm = 0;
  for (let foundCount = 0; farthestKm < countsByDistance.length; farthestKm++) {
    foundCount += countsByDistance[farthestKm] ?? 0;
    if (foundCount >= count) break;
  }
  const maxDistanceKm = farthestKm * STEP_KM + 2 * CELL_RADIUS_KM;
  return positions.filter((position) => {
    const cell = cellOf(position);
    return cell < CELLS && distanceOf(cell) <= maxDistanceKm;
  });
}

function positionsWithin(
  { latitude, longitude }: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  radius: number,
): Measured {
  const { south, north, west, east } = boundingBox(centre, radius);
  const nearPositions = new Uint32Array(positions.length);
  const distances = new Float64Array(positions.length);
  let count = 0;
  for (const position of positions) {
    const spot = { latitude: latitude[position] as number, longitude: longitude[position] as number };
    if (!(spot.latitude >= south && spot.latitude <= north)) continue;
    if (spot.longitude < west || spot.longitude > east) continue;
    const distance = distanceKm(centre, spot);
    if (!(distance <= radius)) continue;
    nearPositions[count] = position;
    distances[count++] = distance;
  }
  return { positions: nearPositions.subarray(0, count), distances: distances.subarray(0, count) };
}

/** Returns the `count` nearest in order. Many may be as far away as the last one, so only their positions are sorted. */
function nearestInOrder({ firstId }: ColumnStore, { positions, distances }: Measured, count: number): Neighbour[] {
  const lastDistance =
    distances.length > count ? (distances.slice().sort()[count - 1] as number) : Number.POSITIVE_INFINITY;
  const nearerNeighbours: Neighbour[] = [];
  const positionsAsFar = new Uint32Array(positions.length);
  let equalDistanceCount = 0;
  for (let index = 0; index < positions.length; index++) {
    const distance = distances[index] as number;
    const position = positions[index] as number;
    if (distance < lastDistance) nearerNeighbours.push({ id: position + firstId, distance });
    else if (distance === lastDistance) positionsAsFar[equalDistanceCount++] = position;
  }
  nearerNeighbours.sort((a, b) => a.distance - b.distance || a.id - b.id);
  const equallyFar = positionsAsFar
    .subarray(0, equalDistanceCount)
    .sort()
    .subarray(0, count - nearerNeighbours.length);
  return [
    ...nearerNeighbours,
    ...Array.from(equallyFar, (position) => ({ id: position + firstId, distance: lastDistance })),
  ];
}
