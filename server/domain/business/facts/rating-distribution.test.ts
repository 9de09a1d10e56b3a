import { expect, it } from "vitest";
import { fitsReviewCount, readDistribution } from "./rating-distribution.ts";

it.each([
  [{ 1: 15, 2: 0, 3: 1, 4: 4, 5: 80 }],
  [{ 1: "15", 3: "1", 4: "4", 5: "80" }],
  [{ oneStar: 15, twoStar: 0, threeStar: 1, fourStar: 4, fiveStar: 80 }],
  [[5, 4, 3, 2, 1].map((stars) => ({ stars, amount: [15, 0, 1, 4, 80][stars - 1] }))],
  [[15, 0, 1, 4, 80]],
])("%j is a number of reviews for each star", (value) => {
  expect(readDistribution(value)).toEqual([15, 0, 1, 4, 80]);
});

it.each([[{}], [[]], ["5"], [null], [{ 1: -3, 5: 2 }], [{ 1: 0, 5: 0 }], [{ 5: "many" }], [[1, 2, 3]]])(
  "%j is none",
  (value) => {
    expect(readDistribution(value)).toBeUndefined();
  },
);

it("fits a number of reviews that differs by a twentieth at most, and an unknown one", () => {
  const counts = [15, 0, 1, 4, 80];
  expect([100, 105, 96, 0].map((reviews) => fitsReviewCount(counts, reviews))).toEqual([true, true, true, true]);
  expect([80, 120, 10_000].map((reviews) => fitsReviewCount(counts, reviews))).toEqual([false, false, false]);
  expect(fitsReviewCount([0, 0, 0, 0, 3], 1)).toBe(true);
});
