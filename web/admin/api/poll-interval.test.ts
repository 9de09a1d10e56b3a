import { afterEach, expect, it } from "vitest";
import { session } from "../session/session-renewal.ts";
import { backOff, pollInterval } from "./poll-interval.ts";

afterEach(() => session.finishRenewal(true));

it("the interval doubles with every failure in a row, up to a minute", () => {
  expect([0, 1, 2, 3, 4, 1_000].map((failures) => backOff(5_000, failures))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

it("a poll slows down while the server fails, and stops while a login is put off", () => {
  const interval = pollInterval(5_000);
  expect(interval({ state: { status: "success" } })).toBe(5_000);
  expect(interval({ state: { status: "error" } })).toBe(20_000);
  session.finishRenewal(false);
  expect(interval({ state: { status: "success" } })).toBe(false);
  expect(interval({ state: { status: "error" } })).toBe(false);
  session.finishRenewal(true);
  expect(interval({ state: { status: "success" } })).toBe(5_000);
});
