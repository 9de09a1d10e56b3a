import { expect, it } from "vitest";
import { westernDigits } from "./western-digits.ts";

it.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["۴٫۵ (٦٢)", "4٫5 (62)"],
  ["४२ café 7", "४२ café 7"],
])("%j is written %j in Western digits", (text, expected) => {
  expect(westernDigits(text)).toBe(expected);
});
