import { expect, it } from "vitest";
import type { RecommendedLength } from "../form-sections-data.ts";
import { lengthText } from "./text-length.ts";

it.each<[string, RecommendedLength, string]>([
  ["Café 🥐", { unit: "characters", max: 60 }, "6 of 60 characters"],
  ["", { unit: "characters", max: 60 }, "0 of 60 characters"],
  ["x", { unit: "characters", min: 120, max: 160 }, "1 character; 120 to 160 recommended"],
  [" two  words\n", { unit: "words", min: 200 }, "2 words; 200 or more recommended"],
  ["ab", { unit: "characters" }, "2 characters"],
])("the length of “%s” by %j is “%s”", (text, length, sentence) => {
  expect(lengthText(text, length)).toBe(sentence);
});
