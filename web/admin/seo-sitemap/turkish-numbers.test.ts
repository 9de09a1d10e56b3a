import { expect, it } from "vitest";
import { turkishCount, turkishPercent, turkishSimilarity } from "./turkish-numbers.ts";

it("writes Turkish numbers with points between thousands and the per cent sign in front", () => {
  expect(turkishCount(1_234_567)).toBe("1.234.567");
  expect(turkishPercent(0.1254)).toBe("%12,5");
  expect(turkishPercent(1)).toBe("%100");
  expect(turkishPercent(0)).toBe("%0");
});

it("writes no similarity below 20 %", () => {
  expect(turkishSimilarity(0.2)).toBe("%20");
  expect(turkishSimilarity(0.199)).toBe("%20’den az");
  expect(turkishSimilarity(0)).toBe("%20’den az");
});
