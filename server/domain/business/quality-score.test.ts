import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qualityScore } from "./quality-score.ts";

const business = {
  rating: 0,
  reviewCount: 0,
  photos: [],
  openingHours: null,
  phone: null,
  businessStatus: "OPERATIONAL",
} as const;
const score = (overrides: Partial<Parameters<typeof qualityScore>[0]>) =>
  qualityScore({ ...business, photos: [], ...overrides });

describe("qualityScore", () => {
  it("does not let 5.0 from one review beat 4.8 from 900", () => {
    expect(score({ rating: 4.8, reviewCount: 900 })).toBeGreaterThan(
      score({ rating: 5, reviewCount: 1, photos: ["https://example.com/a.jpg"], phone: "1" }),
    );
  });

  it("puts many bad reviews below none", () => {
    expect(score({ rating: 2, reviewCount: 300 })).toBeLessThan(score({}));
  });

  it("counts a rating whose number of reviews is unknown, more than one review and less than many", () => {
    const scoreWithoutReviews = (rating: number) => score({ rating, reviewCount: 0 });
    expect(scoreWithoutReviews(4.8)).toBeGreaterThan(scoreWithoutReviews(4.5));
    expect(scoreWithoutReviews(4.5)).toBeGreaterThan(score({}));
    expect(scoreWithoutReviews(3)).toBeLessThan(score({}));
    expect(scoreWithoutReviews(4.8)).toBeGreaterThan(score({ rating: 4.8, reviewCount: 1 }));
    expect(scoreWithoutReviews(4.8)).toBeLessThan(score({ rating: 4.8, reviewCount: 50 }));
    const photos = ["https://example.com/a.jpg"];
    expect(scoreWithoutReviews(5)).toBeGreaterThan(score({ rating: 2, reviewCount: 0, photos, phone: "1" }));
  });

  it("prefers an entry with photo, hours and phone among equals", () => {
    const equal = { rating: 4.2, reviewCount: 50 };
    expect(score({ ...equal, photos: ["https://example.com/a.jpg"] })).toBeGreaterThan(score(equal));
    expect(score({ ...equal, phone: "1" })).toBeGreaterThan(score(equal));
  });

  it("lies between 0 and 1", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.maxSafeNat(), (rating, reviewCount) => {
        expect(score({ rating, reviewCount })).toBeGreaterThanOrEqual(0);
        expect(score({ rating, reviewCount })).toBeLessThanOrEqual(1);
      }),
    );
  });
});
