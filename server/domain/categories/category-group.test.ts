import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryGroupSchema } from "../../contract/business.ts";
import { ALL_GROUPS } from "./all-groups.ts";
import { categoryGroup } from "./category-group.ts";
import { LABELLED, LABELLED_FOREIGN } from "./category-group-labels-data.ts";

const groupOfHours = (lists: Record<string, string>) =>
  Object.entries(lists).flatMap(([group, list]) => list.split(",").map((name) => ({ name: name.trim(), group })));

const judgedOtherwise = (lists: Record<string, string>) =>
  groupOfHours(lists)
    .map(({ name, group }) => ({ name, group, found: categoryGroup(name) }))
    .filter(({ group, found }) => group !== found);

const plural = (name: string) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:ch|sh|ss|x|z)$/.test(name) ? `${name}es` : `${name}s`;
};

/** A few hundred names of Google's categories. */
const CATEGORY_NAMES = new URL("../../testing/fixtures/category-names.json", import.meta.url);

describe("the group of a category", () => {
  it("equals the hand-made label for hundreds of names", () => {
    expect(groupOfHours(LABELLED).length).toBeGreaterThan(400);
    expect(judgedOtherwise(LABELLED)).toEqual([]);
  });

  it("equals the label for names in twenty languages", () => {
    expect(groupOfHours(LABELLED_FOREIGN).length).toBeGreaterThan(500);
    expect(judgedOtherwise(LABELLED_FOREIGN)).toEqual([]);
  });

  it("is found by the words of an unknown name", () => {
    expect(categoryGroup("Vegan sushi restaurant")).toBe("restaurants");
    expect(categoryGroup("Zorblatt dealer")).toBe("auto-services");
    expect(categoryGroup("Pediatric podiatrist")).toBe("healthcare");
    expect(categoryGroup("Mobile car detailing service")).toBe("auto-services");
    expect(categoryGroup("Land developer")).toBe("professional-services");
    expect(categoryGroup("Kiteboarding equipment rental")).toBe("entertainment");
    expect(categoryGroup("Farm equipment rental agency")).toBe("professional-services");
    expect(categoryGroup("Restaurant equipment rental")).toBe("professional-services");
    expect(categoryGroup("Housing developer")).toBe("professional-services");
    expect(categoryGroup("Orthodontic appliances and supplies")).toBe("healthcare");
    expect(categoryGroup("Underwater welding school")).toBe("education");
    expect(categoryGroup("Underwater basket store")).toBe("shopping");
    expect(categoryGroup("Blockchain consultant")).toBe("professional-services");
  });

  it("is other when nothing is known", () => {
    for (const name of ["", "   ", "()", "Qwxyz", "🙂", "…"]) expect(categoryGroup(name)).toBe("other");
  });

  it("does not depend on case, nor on singular or plural", () => {
    for (const { name, group } of groupOfHours(LABELLED)) {
      expect([name, categoryGroup(name.toUpperCase())]).toEqual([name, group]);
      expect([name, categoryGroup(name.toLowerCase())]).toEqual([name, group]);
      if (/[a-z]$/.test(name) && !name.endsWith("s")) {
        expect([plural(name), categoryGroup(plural(name))]).toEqual([plural(name), group]);
      }
    }
  });

  it("is found at the beginning of an oversized cell", () => {
    expect(categoryGroup(`Restaurant ${"(".repeat(1_000_000)}`)).toBe("restaurants");
    expect(categoryGroup("x".repeat(1_000_000))).toBe("other");
  });

  it("is one of the groups for any text", () => {
    const groups = categoryGroupSchema.options;
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => groups.includes(categoryGroup(text))));
  });

  it("is known for most of hundreds of categories", () => {
    const names: string[] = JSON.parse(readFileSync(CATEGORY_NAMES, "utf8"));
    expect(names.length).toBeGreaterThan(600);
    const counts = Map.groupBy(names, categoryGroup);
    expect(counts.size).toBe(13);
    expect(counts.get("other")?.length).toBeLessThan(names.length / 5);
    for (const name of names)
      if (/ restaurant$/i.test(name)) expect([name, categoryGroup(name)]).toEqual([name, "restaurants"]);
    for (const name of names)
      if (/ (dentist|surgeon|clinic)$/i.test(name) && !/make-up|skin/i.test(name)) {
        expect([name, categoryGroup(name)]).toEqual([name, "healthcare"]);
      }
  });
});

describe("the groups that pages link to", () => {
  it("are those of the contract, each once", () => {
    const slugs = ALL_GROUPS.map((group) => group.slug);
    expect([...slugs, "other"].sort()).toEqual([...categoryGroupSchema.options].sort());
  });
});
