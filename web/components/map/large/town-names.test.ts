import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pinBox } from "./pin-box.ts";
import { placeTownNames, type TownName } from "./town-names.ts";

const place = { id: 1, latitude: 0, longitude: 0, rating: 4.5, price: 0, name: "Corner" };
const group = (count: number) => ({ place: undefined, count });
const town = (x: number, y: number, width = 60): TownName => ({ x, y, width, height: 18 });

/** Returns the rectangle of a name's letters. */
function letters({ x, y, width }: TownName, offset: { x: number; y: number }) {
  const [left, top] = [x + offset.x - width / 2, y + offset.y - 9];
  return { left, top, right: left + width, bottom: top + 18 };
}

describe("names of towns on a map", () => {
  it("stand below the middle of the town where nothing else is", () => {
    expect(placeTownNames([town(300, 200)], [])).toEqual([{ x: 0, y: 15 }]);
  });

  it("give way to a pin in the middle, above or beside it", () => {
    const [beside] = placeTownNames([town(300, 200)], [pinBox(group(3), { x: 300, y: 200 })]);
    expect(beside).toEqual({ x: 0, y: 34 });
    const below = pinBox(group(3), { x: 300, y: 230 });
    const [above] = placeTownNames([town(300, 200)], [below]);
    expect(above).toEqual({ x: 0, y: -15 });
  });

  it("are left out where pins leave no room", () => {
    const pins = Array.from({ length: 49 }, (_, at) =>
      pinBox(group(12), { x: 150 + (at % 7) * 50, y: 50 + Math.floor(at / 7) * 50 }),
    );
    expect(placeTownNames([town(300, 200), town(900, 900)], pins)).toEqual([undefined, { x: 0, y: 15 }]);
  });

  it("cover neither each other nor a pin, wherever they are", () => {
    const coordinate = fc.integer({ min: 0, max: 400 });
    const pins = fc.array(fc.tuple(coordinate, coordinate, fc.integer({ min: 1, max: 30 })), { maxLength: 30 });
    const towns = fc.array(fc.tuple(coordinate, coordinate, fc.integer({ min: 20, max: 160 })), { maxLength: 12 });
    fc.assert(
      fc.property(pins, towns, (pinsAt, townsAt) => {
        const boxes = pinsAt.map(([x, y, count]) => pinBox(count === 1 ? { place, count } : group(count), { x, y }));
        const names = townsAt.map(([x, y, width]) => town(x, y, width));
        const shown = placeTownNames(names, boxes).flatMap((offset, at) =>
          offset === undefined ? [] : [letters(names[at] as TownName, offset)],
        );
        for (const [at, one] of shown.entries())
          for (const other of [...boxes, ...shown.slice(at + 1)])
            expect(
              one.left >= other.right || one.right <= other.left || one.top >= other.bottom || one.bottom <= other.top,
            ).toBe(true);
      }),
    );
  });
});

describe("what a pin covers", () => {
  it("ends at its point, and is wider for a price of four signs", () => {
    const { bottom, left, right } = pinBox({ place, count: 1 }, { x: 100, y: 100 });
    expect([bottom, right - left]).toEqual([100, 48]);
    const dear = pinBox({ place: { ...place, rating: 0, price: 4 }, count: 1 }, { x: 100, y: 100 });
    expect(dear.right - dear.left).toBe(58);
  });

  it("lies around the point for groups and for a business without rating and price", () => {
    const sizeOf = (pin: Parameters<typeof pinBox>[0]) => {
      const { left, right, top, bottom } = pinBox(pin, { x: 50, y: 50 });
      expect([left + right, top + bottom]).toEqual([100, 100]);
      return right - left;
    };
    expect([group(9), group(10), { place: { ...place, rating: 0 }, count: 1 }].map(sizeOf)).toEqual([44, 54, 12]);
  });
});
