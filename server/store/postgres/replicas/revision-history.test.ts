import { beforeEach, expect, it } from "vitest";
import { RevisionHistory } from "./revision-history.ts";

let history: RevisionHistory;
beforeEach(() => {
  history = new RevisionHistory();
  history.restart(10);
});

it("counts the lag from the first change that is missing", () => {
  history.add(11, 1_000);
  history.add(12, 2_000);
  expect([10, 11, 12, 13].map((revision) => history.lagMs(revision, 5_000))).toEqual([4_000, 3_000, 0, 0]);
});

it("does not know how long the first revision has been there", () => {
  expect(history.lagMs(9, 5_000)).toBe(Number.POSITIVE_INFINITY);
  history.add(20, 1_000);
  history.restart(5_000_000);
  expect(history.lagMs(20, 5_000)).toBe(Number.POSITIVE_INFINITY);
  expect(history.lagMs(5_000_000, 5_000)).toBe(0);
});

it("counts changes in quick succession as one, of which none is forgotten", () => {
  for (let revision = 11; revision <= 15; revision++) history.add(revision, 1_000 + revision);
  expect(history.lagMs(14, 2_000)).toBe(989);
  expect(history.lagMs(15, 2_000)).toBe(0);
});

it("gives a forgotten revision an infinite lag, which exceeds every limit", () => {
  for (let second = 1; second <= 1_000; second++) history.add(10 + second, second * 1_000);
  expect(history.lagMs(411, 1_000_000)).toBe(598_000);
  expect(history.lagMs(410, 1_000_000)).toBe(Number.POSITIVE_INFINITY);
});
