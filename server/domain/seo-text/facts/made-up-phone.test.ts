import { expect, it } from "vitest";
import { isMadeUpPhone } from "./made-up-phone.ts";

it.each([
  ["+1 512-555-5555", true],
  ["603.555.0177", true],
  ["(212) 555-1234", true],
  ["+41 44 000 00 00", true],
  ["0123 1234567", true],
  ["+1 512-555-0212", false],
  ["020 777 7777", false],
  ["0844 444 444", false],
  ["+44 20 7123 4567", false],
  ["+41 44 555 01 77", false],
  ["+41 44 555 33 22", false],
  ["+1 501-455-0555", false],
  [null, false],
])("%s is made up: %s", (phone, isMadeUp) => {
  expect(isMadeUpPhone(phone)).toBe(isMadeUp);
});
