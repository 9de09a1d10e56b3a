import type { DirectoryColumns } from "./directory-columns.ts";
import type { Neighbour } from "./peer-group.ts";

const EARTH_RADIUS_KM = 6371.0088;
/** Nothing further away is called near. */
const FURTHEST_KM = 60;
/** Counting ends here: in some files thousands share the coordinates of a city's middle. */
export const MOST_COUNTED = 1000;
const LEAF = 16;

/**
 * Finds who is near among `members` of the columns without measuring every pair: a k-d tree over points of the unit
 * sphere, where the shorter straight line is the shorter way. Those without coordinates are not in it.
 */
export function nearestPeers(columns: DirectoryColumns, members: Uint32Array) {
  const points = members.filter((index) => !Number.isNaN(columns.latitudes[index]));
  const at = (index: number, axis: number): number => {
    const latitude = ((columns.latitudes[index] as number) * Math.PI) / 180;
    if (axis === 2) return Math.sin(latitude);
    const longitude = ((columns.longitudes[index] as number) * Math.PI) / 180;
    return Math.cos(latitude) * (axis === 0 ? Math.cos(longitude) : Math.sin(longitude));
  };
  const placed = new Float64Array(points.length * 3);
  const order = new Uint32Array(points.length);
  for (const [slot, index] of points.entries()) {
    order[slot] = slot;
    for (let axis = 0; axis < 3; axis++) placed[slot * 3 + axis] = at(index, axis);
  }
  const coordinate = (slot: number, axis: number) => placed[slot * 3 + axis] as number;

  /** Halves the slots of [from, to) along the axis in which they differ most, again and again. */
  const splits = new Map<number, { axis: number; value: number }>();
  const build = (from: number, to: number): void => {
    if (to - from <= LEAF) return;
    const axis = widestAxis(from, to);
    order.subarray(from, to).sort((a, b) => coordinate(a, axis) - coordinate(b, axis) || a - b);
    const middle = (from + to) >>> 1;
    splits.set(middle, { axis, value: coordinate(order[middle] as number, axis) });
    build(from, middle);
    build(middle, to);
  };
  const widestAxis = (from: number, to: number): number => {
    const spans = [0, 1, 2].map((axis) => {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let place = from; place < to; place++) {
        const value = coordinate(order[place] as number, axis);
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      return high - low;
    });
    return spans.indexOf(Math.max(...spans));
  };
  build(0, order.length);

  /** Calls `found` for every slot whose square of the straight line may be below `reach()`, nearer halves first. */
  const visit = (centre: readonly number[], reach: () => number, found: (slot: number, square: number) => void) => {
    const descend = (from: number, to: number): void => {
      if (to - from <= LEAF) {
        for (let place = from; place < to; place++) {
          const slot = order[place] as number;
          const x = coordinate(slot, 0) - (centre[0] as number);
          const y = coordinate(slot, 1) - (centre[1] as number);
          const z = coordinate(slot, 2) - (centre[2] as number);
          found(slot, x * x + y * y + z * z);
        }
        return;
      }
      const middle = (from + to) >>> 1;
      const { axis, value } = splits.get(middle) ?? { axis: 0, value: 0 };
      const offset = (centre[axis] as number) - value;
      const isLow = offset < 0;
      descend(isLow ? from : middle, isLow ? middle : to);
      if (offset * offset < reach()) descend(isLow ? middle : from, isLow ? to : middle);
    };
    descend(0, order.length);
  };
  const centreOf = (index: number) => [at(index, 0), at(index, 1), at(index, 2)];
  const isPlaced = (index: number) => !Number.isNaN(columns.latitudes[index]);

  return {
    /** The `limit` nearest to a business of the columns, nearest first; fewer when others are more than 60 km away. */
    of(index: number, limit: number): Neighbour[] {
      if (!isPlaced(index)) return [];
      const best: { slot: number; square: number }[] = [];
      let reach = squareOf(FURTHEST_KM);
      visit(
        centreOf(index),
        () => reach,
        (slot, square) => {
          if (square >= reach || points[slot] === index) return;
          best.push({ slot, square });
          best.sort((a, b) => a.square - b.square || a.slot - b.slot);
          if (best.length > limit) best.pop();
          if (best.length === limit) reach = best.at(-1)?.square ?? reach;
        },
      );
      return best.map(({ slot, square }) => {
        const other = points[slot] as number;
        return {
          name: columns.nameOf(other),
          rating: columns.ratings[other] as number,
          reviewCount: columns.reviewCounts[other] as number,
          distanceKm: 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square) / 2)),
        };
      });
    },
    /** How many others are within one kilometre, at most `MOST_COUNTED`. */
    withinOneKm(index: number): number {
      if (!isPlaced(index)) return 0;
      const one = squareOf(1);
      let count = 0;
      visit(
        centreOf(index),
        () => (count < MOST_COUNTED ? one : 0),
        (slot, square) => {
          if (square <= one && points[slot] !== index) count++;
        },
      );
      return Math.min(count, MOST_COUNTED);
    },
  };
}

/** Square of the straight line through a unit sphere between points that are so far from each other. */
function squareOf(km: number): number {
  return (2 * Math.sin(km / EARTH_RADIUS_KM / 2)) ** 2;
}
