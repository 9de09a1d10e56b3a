import { describe, expect, it } from "vitest";
import type { OwnField } from "#contract/fields/own-fields";
import { isFilterField, namedOwnAttribute, ownAttributes } from "./own-attributes.ts";

const slugs = (...[values]: Parameters<typeof ownAttributes>) => ownAttributes(values).map(({ slug }) => slug);
const field = (type: OwnField["type"]): OwnField => ({ key: "dogs", name: "Dogs", type });

describe("values of own fields as attributes", () => {
  it("are texts, items and yes or no, but no numbers and links", () => {
    expect(
      slugs({ seats: 4, menu: "https://a.example/", dogs: true, cards: ["Visa", "Twint"], area: "Old town" }),
    ).toEqual(["area.old-town", "cards.twint", "cards.visa", "dogs.yes"]);
  });

  it("are one when they differ in case and accents alone", () => {
    expect(slugs({ a: "Café" })).toEqual(slugs({ a: "cafe" }));
    expect(new Set(["C", "C++", "C#", "★★", "★★★"].map((a) => slugs({ a })[0])).size).toBe(5);
  });

  it("are cut off in a label and differ in their slug when long", () => {
    const text = "word ".repeat(100);
    const [one] = ownAttributes({ a: `${text}1` });
    const [other] = ownAttributes({ a: `${text}2` });
    expect(one?.slug).not.toBe(other?.slug);
    expect(one?.label.length).toBeLessThan(70);
  });

  it("are named by their field", () => {
    const [yes] = ownAttributes({ dogs: true });
    const [no] = ownAttributes({ dogs: false });
    expect(yes && namedOwnAttribute(yes, field("yes-no"))).toEqual({ slug: "dogs.yes", label: "Dogs", group: "Dogs" });
    expect(no && namedOwnAttribute(no, field("yes-no")).label).toBe("Dogs: no");
    expect(yes && namedOwnAttribute(yes, field("text")).label).toBe("Dogs: yes");
  });

  it("are filters of 2 to 20 different values", () => {
    expect([1, 2, 20, 21].map((count) => isFilterField(field("text"), count))).toEqual([true, true, true, false]);
    expect(isFilterField(field("yes-no"), 1)).toBe(true);
    expect(isFilterField(field("number"), 5) || isFilterField(field("link"), 5)).toBe(false);
  });
});
