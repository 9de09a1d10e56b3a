import { expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { textBlocks } from "#domain/seo-text/text-blocks";
import { textsOf } from "../../testing/texts/texts-of.ts";
import { wordCount } from "../../testing/word-count.ts";

const DAY = "9:00 AM - 5:00 PM";
const WEEK = {
  Monday: DAY,
  Tuesday: DAY,
  Wednesday: DAY,
  Thursday: DAY,
  Friday: DAY,
  Saturday: "Closed",
  Sunday: "Closed",
};

it("A business that comes to its customers has neither street nor distances, and its areas are named", () => {
  const fields = {
    category: "Electrician",
    address: "12 Main Street",
    latitude: 30.27,
    longitude: -97.74,
    openingHours: WEEK,
  };
  const texts = textsOf(
    { ...fields, isServiceArea: true, serviceAreas: ["Round Rock", "Manor"] },
    { ...fields, address: "9 Oak Street" },
    { ...fields, address: "10 Oak Street" },
  );
  for (const text of texts) {
    expect(text).toMatch(/comes to (?:its customers|you|where you are)|its customers' places/);
    expect(text).toContain("Round Rock and Manor");
    expect(text).not.toMatch(
      /Main Street|crow flies|straight line|on the map|\d (?:mi|ft)\b|find it open|before you go/,
    );
    expect(text).toContain("\n\nContact:\n");
  }
});

it.each<[string, Partial<BusinessDraft>, RegExp]>([
  ["its price level", { priceLevel: 3, priceRange: "$$$" }, /Prices are high \(\$\$\$\)\./],
  ["a price without a level as given", { priceRange: "CHF 20–40" }, /Expect prices of CHF 20–40\./],
  [
    "its links, one address once",
    { bookingLink: "https://b.example/", orderLink: "https://b.example/" },
    /(?:you can|to) book online\b(?! and)/i,
  ],
  ["the place that it is in", { locatedIn: "Elm Mall", address: "1 Main St" }, /(?:inside|in|within) Elm Mall/],
  ["its chain", { chain: "Burger Barn" }, /Burger Barn/],
  ["its e-mail address", { email: "a@b.example" }, /a@b\.example/],
  [
    "hours of the kitchen",
    { openingHours: WEEK, otherHours: { Kitchen: { Monday: "10:00 AM - 2:00 PM" } } },
    /The kitchen is open Monday from 10 AM to 2 PM\./,
  ],
  [
    "all that is missing",
    {},
    /(?:We do not have|So far we do not have|We have not found|We could not find) its street address, phone number, opening hours or a website(?: yet)?\./,
  ],
])("A text tells %s", (_, fields, told) => {
  const texts = textsOf({ category: "Café", ...fields });
  for (const text of texts) expect(text).toMatch(told);
});

it("Few texts tell that most of the reviews give five stars", () => {
  const texts = Array.from({ length: 20 }, (_, index) =>
    textsOf({
      category: "Café",
      rating: 4.5,
      reviewCount: 100,
      ratingDistribution: [7, 3, 10, 20, 60],
      placeId: `p${index}`,
    }),
  ).flat();
  const praised = texts.filter((text) => /100 reviews, and most of them give all five\./.test(text));
  expect(praised.length).toBeGreaterThan(0);
  expect(praised.length).toBeLessThan(texts.length / 3);
});

it("Hours of another kind that are those of the business are not told twice", () => {
  for (const text of textsOf({
    openingHours: WEEK,
    otherHours: { Access: { Monday: DAY, Tuesday: DAY, Wednesday: DAY, Thursday: DAY, Friday: DAY } },
  }))
    expect(text).not.toContain("Access");
});

it("Counts by stars that are not those of its reviews are left out", () => {
  for (const text of textsOf({ rating: 4.5, reviewCount: 500, ratingDistribution: [7, 3, 10, 20, 60] }))
    expect(text).not.toContain("all five");
});

it("Few reviews are not told by stars", () => {
  for (const text of textsOf({ rating: 4.5, reviewCount: 49, ratingDistribution: [1, 2, 3, 3, 40] }))
    expect(text).not.toContain("all five");
});

it("Fives are told if they are most of the reviews, of a good rating that is not all fives", () => {
  for (const fields of [
    { rating: 4.2, reviewCount: 100, ratingDistribution: [7, 3, 10, 30, 50] },
    { rating: 3.4, reviewCount: 100, ratingDistribution: [38, 2, 2, 3, 55] },
    { rating: 5, reviewCount: 100, ratingDistribution: [0, 0, 0, 0, 100] },
  ])
    for (const text of textsOf(fields)) expect(text).not.toContain("all five");
});

it("Others are named with street, distance and stars, for a meal only where one walks to", () => {
  const at = (latitude: number) => ({
    category: "Italian restaurant",
    group: "restaurants" as const,
    address: `${Math.round(latitude * 10_000)} Main St`,
    latitude,
    longitude: -97.74,
    rating: 4.5,
    reviewCount: 12,
    openingHours: WEEK,
  });
  const others = (latitude: number) => Array.from({ length: 3 }, (_, index) => at(latitude + index / 10_000));
  for (const text of textsOf(at(30.2), ...others(30.205)))
    expect(text).toMatch(
      /\nNearby:\n(?:Other Italian restaurants nearby include|There are other Italian restaurants nearby, such as) Oak 1 \(0\.3 mi, 4\.5 stars\), Oak 2 \(0\.4 mi, 4\.5 stars\) and Oak 3 \(0\.4 mi, 4\.5 stars\), all on the same street\./,
    );
  for (const text of textsOf(at(30.2), ...others(30.25))) expect(text).not.toMatch(/Oak [123][^.]*\(\d/);
});

it("The same street is said only where no other street or town was named before", () => {
  const at = (index: number, street: string, city = "Austin") => ({
    category: "Italian restaurant",
    group: "restaurants" as const,
    address: `${index + 1} ${street}`,
    city,
    latitude: 30.2 + index / 2000,
    longitude: -97.74,
  });
  const [first, ...others] = [at(0, "Main St"), at(1, "Main St"), at(2, "Elm St"), at(3, "Main St")] as const;
  for (const text of textsOf(first, ...others))
    expect(text).toMatch(/Oak 1 on the same street \([^)]*\), Oak 2 on Elm St \([^)]*\) and Oak 3 on Main St\b/);
  // The businesses of the next sentence come after another street, too.
  const further = textsOf(first, ...others, at(4, "Main St"), at(5, "Main St")).join("\n");
  expect(further).toMatch(/Oak 4 on Main St\b/);
  expect(further).not.toMatch(/Oak [45] on the same street/);
  for (const text of textsOf(first, at(12, "Bay St", "Killen"), at(13, "Main St")))
    expect(text).toMatch(/Oak 1 on Bay St in Killen \([^)]*\) and Oak 2 on Main St\b/);
});

it("Neighbours are named nearest first, and those of a place of worship without days or stars", () => {
  const at = (index: number) => ({
    category: "Church",
    address: `${index + 1} ${["Elm", "Oak", "Ash", "Fir", "Bay"][index]} St`,
    latitude: 30.2 + index / 100,
    longitude: -97.74,
    openingHours: WEEK,
    rating: 4.5,
    reviewCount: 12,
  });
  for (const text of textsOf(at(0), at(1), at(2), at(3), at(4)))
    expect(text).toMatch(
      /\nOther churches:\n(?:Other churches in the area include|There are other churches in the area, such as) Oak 1 on Oak St \(0\.7 mi north\), Oak 2 on Ash St \(1\.4 mi north\) and Oak 3 on Fir St \(2\.1 mi north\)\.[^]*A bit further away is Oak 4 on Bay St \(2\.8 mi\)\./,
    );
});

it.each([
  [
    "A short description as it is",
    "Fresh bread & cakes from a small oven in the yard",
    /: “Fresh bread & cakes from a small oven in the yard\.”\n/,
  ],
  [
    "The first sentences of a long one",
    `We bake bread every day. ${"It is very good. ".repeat(20)}`,
    /: “We bake bread every day\..* good\.”\n/,
  ],
  ["No markup", "<b>Fresh bread and cakes</b> from a small oven", /^(?!.*“)/],
])("%s is quoted", (_, description, told) => {
  for (const text of textsOf({ category: "Bakery", description }))
    expect(text.replaceAll(/\n\n(?!Its|From|It is)/g, "\n")).toMatch(told);
});

it("Hours of three kinds of days, or of two with a break, are a list", () => {
  const openingHours = { ...WEEK, Friday: "9:00 AM - 4:00 PM", Saturday: "10:00 AM - 1:00 PM" };
  for (const text of textsOf({ category: "Bakery", openingHours }))
    expect(text).toContain(
      "\nOpening hours:\n- Monday to Thursday: 9 AM to 5 PM\n- Friday: 9 AM to 4 PM\n- Saturday: 10 AM to 1 PM\n- Sunday: closed\n",
    );
});

it("The most reviews are told of one business only", () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ category: "Museum", rating: 4, reviewCount: 10 + index }));
  const most =
    /Of the museums listed in Austin, it has been reviewed the most\.|than any of the other museums listed in Austin\./;
  for (const text of textsOf({ ...rows[0], rating: 3.9, reviewCount: 90 }, ...rows)) expect(text).toMatch(most);
  for (const text of textsOf({ ...rows[0], rating: 3.9, reviewCount: 21 }, ...rows)) expect(text).not.toMatch(most);
});

it("A place of worship is not compared by its days, nor by its nights", () => {
  const church = { category: "Church", openingHours: { ...WEEK, Sunday: DAY } };
  for (const text of textsOf({ ...church, openingHours: WEEK }, ...Array.from({ length: 12 }, () => church)))
    expect(text).not.toMatch(/Sundays|Saturdays|longest|at the latest|a week\b/);
});

it("A text is plain, at least 200 words without its headings, and the same for the same data", () => {
  for (const text of textsOf({ name: "</p><b>Oak & Sons" }, {}, {}, {})) {
    const prose = textBlocks(text.split("\n\n").slice(0, -1).join("\n\n")).filter(({ kind }) => kind !== "heading");
    expect(wordCount(prose.map(({ text: words }) => words).join(" "))).toBeGreaterThanOrEqual(200);
    expect(text).toContain("</p><b>Oak & Sons");
  }
  expect(textsOf({ category: "Café" }, {})).toEqual(textsOf({ category: "Café" }, {}));
});

it("A business whose row named no category is compared with none of those", () => {
  const fields = { category: "Service Provider", address: "1 Main St", latitude: 30.27, longitude: -97.74, rating: 4 };
  const rows = Array.from({ length: 12 }, (_, index) => ({ ...fields, reviewCount: 10 + index }));
  for (const text of textsOf(...rows)) {
    expect(text).toMatch(/Oak 0(?: on Main St)? is a business/);
    expect(text).not.toMatch(/service providers|Oak [1-9]|one of 12|typical/);
  }
});

it.each([
  "Church",
  "Dentist",
  "Electrician",
  "Auto repair shop",
  "Hair salon",
  "Lawyer",
  "Elementary school",
  "Museum",
  "Restaurant",
  "Bar",
  "Bakery",
  "Veterinarian",
  "Book store",
  "Park",
  "Hotel",
  "Judo school",
  "Event venue",
  "Concert hall",
  "Ice cream shop",
  "House cleaning service",
  "Food bank",
  "Association",
  "Nursing home",
  "Library",
  "Kuaför",
])("A %s of which nothing else is known has 200 words, and no comparison", (category) => {
  for (const text of textsOf({ category, city: "", state: "", country: "" })) {
    const blocks = textBlocks(text.split("\n\n").slice(0, -1).join("\n\n"));
    const prose = blocks.filter(({ kind }) => kind !== "heading").map(({ text: words }) => words);
    expect(wordCount(prose.join(" "))).toBeGreaterThanOrEqual(200);
    expect(text).not.toMatch(/listed in|on our list|typical/);
    // Nobody can call, look for an address or be told twice.
    expect(text).not.toMatch(/\bcall\b(?! the emergency)|on the phone|whole address/i);
    const sentences = prose.join(" ").split(/(?<=[.!?]) /);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});
