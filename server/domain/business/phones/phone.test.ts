import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { phoneToE164 } from "./phone.ts";

describe("phoneToE164", () => {
  it.each([
    ["+1 501-393-3931", "", "+15013933931"],
    ["\u202a+41 44 380 21 81\u202c", "", "+41443802181"],
    ["0041 44 380 21 81", "", "+41443802181"],
    ["+44 (0)20 7946 0958", "", "+442079460958"],
    ["+1 212-555-0100 ext. 5", "", "+12125550100"],
    ["+1 212-555-0100, +1 212-555-0101", "", "+12125550100"],
    ["(501) 393-3931", "United States", "+15013933931"],
    ["+52 1 33 1234 5678", "", "+523312345678"],
    ["0052 (1) 81 1234-5678", "Mexico", "+528112345678"],
    ["+52 33 1234 5678", "Mexico", "+523312345678"],
    ["044 33 1234 5678", "Mexico", "+523312345678"],
    ["(01) 33 1234 5678", "Mexico", "+523312345678"],
    ["512-555-0142 (1-512-555-CAKE)", "United States", "+15125550142"],
    ["15013933931.0", "United States", "+15013933931"],
    ["044 380 21 81", "Switzerland", "+41443802181"],
    ["0212 123 45 67", "Turkey", "+902121234567"],
  ])("reads %s (%s) as %s", (phone, country, e164) => {
    expect(phoneToE164(phone, country)).toBe(e164);
  });

  it.each([
    ["(501) 393-3931", ""],
    ["12", "United States"],
    ["+12", ""],
    ["call us", "Germany"],
    ["", "Germany"],
  ])("cannot tell %j (%s)", (phone, country) => {
    expect(phoneToE164(phone, country)).toBeNull();
  });

  it("agrees with the phone library on numbers with their country code", () => {
    const codes = [
      1, 7, 30, 33, 34, 39, 41, 43, 44, 48, 49, 52, 54, 55, 61, 62, 63, 81, 86, 90, 91, 351, 352, 355, 381, 420, 971,
    ];
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789".split("")), minLength: 3, maxLength: 13 });
    fc.assert(
      fc.property(fc.constantFrom(...codes), digits, (code, number) => {
        const isMexicanMobile = code === 52 && /^1[2-9]\d{9}$/.test(number);
        const parsedNumber = parsePhoneNumberFromString(`+${code} ${isMexicanMobile ? number.slice(1) : number}`);
        expect(phoneToE164(`+${code} ${number}`, "")).toBe(parsedNumber?.isPossible() ? parsedNumber.number : null);
      }),
      { numRuns: 2000 },
    );
  });

  it("answers nothing or E.164, whatever the text", () => {
    const unit = fc.constantFrom(..."+0123456789 ()-/.,x".split(""));
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 30 }),
        fc.constantFrom("", "Germany", "Italy", "Mexico"),
        (text, country) => {
          expect(phoneToE164(text, country) ?? "+1234567").toMatch(/^\+[1-9]\d{5,16}$/);
        },
      ),
    );
  });
});
