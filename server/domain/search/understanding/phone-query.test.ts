import { describe, expect, it } from "vitest";
import { phoneDigits, phoneQuery } from "./phone-query.ts";

describe("phoneQuery", () => {
  it.each([
    ["(215) 555-0101", "2155550101"],
    ["+1 215 555 0101", "12155550101"],
    ["+1 (215) 555-0101", "12155550101"],
    ["1-215-555-0101", "12155550101"],
    ["215.555.0101", "2155550101"],
    ["2155550101", "2155550101"],
    ["tel: 215 555 0101", "2155550101"],
    ["(215) 555-0101 ext. 12", "2155550101"],
    ["215‑555‑0101", "2155550101"],
    ["00381 11 123 4567", "381111234567"],
    ["+381 11 123-4567", "381111234567"],
    ["011/123-4567", "111234567"],
    ["011 123 45 67", "111234567"],
    ["+44 (0)20 7946 0000", "442079460000"],
    ["020 7946 0000", "2079460000"],
    ["+39 06 1234 5678", "390612345678"],
    ["06 1234 5678", "612345678"],
    ["044 668 18 00", "446681800"],
    ["(0212) 555 01 01", "2125550101"],
    ["555 1234", "5551234"],
    ["Joe's Pizza (215) 555-0101", "2155550101"],
    ["call 215-555-0101 plumber", "2155550101"],
    ["pizza +49 30 123456", "4930123456"],
  ])("reads %s as %s", (text, digits) => expect(phoneQuery(text)).toBe(digits));

  it.each([
    "19106",
    "19106-1234",
    "01310-100",
    "2026",
    "2019-2026",
    "2026-11-22",
    "22/11/2026",
    "pizza 19106",
    "1600 Pennsylvania Ave",
    "24/7",
    "12 34 56",
    "100-110 Main St",
    "7 eleven",
    "plumber",
    "",
    "+",
    "()",
    "route 66",
    "1".repeat(40),
    "SW1A 1AA",
    "pizza 8001 2026",
    "4.5",
    "1234567.25",
    "main st 1234 19106",
  ])("reads no number in %s", (text) => expect(phoneQuery(text)).toBeUndefined());

  it("answers long texts at once", () => {
    expect(phoneQuery("1 ".repeat(5000))).toBeUndefined();
    expect(phoneQuery("(".repeat(5000))).toBeUndefined();
  });
});

describe("phoneDigits", () => {
  it.each([
    ["+12155550101", ["12155550101", "2155550101"]],
    ["+381111234567", ["381111234567", "111234567"]],
    ["+442079460000", ["442079460000", "2079460000"]],
    ["+390612345678", ["390612345678", "612345678"]],
    ["+41446681800", ["41446681800", "446681800"]],
    ["+905325550101", ["905325550101", "5325550101"]],
    ["+74951234567", ["74951234567", "4951234567"]],
  ])("of %s are %j", (phone, digits) => expect(phoneDigits(phone, null)).toEqual(digits));

  it("are those of the number as written where its country is unknown", () => {
    expect(phoneDigits(null, "(011) 123-4567, 011 765 4321")).toEqual(["111234567"]);
    expect(phoneDigits(null, "ask Ann")).toEqual([]);
    expect(phoneDigits(null, null)).toEqual([]);
  });

  it.each([
    ["+12155550101", ["(215) 555-0101", "+1 215 555 0101", "001 215 555 0101", "1-215-555-0101"]],
    ["+381111234567", ["011/123-4567", "+381 11 1234567", "00381111234567"]],
    ["+390612345678", ["06 1234 5678", "+39 06 12345678", "0039 06 1234 5678"]],
  ])("of %s have every spelling in a query", (phone, spellings) => {
    for (const spelling of spellings) expect(phoneDigits(phone, null)).toContain(phoneQuery(spelling));
  });
});
