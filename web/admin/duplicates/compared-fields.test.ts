import { expect, it } from "vitest";
import type { AdminBusiness } from "#contract/admin-api";
import { BLANK_DRAFT } from "#domain/business/business-fields";
import { comparedFields, mergedFields } from "./compared-fields.ts";

const business = (overrides: Partial<AdminBusiness>) =>
  ({
    ...BLANK_DRAFT,
    id: 1,
    slug: "a",
    group: "other",
    category: "Bar",
    editedFields: [],
    ...overrides,
  }) as AdminBusiness;

it("two businesses are compared by main fields that one of them has, and by further fields that differ", () => {
  const one = business({ phone: "1", rating: 4.5, reviewCount: 1200, photos: ["a", "b"] });
  const other = business({ phone: "1", businessStatus: "CLOSED_PERMANENTLY", openingHours: { Monday: "Closed" } });
  expect(comparedFields([one, other])).toEqual([
    { field: "category", values: ["Bar", "Bar"], isDifferent: false },
    { field: "phone", values: ["1", "1"], isDifferent: false },
    { field: "rating", values: ["4.5 (1,200 reviews)", ""], isDifferent: true },
    { field: "businessStatus", values: ["Open for business", "Permanently closed"], isDifferent: true },
    { field: "openingHours", values: ["", "Mon Closed"], isDifferent: true },
    { field: "photos", values: ["2", ""], isDifferent: true },
  ]);
});

it("the preview of a merge has the name, what differs and what is filled, with the result", () => {
  const survivor = business({ name: "Odd Knot", phone: "1", photos: ["a"], subtypes: ["Pub"] });
  const merged = business({ name: "Odd Knot Inc", phone: "1", website: "https://oddknot.example", photos: ["b"] });
  const result = { ...survivor, website: merged.website, photos: ["a", "b"], subtypes: ["Pub", "Grill"] };
  const filled = ["website", "photos", "subtypes"];
  const rows = mergedFields({ survivor, merged: [merged], result, filled });
  expect(rows.map(({ field, result, isFilled }) => [field, result, isFilled])).toEqual([
    ["name", "Odd Knot", false],
    ["category", "Bar", false],
    ["phone", "1", false],
    ["website", "https://oddknot.example", true],
    ["photos", "2", true],
    ["subtypes", "Pub, Grill", true],
  ]);
});

it("a merge of several shows the value of each, and what the result has of them", () => {
  const survivor = business({ id: 7, name: "Odd Knot" });
  const others = [business({ id: 8, name: "Odd Knot", phone: "1" }), business({ id: 9, email: "knot@example.org" })];
  const result = { ...survivor, phone: "1", email: "knot@example.org" };
  const rows = mergedFields({ survivor, merged: others, result, filled: ["phone", "email"] });
  expect(rows.filter(({ isFilled }) => isFilled)).toEqual([
    { field: "phone", values: ["", "1", ""], result: "1", isFilled: true },
    { field: "email", values: ["", "", "knot@example.org"], result: "knot@example.org", isFilled: true },
  ]);
});
