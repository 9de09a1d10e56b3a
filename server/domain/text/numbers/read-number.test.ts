import { describe, expect, it } from "vitest";
import { readDecimal, readWholeNumber } from "./read-number.ts";

const NARROW = "\u202f";

describe("a whole number that somebody typed", () => {
  it.each([
    ["0", 0],
    ["007", 7],
    [" 12 ", 12],
    ["-3", -3],
    ["\u22123", -3],
    ["-0", 0],
    ["2000", 2000],
    ["2,000", 2000],
    ["2.000", 2000],
    ["2'000", 2000],
    ["2’000", 2000],
    ["2 000", 2000],
    [`2${NARROW}000`, 2000],
    ["2\u00a0000", 2000],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["12,34,567", 1_234_567],
    ["1,23,45,678", 12_345_678],
    ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ])("is %j, read as %d", (text, value) => {
    expect(readWholeNumber(text)).toEqual({ value });
  });

  it.each([
    ["2.5", "must be a whole number, not 2.5"],
    ["2,50", "must be a whole number, not 2.50"],
    ["7936.0", "must be a whole number, not 7936.0"],
    ["1.234,5", "must be a whole number, not 1234.5"],
    ["-2,5", "must be a whole number, not -2.5"],
    ["9007199254740993", "is too large"],
    ["1".repeat(400), "is too large"],
  ])("is not %j, and the message says how it was read", (text, problem) => {
    expect(readWholeNumber(text)).toEqual({ problem });
  });

  it.each([
    "",
    "-",
    "12abc",
    "4.5 stars",
    "56 reviews",
    "1e3",
    "0x10",
    "+5",
    "- 5",
    "2,000.000",
    "2,000 000",
    "1,2345",
    "12,3456,789",
    "1234,567",
    "1,234,56",
    "0,123,456",
    "2,,000",
    "2, 000",
    "2_000",
    "٣",
    "２０００",
    "5²",
    "Ⅻ",
    "NaN",
    "Infinity",
  ])("is not %j", (text) => {
    expect(readWholeNumber(text).value).toBeUndefined();
    expect(readWholeNumber(text).problem).toMatch(/^must be a whole number/);
  });
});

describe("a decimal number that somebody typed", () => {
  it.each([
    ["4", 4],
    ["4.5", 4.5],
    ["4,5", 4.5],
    ["-33,8", -33.8],
    ["\u221297.7431", -97.7431],
    [".5", 0.5],
    ["0,125", 0.125],
    ["30.267", 30.267],
    ["30,2672", 30.2672],
    ["1234,567", 1234.567],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1,234.567", 1234.567],
    [`1${NARROW}234,567`, 1234.567],
    ["1’234.5", 1234.5],
    ["1,23,456.5", 123_456.5],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["2 000", 2000],
  ])("is %j, read as %d", (text, value) => {
    expect(readDecimal(text)).toEqual({ value });
  });

  it.each([
    ["1,234", "can be read as 1.234 or as 1234; write one of the two"],
    ["-97,743", "can be read as -97.743 or as -97743; write one of the two"],
    ["4,500", "can be read as 4.500 or as 4500; write one of the two"],
  ])("is not %j, which has two readings", (text, problem) => {
    expect(readDecimal(text)).toEqual({ problem });
  });

  it.each(["", "4.5 stars", "12abc", "1e3", "0x10", "4.5.6", "4,5,6", "1.234.5", "4.", "٤٫٥", "４．５", "4°", "4/5"])(
    "is not %j",
    (text) => {
      expect(readDecimal(text)).toEqual({ problem: "must be a number, such as 4.5" });
    },
  );
});

it("a suggested number is read as suggested", () => {
  for (const text of ["1,234", "12,345", "-999,001"]) {
    const [, one = "", other = ""] = /as (\S+) or as (\S+);/.exec(readDecimal(text).problem ?? "") ?? [];
    expect([readDecimal(one).value, readDecimal(other).value]).toEqual([Number(one), Number(other)]);
  }
});

it("numbers as a language writes them are read as themselves", () => {
  for (const locale of ["en-US", "de-DE", "de-CH", "fr-FR", "hi-IN", "en-IN", "pl-PL", "sv-SE", "pt-BR", "tr-TR"]) {
    for (const number of [7, 999, 1_000, 12_345, 999_999, 1_234_567, 123_456_789]) {
      const text = number.toLocaleString(locale);
      expect(readWholeNumber(text), `${locale}: ${text}`).toEqual({ value: number });
      const decimal = (number + 0.25).toLocaleString(locale);
      expect(readDecimal(decimal), `${locale}: ${decimal}`).toEqual({ value: number + 0.25 });
    }
  }
});
