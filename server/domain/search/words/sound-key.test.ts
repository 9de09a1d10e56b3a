import { expect, it } from "vitest";
import { soundKey } from "./sound-key.ts";

it.each([
  ["bycicle", "bicycle"],
  ["farmacy", "pharmacy"],
  ["resteraunt", "restaurant"],
  ["jewellers", "jewelers"],
])("%s sounds like %s", (typedWord, word) => {
  expect(soundKey(typedWord)).toBe(soundKey(word));
});

it.each([
  ["dental", "mental"],
  ["barber", "butcher"],
  ["florist", "forest"],
])("%s does not sound like %s", (typedWord, word) => {
  expect(soundKey(typedWord)).not.toBe(soundKey(word));
});
