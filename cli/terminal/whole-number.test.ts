import { expect, it } from "vitest";
import { wholeNumber } from "./whole-number.ts";

const port = wholeNumber(0, 65_535);

it.each([
  ["0", 0],
  ["8080", 8080],
  ["65535", 65_535],
  ["2,000", 2000],
  ["2.000", 2000],
  ["2 000", 2000],
])("A port may be %s", (text, value) => {
  expect(port(text)).toBe(value);
});

it.each(["", "0x50", "8e1", "-1", "80.5", "80,5", "65,536", "8,0", "65536", "80abc", "８０", "9".repeat(20)])(
  "A port cannot be %j",
  (text) => {
    expect(() => port(text)).toThrow("It must be a whole number, from 0 to 65535.");
  },
);
