import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

describe("cleanText", () => {
  it.each([
    ["Joe_x0027_s_x000D_\nBar", "Joe's\nBar"],
    ["_x005F_x0041_", "A"],
    ["a\u0000b\u0007c", "abc"],
    ["\ufeff name\r\nline \u200b", "name\nline"],
    ["\u202a+1 501\u202c", "+1 501"],
    ["half \ud83c", "half \ufffd"],
    ["👩‍👩‍👧 Café 北京", "👩‍👩‍👧 Café 北京"],
    ["=SUM(A1)", "=SUM(A1)"],
    ["11AM\\u20139PM", "11AM–9PM"],
    ["Café \\ud83d\\ude00 \\\\u00e9", "Café 😀 é"],
    ['{"a":"\\u0022\\u005c\\n\\u000a\\u0027"}', '{"a":"\\u0022\\u005c\\n\\u000a\\u0027"}'],
    ["C:\\users", "C:\\users"],
  ])("reads %j as %j", (cell, text) => {
    expect(cleanText(cell)).toBe(text);
  });

  it.each(["", "  ", "None", "NULL", "nan", "-", "N/A", "\u200b", "·", " ⋅ "])("takes %j as blank", (cell) => {
    expect(cleanText(cell)).toBe("");
  });

  it("changes nothing when it is applied twice", () => {
    const unit = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2 }),
      fc.constantFrom("_x", "005F", "000D", "_", "\r", "None"),
    );
    fc.assert(
      fc.property(fc.array(unit), (parts) => cleanText(cleanText(parts.join(""))) === cleanText(parts.join(""))),
    );
  });
});

it("codes that colour a terminal are dropped whole, and brackets stay", () => {
  expect(cleanText("\x1b[1;32mBlue\x1b[0m Heron [2m]")).toBe("Blue Heron [2m]");
});

it("a text of any length is cleaned in linear time", () => {
  expect(cleanText("\\".repeat(1_000_000))).toHaveLength(1_000_000);
  expect(cleanText("\\u".repeat(500_000))).toHaveLength(1_000_000);
});

describe("cleanLine", () => {
  it("has no line breaks and no runs of spaces", () => {
    expect(cleanLine("Joe's\r\n  Bar\t& Grill")).toBe("Joe's Bar & Grill");
  });
});
