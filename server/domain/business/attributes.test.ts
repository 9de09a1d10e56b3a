import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAttributes, parseAbout } from "./attributes.ts";

describe("parseAbout", () => {
  it("reads attributes by group from JSON and from a Python dict", () => {
    const attributes = { "Service options": { "Dine-in": true, Delivery: false, Language: "English, Hindi" } };
    for (const text of [
      '{"Service options": {"Dine-in": true, "Delivery": false, "Language": "English, Hindi"}}',
      "{'Service options': {'Dine-in': True, 'Delivery': False, 'Language': ['English', 'Hindi']}}",
    ]) {
      expect(parseAbout(text)).toEqual({ attributes, description: "", broken: false });
    }
  });

  it("knows of no attributes in an empty object", () => {
    expect(parseAbout("{}")).toEqual({ attributes: {}, description: "", broken: false });
  });

  it("takes prose for a description", () => {
    expect(parseAbout("Family-run since 1950 [est.]").description).toBe("Family-run since 1950 [est.]");
  });

  it("gathers attributes without a group, and drops those without a value", () => {
    expect(parseAbout('{"Wi-Fi": true, "Seats": 40, "Owner": null, "Empty": {}}').attributes).toEqual({
      Other: { "Wi-Fi": true, Seats: "40" },
    });
  });

  it("reads lists of what there is", () => {
    expect(
      parseAbout('{"Payments": ["Cash", "Cards"], "Service options": [{"Dine-in": true}, {"Delivery": false}]}')
        .attributes,
    ).toEqual({
      Payments: { Cash: true, Cards: true },
      "Service options": { "Dine-in": true, Delivery: false },
    });
    expect(parseAbout('["Cash only"]').attributes).toEqual({ Other: { "Cash only": true } });
  });

  it("says of broken JSON that it is broken", () => {
    expect(parseAbout('{"Service options": {"Dine-in": tr')).toEqual({ attributes: {}, description: "", broken: true });
  });

  it("does not let an attribute's name reach the object's prototype", () => {
    const { attributes } = parseAbout('{"__proto__": {"isAdmin": true}}');
    expect(Object.keys(attributes)).toEqual(["__proto__"]);
    expect((attributes as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  });

  it("reads back what an export writes", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { attributes } = parseAbout(text);
        expect(parseAbout(formatAttributes(attributes)).attributes).toEqual(attributes);
      }),
    );
  });
});
