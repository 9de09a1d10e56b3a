import { describe, expect, it } from "vitest";
import type { Attributes, CategoryGroup } from "#contract/business";
import { type Offer, type OfferGroup, offersOf } from "./offers.ts";

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

/** `+ Cash` is confirmed, `(+ Cash)` only usual; a text stands after its label. */
function linesOf({ confirmed, usual }: OfferGroup): string[] {
  const line = ({ label, value }: Offer) =>
    typeof value === "boolean" ? `${MARKS[`${value}`]} ${label}` : `${label}: ${value}`;
  return [...confirmed.map(line), ...usual.map((offer) => `(${line(offer)})`)];
}

function grid(attributes: Attributes, subtypes?: string[]): Record<string, string[]> {
  const groups = offersOf({ attributes, subtypes }).grid;
  return Object.fromEntries(groups.map((group) => [group.title, linesOf(group)]));
}

function further(attributes: Attributes): Record<string, string[]> {
  const groups = offersOf({ attributes }).further;
  return Object.fromEntries(groups.map((group) => [group.title, linesOf(group)]));
}

describe("what a business offers", () => {
  it("names no type that any business has", () => {
    const lines = grid({}, ["Point of interest", "Service Establishment", "Lamp shop"])["Business Type"];
    expect(lines).toContain("+ Lamp shop");
    expect(lines?.join()).not.toMatch(/establishment|interest/i);
  });

  it("is the fixed grid where nothing is known: everything but Home service, and nothing confirmed", () => {
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
        "+ Outdoor seating",
        "+ Takeaway",
        "- Delivery",
        "(+ Walk-ins)",
        "(- Home service)",
      ],
      "Payment Methods": ["+ Credit cards", "+ Debit cards", "+ Mobile payments", "(+ Cash)"],
      Accessibility: [
        "+ Wheelchair accessible entrance",
        "- Wheelchair accessible parking",
        "+ Wheelchair accessible restroom",
        "+ Wheelchair accessible seating",
        "- Assistive hearing loop",
      ],
      "Business Type": ["+ Groups welcome", "+ Women-owned", "(+ Local business)", "(+ Family friendly)"],
    });
  });

  it("has the attributes of a church in American names", () => {
    expect(grid(CHURCH)).toMatchObject({
      "Service Options": [
        "+ On-site service",
        "Language assistance: English, Spanish",
        "(+ Appointments or reservations)",
        "(+ Walk-ins)",
        "(- Home service)",
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

  it("shows other groups in the order in which people ask, the mixed one last and without repetitions", () => {
    expect(further(RESTAURANT)).toEqual({
      Offerings: ["+ Alcohol", "+ Beer"],
      "Popular for": ["+ Lunch", "+ Dinner", "+ Solo dining"],
      Crowd: ["+ LGBTQ+ friendly", "+ Tourists"],
      Other: ["Star rating: 4 stars"],
    });
    expect(Object.keys(further(RESTAURANT))).toEqual(["Offerings", "Popular for", "Crowd", "Other"]);
  });

  it("has no cards where only cash is taken, unless the data says that cards are", () => {
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

  it("has home service and says nothing of walk-ins if the business comes to its customers", () => {
    const options = (attributes: Attributes) =>
      offersOf({ attributes, comesToCustomers: true })
        .grid.filter(({ title }) => title === "Service Options")
        .flatMap(linesOf);
    expect(options({})).toEqual(["+ Home service", "(+ On-site service)", "(+ Appointments or reservations)"]);
    expect(options({ Planning: { "Walk-ins welcome": true }, Other: { "House calls": false } })).toEqual(
      expect.arrayContaining(["+ Walk-ins", "- Home service"]),
    );
  });

  it("says of the entrance only what is known if the business comes to its customers", () => {
    const titles = (attributes: Attributes) =>
      offersOf({ attributes, comesToCustomers: true }).grid.map(({ title }) => title);
    expect(titles({})).toEqual(["Service Options", "Payment Methods", "Business Type"]);
    const known = offersOf({
      attributes: { Accessibility: { "Wheelchair accessible entrance": true } },
      comesToCustomers: true,
    });
    expect(known.grid.filter(({ title }) => title === "Accessibility").flatMap(linesOf)).toEqual([
      "+ Wheelchair accessible entrance",
    ]);
  });

  it("says nothing of home service for kinds that usually offer it", () => {
    const options = (group: CategoryGroup, attributes: Attributes = {}) =>
      offersOf({ attributes, group })
        .grid.filter(({ title }) => title === "Service Options")
        .flatMap(linesOf);
    expect(options("home-services").join()).not.toContain("Home service");
    expect(options("home-services", { Other: { "House calls": false } })).toContain("- Home service");
    expect(options("restaurants")).toContain("(- Home service)");
  });

  it("has no walk-ins where an appointment is required", () => {
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
    expect(grid({}, ["Caterer", "Pizza delivery", "caterer"])["Business Type"]?.slice(0, 2)).toEqual([
      "+ Caterer",
      "+ Pizza delivery",
    ]);
  });

  it("takes any name for a name", () => {
    const attributes: Attributes = JSON.parse('{"__proto__": {"constructor": true, "★": true, "☆": false}}');
    expect(offersOf({ attributes }).further).toEqual([
      {
        title: "__proto__",
        confirmed: [
          { label: "Constructor", value: true },
          { label: "★", value: true },
          { label: "☆", value: false },
        ],
        usual: [],
      },
    ]);
  });
});
