import { expect, it } from "vitest";
import { distanceKm } from "#domain/geography/distance";
import { movedPin } from "./moved-pin.ts";

const KITTERY = { latitude: 43.08812, longitude: -70.7423 };

it("a pin moves where it is put on the map", () => {
  const east = movedPin(KITTERY, 10, 0);
  expect(east.latitude).toBeCloseTo(KITTERY.latitude, 6);
  expect(east.longitude).toBeGreaterThan(KITTERY.longitude);
  expect(movedPin(KITTERY, 0, 10).latitude).toBeLessThan(KITTERY.latitude);
  expect(distanceKm(KITTERY, east) * 1000).toBeGreaterThan(3);
  expect(distanceKm(KITTERY, east) * 1000).toBeLessThan(10);
  expect(movedPin(east, -10, 0)).toEqual(KITTERY);
});
