import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { type DirectoryColumns, NO_PLACE, PER_DEGREE } from "./directory-columns.ts";
import type { Neighbour } from "./peer-group.ts";

/** A little less than it is, to be sure. */
const KM_PER_DEGREE = 111;
const RADIANS = Math.PI / 180;
/** Nothing further away is called near. */
const FURTHEST_KM = 60;
/** Of latitude; somewhat more than `FURTHEST_KM`. */
const FURTHEST_DEGREES = 0.55;
/** Counting ends here: in some files thousands share the coordinates of a city's middle. */
export const MOST_COUNTED = 1000;

/**
 * Puts members into the order of a k-d tree: the middle one divides those before it from those after it, by latitude, its
 * halves by longitude, and so on. Those without coordinates come last. Answers how many have coordinates.
 */
export function orderByPlace({ latitudes, longitudes }: DirectoryColumns, members: Uint32Array): number {
  let placed = 0;
  for (let place = 0; place < members.length; place++) {
    const index = members[place] as number;
    if (latitudes[index] === NO_PLACE) continue;
    members[place] = members[placed] as number;
    members[placed++] = index;
  }
  const divide = (from: number, to: number, byLatitude: boolean): void => {
    if (to - from < 2) return;
    const values = byLatitude ? latitudes : longitudes;
    members.subarray(from, to).sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
    const middle = (from + to) >>> 1;
    divide(from, middle, !byLatitude);
    divide(middle + 1, to, !byLatitude);
  };
  divide(0, placed, true);
  return placed;
}

/** Finds who is near among the first `placed` of members that `orderByPlace` has put in order, without measuring every pair. */
export function nearestPeers(columns: DirectoryColumns, members: Uint32Array, placed: number) {
  const { latitudes, longitudes } = columns;
  const placeOf = (index: number): Coordinates => ({
    latitude: (latitudes[index] as number) / PER_DEGREE,
    longitude: (longitudes[index] as number) / PER_DEGREE,
  });

  /** Calls `found` for every member that may be within `reachKm()`, nearer halves first. */
  const visit = (me: number, reachKm: () => number, found: (index: number, km: number) => void): void => {
    const here = placeOf(me);
    const { latitude, longitude } = here;
    // a degree of longitude is nowhere in reach shorter than this
    const narrowest = Math.cos(Math.min(90, Math.abs(latitude) + FURTHEST_DEGREES) * RADIANS);
    const descend = (from: number, to: number, byLatitude: boolean): void => {
      if (from >= to) return;
      const middle = (from + to) >>> 1;
      const index = members[middle] as number;
      const there = placeOf(index);
      found(index, distanceKm(here, there));
      const degrees = byLatitude ? latitude - there.latitude : longitude - there.longitude;
      // what is beyond the dividing line may be nearer the other way, over the date line
      const away = byLatitude
        ? Math.abs(degrees) * KM_PER_DEGREE
        : acrossKm(Math.min(Math.abs(degrees), 180 - Math.abs(longitude)), narrowest);
      const isBefore = degrees < 0;
      descend(isBefore ? from : middle + 1, isBefore ? middle : to, !byLatitude);
      if (away <= reachKm()) descend(isBefore ? middle + 1 : from, isBefore ? to : middle, !byLatitude);
    };
    descend(0, placed, true);
  };
  const isPlaced = (index: number) => latitudes[index] !== NO_PLACE;

  return {
    /** The `limit` nearest to a business of the columns, nearest first; fewer when others are more than 60 km away. */
    of(me: number, limit: number): Neighbour[] {
      if (!isPlaced(me)) return [];
      const best: { index: number; km: number }[] = [];
      let reach = FURTHEST_KM;
      visit(
        me,
        () => reach,
        (index, km) => {
          if (km > reach || index === me) return;
          best.push({ index, km });
          best.sort((a, b) => a.km - b.km || a.index - b.index);
          if (best.length > limit) best.pop();
          if (best.length === limit) reach = best.at(-1)?.km ?? reach;
        },
      );
      return best.map(({ index, km }) => ({
        name: columns.nameOf(index),
        rating: columns.ratings[index] as number,
        reviewCount: columns.reviewCounts[index] as number,
        distanceKm: km,
      }));
    },
    /** How many others are within one kilometre, at most `MOST_COUNTED`. */
    withinOneKm(me: number): number {
      if (!isPlaced(me)) return 0;
      let count = 0;
      visit(
        me,
        () => (count < MOST_COUNTED ? 1 : -1),
        (index, km) => {
          if (km <= 1 && index !== me) count++;
        },
      );
      return Math.min(count, MOST_COUNTED);
    },
  };
}

/** The least that the way can be to what lies so many degrees of longitude away, or further. */
function acrossKm(degrees: number, narrowest: number): number {
  return 2 * 6371 * 0.999 * Math.asin(narrowest * Math.sin((degrees * RADIANS) / 2));
}
