import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { seededRandom } from "#domain/text/seeded-random";
import { openMemoryStore } from "../../store/open-store.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { describedAmong, untracedNumbers, untrue } from "../../testing/texts/traced-texts.ts";
import { wordCount } from "../../testing/word-count.ts";
import { generateSeo } from "./generate-seo.ts";

const random = seededRandom("a directory with holes");
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const maybe = <Value>(share: number, value: Value, otherwise: Value): Value => (random() < share ? value : otherwise);

/** Cities with one name in several states and countries, and records without state or country. */
const PLACES = [
  { city: "Springfield", state: "Illinois", country: "United States", latitude: 39.8, longitude: -89.65 },
  { city: "Springfield", state: "Missouri", country: "United States", latitude: 37.2, longitude: -93.29 },
  { city: "Springfield", state: "", country: "United States", latitude: 39.81, longitude: -89.64 },
  { city: "Valencia", state: "", country: "Spain", latitude: 39.47, longitude: -0.37 },
  { city: "Valencia", state: "", country: "Venezuela", latitude: 10.17, longitude: -68.0 },
  { city: "Valencia", state: "", country: "", latitude: 39.48, longitude: -0.38 },
  { city: "Konstanz", state: "", country: "Germany", latitude: 47.66, longitude: 9.175 },
  { city: "Kreuzlingen", state: "", country: "Switzerland", latitude: 47.65, longitude: 9.17 },
  { city: "", state: "", country: "", latitude: 47.655, longitude: 9.172 },
];
const CATEGORIES = [
  "Dentist",
  "restaurants",
  "Bar",
  "Church of Christ",
  "Kuaför",
  "Pizza restaurant",
  "CAR REPAIR SHOP",
];
const ADDRESSES = [
  "Lokal 53",
  "",
  "P.O. Box 114",
  "8FW4V75V+8Q",
  "12 Main St, Suite 4",
  "Seestrasse 9",
  "40 Oak Ave #B",
];
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const RANGES = [
  "9:00 AM - 5:00 PM",
  "Closed",
  "10:00 AM - 2:00 AM",
  "Open 24 hours",
  "11:30 AM - 2:00 PM, 6:00 PM - 11:00 PM",
];
const FIRST = ["Oak", "River", "Blue", "North", "Golden", "Union", "Park", "Hill", "Silver", "Green"];
const SYLLABLES = "ba de fi go hu ja ke li mo nu pa re si to vu wa ze".split(" ");
const LAST = ["& Sons", "House", "Corner", "Partners, Inc.", "at 7th", "24", "(Main Branch)", "Works"];

function hours(): BusinessDraft["openingHours"] {
  if (random() < 0.2) return null;
  const usual = pick(RANGES);
  const knownDays = random() < 0.5 ? DAYS : DAYS.filter(() => random() < 0.6);
  return Object.fromEntries(knownDays.map((day) => [day, random() < 0.6 ? usual : pick(RANGES)]));
}

function row(index: number): Partial<BusinessDraft> {
  const { latitude, longitude, ...place } = pick(PLACES);
  const address = maybe(0.4, pick(ADDRESSES), `${1 + (index % 90)} Main St`);
  const phone = maybe(0.7, `+1 217-555-${String(1000 + index)}`, null);
  const isPlaced = random() < 0.8;
  return {
    ...place,
    name: `${pick(FIRST)} ${SYLLABLES[index % 17]}${SYLLABLES[Math.floor(index / 17)]} ${pick(LAST)}`,
    category: pick(CATEGORIES),
    address,
    zipCode: "",
    phone,
    phoneE164: phone?.replace(/[^+\d]/g, "") ?? null,
    website: maybe(0.5, "https://a.example/", null),
    rating: maybe(0.85, Math.round(30 + random() * 20) / 10, 0),
    reviewCount: maybe(0.3, 0, Math.floor(random() ** 3 * 400)),
    openingHours: hours(),
    attributes: maybe<BusinessDraft["attributes"]>(
      0.6,
      { Payments: { "Credit cards": random() < 0.7 }, Other: { "Wi-Fi": true, "Open 24/7": false } },
      {},
    ),
    subtypes: maybe(0.3, [pick(CATEGORIES), pick(CATEGORIES)], []),
    photos: [],
    isVerified: random() < 0.5,
    businessStatus: pick(["OPERATIONAL", "OPERATIONAL", "OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY"]),
    latitude: isPlaced ? latitude + (random() - 0.5) / 20 : null,
    longitude: isPlaced ? longitude + (random() - 0.5) / 20 : null,
  };
}

let store: Store;
let all: BusinessRecord[];
let describeOne: ReturnType<typeof describedAmong>;

beforeAll(async () => {
  store = await openMemoryStore();
  const rows = Array.from({ length: 270 }, (_, index) => row(index));
  // One business in nine is listed twice.
  const twice = rows
    .filter((_, index) => index % 9 === 0)
    .map((each) => ({ ...each, name: `${each.name}`.toUpperCase() }));
  const businesses = [...rows, ...twice].map((each, index) => businessInsert(`place-${index}`, each));
  await importInto(store, businesses);
  await generateSeo({ store, actor: "test", now: () => new Date("2026-11-21T10:00:00Z") });
  all = (await store.directory.businessesAfter(0, 1000)).filter(
    ({ businessStatus }) => businessStatus !== "CLOSED_PERMANENTLY",
  );
  describeOne = describedAmong(all);
});
afterAll(() => store.close());

describe("texts of a directory with holes", () => {
  it("state no figure and no claim that the rows contradict", () => {
    expect(all.length).toBeGreaterThan(200);
    const wrong = all.flatMap((business) => {
      const { text, description } = describeOne(business);
      expect(text.text).toBe(business.uniqueContent);
      return [
        ...untracedNumbers(text.text, text.citations, business, all),
        ...untracedNumbers(description.text, description.citations, business, all),
        ...untrue(text.text, text.topics, business, all),
        ...untrue(`${business.seoTitle} ${description.text}`, [], business, all),
      ].map((problem) => `${business.name}: ${problem}\n${text.text}`);
    });
    expect(wrong).toEqual([]);
  });

  it("keep their lengths", () => {
    for (const { name, seoTitle, seoDescription, uniqueContent } of all) {
      expect(wordCount(uniqueContent ?? ""), name).toBeGreaterThanOrEqual(200);
      expect([...(seoTitle ?? "")].length).toBeLessThanOrEqual(60);
      expect([...(seoDescription ?? "")].length).toBeGreaterThanOrEqual(120);
      expect([...(seoDescription ?? "")].length).toBeLessThanOrEqual(160);
    }
  });

  it("name streets, categories and distances as people there do", () => {
    for (const { uniqueContent, country, seoTitle } of all) {
      const text = `${uniqueContent} ${seoTitle}`;
      expect(text).not.toMatch(
        / on (?:Lokal|P\.O|8FW4|Suite)|CAR REPAIR|restaurants - |“restaurants”|churches? of Christ/,
      );
      expect(text).toMatch(country === "United States" ? /^(?!.*\d (?:k?m)\b)/s : /^(?!.*\d (?:mi|ft)\b)/s);
    }
  });

  it("compare nothing across countries", () => {
    for (const business of all.filter(({ country }) => country !== "")) {
      const abroad = all
        .map(({ country }) => country)
        .filter((country) => country !== "" && country !== business.country);
      for (const country of new Set(abroad)) expect(business.uniqueContent, business.name).not.toContain(country);
    }
  });

  it.each<[string, (row: BusinessRecord) => BusinessRecord]>([
    ["the rating", (row) => ({ ...row, rating: row.rating === 0 ? 4 : 0 })],
    ["the number of reviews", (row) => ({ ...row, reviewCount: row.reviewCount + 7 })],
    ["the hours", (row) => ({ ...row, openingHours: { Monday: "8:15 AM - 4:45 PM" } })],
    ["the address", (row) => ({ ...row, address: row.address === "" ? "1 Elm St" : "" })],
    ["the telephone number", (row) => ({ ...row, phone: row.phone === null ? "+1 217-555-0199" : null })],
    ["the website", (row) => ({ ...row, website: row.website === null ? "https://b.example/" : null })],
    ["closed for now", (row) => ({ ...row, businessStatus: "CLOSED_TEMPORARILY" })],
    ["the city", (row) => ({ ...row, city: row.city === "" ? "Springfield" : "Elsewhere" })],
  ])("are caught when the rows say otherwise: %s", (_, change) => {
    const sample = all.filter((_, index) => index % 4 === 0);
    const caught = sample.filter((business) => {
      const { text } = describeOne(business);
      const changedBusiness = change(business);
      const rows = all.map((each) => (each === business ? changedBusiness : each));
      return (
        untracedNumbers(text.text, text.citations, changedBusiness, rows).concat(
          untrue(text.text, text.topics, changedBusiness, rows),
        ).length > 0
      );
    });
    expect(caught.length).toBeGreaterThan(sample.length / 4);
  });
});
