import { describe, expect, it } from "vitest";
import type { AdminBusiness } from "#contract/admin-api";
import { formatAttributes, parseAttributes } from "./attribute-lines.ts";
import {
  differingFields,
  type FormValues,
  mergeEdits,
  type TextName,
  textError,
  toFields,
  toFormValues,
} from "./form-values.ts";

const BUSINESS = {
  id: 7,
  placeId: "p7",
  name: "Luigi's",
  category: "Pizza restaurant",
  address: "1 Main St",
  city: "Austin",
  phone: "(512) 555-0100",
  rating: 4.5,
  reviewCount: 12,
  latitude: 30.27,
  photos: ["https://example.com/1.jpg", "https://example.com/2.jpg"],
  openingHours: { Monday: "9:00 AM - 5:00 PM" },
  attributes: { "Service options": { Delivery: true, "Dine-in": false, Notes: "ask" } },
  isVerified: false,
  businessStatus: "OPERATIONAL",
} as Partial<AdminBusiness> as AdminBusiness;

const values = toFormValues(BUSINESS);
/** Returns the fields that an edit sends. */
const changedFields = (edit: Partial<FormValues>) => toFields({ ...values, ...edit }, Object.keys(edit));

describe("the values of the form", () => {
  it("do not differ without an edit", () => {
    expect(differingFields(values, toFormValues(BUSINESS))).toEqual([]);
  });

  it("differ in the fields that somebody changed", () => {
    const changedValues = toFormValues({ ...BUSINESS, phone: null, openingHours: { Monday: "Closed" } });
    expect(differingFields(values, changedValues)).toEqual(["phone", "openingHours"]);
  });

  it("are sent as the fields of the API", () => {
    const edit = { name: " Luigi's Pizza ", rating: "4,8", photos: "https://example.com/2.jpg\n\n" };
    expect(changedFields(edit)).toEqual({ name: "Luigi's Pizza", rating: 4.8, photos: ["https://example.com/2.jpg"] });
  });

  it("send facts that are typed as lines", () => {
    const typed = {
      otherHours: "Kitchen: Monday = 11-14\nKitchen: Sunday = Closed",
      specialDays: "2026-12-25: Closed (Christmas Day)\n2026-12-31: 9 AM - 2 PM",
      ratingDistribution: "3, 0, 1, 2, 9",
      socialLinks: "Facebook: https://www.facebook.com/joes\nx: @joes",
      serviceAreas: "Conway\n\nBenton",
      priceLevel: "2",
    };
    expect(changedFields(typed)).toEqual({
      otherHours: { Kitchen: { Monday: "11-14", Sunday: "Closed" } },
      specialDays: [
        { date: "2026-12-25", hours: "Closed", name: "Christmas Day" },
        { date: "2026-12-31", hours: "9 AM - 2 PM" },
      ],
      ratingDistribution: [3, 0, 1, 2, 9],
      socialLinks: { facebook: "https://www.facebook.com/joes", x: "@joes" },
      serviceAreas: ["Conway", "Benton"],
      priceLevel: 2,
    });
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, ""]));
    expect(changedFields(empty)).toEqual({
      otherHours: {},
      specialDays: [],
      ratingDistribution: [],
      socialLinks: {},
      serviceAreas: [],
      priceLevel: null,
    });
  });

  it("show facts as the lines that send them back", () => {
    const facts = {
      otherHours: { Kitchen: { Monday: "Closed" } },
      specialDays: [{ date: "2026-12-25", hours: "Closed", name: "Christmas Day" }],
      ratingDistribution: [3, 0, 1, 2, 9],
      socialLinks: { youtube: "https://www.youtube.com/@joes" },
    } satisfies Partial<AdminBusiness>;
    const shown = toFormValues({ ...BUSINESS, ...facts });
    expect(shown.specialDays).toBe("2026-12-25: Closed (Christmas Day)");
    expect(toFields(shown, Object.keys(facts))).toEqual(facts);
  });

  it.each([
    ["specialDays", "Christmas: Closed", "2026-12-25: Closed (Christmas Day)"],
    ["socialLinks", "https://joes.example/", "Facebook: https://www.facebook.com/name"],
    ["ratingDistribution", "1, 2", "3, 0, 1, 2, 9"],
    ["otherHours", "Monday 9-5", "Kitchen: Monday = 11:30 AM - 2:00 PM"],
  ] as const)("say how %s is written", (name, text, example) => {
    expect(textError(name, text)).toBe(`cannot be read at “${text}”; write “${example}”`);
  });

  it("mean unknown when they are empty", () => {
    const empty = { phone: "", latitude: "", rating: "", reviewCount: "" };
    expect(changedFields(empty)).toEqual({ phone: "", latitude: null, rating: 0, reviewCount: 0 });
  });

  it.each([
    ["2,000", 2_000],
    ["2.000", 2_000],
    ["2’000", 2_000],
    ["2\u202f000", 2_000],
    ["1,23,456", 123_456],
  ])("send %s reviews as %d", (reviewCount, count) => {
    expect(textError("reviewCount", reviewCount)).toBeUndefined();
    expect(changedFields({ reviewCount })).toEqual({ reviewCount: count });
  });

  it("send opening hours as a whole week, in which an empty day is unknown", () => {
    const { openingHours } = values;
    expect(changedFields({ openingHours: { ...openingHours, Tuesday: " 9-17 ", Sunday: "closed" } })).toEqual({
      openingHours: { Monday: "9:00 AM - 5:00 PM", Tuesday: "9-17", Sunday: "closed" },
    });
    expect(changedFields({ openingHours: { ...openingHours, Monday: "" } })).toEqual({ openingHours: null });
  });
});

it("an edit is laid over a newer version input by input, each day of the opening hours for itself", () => {
  const hours = (days: Partial<FormValues["openingHours"]>) => ({ ...values.openingHours, ...days });
  const newerValues = { ...values, phone: "5", city: "Waco", openingHours: hours({ Monday: "10-4", Tuesday: "9-5" }) };
  const typedValues = {
    ...values,
    phone: "7",
    openingHours: hours({ Tuesday: "8-8", Sunday: "Closed" }),
    isVerified: true,
  };
  expect(mergeEdits(newerValues, typedValues, values)).toEqual({
    ...newerValues,
    phone: "7",
    isVerified: true,
    openingHours: hours({ Monday: "10-4", Tuesday: "8-8", Sunday: "Closed" }),
  });
  expect(mergeEdits(newerValues, values, values)).toEqual(newerValues);
});

it.each<[TextName, string]>([
  ["rating", "good"],
  ["rating", "4.5 stars"],
  ["rating", "1e0"],
  ["reviewCount", "2.5"],
  ["reviewCount", "12abc"],
  ["reviewCount", "٣"],
  ["longitude", "0x10"],
  ["longitude", "1,234"],
  ["attributes", "Delivery = yes"],
])("%s cannot be %s", (name, text) => {
  expect(textError(name, text)).toBeDefined();
  expect(textError("name", text)).toBeUndefined();
});

it("a number with two readings is a problem that names both", () => {
  expect(textError("latitude", "1,234")).toBe("can be read as 1.234 or as 1234; write one of the two");
  expect(textError("reviewCount", "2,5")).toBe("must be a whole number, not 2.5");
});

it("a number may have a comma, or be empty", () => {
  expect(textError("rating", " 4,5 ")).toBeUndefined();
  expect(textError("rating", "")).toBeUndefined();
});

it("attributes are written as lines and read back", () => {
  const lines = "Service options: Delivery = yes\nService options: Dine-in = no\nService options: Notes = ask";
  expect(formatAttributes(BUSINESS.attributes)).toBe(lines);
  expect(parseAttributes(`${lines}\n\n`)).toEqual({ attributes: BUSINESS.attributes, invalidLine: undefined });
});
