import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MADE_UP_COLUMNS, madeUpRow } from "../../bench/made-up-businesses.ts";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { matchHeader, readBusinessRow } from "../import-row/business-row.ts";
import { weekIntervals } from "../opening-hours/opening-hours.ts";
import { businessKeys, KEY_VERSION } from "./business-keys.ts";

describe("businessKeys", () => {
  it("builds the slug of name and city", () => {
    expect(businessKeys(draft({ name: "Café Özgür", city: "İzmir" })).slugBase).toBe("cafe-ozgur-izmir");
    expect(businessKeys(draft({ name: "Plumber", city: "" })).slugBase).toBe("plumber");
  });

  it("has a slug for a name of emoji alone, the same each time and another for another business", () => {
    const slug = businessKeys(draft({ name: "🍕", city: "Bern", placeId: "one" })).slugBase;
    expect(slug).toMatch(/^business-[a-z0-9]+-bern$/);
    expect(businessKeys(draft({ name: "🍕", city: "Bern", placeId: "one" })).slugBase).toBe(slug);
    expect(businessKeys(draft({ name: "🍕", city: "Bern", placeId: "two" })).slugBase).not.toBe(slug);
  });

  it("folds the keys that the location box is matched by", () => {
    const keys = businessKeys(draft({ city: "Baden-Baden", zipCode: "SW1A 1AA", state: "Québec", country: "Türkiye" }));
    expect(keys).toMatchObject({
      cityKey: "baden baden",
      zipKey: "sw1a1aa",
      stateKey: "quebec",
      countryKey: "turkiye",
    });
  });

  it("puts the name and everything else that search looks at into folded words", () => {
    const keys = businessKeys(
      draft({ name: "Chez Élise", category: "Crêperie", subtypes: ["Café"], city: "Nîmes", description: "Délicieux" }),
    );
    expect(keys.nameText).toBe("chez elise");
    expect(keys.otherText).toContain("creperie cafe");
    expect(keys.otherText).toContain("nimes");
    expect(keys.otherText).toContain("delicieux");
  });

  it("lists what visitors filter by: attributes that are true, and categories that imply them", () => {
    const attributes = {
      Amenities: { "Wi-Fi": true, "Gender-neutral restroom": false },
      Parking: { "Parking garage": true },
    };
    expect(businessKeys(draft({ category: "Vegan restaurant", attributes })).attributeTags).toBe("wifi parking vegan");
    expect(businessKeys(draft({})).attributeTags).toBe("");
  });

  it("have the kind of the category, whose English name is found too", () => {
    const keys = businessKeys(draft({ category: "Veganes Restaurant" }));
    expect(keys).toMatchObject({ categorySlug: "vegan-restaurant", kind: "Vegan restaurant", attributeTags: "vegan" });
    expect(keys.otherText).toContain("veganes restaurant vegan restaurant");
  });

  it("gives a category without Latin letters a slug of its own", () => {
    expect(businessKeys(draft({ category: "🍕" })).categorySlug).toMatch(/^category-[a-z0-9]+$/);
  });
});

/** Fails when the rules behind stored keys change: then bump KEY_VERSION, and write the new digest here. */
it("The keys of made-up businesses are those of the key version", () => {
  const header = matchHeader(MADE_UP_COLUMNS);
  const hash = createHash("sha256");
  for (let index = 0; header !== undefined && index < 1_000; index++) {
    const parsedRow = readBusinessRow(madeUpRow(index), header, { country: "" });
    if (!("business" in parsedRow)) continue;
    const { business } = parsedRow;
    hash.update(JSON.stringify([businessKeys(business), weekIntervals(business.openingHours)]));
  }
  expect([KEY_VERSION, hash.digest("base64")]).toEqual([16, "Vl8o0zc6w2nOky6PySPAsRhKyf28xdSkaEtaRojxxAk="]);
});
