import { expect, it } from "vitest";
import { attributeIdentity } from "#domain/attributes/attribute-identity";
import type { DescribedBusiness } from "../described-business.ts";
import { adviceFor, MAX_PARAGRAPHS } from "./advice.ts";
import { COMMON_PARAGRAPHS, PARAGRAPHS } from "./paragraphs-data.ts";
import { QUESTIONS } from "./questions-data.ts";
import type { VisitKind } from "./visit-kind.ts";

const CAFE = {
  placeId: "a",
  group: "restaurants",
  category: "Café",
  attributes: {},
  openingHours: null,
  otherHours: {},
  socialLinks: {},
  phone: "+1 512-555-0100",
  address: "1 Main St",
  businessStatus: "OPERATIONAL",
} as unknown as DescribedBusiness;

/** All advice for a café under fifty seeds. */
function adviceOn(fields: Partial<DescribedBusiness>, kind: VisitKind = "eat"): string {
  return Array.from({ length: 50 }, (_, seed) => {
    const { themes, paragraph } = adviceFor({ ...CAFE, ...fields, placeId: `seed ${seed}` }, kind);
    const questions = themes.flatMap((theme) => [theme.lead, ...theme.questions]);
    return [...questions, ...Array.from({ length: MAX_PARAGRAPHS }, (_, index) => paragraph(index))].join("\n");
  }).join("\n");
}

it("Nothing is asked that the attributes confirm or deny", () => {
  expect(adviceOn({})).toMatch(/sit outside[^]*may bring a dog|may bring a dog[^]*sit outside/);
  const attributes = { Service: { "Outdoor seating": false }, Pets: { "Dogs allowed": true } };
  expect(adviceOn({ attributes })).not.toMatch(/sit outside|bring a dog/);
});

it("Without a telephone number nobody is told to call", () => {
  expect(adviceOn({})).toMatch(/\bcall\b/);
  expect(adviceOn({ phone: null })).not.toMatch(/\bcalls?\b/);
});

it("Nobody is sent to reviews where there are none", () => {
  const reviews = /\breviews,|reviews are worth/;
  expect(adviceOn({ reviewCount: 2 }, "shop")).toMatch(reviews);
  for (const reviewCount of [0, 1]) expect(adviceOn({ reviewCount }, "shop")).not.toMatch(reviews);
});

const DAYTIME = Object.fromEntries(
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => [day, "9:00 AM - 4:00 PM"]),
);

it("Nothing is said of a time at which it is closed", () => {
  const late = /evening|dinner|Saturday/;
  expect(adviceOn({})).toMatch(late);
  expect(adviceOn({ openingHours: { ...DAYTIME, Saturday: "Closed", Sunday: "Closed" } })).not.toMatch(late);
  // A day that is not named may be one on which it opens.
  expect(adviceOn({ openingHours: DAYTIME })).toMatch(/Saturday/);
});

it("Hours answer when an office is open", () => {
  expect(adviceOn({ phone: null }, "worship")).toMatch(/when the office is open/);
  expect(adviceOn({ openingHours: DAYTIME }, "worship")).not.toMatch(/when the office is open/);
});

it("Churches and clubs get no advice for customers or strangers", () => {
  const unfit = /to wear|\blanguage\b|\bpark(?:ing)?\b|pay less/;
  expect(adviceOn({ category: "Church", group: "other" }, "worship")).not.toMatch(unfit);
  expect(adviceOn({ category: "Fitness club", group: "other" }, "train")).not.toMatch(unfit);
  expect(adviceOn({ category: "Gym", group: "other" }, "train")).toMatch(/\bpark\b/);
});

it("Work at home has no advice about the way, and a place of worship none about prices", () => {
  expect(adviceOn({ isServiceArea: true, group: "home-services" }, "trade")).not.toMatch(/the door\b|\bparking|stairs/);
  expect(adviceOn({ group: "other" }, "worship")).not.toMatch(/price|regular/);
});

it("Nobody pays at a food bank", () => {
  const prices = /price|cost|pay\b/;
  expect(adviceOn({ category: "Food bank", group: "other" }, "other")).not.toMatch(prices);
  expect(adviceOn({ category: "Wholesaler", group: "other" }, "other")).toMatch(prices);
});

it("Advice fits what a kind sells, and to whom", () => {
  const sweet = adviceOn({ category: "Ice cream shop" }, "snack");
  expect(sweet).not.toMatch(/no meat|\bfork\b/);
  const grocer = adviceOn({ category: "Grocery store", group: "shopping" }, "food");
  expect(grocer).not.toMatch(/made in the house|orders for the next day|sit down/);
  expect(adviceOn({ category: "Bakery" }, "food")).toMatch(/made in the house[^]*orders for the next day|orders for/);
  expect(adviceOn({ category: "Distribution service" }, "shop")).not.toMatch(/gift|present\b|Christmas/);
  expect(adviceOn({ category: "Business center", group: "professional-services" }, "other")).not.toMatch(
    /price|costs?\b/,
  );
  const visitor: Partial<DescribedBusiness> = { category: "Pasta shop", isServiceArea: true };
  expect(adviceOn(visitor, "food")).not.toMatch(/park|entrance|find your way|set out|sit down/);
  expect(adviceOn({ address: "Terminal 2, Gate E46" }, "drink")).not.toMatch(/show games|quiet evening|tab open/);
});

it("A trade is told about pets in a friendly way", () => {
  expect(adviceOn({}, "trade")).not.toMatch(/shut the dog/);
});

it("While it is closed, nothing is said of a visit, and only its opening is asked for", () => {
  const closed: Partial<DescribedBusiness> = { businessStatus: "CLOSED_TEMPORARILY" };
  const { themes } = adviceFor({ ...CAFE, ...closed }, "eat");
  expect(themes.map(({ questions }) => questions)).toEqual([["when it will reopen"]]);
  expect(adviceOn(closed)).not.toMatch(/save you|before you go there/i);
  expect(adviceOn(closed, "trade")).not.toMatch(/goes there often|liked to go|on the door/);
  expect(adviceOn(closed)).not.toMatch(/\b(?:tables?|menu|dish|reservation|sit|seats?|children)\b/);
});

it("Nobody is told to get in touch, or to read pages, where there is no way to", () => {
  const silent: Partial<DescribedBusiness> = { phone: null, email: null, website: null, socialLinks: {} };
  const contact = /get in touch|let them know|talk to them|\bso book\b|wedding|you should order|website|own pages/i;
  for (const kind of ["eat", "snack", "worship", "other", "stay", "health"] as const)
    expect(adviceOn(silent, kind)).not.toMatch(contact);
  expect(adviceOn({ ...silent, email: "oak@example.com" }, "worship")).toMatch(/wedding/);
});

it("Nothing is said of seats where food is to go, or of tables where people pass through", () => {
  expect(adviceOn({}, "snack")).toMatch(/\bsit\b/);
  const attributes = { Service: { Takeout: true, Delivery: true } };
  expect(adviceOn({ attributes }, "snack")).not.toMatch(/\b(?:sit|seats?|tables?)\b/);
  const passing = { name: "Oak", address: "Terminal 2", locatedIn: "Oak Airport" };
  expect(adviceOn(passing)).not.toMatch(/reservation|\bbook\b|sit outside/);
});

it("Each day that advice names is one on which it is open", () => {
  const openingHours = { ...DAYTIME, Friday: "Closed", Saturday: "11:00 AM - 11:00 PM", Sunday: "Closed" };
  expect(adviceOn({ openingHours })).not.toMatch(/Friday|Sunday/);
});

it("An electrician is asked nothing about water, and nothing is promised about prices", () => {
  for (const kind of ["trade", "home", "stay", "fun", "eat"] as const)
    expect(adviceOn({}, kind)).not.toMatch(/valve|leaking|cheaper|in a small town/i);
});

it("No paragraph repeats what is asked if there are others", () => {
  for (let seed = 0; seed < 50; seed++) {
    const { themes, paragraph } = adviceFor({ ...CAFE, placeId: `seed ${seed}` }, "trade");
    if (themes.flatMap(({ questions }) => questions).some((text) => text.includes("licensed")))
      expect(paragraph(0)).not.toMatch(/licensed|license number/);
  }
});

it("Labels are those of attributes, and no sentence is there twice for a kind", () => {
  for (const themes of Object.values(QUESTIONS)) {
    const entries = themes
      .flatMap(({ questions }) => questions)
      .map((entry) => (typeof entry === "string" ? [entry] : entry));
    expect(new Set(entries.map(([text]) => text)).size).toBe(entries.length);
    for (const label of entries.flatMap(([, ...answers]) => answers))
      expect(attributeIdentity("", label)?.label).toBe(label);
  }
  for (const paragraphs of Object.values(PARAGRAPHS)) {
    const sentences = [...paragraphs, ...COMMON_PARAGRAPHS].flat();
    const wordings = sentences.flatMap((sentence) => ("unless" in sentence ? sentence.wordings : sentence));
    expect(new Set(wordings).size).toBe(wordings.length);
    for (const label of sentences.flatMap((sentence) => ("unless" in sentence ? sentence.unless : [])))
      expect(attributeIdentity("", label)?.label).toBe(label);
  }
});

it("A distributor gets the advice of a warehouse, not that of a gift shop", () => {
  const advice = adviceOn({ category: "Lumber supplier", group: "shopping" }, "shop");
  expect(advice).toMatch(/private customers/);
  expect(advice).not.toMatch(/who it is for|Tastes differ|[Ss]everal of you|want to spend/);
  expect(adviceOn({ category: "Shoe store", group: "shopping" }, "shop")).not.toMatch(/private customers|part number/);
});

it("Where the kitchen chooses, no dishes are chosen", () => {
  const advice = adviceOn({ name: "Elm Omakase", category: "Japanese restaurant" });
  expect(advice).not.toMatch(/\bdish(?:es)?\b(?! have no meat)|\bmenu\b|portions|takes orders/);
});

it("Nobody asks about stairs where the entrance is known to be accessible", () => {
  const attributes = { Accessibility: { "Wheelchair-accessible entrance": true } };
  expect(adviceOn({ group: "shopping" }, "shop")).toMatch(/stairs|\bsteps\b/);
  expect(adviceOn({ group: "shopping", attributes }, "shop")).not.toMatch(/stairs|\bsteps\b/);
});

it("While it is closed, no booking, order or price is taken for granted", () => {
  const closed: Partial<DescribedBusiness> = { businessStatus: "CLOSED_TEMPORARILY", category: "Church" };
  expect(adviceOn(closed, "worship")).not.toMatch(/booking|\border\b|price|certificate/);
});
