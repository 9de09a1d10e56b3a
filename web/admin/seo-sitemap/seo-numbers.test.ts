import { expect, it } from "vitest";
import { ENGLISH } from "./english-texts-data.ts";
import { TURKISH } from "./turkish-texts-data.ts";

it("writes Turkish numbers with points between thousands and the per cent sign in front", () => {
  expect(TURKISH.numbers.count(1_234_567)).toBe("1.234.567");
  expect(TURKISH.numbers.percent(0.1254)).toBe("%12,5");
  expect(TURKISH.numbers.percent(1)).toBe("%100");
  expect(TURKISH.numbers.percent(0)).toBe("%0");
});

it("writes English numbers with commas and the per cent sign behind", () => {
  expect(ENGLISH.numbers.count(1_234_567)).toBe("1,234,567");
  expect(ENGLISH.numbers.percent(0.1254)).toBe("12.5%");
});

it("writes no similarity below 20 %", () => {
  expect(TURKISH.numbers.similarity(0.2)).toBe("%20");
  expect(TURKISH.numbers.similarity(0.199)).toBe("%20’den az");
  expect(TURKISH.numbers.similarity(0)).toBe("%20’den az");
  expect(ENGLISH.numbers.similarity(0.2)).toBe("20%");
  expect(ENGLISH.numbers.similarity(0.1)).toBe("less than 20%");
});
