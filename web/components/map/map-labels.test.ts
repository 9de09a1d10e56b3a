import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CaptionSpace, placeCaptions, placeRingLabels, spreadApart } from "./map-labels.ts";

const FRAME = { width: 400, height: 360, padding: 30 };
const SPACE: CaptionSpace = { width: 400, height: 360, radius: 13, fontSize: 13, occupied: [] };
const positions = fc.array(fc.record({ x: fc.integer({ min: 30, max: 370 }), y: fc.integer({ min: 30, max: 330 }) }), {
  maxLength: 20,
});

describe("numbers on a map", () => {
  it("do not overlap, even twenty of one building, and stay on the map", () => {
    const one = Array.from({ length: 20 }, () => ({ x: 30, y: 30 }));
    for (const crowd of [one, one.map((_, index) => ({ x: 200 + index, y: 180 }))]) {
      const spread = spreadApart(crowd, 34, FRAME);
      for (const [index, a] of spread.entries()) {
        expect(Math.min(a.x - 30, 370 - a.x, a.y - 30, 330 - a.y)).toBeGreaterThanOrEqual(0);
        for (const b of spread.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
      }
    }
  });

  it("stay where they are when there is room", () => {
    const roomy = [
      { x: 50, y: 50 },
      { x: 150, y: 60 },
    ];
    expect(spreadApart(roomy, 34, FRAME)).toEqual(roomy);
  });
});

describe("names on a map", () => {
  it("overlap no number and no other name, wherever the markers are", () => {
    fc.assert(
      fc.property(positions, (all) => {
        const signs = spreadApart(all, 34, FRAME).map((spread, index) => ({
          ...spread,
          text: `Café ${"abcdefghijklmnopqrst"[index]}`,
        }));
        const width = 13 * 0.56 * 6;
        const boxes = placeCaptions(signs, SPACE).flatMap((caption) => {
          if (!caption) return [];
          const { x, y, anchor } = caption;
          const leftX = { start: x, end: x - width, middle: x - width / 2 }[anchor];
          return [{ left: leftX, right: leftX + width, top: y - 9, bottom: y + 3 }];
        });
        for (const [index, a] of boxes.entries()) {
          for (const b of boxes.slice(index + 1))
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
          for (const { x, y } of signs)
            expect(a.left < x + 12 && x - 12 < a.right && a.top < y + 12 && y - 12 < a.bottom).toBe(false);
        }
      }),
    );
  });

  it("are to the right, else to the left, and are left out without room", () => {
    const [right] = placeCaptions([{ x: 50, y: 100, text: "Kern" }], SPACE);
    const [left] = placeCaptions([{ x: 380, y: 100, text: "Kern" }], SPACE);
    expect([right?.anchor, left?.anchor]).toEqual(["start", "end"]);
    expect(placeCaptions([{ x: 200, y: 100, text: "x".repeat(80) }], SPACE)).toEqual([undefined]);
  });

  it("are shown once, and do not overlap markers, scale and compass", () => {
    const twice = ["Austin", "Austin"].map((text, index) => ({ x: 100, y: 100 + index * 100, text }));
    expect(placeCaptions(twice, SPACE).map((caption) => caption?.text)).toEqual(["Austin", undefined]);
    const takenBoxes = [{ left: 0, top: 0, right: 400, bottom: 360 }];
    expect(placeCaptions(twice, { ...SPACE, occupied: takenBoxes })).toEqual([undefined, undefined]);
  });
});

describe("distances on a map", () => {
  const centre = { x: 200, y: 180 };
  const rings = [
    { radius: 60, text: "1 km" },
    { radius: 500, text: "5 km" },
  ];

  it("are above the centre, on each ring, and are left out beyond the edge", () => {
    expect(placeRingLabels(centre, rings, [], SPACE)).toEqual([{ text: "1 km", x: 200, y: 117, anchor: "middle" }]);
  });

  it("yield to numbers, and names yield to distances", () => {
    const sign = { x: 205, y: 115 };
    const labels = placeRingLabels(centre, rings, [sign], SPACE);
    expect(labels).toEqual([{ text: "1 km", x: 200, y: 253, anchor: "middle" }]);
    const below = { x: 170, y: 250, text: "Kern" };
    expect(placeCaptions([below], SPACE)[0]?.anchor).toBe("start");
    expect(placeCaptions([below], { ...SPACE, labels })[0]?.anchor).toBe("end");
  });
});
