import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#domain/geography/distance";
import { ColumnStore } from "./column-store.ts";
import { nearest } from "./nearest.ts";
import { pageByDistance } from "./query.ts";

const FIRST_ID = 7;
/** More than the longest distance on the earth, in kilometres. */
const ANYWHERE_KM = 20_100;

/** Makes businesses around a few places of the world, many of them on one spot and some without coordinates. */
function scatterPoints(count: number, seed: number): ColumnStore {
  const columns = new ColumnStore(FIRST_ID);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const towns = Array.from({ length: 5 }, () => [random() * 180 - 90, random() * 360 - 180] as const);
  for (let index = 0; index < count; index++) {
    const [latitude, longitude] = towns[Math.floor(random() * towns.length)] ?? [0, 0];
    const isOnSpot = random() < 0.3;
    const spread = () => (isOnSpot ? 0 : (random() - 0.5) * 4);
    const isNowhere = random() < 0.1;
    const north = Math.min(90, Math.max(-90, latitude + spread()));
    const east = Math.min(180, Math.max(-180, longitude + spread()));
    const spot = isNowhere ? ([null, null] as const) : ([north, east] as const);
    columns.put([index + FIRST_ID, 0, null, 1, null, null, null, null, 0, 0, ...spot, 0, 0, "", null]);
  }
  return columns;
}

describe("the nearest of many positions", () => {
  const centre = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const columns = scatterPoints(9_000, 1);
  const positions = Uint32Array.from({ length: columns.size }, (_, index) => columns.size - 1 - index);
  const spotOf = (position: number) => ({
    latitude: columns.latitude[position] as number,
    longitude: columns.longitude[position] as number,
  });
  const placedPositions = [...positions].filter((position) => !Number.isNaN(columns.latitude[position]));
  const byDistanceFrom = (from: { latitude: number; longitude: number }) =>
    placedPositions
      .map((position) => ({ id: position + FIRST_ID, distance: distanceKm(from, spotOf(position)) }))
      .sort((a, b) => a.distance - b.distance || a.id - b.id);

  it("equal the first ones after sorting all", () => {
    const from = fc.oneof(
      centre,
      fc.nat(placedPositions.length - 1).map((index) => spotOf(placedPositions[index] as number)),
    );
    const count = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9_500 }));
    fc.assert(
      fc.property(from, count, (centrePosition, limit) => {
        expect(nearest(columns, positions, centrePosition, limit, ANYWHERE_KM)).toEqual(
          byDistanceFrom(centrePosition).slice(0, limit),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("are within the radius", () => {
    const centre = spotOf(placedPositions[0] as number);
    const expected = byDistanceFrom(centre).filter(({ distance }) => distance <= 50);
    expect(nearest(columns, positions, centre, 9_000, 50)).toEqual(expected);
  });

  it("come before those without coordinates, page by page", () => {
    const centre = { latitude: 10, longitude: 10 };
    const positionsWithoutCoordinates = Array.from(positions)
      .filter((position) => Number.isNaN(columns.latitude[position]))
      .sort((a, b) => a - b);
    const expectedIds = [
      ...byDistanceFrom(centre).map(({ id }) => id),
      ...positionsWithoutCoordinates.map((position) => position + FIRST_ID),
    ];
    const pagedIds: number[] = [];
    for (let offset = 0; offset < columns.size; offset += 700)
      pagedIds.push(...pageByDistance(columns, positions, centre, { limit: 700, offset }));
    expect(pagedIds).toEqual(expectedIds);
  });
});
