import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft, OpeningHours } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import type { Store } from "../../store/store.ts";
import { madeUpBusiness, openMadeUpStore, ZURICH } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

/** A Wednesday, 14:00 in Zürich. */
const NOW = new Date("2026-06-03T12:00:00Z");
const open = (openingHours: OpeningHours | null) => ({ openingHours, ...ZURICH });

const DIRECTORY: Partial<BusinessDraft>[] = [
  { name: "Krume", category: "Bakery", ...open({ Saturday: "7:00 AM - 4:00 PM", Sunday: "Closed" }), priceLevel: 1 },
  { name: "Brotzeit", category: "Bakery", ...open({ Saturday: "Closed", Sunday: "8:00 AM - 1:00 PM" }), priceLevel: 2 },
  { name: "Kornblume", category: "Bakery", ...open(null) },
  { name: "Night Owl", category: "Bar", ...open({ Saturday: "8:00 PM - 3:00 AM", Sunday: "Closed" }), priceLevel: 3 },
  { name: "Taproom", category: "Bar", ...open({ Saturday: "5:00 PM - 12:00 AM", Sunday: "Closed" }), priceLevel: 1 },
  { name: "Blue Sunday Bar", category: "Bar", ...open({ Friday: "5:00 PM - 11:00 PM" }) },
  { name: "Cheap Monday", category: "Clothing store", ...open({ Tuesday: "9:00 AM - 5:00 PM" }), priceLevel: 2 },
  { name: "Ginza", category: "Sushi restaurant", ...open({ Thursday: "12:00 PM - 2:00 AM" }), priceLevel: 4 },
  { name: "Edo", category: "Sushi restaurant", ...open({ Thursday: "12:00 PM - 9:00 PM" }), priceLevel: 1 },
  { name: "Baan Suan", category: "Thai restaurant", ...open(null) },
  {
    name: "Lucky Wok",
    category: "Chinese restaurant",
    ...open(null),
    priceLevel: 1,
    description: "Noodles, and Thai curries too.",
  },
  { name: "Umi", category: "Sushi restaurant", ...open({ Thursday: "Closed" }) },
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY.map(madeUpBusiness));
  api = createPublicApi({ store, now: () => NOW });
});
afterAll(() => store.close());

const search = (q: string, more: object = {}): Promise<SearchResult> =>
  api.search(searchQuerySchema.parse({ q, location: "", ...more }));
const namesOf = ({ businesses }: SearchResult) => businesses.map(({ name }) => name).sort();

describe("words for a time", () => {
  it.each([
    ["bakery open sunday", "Open Sunday", ["Brotzeit"]],
    ["Bäckerei sonntags offen Zürich", "Open Sunday", ["Brotzeit"]],
    ["bar open saturday 10pm", "Open Saturday at 10:00 PM", ["Night Owl", "Taproom"]],
    ["bar samstag 1 uhr nachts", "Open Sunday at 1:00 AM", ["Night Owl"]],
    ["open late saturday", "Open late Saturday", ["Night Owl"]],
    ["open at 8pm thursday", "Open Thursday at 8:00 PM", ["Edo", "Ginza"]],
    ["sushi tomorrow evening open", "Open tomorrow evening", ["Edo", "Ginza"]],
    ["bar saturday", "Open Saturday", ["Night Owl", "Taproom"]],
    ["sushi donnerstag ab 22", "Open Thursday at 10:00 PM", ["Ginza"]],
    ["bar samedi à partir de 23", "Open Saturday at 11:00 PM", ["Night Owl", "Taproom"]],
    ["what's open on sunday", "Open Sunday", ["Brotzeit"]],
    ["was ist sonntags offen", "Open Sunday", ["Brotzeit"]],
    ["qu'est-ce qui est ouvert dimanche", "Open Sunday", ["Brotzeit"]],
    ["qué está abierto el domingo", "Open Sunday", ["Brotzeit"]],
    ["cosa è aperto domenica", "Open Sunday", ["Brotzeit"]],
    ["šta radi nedeljom", "Open Sunday", ["Brotzeit"]],
  ])("%s: understood as %s", async (q, label, names) => {
    const result = await search(q);
    expect(result.understood.labels).toEqual({ openAt: label });
    expect(namesOf(result)).toEqual(names);
    expect(result.widened).toBeNull();
  });

  it("belong to a name that has them all", async () => {
    expect(namesOf(await search("blue sunday bar"))).toEqual(["Blue Sunday Bar"]);
    expect(namesOf(await search("sunday bar in Zürich"))).toEqual(["Blue Sunday Bar"]);
    expect((await search("blue sunday bar")).understood.filters).toEqual([]);
  });

  it("are given up with a note where nothing is known to be open", async () => {
    const result = await search("bar open monday");
    expect(result.widened).toEqual({ words: ["open Monday"] });
    expect(namesOf(result)).toEqual(["Blue Sunday Bar", "Night Owl", "Taproom"]);
  });

  it("leave the text without them for the chip, and hold beside the filter", async () => {
    const result = await search("bar open saturday 10pm", { openAt: "sun-02:00" });
    expect(result.understood.without).toMatchObject({ openAt: "bar", all: "bar" });
    expect(namesOf(result)).toEqual(["Night Owl"]);
    expect((await search("bar open saturday", { openAt: "thu" })).totalCount).toBe(0);
  });
});

describe("words for a price", () => {
  it.each([
    ["cheap sushi", "$ Inexpensive", ["Edo"]],
    ["sushi barato", "$ Inexpensive", ["Edo"]],
    ["günstige Bäckerei", "$ Inexpensive", ["Krume"]],
    ["bar pas cher", "$ Inexpensive", ["Taproom"]],
    ["€€ bakery", "$$ Moderate", ["Brotzeit"]],
    ["$$$ bar", "$$$ Expensive", ["Night Owl"]],
    ["bar $", "$ Inexpensive", ["Taproom"]],
    ["expensive sushi", "$$$ to $$$$", ["Ginza"]],
    ["affordable bakery", "$ to $$", ["Brotzeit", "Krume"]],
    ["ristorante sushi economico", "$ Inexpensive", ["Edo"]],
  ])("%s: understood as %s", async (q, label, names) => {
    const result = await search(q);
    expect(Object.values(result.understood.labels)).toEqual([label]);
    expect(namesOf(result)).toEqual(names);
  });

  it("leave names with the word first", async () => {
    expect((await search("cheap monday")).businesses[0]?.name).toBe("Cheap Monday");
    expect((await search("cheap monday zürich")).businesses[0]?.name).toBe("Cheap Monday");
  });

  it("are given up with a note where no price proves them", async () => {
    expect((await search("expensive bakery")).widened).toEqual({ words: ["expensive"] });
  });

  it("are given up with a note where no business of the kind is known to have the price", async () => {
    const result = await search("cheap thai");
    expect(result.widened).toEqual({ words: ["cheap"] });
    expect(result.businesses[0]?.name).toBe("Baan Suan");
    expect((await search("cheap sushi")).widened).toBeNull();
  });

  it("leave the text without them, signs too", async () => {
    expect((await search("€€ bakery")).understood.without).toEqual({ "price-2": "bakery", all: "bakery" });
  });
});
