import { describe, expect, it } from "vitest";
import { textsOf } from "../../../../testing/texts/texts-of.ts";

const bank = (name: string, index: number, step = 1) => ({
  name,
  category: "Bank",
  categorySlug: "bank",
  group: "professional-services" as const,
  address: "",
  zipCode: "78701",
  latitude: 30.27 + (index * step) / 1000,
  longitude: -97.74,
});
const NAMES = ["Heron Savings", "Otter Credit", "Lark Trust", "Marten Funds", "Finch Bank"];

describe("points without a street address", () => {
  it("are told from where each of a town has one of its own", () => {
    for (const text of textsOf(...NAMES.map((name, index) => bank(name, index))))
      expect(text).toMatch(
        /\nNearby:\n(?:There are other banks nearby, such as|Other banks nearby include) Otter Credit, /,
      );
  });

  it("have no distance, since they are not those of a door", () => {
    for (const text of textsOf(...NAMES.map((name, index) => bank(name, index))))
      expect(text).not.toMatch(/\d (?:ft|mi)\b/);
  });

  it("are not told from where some share one, which is that of the town", () => {
    for (const text of textsOf(...NAMES.map((name, index) => bank(name, index, index < 2 ? 0 : 1))))
      expect(text).not.toContain("nearby");
  });

  it("are not told from where there are only a few", () => {
    for (const text of textsOf(...NAMES.slice(0, 3).map((name, index) => bank(name, index))))
      expect(text).not.toContain("nearby");
  });

  it("are not told from of one whose work is done at homes", () => {
    const painters = NAMES.map((name, index) => ({
      ...bank(name, index),
      category: "Painter",
      categorySlug: "painter",
      group: "home-services" as const,
    }));
    for (const text of textsOf(...painters)) expect(text).not.toContain("nearby");
  });
});
