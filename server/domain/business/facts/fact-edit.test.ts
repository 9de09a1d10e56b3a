import { describe, expect, it } from "vitest";
import type { BusinessEdit } from "#contract/business-edit";
import { draft } from "../../../testing/directories/draft-fixture.ts";
import { editBusiness } from "../business-edit.ts";
import { businessKeys } from "../business-keys.ts";
import { keepEditedFields } from "../keep-edited-fields.ts";

const edited = (edit: BusinessEdit, before = draft()) => editBusiness(before, edit);

describe("an edit of facts", () => {
  it("is normalised like an import", () => {
    const { draft: after, problems } = edited({
      otherHours: { kitchen: { Monday: "11-14" } },
      specialDays: [
        { date: "2026-12-26", hours: "10-14", name: " Boxing  Day " },
        { date: "2026-12-25", hours: "closed" },
      ],
      socialLinks: { instagram: "@joes", x: "twitter.com/joes" },
      email: "mailto:Joe@Joes.Example",
      bookingLink: "joes.example/book",
      serviceAreas: [" Conway ", "", "Conway"],
    });
    expect(problems).toEqual([]);
    expect(after).toMatchObject({
      otherHours: { Kitchen: { Monday: "11:00 AM - 2:00 PM" } },
      specialDays: [
        { date: "2026-12-25", hours: "Closed" },
        { date: "2026-12-26", hours: "10:00 AM - 2:00 PM", name: "Boxing Day" },
      ],
      socialLinks: { instagram: "https://www.instagram.com/joes", x: "https://twitter.com/joes" },
      email: "Joe@joes.example",
      bookingLink: "https://joes.example/book",
      serviceAreas: ["Conway"],
    });
  });

  it.each<[BusinessEdit, string]>([
    [{ otherHours: { kitchen: { Monday: "9-17, 15-20" } } }, "otherHours"],
    [{ specialDays: [{ date: "2026-12-25", hours: "ask" }] }, "specialDays"],
    [{ email: "ask" }, "email"],
    [{ menuLink: "javascript:alert(1)" }, "menuLink"],
    [{ orderLink: "http://localhost/" }, "orderLink"],
    [{ socialLinks: { facebook: "https://joes.example/" } }, "socialLinks.facebook"],
    [{ socialLinks: { facebook: "https://x.com/joes" } }, "socialLinks.facebook"],
  ])("%j names the wrong field", (edit, field) => {
    expect(edited(edit).problems.map((problem) => problem.field)).toEqual([field]);
  });

  it("derives the price level from signs, unless the level is edited too", () => {
    expect(edited({ priceRange: "€€€" }).draft.priceLevel).toBe(3);
    expect(edited({ priceRange: "CHF 20" }, draft({ priceRange: "$$", priceLevel: 2 })).draft.priceLevel).toBeNull();
    expect(edited({ priceRange: "CHF 20", priceLevel: 4 }).draft.priceLevel).toBe(4);
    expect(edited({ menuLink: "https://joes.example/" }, draft({ priceLevel: 2 })).draft.priceLevel).toBe(2);
  });

  it("stays when an import brings other facts", () => {
    const stored = draft({
      priceRange: "CHF 20",
      email: "own@joes.example",
      specialDays: [{ date: "2026-12-25", hours: "Closed" }],
    });
    const incoming = draft({
      priceRange: "$$",
      priceLevel: 2,
      email: "other@joes.example",
      orderLink: "https://order.example/",
    });
    const merged = keepEditedFields({ ...incoming, ...businessKeys(incoming) }, stored, [
      "priceRange",
      "email",
      "specialDays",
    ]);
    expect(merged).toMatchObject({
      priceRange: "CHF 20",
      priceLevel: null,
      email: "own@joes.example",
      specialDays: stored.specialDays,
      orderLink: "https://order.example/",
    });
  });
});
