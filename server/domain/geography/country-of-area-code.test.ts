import { describe, expect, it } from "vitest";
import { countryOfAreaCode } from "./country-of-area-code.ts";

const ROW = { phone: "802-555-0142", postalCode: "05672", fullAddress: "4 Mill Rd", city: "Stowe", state: "" };

describe("the area code of a phone number and the ZIP code prove the United States together", () => {
  it.each([
    ["of one state", {}],
    ["without the zero", { postalCode: "5672" }],
    ["with the extension", { postalCode: "5672-1203" }],
    ["in the address", { postalCode: "", fullAddress: "4 Mill Rd, Stowe 05672" }],
    ["in brackets", { phone: "(802) 555-0142 x3" }],
    ["with dots", { phone: "802.555.0142" }],
    ["behind a word", { phone: "Tel. (802) 555-0142" }],
    ["with a leading 1", { phone: "1-802-555-0142" }],
    ["in a town that other countries have too", { phone: "603-555-0142", postalCode: "3857", city: "Newmarket" }],
    ["on a boulevard", { fullAddress: "4 Ocean Boulevard" }],
  ])("%s", (_, cells) => {
    expect(countryOfAreaCode({ ...ROW, ...cells })).toBe("United States");
  });

  it.each([
    ["other states", { postalCode: "03801" }],
    ["no number", { phone: "" }],
    ["no area code", { phone: "555-0142" }],
    ["a toll-free number", { phone: "800-555-0142" }],
    ["a number that is written otherwise", { phone: "802 555 0142" }],
    ["no ZIP code", { postalCode: "" }],
    ["an Italian city", { phone: "347.523.4567", postalCode: "10121", city: "Torino", fullAddress: "" }],
    ["an Italian street", { phone: "347.523.4567", postalCode: "10010", city: "Banchette", fullAddress: "Via Roma 2" }],
  ])("%s: proves nothing", (_, cells) => {
    expect(countryOfAreaCode({ ...ROW, ...cells })).toBe("");
  });
});

describe("the area code of a phone number and a written state prove their country together", () => {
  const MACON = { phone: "478-555-0142", postalCode: "", fullAddress: "4 Mill Rd", city: "Macon", state: "Georgia" };
  it.each([
    ["in a column", {}, "United States"],
    ["by its code", { state: "GA" }, "United States"],
    ["at the end of the address", { state: "", city: "", fullAddress: "4 Mill Rd, MACON, GEORGIA" }, "United States"],
    ["in Canada", { state: "Alberta", city: "Banff", phone: "(403) 555-0142" }, "Canada"],
    ["in a province with its neighbour's code", { state: "PE", city: "Souris", phone: "902-555-0142" }, "Canada"],
    ["but not another state", { state: "Alabama" }, ""],
    ["but not a number of no place", { phone: "800-555-0142" }, ""],
    ["but not beside a foreign postcode", { postalCode: "0105" }, ""],
    ["but not without a state", { state: "" }, ""],
  ])("%s", (_, cells, country) => {
    expect(countryOfAreaCode({ ...MACON, ...cells })).toBe(country);
  });
});
