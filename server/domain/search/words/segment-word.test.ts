import { describe, expect, it } from "vitest";
import { segmentWord } from "./segment-word.ts";

const counts = new Map(
  Object.entries({
    green: 40,
    wash: 12,
    car: 900,
    carwash: 20,
    pet: 300,
    carpet: 60,
    pho: 3,
    hoa: 2,
    binh: 1,
    k: 5,
    mart: 9,
    saigon: 1,
    sai: 1,
    gon: 1,
  }),
);
const segment = (word: string) => segmentWord(word, (part) => counts.get(part) ?? 0).map((parts) => parts.join("+"));

describe("segmentWord", () => {
  it.each([
    ["greenwash", ["green+wash"]],
    ["phohoabinh", ["pho+hoa+binh"]],
    ["kmart", ["k+mart"]],
    ["saigon", ["sai+gon"]],
    ["carwash", []],
    ["greenkmart", ["green+k+mart"]],
    ["greenkpho", []],
    ["carpet", []],
    ["martk", []],
    ["green", []],
    ["12", []],
    ["greenxyz", []],
  ])("splits %s into %j", (word, segmentations) => expect(segment(word)).toEqual(segmentations));

  it("splits a known word where its parts are ten times as common", () => {
    counts.set("wash", 500);
    expect(segment("carwash")).toEqual(["car+wash"]);
  });

  it("looks up each part once, whatever the word", () => {
    let lookups = 0;
    segmentWord("a".repeat(40), () => (lookups++, 1));
    expect(lookups).toBeLessThan(1_000);
  });
});
