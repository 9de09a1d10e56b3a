import { expect, it } from "vitest";
import { dialledDigits, dialledNumber, firstNumber, phoneExtension } from "./dialled-number.ts";

it.each([
  ["(555) 555-0100", "5555550100"],
  ["+41 44 668 18 00", "+41446681800"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["555-0100, 555-0101", "5550100"],
  ["Tel. 044 668 18 00 (Empfang)", "0446681800"],
  ["1-800-FLOWERS", "18003569377"],
  ["01 23\u00a045 67 89", "0123456789"],
])("%s is dialled as %s", (phone, digits) => expect(dialledDigits(phone)).toBe(digits));

it.each([
  "ask at the bar",
  "Mon-Fri 9-5",
  "4.41132E+11",
  "2026-05-04",
  "12",
  "112 rue Foch",
  "none",
  "12345678901234567890",
  "Không có",
])("%s cannot be dialled", (text) => expect(dialledDigits(text)).toBeUndefined());

it("a number that is invalid in its country cannot be dialled from abroad", () => {
  expect(dialledNumber({ phone: "555-0133", phoneE164: null, country: "United States" })).toBeUndefined();
  expect(dialledNumber({ phone: "555-0133", phoneE164: null, country: "" })).toBe("5550133");
  expect(dialledNumber({ phone: "044 668 18 00", phoneE164: "+41446681800", country: "Switzerland" })).toBe(
    "+41446681800",
  );
});

it.each([
  ["(512) 555-0142 x136", "136"],
  ["512-555-0143 ext. 22", "22"],
  ["+1 512 555 0144;ext=7", "7"],
  ["512-555-0145 #5", "5"],
  ["512-555-0146", ""],
  ["1-800-FEDEX 12", ""],
])("%s has the extension %j", (phone, extension) => expect(phoneExtension(phone)).toBe(extension));

it.each([
  ["612345678-934567890", "612345678"],
  ["0086 0571-88881234", "0086 0571-88881234"],
])("%s begins with the number %s", (text, number) => expect(firstNumber(text)).toBe(number));
