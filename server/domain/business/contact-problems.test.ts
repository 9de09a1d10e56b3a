import { describe, expect, it } from "vitest";
import { editBusiness } from "./business-edit.ts";
import { BLANK_DRAFT } from "./business-fields.ts";
import { canBeDialled } from "./contact-problems.ts";

const SHOP = { ...BLANK_DRAFT, name: "Kiln Supply", placeId: "kiln", country: "United States", phone: "ask Ann" };
const problemsOf = (edit: Parameters<typeof editBusiness>[1]) => editBusiness(SHOP, edit).problems;

describe("phone numbers", () => {
  it.each([
    ["(512) 364-0188", "United States"],
    ["1-800-FLOWERS", "United States"],
    ["512-364-0188 x12", "United States"],
    ["+44 20 7946 0321", "United States"],
    ["020 7946 0321", "United Kingdom"],
    ["13 CABS", "Australia"],
    ["０２０ ７９４６ ０３２１", "United Kingdom"],
    ["364 0188", ""],
    ["+81 3 5555 0147", ""],
  ])("%s can be dialled in a business of %s", (phone, country) => {
    expect(canBeDialled(phone, country)).toBe(true);
  });

  it.each([
    ["call us", "United States"],
    ["ask for 2", "United States"],
    ["020 7946 0321", "United States"],
    ["364-0188", "United States"],
    ["+999 364 0188", ""],
    ["+1 5", ""],
    ["12", ""],
    ["hello@example.org", "Germany"],
  ])("%s is refused for a business of %s", (phone, country) => {
    expect(canBeDialled(phone, country)).toBe(false);
  });

  it("are kept as typed, and the country of the same edit counts", () => {
    const { draft, problems } = editBusiness(SHOP, { phone: "020 7946 0321", country: "United Kingdom" });
    expect([draft.phone, draft.phoneE164, problems]).toEqual(["020 7946 0321", "+442079460321", []]);
    expect(problemsOf({ phone: "020 7946 0321" })).toEqual([
      { field: "phone", message: expect.stringContaining("type the whole number") },
    ]);
  });

  it("that an import stored are no obstacle to other edits, nor to removing them", () => {
    expect(problemsOf({ phone: "ask Ann", name: "Kiln & Clay" })).toEqual([]);
    expect(problemsOf({ name: "Kiln & Clay" })).toEqual([]);
    expect(problemsOf({ phone: "" })).toEqual([]);
  });
});

it.each(["78701", "78701-1234", "SW1A 1AA", "〒100-0001", "D02 X285", "13(5)080", "１００-０００１"])(
  "%s can be a postal code",
  (zipCode) => expect(problemsOf({ zipCode })).toEqual([]),
);

it.each(["call us", "!!!", "n/a", "78701; 78702", "@12"])("%s is no postal code", (zipCode) =>
  expect(problemsOf({ zipCode })).toMatchObject([{ field: "zipCode" }]),
);

it("A point at 0, 0 is no place, and the equator is one", () => {
  expect(problemsOf({ latitude: 0, longitude: 0 })).toMatchObject([{ field: "latitude" }]);
  expect(problemsOf({ latitude: 0, longitude: 32.4 })).toEqual([]);
});
