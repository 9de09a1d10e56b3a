import { expect, it } from "vitest";
import { bulkFields, isBlankChange, readHours } from "./bulk-fields.ts";

const actionOf = (name: string, text: string) =>
  bulkFields([])
    .find(({ value }) => value === name)
    ?.toAction(text);

it("reads hours by day, in any case and shortened; a blank text removes them", () => {
  expect(readHours("Monday: 9 AM - 5 PM\n tue 10-14\n\nSunday: Closed")).toEqual({
    Monday: "9 AM - 5 PM",
    Tuesday: "10-14",
    Sunday: "Closed",
  });
  expect(readHours("  \n")).toBeNull();
  expect(readHours("9 AM - 5 PM")).toContain("must begin with a day");
});

it("makes the change of a field from its text, or says what is wrong", () => {
  expect(actionOf("category", " Bakery ")).toEqual({ action: "setCategory", category: "Bakery" });
  expect(actionOf("city", "Bern")).toEqual({ action: "setPlace", city: "Bern" });
  expect(actionOf("priceLevel", "2")).toEqual({ action: "setFields", fields: { priceLevel: 2 } });
  expect(actionOf("priceLevel", "")).toEqual({ action: "setFields", fields: { priceLevel: null } });
  expect(actionOf("reviewCount", "1,200")).toEqual({ action: "setFields", fields: { reviewCount: 1200 } });
  expect(actionOf("reviewCount", "many")).toContain("Reviews must be a whole number");
  expect(actionOf("rating", " ")).toEqual({ action: "setFields", fields: { rating: 0 } });
  expect(actionOf("latitude", "")).toEqual({ action: "setFields", fields: { latitude: null } });
  expect(actionOf("isVerified", "false")).toEqual({ action: "setFields", fields: { isVerified: false } });
});

it("reads own fields by their type, and removes a value by a blank text", () => {
  const [field] = bulkFields([{ key: "members", name: "Members", type: "number", removedAt: null }]).slice(-1);
  expect(field?.toAction("12")).toEqual({ action: "setFields", fields: { ownValues: { members: 12 } } });
  expect(field?.toAction(" ")).toEqual({ action: "setFields", fields: { ownValues: { members: null } } });
  expect(field?.toAction("many")).toEqual(expect.stringMatching(/^Members /));
});

it("tells which changes empty a field of all chosen businesses", () => {
  const ownFields = [{ key: "members", name: "Members", type: "number", removedAt: null }] as const;
  const isBlank = (name: string, text: string) => {
    const action = bulkFields(ownFields)
      .find(({ value }) => value === name)
      ?.toAction(text);
    if (typeof action !== "object") throw new Error(`${name} has no change of “${text}”`);
    return isBlankChange(action);
  };
  const blankable = ["category", "city", "phone", "openingHours", "priceLevel", "photos", "subtypes", "rating"];
  for (const name of [...blankable, "reviewCount", "latitude", "own.members"]) {
    expect([name, isBlank(name, "")]).toEqual([name, true]);
  }
  const filled = {
    category: "Bakery",
    city: "Bern",
    phone: "512 364 0188",
    priceLevel: "1",
    latitude: "0",
    rating: "3",
  };
  for (const [name, text] of Object.entries({ ...filled, isVerified: "false", "own.members": "0" })) {
    expect([name, isBlank(name, text)]).toEqual([name, false]);
  }
  expect(isBlankChange({ action: "verify" })).toBe(false);
});
