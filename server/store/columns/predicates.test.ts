import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm } from "#domain/geography/distance";
import { ColumnStore } from "./column-store.ts";
import { MIN_FOR_CELLS } from "./positions/spatial-grid.ts";
import { selectPositions } from "./predicates.ts";

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
/** Repeats the items until there are `length` of them. */
const repeatItems = <Item>(items: readonly Item[], min: number): readonly Item[] =>
  items.length === 0 ? items : Array.from({ length: Math.ceil(min / items.length) || 1 }, () => items).flat();
const spot = fc.oneof(fc.tuple(latitude, longitude), fc.constant([null, null] as const));

it("a circle of any width has the businesses within its radius, however many there are", () => {
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 60 }),
      fc.constantFrom(0, MIN_FOR_CELLS),
      fc.record({ latitude, longitude }),
      fc.double({ min: 1, max: 20_000, noNaN: true }),
      (someSpots, minSpots, centre, radiusKm) => {
        const spots = repeatItems(someSpots, minSpots);
        const columns = new ColumnStore(1);
        for (const [index, [north, east]] of spots.entries())
          columns.put([index + 1, 0, null, 1, null, null, null, null, 0, 0, north, east, 0, 0, "", null]);
        const expected = [...spots.keys()].filter((position) => {
          const [north, east] = spots[position] ?? [null, null];
          return north !== null && distanceKm(centre, { latitude: north, longitude: east }) <= radiusKm;
        });
        const foundPositions = selectPositions(columns, { ids: [], near: { ...centre, radiusKm } });
        expect([...foundPositions].sort((a, b) => a - b)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
