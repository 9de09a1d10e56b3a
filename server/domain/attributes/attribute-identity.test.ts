import { describe, expect, it } from "vitest";
import { ATTRIBUTE_GROUPS, GROUP_ALIASES } from "./attribute-identities-data.ts";
import {
  attributeIdentity,
  attributeLines,
  attributesPresent,
  knownAttribute,
  readAttributeLine,
} from "./attribute-identity.ts";

const slugOf = (name: string, group = "Any") => attributeIdentity(group, name)?.slug;

describe("the identity of an attribute", () => {
  it.each([
    ["Takeaway", "Takeout"],
    ["Kerbside pickup", "Curbside pickup"],
    ["Wheelchair accessible car park", "Wheelchair-accessible parking lot"],
    ["Wheelchair-accessible toilet", "Wheelchair accessible restroom"],
    ["Gender-neutral toilets", "Gender-neutral restroom"],
    ["Cosy", "cozy"],
    ["Upmarket", "Upscale"],
    ["Cheques", "Checks"],
    ["Spirits", "Hard liquor"],
    ["Quiz night", "Trivia night"],
    ["Free of charge street parking", "Free street parking"],
    ["Paid multi-storey car park", "Paid parking garage"],
    ["Has changing table(s)", "Changing table"],
    ["Kids’ menu", "Kids' menu"],
    ["On-site services", "Onsite services"],
    ["In-store pick-up", "In-store pickup"],
    ["Sitzplätze im Freien", "Outdoor seating"],
    ["Chaises hautes", "High chairs"],
    ["Se admiten perros", "Dogs allowed"],
    ["Rollstuhlgerechter Eingang", "Wheelchair accessible entrance"],
    ["Menù per bambini", "Kids' menu"],
    ["Theatre lighting", "Theater lighting"],
    ["Tyre storage", "tire storage"],
    ["Identifies as Latino-owned", "Latino-owned"],
  ])("of %s is that of %s", (one, other) => {
    expect(slugOf(one)).toBe(slugOf(other));
  });

  it.each([
    ["Wheelchair-accessible entrance", "Wheelchair-accessible seating"],
    ["Dogs allowed", "Dogs allowed inside"],
    ["High chairs", "Good for kids"],
    ["Free parking lot", "Paid parking lot"],
    ["Outdoor seating", "Rooftop seating"],
  ])("of %s is not that of %s", (one, other) => {
    expect(slugOf(one)).not.toBe(slugOf(other));
  });

  it("has a label and a group of the table, or those of the export", () => {
    expect(attributeIdentity("Other", "takeaway")).toEqual({
      slug: "takeout",
      label: "Takeout",
      group: "Service options",
    });
    expect(attributeIdentity("Amenities", "board games")).toEqual({
      slug: "board-games",
      label: "Board games",
      group: "Amenities",
    });
    expect(attributeIdentity("Recycling", "Clothing")?.group).toBe("Other");
    expect(attributeIdentity("Any", "чай")).toEqual({ slug: "chai", label: "Чай", group: "Other" });
  });

  it("is missing for what is no name", () => {
    expect(slugOf("!!!")).toBeUndefined();
    expect(slugOf("x".repeat(61))).toBeUndefined();
  });

  it("is one per name: no alias stands in two rows, no label twice", () => {
    const names = Object.values(ATTRIBUTE_GROUPS)
      .flat()
      .flatMap(([label, aliases = ""]) => [
        ...new Set([label, ...aliases.split(",")].map((name) => name.trim().toLowerCase())),
      ])
      .filter((name) => name !== "");
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(GROUP_ALIASES)).toEqual(Object.keys(ATTRIBUTE_GROUPS));
  });
});

describe("the attributes of a business", () => {
  it("are those that are true, each once", () => {
    const attributes = {
      "Service options": { Takeaway: true, Delivery: false, "Dine-in": "yes", "Check-in": "15:00" },
      Other: { "Take-out": true, "Board games": true },
      Amenities: { "Board games": true },
    };
    expect(attributesPresent(attributes).map(({ slug, group }) => [slug, group])).toEqual([
      ["board-games", "Amenities"],
      ["dine-in", "Service options"],
      ["takeout", "Service options"],
    ]);
  });

  it("are not only cash if cards are taken", () => {
    expect(
      attributesPresent({ Payments: { "Cash only": true, "Credit cards": true } }).map(({ slug }) => slug),
    ).toEqual(["credit-cards"]);
    expect(attributesPresent({ Payments: { "Cash only": true } }).map(({ slug }) => slug)).toEqual(["cash-only"]);
  });

  it("leave late-night food to the hours", () => {
    expect(attributesPresent({ Offerings: { "Late-night food": true, Coffee: true } }).map(({ slug }) => slug)).toEqual(
      ["coffee"],
    );
  });

  it("have labels without line breaks", () => {
    expect(attributesPresent({ Other: { "x\ny\tz": true } }).map(({ label }) => label)).toEqual(["X y z"]);
  });

  it("are at most two hundred", () => {
    const names = Array.from({ length: 5_000 }, (_, n) => [`Thing ${n}`, true]);
    expect(attributesPresent({ Any: Object.fromEntries(names) })).toHaveLength(200);
  });

  it("come back from their lines", () => {
    const attributes = { Pets: { "Dogs allowed": true }, Amenities: { "Board games": true } };
    const lines = attributeLines(attributes).split("\n");
    expect(lines).toEqual(["board-games\tBoard games\tAmenities", "dogs-allowed"]);
    expect(lines.map(readAttributeLine)).toEqual(attributesPresent(attributes));
    expect(attributeLines({})).toBe("");
  });

  it("tell once who comes to the customer, whose source, kind or attributes say so", () => {
    const wifi = { Amenities: { "Wi-Fi": true } };
    expect(attributeLines(wifi, {}, ["wifi"])).toBe("wi-fi");
    expect(attributeLines(wifi, {}, ["wifi", "comes-to-you"])).toBe("wi-fi\ncomes-to-you");
    expect(attributeLines({}, undefined, ["comes-to-you"])).toBe("comes-to-you");
    expect(attributeLines({ Other: { "comes to you": true } }, {}, ["comes-to-you"])).toBe("comes-to-you");
    expect(readAttributeLine("comes-to-you")).toMatchObject({ label: "Comes to you", group: "Service options" });
    expect(knownAttribute("dogs-allowed")?.label).toBe("Dogs allowed");
  });
});
