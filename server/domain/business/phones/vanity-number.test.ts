import { expect, it } from "vitest";
import { phoneToE164 } from "./phone.ts";
import { vanityDigits } from "./vanity-number.ts";

it.each([
  ["1-800-GOT-JUNK", "United States", "+18004685865"],
  ["1 (888) plumbers", "Canada", "+18887586237"],
  ["+1 877 KARS-4-KIDS", "", "+18775277454"],
  ["(512) 555-CAKE", "United States", "+15125552253"],
  ["1-800-BAKERY1 (225-3791)", "United States", "+18002253791"],
  ["Call 1-866-PLUMBERS", "United States", "+18667586237"],
  ["13 CABS", "Australia", "+61132227"],
  ["1300 PLUMBER", "Australia", "+611300758623"],
  ["0800 FLOWERS", "United Kingdom", "+448003569377"],
])("%s (%s) dials %s", (phone, country, e164) => {
  expect(phoneToE164(phone, country)).toBe(e164);
});

it.each(["ask Ann", "24 HOURS", "365 DAYS", "512-555 ask Ann", "Mon-Fri 9-5", "1-800-CA", "555-CAKE", "12 rue Foch"])(
  "%s has no letters to dial",
  (text) => {
    expect(vanityDigits(text)).toEqual([]);
  },
);

it("a number that is complete before its words is read without them", () => {
  expect(phoneToE164("512-555-0142 Bob", "United States")).toBe("+15125550142");
});
