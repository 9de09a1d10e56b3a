import { describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { EXPORT_COLUMNS, exportRow } from "../business/export-row.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";

const BASE = { name: "Joe's", full_address: "12 Main St, Springfield, IL 62701", place_id: "ChIJ1", reviews: "100" };

function read(cells: Record<string, string>) {
  const row = { ...BASE, ...cells };
  const header = matchHeader(Object.keys(row));
  if (header === undefined) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(row), header, { country: "" });
  if (parsed.warnings === undefined) throw new Error(JSON.stringify(parsed.problems));
  return parsed;
}

const business = (cells: Record<string, string>) => read(cells).business;
const warnings = (cells: Record<string, string>) => read(cells).warnings.map(({ column, reason }) => [column, reason]);

describe("a row of Outscraper", () => {
  const link = "https://book.example/joes";
  const row = {
    subtypes: "Restaurant",
    google_id: "0x1:0x2",
    reviews_link: "https://search.example/",
    range: "$$",
    booking_appointment_link: link,
    reservation_links: `${link},https://other.example/`,
    order_links: link,
    menu_link: "https://joes.example/menu",
    other_hours: JSON.stringify([{ kitchen: { Monday: "11:30 am-2 pm,6-10 pm", Sunday: "Closed" } }]),
    reviews_per_score: JSON.stringify({ 1: 5, 2: 0, 3: 5, 4: 10, 5: 80 }),
    area_service: "TRUE",
    logo: "https://img.example/logo.png",
    located_in: "Springfield Mall",
    email_1: "joe@joes.example",
    email_2: "other@joes.example",
    facebook: "https://www.facebook.com/joes",
    twitter: "https://twitter.com/joes",
    "chain_info.chain": "false",
  };

  it("has links without the search of whoever exported them, and keeps what a link needs", () => {
    const search = "opi=7&gei=4wzLZ47&sourceurl=https://www.google.com/search?q%3Dtapas%2Bin%2BPorto";
    const cells = {
      booking_appointment_link: `https://www.google.com/maps/reserve/v/dine/c/72Ga?source=pa&${search}`,
      reservation_links: "https://tables.example/place/joes?aid=63&rwg_token=AAiGsoa5",
      order_links: "https://order.example/joes?serviceType=delivery&utm_source=google&utm_medium=organic",
      menu_link: "https://joes.example/menu?gclid=1#pizza",
    };
    expect(business(cells)).toMatchObject({
      bookingLink: "https://www.google.com/maps/reserve/v/dine/c/72Ga?source=pa",
      reservationLink: "https://tables.example/place/joes?aid=63",
      orderLink: "https://order.example/joes?serviceType=delivery",
      menuLink: "https://joes.example/menu#pizza",
    });
  });

  it("keeps every fact", () => {
    expect(business(row)).toMatchObject({
      priceRange: "$$",
      priceLevel: 2,
      bookingLink: link,
      reservationLink: link,
      orderLink: link,
      menuLink: "https://joes.example/menu",
      otherHours: { Kitchen: { Monday: "11:30 AM - 2:00 PM, 6:00 PM - 10:00 PM", Sunday: "Closed" } },
      ratingDistribution: [5, 0, 5, 10, 80],
      isServiceArea: true,
      logo: "https://img.example/logo.png",
      locatedIn: "Springfield Mall",
      chain: null,
      email: "joe@joes.example",
      socialLinks: { facebook: "https://www.facebook.com/joes", x: "https://twitter.com/joes" },
    } satisfies Partial<BusinessDraft>);
    expect(read(row).warnings).toEqual([]);
  });

  it("takes the stars from their five columns", () => {
    const stars = ["5.0", "0.0", "5.0", "10.0", "80.0"].map((count, index) => [
      `reviews_per_score_${index + 1}`,
      count,
    ]);
    expect(business(Object.fromEntries(stars)).ratingDistribution).toEqual([5, 0, 5, 10, 80]);
  });

  it("keeps a hotel's class out of its price", () => {
    expect(business({ ...row, range: "4 stars" }).priceRange).toBeNull();
    expect(warnings({ ...row, range: "4 stars" })).toEqual([["range", "is the class of a hotel and no price"]]);
  });
});

it("A column `range` means a price only beside others of that exporter", () => {
  expect(business({ range: "50 km" }).priceRange).toBeNull();
});

describe("values that cannot be used are left out with a warning", () => {
  it.each([
    ["menu_link", "javascript:alert(1)", "is not a web address (http or https)"],
    ["order_links", "http://10.0.0.7/order", "leads to a private network, which no visitor can open"],
    ["logo", "data:image/png;base64,AAAA", "is not a web address (http or https)"],
    ["price", "9".repeat(300), "is longer than the 100 characters of a price"],
    ["other_hours", '[{"kitchen": {"Monday": "9', "cannot be read: broken JSON"],
    [
      "other_hours",
      '[{"kitchen": {"Monday": "9-17, 15-20"}}]',
      "holds hours that were left out: Kitchen: has hours that overlap",
    ],
    ["special_days", '[{"date": "2026-13-01", "hours": "Closed"}]', "has a day that is no date"],
    ["special_days", '{"2026-12-25"', "cannot be read: broken JSON"],
    ["reviews_per_score", '{"1": 0, "5": 9000}', "does not add up to the number of reviews"],
    ["reviews_per_score", "many", "is not a number of reviews for each star"],
    ["email", "ask at the bar", "is not an e-mail address"],
    ["facebook", "https://joes.example/", "is not a social network profile"],
    ["social_links", '{"instagram": "javascript:alert(1)"}', "has no profile of a social network"],
    ["social_links", "https://127.0.0.1/x", "has no profile of a social network"],
    ["chain", "a".repeat(201), "is longer than the 200 characters of a name"],
    ["service_areas", `["${"a".repeat(201)}"]`, "names an area of more than 200 characters, which was left out"],
    ["price", "-5", "names no price"],
  ])("%s: %s", (column, text, reason) => {
    expect(warnings({ [column]: text })).toEqual([[column, reason]]);
    const plain = business({});
    const left = business({ [column]: text });
    expect(left).toEqual(plain);
  });
});

const KEYS = { id: 1, slug: "joes", kind: "Bakery", categorySlug: "bakery", group: "other" as const };

it.each([
  ["yes", "no", ["yes"]],
  ["Located in: The Strand", "located in a mall", ["no", "Area, of two words"]],
  ["n", "True", ["a; b", "c|d"]],
])("An export of ours brings names back to the letter: %s, %s", (chain, locatedIn, serviceAreas) => {
  const stored = { ...draft({ chain, locatedIn, serviceAreas }), ...KEYS };
  const at = { createdAt: "2026-01-02T03:04:05.678Z", updatedAt: "2026-01-02T03:04:05.678Z" };
  const cells = exportRow({ ...stored, ...at }).map((cell) => (cell === null ? "" : String(cell)));
  const header = matchHeader(EXPORT_COLUMNS);
  const back = header && readBusinessRow(cells, header, { country: "" });
  expect(back).toMatchObject({ business: { chain, locatedIn, serviceAreas }, warnings: [] });
});

it("An export of ours brings every fact back", () => {
  const facts = draft({
    priceRange: "CHF 20–40",
    priceLevel: 3,
    bookingLink: "https://book.example/?a=1,2",
    reservationLink: "https://reserve.example/",
    orderLink: "https://order.example/",
    menuLink: "https://menu.example/menu.pdf",
    otherHours: { "Happy hour": { Friday: "5:00 PM - 7:00 PM" }, Kitchen: { Monday: "Closed" } },
    specialDays: [{ date: "2026-12-25", hours: "Closed", name: "Christmas Day" }],
    ratingDistribution: [1, 0, 0, 0, 7],
    isServiceArea: true,
    serviceAreas: ["Little Rock, AR", "Conway"],
    logo: "https://img.example/logo.png",
    chain: "Joe's & Sons",
    locatedIn: "Springfield Mall",
    email: "joe@joes.example",
    socialLinks: { facebook: "https://www.facebook.com/joes", whatsapp: "https://wa.me/12175550100" },
  });
  const stored = { ...facts, ...KEYS };
  const at = { createdAt: "2026-01-02T03:04:05.678Z", updatedAt: "2026-01-02T03:04:05.678Z" };
  const cells = exportRow({ ...stored, ...at }).map((cell) => (cell === null ? "" : String(cell)));
  const header = matchHeader(EXPORT_COLUMNS);
  const back = header && readBusinessRow(cells, header, { country: "" });
  expect(back).toMatchObject({ business: { ...facts, slug: "joes", createdAt: at.createdAt }, warnings: [] });
});
