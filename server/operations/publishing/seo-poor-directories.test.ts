import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textSimilarity } from "#domain/seo-text/near-duplicates";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { describedAmong, untracedNumbers, untrue } from "../../testing/texts/traced-texts.ts";
import { wordCount } from "../../testing/word-count.ts";
import { generateSeo } from "./generate-seo.ts";

const AT = new Date("2026-11-21T10:00:00Z");
const FIRST = ["Oak", "River", "Sun", "Blue", "North", "Golden", "Little", "Union", "Park", "Hill", "Silver", "Green"];
const LAST = [
  "Dental",
  "Smile Care",
  "Clinic",
  "Associates",
  "House",
  "Studio",
  "& Sons",
  "Partners",
  "Works",
  "Corner",
];
/** Number of businesses whose texts are compared pairwise. */
const COMPARED = 50;

type Given = NonNullable<Parameters<typeof businessInsert>[1]>;
const NOTHING: Given = {
  rating: 0,
  reviewCount: 0,
  phone: null,
  phoneE164: null,
  website: null,
  openingHours: null,
  attributes: {},
  subtypes: [],
  photos: [],
  latitude: null,
  longitude: null,
  address: "",
  state: "",
  zipCode: "",
  country: "",
};
const HOURS = { Monday: "9:00 AM - 5:00 PM", Tuesday: "9:00 AM - 5:00 PM", Saturday: "Closed", Sunday: "Closed" };
const letter = (index: number) => String.fromCharCode(65 + (index % 26));

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

async function texts(count: number, fieldsAt: (index: number) => Given) {
  const businesses = Array.from({ length: count }, (_, index) => {
    const name = `${FIRST[index % 12]} ${LAST[Math.floor(index / 12) % 10]} ${letter(Math.floor(index / 120))}`;
    return businessInsert(`place-${index}`, { ...NOTHING, name, ...fieldsAt(index) });
  });
  await importInto(store, businesses);
  await generateSeo({ store, actor: "test", now: () => AT });
  return await store.directory.businessesAfter(0, count);
}

describe("texts of directories with little data", () => {
  it.each<[string, number, (index: number) => Given]>([
    ["three hundred dentists with a name and a city", 300, () => ({ category: "Dentist", city: "Austin" })],
    ["the same rating for all", 300, () => ({ category: "Dentist", city: "Austin", rating: 4.5, reviewCount: 10 })],
    ["a category in German", 300, () => ({ category: "Zahnarzt", city: "Zürich" })],
    ["a category in Japanese", 300, () => ({ category: "歯科医院", city: "東京" })],
    ["no city at all", 300, () => ({ category: "Dentist", city: "" })],
    ["the category of those that have none", 300, () => ({ category: "Service Provider", city: "Austin" })],
    ["one name for all", 300, () => ({ category: "Dentist", city: "Austin", name: "Smile" })],
    ["a city for each", 300, (index) => ({ category: "Dentist", city: `Town ${letter(index)}${letter(index * 7)}` })],
    ["a single business", 1, () => ({ category: "Dentist", city: "Austin" })],
    ["two businesses", 2, () => ({ category: "Dentist", city: "Austin" })],
    [
      "the same hours, place, telephone and website for all",
      300,
      () => ({
        category: "Dentist",
        city: "Austin",
        rating: 5,
        reviewCount: 1,
        openingHours: HOURS,
        latitude: 30.27,
        longitude: -97.74,
        phone: "555-0100",
        website: "https://a.example",
      }),
    ],
  ])("are true, long enough and unlike each other: %s", async (_, count, fieldsAt) => {
    const all = await texts(count, fieldsAt);
    const describeOne = describedAmong(all);
    for (const { name, seoTitle, seoDescription, uniqueContent } of all) {
      expect(wordCount(uniqueContent ?? ""), name).toBeGreaterThanOrEqual(200);
      expect([...(seoTitle ?? "")].length).toBeLessThanOrEqual(60);
      expect([...(seoDescription ?? "")].length).toBeGreaterThanOrEqual(120);
      expect([...(seoDescription ?? "")].length).toBeLessThanOrEqual(160);
      expect(`${seoDescription} ${uniqueContent}`).not.toMatch(/undefined|null|NaN| {2}|\.\.| ,|“”|(?<![.\d])0 of/);
    }
    for (const business of all.slice(0, 5)) {
      const { text, description } = describeOne(business);
      expect(untracedNumbers(text.text, text.citations, business, all)).toEqual([]);
      expect(untracedNumbers(description.text, description.citations, business, all)).toEqual([]);
      expect(untrue(text.text, text.topics, business, all)).toEqual([]);
      expect(untrue(description.text, [], business, all)).toEqual([]);
    }
    const comparedTexts = all.slice(0, COMPARED).map(({ uniqueContent }) => uniqueContent ?? "");
    const pairs = comparedTexts.flatMap((one, index) =>
      comparedTexts.slice(index + 1).map((other) => textSimilarity(one, other)),
    );
    pairs.sort((a, b) => a - b);
    // A single pair is no median.
    if (pairs.length > 1) expect(pairs[Math.floor(pairs.length / 2)]).toBeLessThanOrEqual(0.15);
    expect(pairs[Math.floor(pairs.length * 0.95)] ?? 0).toBeLessThanOrEqual(0.35);
  });

  it("say that a business is open round the clock, and name no closing time", async () => {
    const openAlways = { Monday: "Open 24 hours", Tuesday: "Open 24 hours", Wednesday: "Open 24 hours" };
    const week = {
      ...openAlways,
      Thursday: openAlways.Monday,
      Friday: openAlways.Monday,
      Saturday: openAlways.Monday,
      Sunday: openAlways.Monday,
    };
    const all = await texts(40, (index) => ({
      category: "Pharmacy",
      city: "Austin",
      openingHours: index % 4 === 0 ? week : HOURS,
    }));
    for (const { uniqueContent } of all.filter((_, index) => index % 4 === 0)) {
      expect(uniqueContent).toContain("24 hours a day, every day");
      expect(uniqueContent).not.toMatch(/longest day|168|latest closing|evening|opens at|first opening/i);
    }
  });
});
