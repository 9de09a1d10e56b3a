import type { Coordinates } from "#domain/geography/distance";
import { mainPoints } from "../map-extent.ts";

/** Largest share of the points that a map may leave out to come closer to the others. */
const MAX_LEFT_OUT = 0.05;
/** Factor by which the farthest point must come closer, used without a map: 2 is one level of zoom. */
const MIN_GAIN = 2;

/** Returns the zoom at which a map shows all of the points. */
type ZoomFor<Point> = (points: readonly Point[]) => number;

/** Returns the points that a map fits at first: all but the few that are far from the others. A visitor reaches these by moving the map. */
export function fittedPoints<Point extends Coordinates>(
  points: readonly Point[],
  zoomFor?: ZoomFor<Point>,
): readonly Point[] {
  const { main, distancesKm } = mainPoints(points);
  const sortedKm = distancesKm.toSorted((a, b) => a - b);
  const farthestKm = sortedKm.at(-1) ?? 0;
  const leftOutCount = points.length - main.length;
  const maxFurther = Math.max(0, Math.floor(points.length * MAX_LEFT_OUT) - leftOutCount);
  const limitKm = sortedKm.at(-1 - maxFurther) ?? farthestKm;
  const closerPoints = main.filter((_, index) => (distancesKm[index] ?? 0) <= limitKm);
  const isCloser = zoomFor ? zoomFor(closerPoints) > zoomFor(main) : farthestKm >= MIN_GAIN * limitKm;
  return isCloser ? closerPoints : main;
}
