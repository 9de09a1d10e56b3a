import { expect, it } from "vitest";
import { soundKey } from "./sound-key.ts";

it.each([
  ["bycicle", "bicycle"],
  ["farmacy", "pharmacy"],
  ["resteraunt", "restaurant"],
  ["jewellers", "jewelers"],
])("%s sounds like %s", (typed, word) => {
  expect(soundKey(typed)).toBe(soundKey(word));
});

it.each([
  ["dental", "mental"],
  ["barber", "butcher"],
  ["florist", "forest"],
])("%s does not sound like %s", (typed, word) => {
  expect(soundKey(typed)).not.toBe(soundKey(word));
});
