import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#domain/geography/distance";
import { ColumnStore } from "./column-store.ts";
import { nearest } from "./nearest.ts";
import { pageByDistance } from "./query.ts";

const FIRST_ID = 7;
/** The longest way on the earth, with room to spare. Kilometres. */
const ANYWHERE = 20_100;

/** Businesses around a few places of the world, many of them on one spot and some nowhere. */
function scattered(count: number, seed: number): ColumnStore {
  const columns = new ColumnStore(FIRST_ID);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const towns = Array.from({ length: 5 }, () => [random() * 180 - 90, random() * 360 - 180] as const);
  for (let at = 0; at < count; at++) {
    const [latitude, longitude] = towns[Math.floor(random() * towns.length)] ?? [0, 0];
    const isOnSpot = random() < 0.3;
    const spread = () => (isOnSpot ? 0 : (random() - 0.5) * 4);
    const isNowhere = random() < 0.1;
    const north = Math.min(90, Math.max(-90, latitude + spread()));
    const east = Math.min(180, Math.max(-180, longitude + spread()));
    const spot = isNowhere ? ([null, null] as const) : ([north, east] as const);
    columns.put([at + FIRST_ID, 0, null, 1, null, null, null, null, 0, 0, ...spot, 0, 0, ""]);
  }
  return columns;
}

describe("the nearest of many positions", () => {
  const centre = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const columns = scattered(9_000, 1);
  const positions = Uint32Array.from({ length: columns.size }, (_, at) => columns.size - 1 - at);
  const spotOf = (at: number) => ({
    latitude: columns.latitude[at] as number,
    longitude: columns.longitude[at] as number,
  });
  const placed = [...positions].filter((at) => !Number.isNaN(columns.latitude[at]));
  const around = (from: { latitude: number; longitude: number }) =>
    placed
      .map((at) => ({ id: at + FIRST_ID, distance: distanceKm(from, spotOf(at)) }))
      .sort((a, b) => a.distance - b.distance || a.id - b.id);

  it("are those of a sort of all", () => {
    const from = fc.oneof(
      centre,
      fc.nat(placed.length - 1).map((index) => spotOf(placed[index] as number)),
    );
    const count = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9_500 }));
    fc.assert(
      fc.property(from, count, (here, wanted) => {
        expect(nearest(columns, positions, here, wanted, ANYWHERE)).toEqual(around(here).slice(0, wanted));
      }),
      { numRuns: 60 },
    );
  });

  it("are within the radius", () => {
    const here = spotOf(placed[0] as number);
    const expected = around(here).filter(({ distance }) => distance <= 50);
    expect(nearest(columns, positions, here, 9_000, 50)).toEqual(expected);
  });

  it("come before those without coordinates, page by page", () => {
    const here = { latitude: 10, longitude: 10 };
    const unknown = Array.from(positions)
      .filter((at) => Number.isNaN(columns.latitude[at]))
      .sort((a, b) => a - b);
    const all = [...around(here).map(({ id }) => id), ...unknown.map((at) => at + FIRST_ID)];
    const paged: number[] = [];
    for (let offset = 0; offset < columns.size; offset += 700)
      paged.push(...pageByDistance(columns, positions, here, { limit: 700, offset }));
    expect(paged).toEqual(all);
  });
});
