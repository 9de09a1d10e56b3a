import { describe, expect, it } from "vitest";
import type { Attributes } from "#contract/business";
import { type Offer, offersOf } from "./offers.ts";

/** Attributes of a restaurant in Zürich, as an export of 2024 wrote them. */
const RESTAURANT: Attributes = {
  "Service options": { "Outdoor seating": true, Takeaway: true, "Dine-in": true, Delivery: false },
  "Popular for": { Lunch: true, Dinner: true, "Solo dining": true },
  Accessibility: {
    "Wheelchair-accessible seating": true,
    "Wheelchair-accessible car park": false,
    "Wheelchair-accessible entrance": true,
    "Wheelchair-accessible toilet": true,
    "Assistive hearing loop": false,
  },
  Offerings: { Alcohol: true, Beer: true },
  Crowd: { Groups: true, "LGBTQ+ friendly": true, Tourists: true },
  Planning: { "Accepts reservations": true },
  Payments: { "Credit cards": true, "Debit cards": true, "NFC mobile payments": true },
  "From the business": { "Identifies as women-owned": true },
  Other: { "LGBTQ+ friendly": true, "Identifies as women-owned": true, "Star rating": "4 stars" },
};

const CHURCH: Attributes = {
  Accessibility: {
    "Wheelchair accessible entrance": true,
    "Wheelchair accessible parking lot": true,
    "Wheelchair accessible restroom": true,
  },
  Amenities: { Restroom: true },
  "Service options": { "On-site services": true, "Language assistance": "English, Spanish" },
};

const MARKS = { true: "+", false: "-" };

/** Formats an offer: `+ Cash` is reported, `(+ Cash)` assumed; a text follows its label. */
function offerText({ label, value, isReported }: Offer): string {
  const text = typeof value === "boolean" ? `${MARKS[`${value}`]} ${label}` : `${label}: ${value}`;
  return isReported ? text : `(${text})`;
}

function grid(attributes: Attributes, subtypes?: string[]): Record<string, string[]> {
  const groups = offersOf(attributes, subtypes).grid;
  return Object.fromEntries(groups.map(({ title, offers }) => [title, offers.map(offerText)]));
}

function further(attributes: Attributes): Record<string, string[]> {
  const groups = offersOf(attributes).further;
  return Object.fromEntries(groups.map(({ title, offers }) => [title, offers.map(offerText)]));
}

describe("what a business offers", () => {
  it("is the fixed grid where nothing is known: everything but Home service, and all of it assumed", () => {
    expect(grid({})).toEqual({
      "Service Options": [
        "(+ On-site service)",
        "(+ Appointments or reservations)",
        "(+ Walk-ins)",
        "(- Home service)",
      ],
      "Payment Methods": ["(+ Cash)", "(+ Credit cards)", "(+ Debit cards)", "(+ Mobile payments)"],
      Accessibility: [
        "(+ Wheelchair accessible entrance)",
        "(+ Wheelchair accessible parking)",
        "(+ Wheelchair accessible restroom)",
        "(+ Wheelchair accessible seating)",
      ],
      "Business Type": ["(+ Local business)", "(+ Family friendly)", "(+ Groups welcome)"],
    });
    expect(further({})).toEqual({});
  });

  it("has the attributes of a restaurant in British names, and further ones of a group after the fixed items", () => {
    expect(grid(RESTAURANT)).toEqual({
      "Service Options": [
        "+ Dine-in",
        "+ Accepts reservations",
        "(+ Walk-ins)",
        "(- Home service)",
        "+ Outdoor seating",
        "+ Takeaway",
        "- Delivery",
      ],
      "Payment Methods": ["(+ Cash)", "+ Credit cards", "+ Debit cards", "+ Mobile payments"],
      Accessibility: [
        "+ Wheelchair accessible entrance",
        "- Wheelchair accessible parking",
        "+ Wheelchair accessible restroom",
        "+ Wheelchair accessible seating",
        "- Assistive hearing loop",
      ],
      "Business Type": ["(+ Local business)", "(+ Family friendly)", "+ Groups welcome", "+ Women-owned"],
    });
  });

  it("has the attributes of a church in American names", () => {
    expect(grid(CHURCH)).toMatchObject({
      "Service Options": [
        "+ On-site service",
        "(+ Appointments or reservations)",
        "(+ Walk-ins)",
        "(- Home service)",
        "Language assistance: English, Spanish",
      ],
      Accessibility: [
        "+ Wheelchair accessible entrance",
        "+ Wheelchair accessible parking",
        "+ Wheelchair accessible restroom",
        "(+ Wheelchair accessible seating)",
      ],
    });
    expect(further(CHURCH)).toEqual({ Amenities: ["+ Restroom"] });
  });

  it("shows other groups as they are in the data, the mixed one last and without repetitions", () => {
    expect(further(RESTAURANT)).toEqual({
      "Popular for": ["+ Lunch", "+ Dinner", "+ Solo dining"],
      Offerings: ["+ Alcohol", "+ Beer"],
      Crowd: ["+ LGBTQ+ friendly", "+ Tourists"],
      Other: ["Star rating: 4 stars"],
    });
    expect(Object.keys(further(RESTAURANT)).at(-1)).toBe("Other");
  });

  it("does not assume cards where only cash is taken, unless the data says that cards are", () => {
    expect(grid({ Payments: { "Cash-only": true } })["Payment Methods"]).toEqual([
      "+ Cash-only",
      "- Credit cards",
      "- Debit cards",
      "- Mobile payments",
    ]);
    expect(grid({ Payments: { "Cash only": true, "Debit cards": true } })["Payment Methods"]).toEqual([
      "+ Cash only",
      "- Credit cards",
      "+ Debit cards",
      "- Mobile payments",
    ]);
  });

  it("does not assume walk-ins where an appointment is required", () => {
    const options = (planningOptions: Record<string, boolean>) =>
      grid({ Planning: planningOptions })["Service Options"];
    expect(options({ "Appointment required": true })).toContain("- Walk-ins");
    expect(options({ "Appointment required": false })).toContain("(+ Walk-ins)");
    expect(options({ "Appointment required": true, "Accepts walk-ins": true })).toContain("+ Walk-ins");
  });

  it("finds an item in whatever group the data has it", () => {
    const attributes: Attributes = { Zahlung: { "Credit cards": false }, Amenities: { Cash: "yes" } };
    expect(grid(attributes)["Payment Methods"]).toEqual([
      "+ Cash",
      "- Credit cards",
      "(+ Debit cards)",
      "(+ Mobile payments)",
    ]);
    expect(further(attributes)).toEqual({});
  });

  it("counts two names of one thing as available when one of them is", () => {
    const attributes: Attributes = {
      Amenities: { "Wheelchair accessible restroom": false, "Wheelchair-accessible toilet": true },
    };
    expect(grid(attributes).Accessibility).toContain("+ Wheelchair accessible restroom");
  });

  it("lists the further categories of a business as its type, once", () => {
    expect(grid({}, ["Caterer", "Pizza delivery", "caterer"])["Business Type"]?.slice(3)).toEqual([
      "+ Caterer",
      "+ Pizza delivery",
    ]);
  });

  it("takes any name for a name", () => {
    const attributes: Attributes = JSON.parse('{"__proto__": {"constructor": true, "★": true, "☆": false}}');
    expect(offersOf(attributes).further).toEqual([
      {
        title: "__proto__",
        offers: [
          { label: "Constructor", value: true, isReported: true },
          { label: "★", value: true, isReported: true },
          { label: "☆", value: false, isReported: true },
        ],
      },
    ]);
  });
});
