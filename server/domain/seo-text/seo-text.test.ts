import { expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { textBlocks } from "#domain/seo-text/text-blocks";
import type { BusinessRecord } from "../../store/port/directory.ts";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { wordCount } from "../../testing/word-count.ts";
import { businessFacts } from "./facts/business-facts.ts";
import { createDirectorySurvey } from "./facts/directory-survey.ts";
import { seoDescription } from "./seo-head.ts";
import { seoText } from "./seo-text.ts";

const HOME = { city: "Austin", state: "Texas", country: "United States", group: "other" } as const;
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

/** Writes texts of businesses with these fields, under ten seeds each. */
function textsOf(...rows: Partial<BusinessDraft>[]): string[] {
  return Array.from({ length: 10 }, (_, seed) => {
    const all = rows.map(
      (fields, index) =>
        ({
          ...draft({ name: `Oak ${index}`, ...HOME, ...fields }),
          placeId: `${seed} ${index}`,
          id: index + 1,
          slug: "x",
          ...HOME,
          ...fields,
        }) as unknown as BusinessRecord,
    );
    const survey = createDirectorySurvey();
    for (const business of all) survey.add(business);
    const facts = businessFacts(all[0] as BusinessRecord, survey.surroundings()(1));
    return `${seoText(facts, `seed ${seed}`).text}\n\n${seoDescription(facts).text}`;
  });
}

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
    fields,
    fields,
    fields,
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
    /you (?:can )?book online\b(?! and)/i,
  ],
  ["the place that it is in", { locatedIn: "Elm Mall", address: "1 Main St" }, /(?:inside|in|within) Elm Mall/],
  ["its chain", { chain: "Burger Barn" }, /Burger Barn/],
  ["its e-mail address", { email: "a@b.example" }, /a@b\.example/],
  [
    "its reviews by stars",
    { rating: 4.5, reviewCount: 100, ratingDistribution: [7, 3, 10, 20, 60] },
    /Of its 100 reviews, 60 give|60 of its 100 reviews/,
  ],
  [
    "hours of the kitchen",
    { openingHours: WEEK, otherHours: { Kitchen: { Monday: "10:00 AM - 2:00 PM" } } },
    /Kitchen hours: Monday from 10:00 AM to 2:00 PM\./,
  ],
  ["all that is missing in one sentence", {}, /(?:street address, telephone number (?:and|or) website)/],
])("A text tells %s", (_, fields, told) => {
  const texts = textsOf({ category: "Café", ...fields });
  for (const text of texts) expect(text).toMatch(told);
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
    expect(text).not.toContain("60");
});

it("Few reviews are not told by stars", () => {
  for (const text of textsOf({ rating: 4.5, reviewCount: 49, ratingDistribution: [1, 2, 3, 3, 40] }))
    expect(text).not.toMatch(/five stars|\b40\b/i);
});

it("A table elsewhere is offered only where one walks to", () => {
  const at = (latitude: number) => ({
    category: "Italian restaurant",
    group: "restaurants" as const,
    address: `${Math.round(latitude * 10_000)} Main St`,
    latitude,
    longitude: -97.74,
  });
  const others = (latitude: number) => Array.from({ length: 3 }, (_, index) => at(latitude + index / 10_000));
  for (const text of textsOf(at(30.2), ...others(30.205))) expect(text).toMatch(/, (?:other|there are also|you could)/);
  for (const text of textsOf(at(30.2), ...others(30.23))) {
    expect(text).toMatch(/(?:in the area|same area) are Oak/);
    expect(text).not.toMatch(/If every|If it is full|For another day|If you want a change/);
  }
});

it("More than three nearby are included, and the only ones are all", () => {
  const at = (index: number) => ({
    category: "Church",
    address: `${index + 1} ${["Elm", "Oak", "Ash", "Fir", "Bay"][index]} St`,
    latitude: 30.2 + index / 100,
    longitude: -97.74,
  });
  const more = textsOf(at(0), at(1), at(2), at(3), at(4)).join("\n");
  expect(more).toMatch(/in the area include Oak/);
  expect(more).not.toMatch(/in the area are/);
  const all = textsOf(at(0), at(1), at(2), at(3)).join("\n");
  expect(all).toMatch(/in the area are Oak/);
  expect(all).not.toMatch(/\binclude\b/);
});

it("The most reviews are told with their number of rivals, unless another has as many", () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ category: "Museum", rating: 4, reviewCount: 10 + index }));
  for (const text of textsOf({ ...rows[0], reviewCount: 90 }, ...rows))
    expect(text).toMatch(/(?:most reviews of the 13|[Oo]f the 13) museums we list in Austin/);
  const tied = textsOf({ ...rows[0], reviewCount: 21 }, ...rows).join("\n");
  expect(tied).not.toMatch(/most reviews/);
});

it("A place of worship is not compared by its days, nor by its nights", () => {
  const church = { category: "Church", openingHours: { ...WEEK, Sunday: DAY } };
  for (const text of textsOf({ ...church, openingHours: WEEK }, ...Array.from({ length: 12 }, () => church)))
    expect(text).not.toMatch(/Sundays|Saturdays|longest|at the latest|a week\b/);
});

it("A text is plain, at least 200 words without its headings, and the same for the same data", () => {
  for (const text of textsOf({ name: "</p><b>Oak & Sons" }, {}, {}, {})) {
    const prose = textBlocks(text.split("\n\n").slice(0, -1).join("\n\n")).filter(({ kind }) => kind === "paragraph");
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
  "House cleaning service",
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
  "Kuaför",
])("A %s of which nothing else is known has 200 words, and no comparison", (category) => {
  for (const text of textsOf({ category, city: "", state: "", country: "" })) {
    const blocks = textBlocks(text.split("\n\n").slice(0, -1).join("\n\n"));
    const prose = blocks.filter(({ kind }) => kind === "paragraph").map(({ text: words }) => words);
    expect(wordCount(prose.join(" "))).toBeGreaterThanOrEqual(200);
    expect(text).not.toMatch(/listed in|on our list|typical/);
    // Nobody can call, look for an address or be told twice.
    expect(text).not.toMatch(/\bcall\b(?! the emergency)|on the phone|whole address/i);
    const sentences = prose.join(" ").split(/(?<=[.!?]) /);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});
