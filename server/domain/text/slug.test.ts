import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slug.ts";

describe("slugify", () => {
  it.each([
    ["Joe's Pizza & Bar", "joes-pizza-bar"],
    ["Zürich — Café", "zurich-cafe"],
    ["Ресторан Чайка", "restoran-chayka"],
    ["İstanbul Ağrı", "istanbul-agri"],
    ["🍕 Pizza ❤️", "pizza"],
    ["🍕🍔", ""],
    ["", ""],
  ])("writes %s as %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("writes names of any script in Latin letters", () => {
    for (const name of ["北京烤鸭", "مطعم", "ร้านอาหาร", "식당", "Εστιατόριο", "מסעדה"]) {
      expect(slugify(name)).toMatch(/^[a-z0-9]+/);
    }
  });

  it("cuts a long name at a word, at most 80 characters in", () => {
    const slug = slugify("the quick brown fox ".repeat(10));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/-(the|quick|brown|fox)$/);
    expect(slugify("x".repeat(200))).toHaveLength(80);
  });

  it("is stable, and never more than letters, digits and single hyphens", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
