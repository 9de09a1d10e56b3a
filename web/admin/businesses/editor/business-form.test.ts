import { describe, expect, it } from "vitest";
import type { AdminBusiness } from "#contract/admin-api";
import { attributesOf, attributesText } from "./attribute-lines.ts";
import { type BusinessForm, changesOf, faultsOf, formOf, type TextName } from "./business-form.ts";

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

const typed = (form: BusinessForm, texts: Partial<Record<TextName, string>>): BusinessForm => ({
  ...form,
  texts: { ...form.texts, ...texts },
});

describe("a form that nothing was typed into", () => {
  it("changes nothing", () => {
    expect(changesOf(formOf(BUSINESS), formOf(BUSINESS))).toEqual({ fields: {}, faults: {} });
  });
});

describe("what is typed", () => {
  const begun = formOf(BUSINESS);

  it("is sent alone, so that only it counts as edited by hand", () => {
    const form = typed(begun, { name: " Luigi's Pizza ", rating: "4,8", photos: "https://example.com/2.jpg\n\n" });
    expect(changesOf(form, begun)).toEqual({
      fields: { name: "Luigi's Pizza", rating: 4.8, photos: ["https://example.com/2.jpg"] },
      faults: {},
    });
  });

  it("and deleted again is nothing known", () => {
    const form = typed(begun, { phone: "", latitude: "", rating: "", reviewCount: "" });
    expect(changesOf(form, begun).fields).toEqual({ phone: "", latitude: null, rating: 0, reviewCount: 0 });
  });

  it.each<[TextName, string]>([
    ["rating", "good"],
    ["longitude", "0x10"],
    ["attributes", "Delivery = yes"],
  ])("and wrong in %s (%s) is said there", (name, text) => {
    expect(Object.keys(changesOf(typed(begun, { [name]: text }), begun).faults)).toEqual([name]);
  });

  it("as opening hours goes along as a whole week; an empty day is unknown", () => {
    const hours = { ...begun.hours, Tuesday: " 9-17 ", Sunday: "closed" };
    expect(changesOf({ ...begun, hours }, begun).fields).toEqual({
      openingHours: { Monday: "9:00 AM - 5:00 PM", Tuesday: "9-17", Sunday: "closed" },
    });
    expect(changesOf({ ...begun, hours: { ...begun.hours, Monday: "" } }, begun).fields).toEqual({
      openingHours: null,
    });
  });
});

it("shows what the server found wrong beside its field, and which line of a list", () => {
  const errors = [
    { field: "photos.1", message: "is not a web address" },
    { field: "openingHours.Monday", message: "cannot be read" },
  ];
  expect(faultsOf(errors)).toEqual({
    photos: "Line 2 is not a web address",
    "openingHours.Monday": "cannot be read",
  });
});

it("writes what a business offers as lines and reads them back", () => {
  const lines = "Service options: Delivery = yes\nService options: Dine-in = no\nService options: Notes = ask";
  expect(attributesText(BUSINESS.attributes)).toBe(lines);
  expect(attributesOf(`${lines}\n\n`)).toEqual({ attributes: BUSINESS.attributes, strange: undefined });
});
