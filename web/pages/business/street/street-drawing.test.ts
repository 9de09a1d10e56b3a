import { describe, expect, it } from "vitest";
import { areOnStreet, STREET_FRAME, streetPins } from "./street-drawing.ts";

const CENTRE = { latitude: 47, longitude: 8 };
const pin = (latitude: number | null, longitude: number | null) =>
  streetPins(CENTRE, [{ id: 1, latitude, longitude }])[0];

describe("pins of the street map", () => {
  it("lie north and east of the middle as the businesses do, at one scale", () => {
    const [north, east] = [pin(47.001, 8), pin(47, 8.001)];
    expect(north?.x).toBe(STREET_FRAME.width / 2);
    // A thousandth of a degree of latitude is 111 metres.
    expect(north?.y).toBe(Math.round(STREET_FRAME.height / 2 - 111.2 / 2.35));
    expect(east?.y).toBe(STREET_FRAME.height / 2);
    expect(east?.x).toBe(Math.round(STREET_FRAME.width / 2 + 75.8 / 2.35));
  });

  it("are left out beyond the frame and without coordinates, and keep their number of the list", () => {
    const pins = streetPins(CENTRE, [
      { id: 5, latitude: 47.1, longitude: 8 },
      { id: 6, latitude: null, longitude: null },
      { id: 7, latitude: 47, longitude: 8.002 },
    ]);
    expect(pins.map(({ id, number }) => [id, number])).toEqual([[7, 3]]);
  });

  it("never lie on each other or on the mark of the business", () => {
    const pins = streetPins(
      CENTRE,
      [1, 2, 3].map((id) => ({ id, ...CENTRE })),
    );
    const spots = [...pins, { x: STREET_FRAME.width / 2, y: STREET_FRAME.height / 2 - 12 }];
    for (const [index, { x, y }] of spots.entries())
      for (const other of spots.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(25);
  });

  it("tell whether a second map is needed", () => {
    expect(areOnStreet(CENTRE, [{ id: 1, latitude: 47.001, longitude: 8 }])).toBe(true);
    expect(areOnStreet(CENTRE, [{ id: 1, latitude: 47.1, longitude: 8 }])).toBe(false);
    expect(areOnStreet({ latitude: null, longitude: null }, [{ id: 1, ...CENTRE }])).toBe(false);
  });

  it("lie beside the middle across the antimeridian", () => {
    const [other] = streetPins({ latitude: 0, longitude: 179.999 }, [{ id: 1, latitude: 0, longitude: -179.999 }]);
    expect(other?.x).toBe(Math.round(STREET_FRAME.width / 2 + 222.4 / 2.35));
  });
});
