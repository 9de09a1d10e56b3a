import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { detectStalls } from "./stall-detector.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a stall of more than a second is reported once, with its length", () => {
  let lostCount = 0;
  const stalls: number[] = [];
  const stop = detectStalls(
    (ms) => stalls.push(ms),
    () => Date.now() + lostCount,
  );
  vi.advanceTimersByTime(10_000);
  lostCount = 900;
  vi.advanceTimersByTime(1_000);
  expect(stalls).toEqual([]);
  lostCount += 4_000;
  vi.advanceTimersByTime(1_000);
  expect(stalls).toEqual([4_000]);
  stop();
  lostCount += 4_000;
  vi.advanceTimersByTime(1_000);
  expect(stalls).toHaveLength(1);
});
