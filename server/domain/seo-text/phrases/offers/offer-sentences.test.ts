import { expect, it } from "vitest";
import type { Attributes } from "#contract/business";
import { deniedSentences, offerNouns, offerSentences } from "./offer-sentences.ts";

const CAFE = {
  "Service options": { Takeaway: true, Delivery: false, "Outdoor seating": true },
  Offerings: { Alcohol: true, Beer: true, Coffee: true },
  Amenities: { Toilet: true, "Wi-Fi": false },
  Accessibility: { "Wheelchair-accessible toilet": true, "Wheelchair-accessible car park": false },
  Planning: { "Accepts reservations": true, "Reservations required": true },
  Crowd: { Groups: true },
  Highlights: { "Prize-winning tulips": true },
};
const SEEDS = Array.from({ length: 30 }, (_, seed) => `seed ${seed}`);

it("Attributes are named by one identity, each in a sentence of its kind", () => {
  for (const seed of SEEDS) {
    const text = offerSentences(CAFE, seed, []).join(" ");
    for (const words of ["takeout", "outdoor seating", "beer", "coffee", "groups"]) expect(text).toContain(words);
    expect(text).toContain("Its restroom is accessible by wheelchair, but there is no wheelchair-accessible parking.");
    expect(text).toContain("You need a reservation.");
    // These repeat another word, are denied, or have no phrase.
    expect(text).not.toMatch(/alcohol|a restroom|are accepted|delivery|Wi-Fi|tulips/i);
  }
});

it("What the first sentence names is not told again", () => {
  for (const seed of SEEDS) {
    const told = offerNouns(CAFE, seed);
    expect(new Set(told.map(({ noun }) => noun))).toEqual(new Set(["takeout", "outdoor seating"]));
    const words = told.map(({ word }) => word);
    expect(offerSentences(CAFE, seed, words).join(" ")).not.toMatch(/takeout|seating/);
  }
});

it("Denied attributes are those that visitors ask for, and none that another group confirms", () => {
  for (const seed of SEEDS)
    expect(deniedSentences(CAFE, seed)).toEqual(["It does not offer delivery.", "There is no Wi-Fi."]);
  expect(deniedSentences({ A: { Delivery: false }, B: { "Home delivery": true } }, "")).toEqual([]);
  expect(deniedSentences({ A: { "Great cocktails": false } }, "")).toEqual([]);
});

it("A business without attributes has no sentence", () => {
  expect([offerSentences({}, "", []), offerNouns({}, ""), deniedSentences({}, "")]).toEqual([[], [], []]);
});

const access = (entrance?: boolean, parking?: boolean) => ({
  Accessibility: {
    ...(entrance === undefined ? {} : { "Wheelchair-accessible entrance": entrance }),
    ...(parking === undefined ? {} : { "Wheelchair-accessible parking": parking }),
  },
});

it.each<[string, Attributes, string]>([
  ["none", access(false, false), "It is not wheelchair accessible."],
  ["the entrance only", access(true), "Its entrance is accessible by wheelchair."],
  [
    "not the parking",
    access(true, false),
    "Its entrance is accessible by wheelchair, but there is no wheelchair-accessible parking.",
  ],
  ["not the entrance", access(false, true), "Its entrance is not accessible by wheelchair, though its parking is."],
  [
    "an unknown entrance",
    access(undefined, false),
    "There is no wheelchair-accessible parking; we do not know about its entrance.",
  ],
])("Wheelchair access is told in one sentence, the entrance first: %s", (_, attributes, sentence) => {
  expect([...offerSentences(attributes, "a", []), ...deniedSentences(attributes, "a")]).toEqual([sentence]);
});
