import { type Coordinates, distanceKm } from "../../geography/distance.ts";

export interface DensePoint extends Coordinates {
  /** Radius that holds all points of the cluster. */
  radiusKm: number;
  /** Share of all points in the cluster, from 0 to 1. */
  share: number;
}

/** Maximum distance between a landmark and businesses named after it. */
const CLUSTER_KM = 1;

/** Finds the centre of the largest cluster of points. Returns undefined without points. Takes quadratic time. */
export function densestPoint(points: readonly Coordinates[]): DensePoint | undefined {
  let cluster: readonly Coordinates[] = [];
  for (const point of points) {
    const neighbours = points.filter((other) => distanceKm(point, other) <= CLUSTER_KM);
    if (neighbours.length > cluster.length) cluster = neighbours;
  }
  if (cluster.length === 0) return undefined;
  const centre = {
    latitude: median(cluster.map(({ latitude }) => latitude)),
    longitude: median(cluster.map(({ longitude }) => longitude)),
  };
  const radiusKm = Math.max(...cluster.map((point) => distanceKm(centre, point)));
  return { ...centre, radiusKm, share: cluster.length / points.length };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
