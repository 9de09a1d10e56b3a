import { expect, it } from "vitest";
import type { Attributes } from "#contract/business";
import { offerNouns, offerTexts } from "./offer-texts.ts";

const RESTAURANT = {
  "Service options": { "Dine-in": true, Takeaway: true, Delivery: false, "Outdoor seating": true },
  Offerings: { Alcohol: true, Beer: true, Coffee: true, Dessert: true, "Vegan options": true },
  Amenities: { Toilet: true, "Wi-Fi": false },
  Accessibility: { "Wheelchair-accessible toilet": true, "Wheelchair-accessible car park": false },
  Planning: { "Accepts reservations": true, "Reservations required": true },
  Crowd: { Groups: true },
  Children: { "High chairs": true, "Kids' menu": true, "Good for kids": true },
  Payments: { "Credit cards": true, "NFC mobile payments": true },
  Highlights: { "Prize-winning tulips": true },
};
const SEEDS = Array.from({ length: 30 }, (_, seed) => `seed ${seed}`);

function textsOf(attributes: Attributes, told: readonly string[] = [], kind = "Italian restaurant") {
  return SEEDS.map((seed) => offerTexts(attributes, { seed, visit: "eat", kind, told }));
}

it("Attributes are told by subject, in sentences that join what belongs together", () => {
  for (const { offers, practicalities, access, payment } of textsOf(RESTAURANT)) {
    const text = offers.join(" ");
    expect(text).toMatch(/sit outside/);
    expect(text).toMatch(/eat there or take your food away, but they do not deliver|There is takeout, but no delivery/);
    expect(text).toMatch(/vegan dishes/);
    expect(text).toContain("popular with groups");
    const practical = practicalities.join(" ");
    expect(practical).toMatch(/high chairs and a kids' menu/);
    expect(practical).toContain("You need a reservation. ");
    expect(payment).toBe("you can pay by card or with your phone");
    expect(practical).toContain("There is no Wi-Fi.");
    expect(access).toEqual(["The restroom is wheelchair accessible, but the parking is not."]);
    // These are said by another word, are no news, or have no sentence.
    expect(text + practical).not.toMatch(/alcohol|toilet|restroom|reserve a table|tulips/i);
  }
});

it("Practical facts that have nothing to do with each other are not joined", () => {
  const attributes = {
    Planning: { "Accepts reservations": true },
    Pets: { "Dogs allowed": true },
    Amenities: { "Free Wi-Fi": true },
    Payments: { "Cash only": true },
  };
  for (const { practicalities, payment } of textsOf(attributes)) {
    expect(practicalities[0]).toBe("You can reserve a table.");
    expect(practicalities[1]).toMatch(/^(?:Dogs are allowed|You can bring a dog)\.$/);
    expect(payment).toBe("it is cash only");
  }
});

it.each<[string, Attributes, RegExp]>([
  [
    "food to go only",
    { Service: { "Dine-in": false, Takeout: true } },
    /^By its listing, you cannot eat there: the food is to go\.$/,
  ],
  ["delivery only", { Service: { Delivery: true } }, /^They deliver\.$/],
  ["neither", { Service: { "Dine-in": true, Takeout: false, Delivery: false } }, /^There is no takeout or delivery\.$/],
  ["nothing else than eating in", { Service: { "Dine-in": true } }, /^$/],
])("The ways to eat are told in one sentence: %s", (_, attributes, told) => {
  for (const { offers } of textsOf(attributes)) expect(offers.join(" ")).toMatch(told);
});

it("What the first sentence names, or the kind says, is not told again", () => {
  for (const seed of SEEDS)
    expect(offerNouns(RESTAURANT, seed, "eat", "Oak")).toEqual([{ label: "Outdoor seating", noun: "outdoor seating" }]);
  for (const { offers } of textsOf(RESTAURANT, ["Outdoor seating"])) expect(offers.join(" ")).not.toMatch(/outside/);
  for (const { offers } of textsOf(RESTAURANT, [], "Vegan restaurant")) expect(offers.join(" ")).not.toMatch(/vegan/);
});

it("What another group confirms is not denied", () => {
  for (const { offers } of textsOf({ A: { Delivery: false }, B: { "Home delivery": true } }))
    expect(offers).toEqual(["They deliver."]);
});

it("A business without attributes has no sentence", () => {
  const nothing = { offers: [], practicalities: [], access: [], payment: "" };
  expect(offerTexts({}, { seed: "", visit: "eat", kind: "Bar", told: [] })).toEqual(nothing);
  expect(offerNouns({}, "", "eat", "Oak")).toEqual([]);
});

it("Appointments that are needed and are not are not told", () => {
  const attributes = { Planning: { "Appointment required": true, "Walk-ins welcome": true } };
  for (const { practicalities } of textsOf(attributes)) expect(practicalities).toEqual([]);
});

const access = (entrance?: boolean, parking?: boolean) => ({
  Accessibility: {
    ...(entrance === undefined ? {} : { "Wheelchair-accessible entrance": entrance }),
    ...(parking === undefined ? {} : { "Wheelchair-accessible parking": parking }),
  },
});

it.each<[string, Attributes, string[]]>([
  ["neither", access(false, false), ["Neither the entrance nor the parking is wheelchair accessible."]],
  [
    "three denied",
    {
      Accessibility: {
        "Wheelchair-accessible entrance": false,
        "Wheelchair-accessible restroom": false,
        "Wheelchair-accessible seating": false,
      },
    },
    ["The entrance, restroom and seating are not wheelchair accessible."],
  ],
  ["the entrance only", access(true), ["The entrance is wheelchair accessible."]],
  ["not the parking", access(true, false), ["The entrance is wheelchair accessible, but the parking is not."]],
  ["not the entrance", access(false, true), ["The entrance is not wheelchair accessible, though the parking is."]],
  ["an unknown entrance", access(undefined, false), []],
  [
    "a restroom that is a toilet elsewhere, and denied",
    {
      Accessibility: {
        "Wheelchair-accessible entrance": true,
        "Wheelchair-accessible restroom": true,
        "Wheelchair-accessible toilet": false,
      },
    },
    ["The entrance is wheelchair accessible."],
  ],
])("Wheelchair access is told in one sentence, the entrance first: %s", (_, attributes, sentences) => {
  for (const texts of textsOf(attributes)) expect(texts.access).toEqual(sentences);
});

it.each<[Attributes, RegExp]>([
  [
    { Parking: { "Free parking lot": true, "Free street parking": true } },
    /free (?:parking )?in a lot or on the street\.$/,
  ],
  [
    { Parking: { "Paid street parking": true, "Paid parking garage": true } },
    /paid parking on the street and in a garage\.$/,
  ],
  [{ Parking: { "On-site parking": false } }, /^There is no parking on site\.$/],
])("Parking is told in one sentence: %j", (attributes, told) => {
  for (const texts of textsOf(attributes)) expect(texts.access.join(" ")).toMatch(told);
});
