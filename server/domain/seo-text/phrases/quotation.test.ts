import { expect, it } from "vitest";
import { quotationOf } from "./quotation.ts";

it("quotes a description of a few sentences as it is, and the first sentences of a longer one", () => {
  expect(quotationOf("Sails and canvas work since 1974")).toBe("Sails and canvas work since 1974.");
  const long = `We mend sails of every make and age. ${"More about the loft follows ".repeat(10)}`;
  expect(quotationOf(long)).toBe("We mend sails of every make and age.");
});

it("quotes no address, no markup and nothing too short, not even of a longer text", () => {
  expect(quotationOf("Sails, see https://gannetsails.example for more")).toBe("");
  expect(quotationOf("Sails and canvas")).toBe("");
  expect(quotationOf(`Dr. Gannet ${"mends sails and covers and awnings ".repeat(10)}`)).toBe("");
  expect(quotationOf(null)).toBe("");
});
