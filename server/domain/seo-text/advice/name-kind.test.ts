import { expect, it } from "vitest";
import { textsOf } from "../../../testing/texts/texts-of.ts";
import { kindInName } from "./name-kind.ts";

it.each([
  ["Seaside Yoga", "Yoga studio"],
  ["Roma Pizza", "Pizza restaurant"],
  ["Elm Street Dental LLC", "Dentist"],
  ["Oak & Sons", ""],
  ["Church Lane Partners", ""],
  ["Park View Holdings", ""],
  ["", ""],
])("The name %s means the kind %s", (name, kind) => {
  expect(kindInName(name)).toBe(kind);
});

it("A row without a category is asked about what its name says", () => {
  const row = { category: "Service Provider", phone: "+1 512-867-2200" };
  for (const text of textsOf({ ...row, name: "Ridge Plumbing" })) {
    expect(text).toContain("its name has to say what it does");
    expect(text).toMatch(/minimum charge|estimate|how soon somebody can come|how far they drive/);
  }
  for (const text of textsOf({ ...row, name: "Oak & Sons" })) expect(text).toMatch(/what kind of business it is/i);
});
