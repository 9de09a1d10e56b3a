import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import type { Store } from "../../store/store.ts";
import { byAnn } from "../../testing/directories/import-into.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore, ZURICH } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

const PHILADELPHIA = {
  city: "Philadelphia",
  state: "Pennsylvania",
  zipCode: "19103",
  latitude: 39.952,
  longitude: -75.174,
};
const BELGRADE = {
  city: "Belgrade",
  state: "",
  country: "Serbia",
  zipCode: "11000",
  latitude: 44.81,
  longitude: 20.46,
};
const QUEZON = { city: "Quezon City", state: "Metro Manila", country: "Philippines", zipCode: "1100" };
const OPEN = { openingHours: { Saturday: "Open 24 hours" } } as const;
const CLOSED = { openingHours: { Saturday: "Closed" } } as const;
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const ALL_WEEK = { openingHours: Object.fromEntries(WEEK.map((day) => [day, "Open 24 hours"])) };

const DIRECTORY: Partial<BusinessDraft>[] = [
  { name: "Rosa's Kitchen", category: "Restaurant" },
  { name: "Volt & Sons", category: "Electrician", phone: "(512) 555-0142", phoneE164: "+15125550142" },
  { name: "Drain Doctor", category: "Plumber", ...PHILADELPHIA },
  { name: "Pipes of Austin", category: "Plumber", latitude: 30.27, longitude: -97.74 },
  {
    name: "Liberty Museum",
    category: "Museum",
    ...PHILADELPHIA,
    zipCode: "19106",
    latitude: 39.948,
    longitude: -75.149,
  },
  { name: "Museum Near Me LLC", category: "Museum" },
  { name: "Grace Chapel", category: "Church" },
  { name: "Bella Napoli", category: "Pizza restaurant", ...QUEZON },
  { name: "Cool Breeze", category: "HVAC contractor", latitude: 30.3, longitude: -97.7 },
  { name: "Sharp Cuts", category: "Barber shop" },
  { name: "Happy Paws", category: "Pet store", ...BELGRADE },
  { name: "Wrench Works", category: "Auto repair shop", ...ALL_WEEK },
  { name: "Siam Garden", category: "Thai restaurant", rating: 4.8, reviewCount: 300, ...OPEN, ...ZURICH },
  { name: "Bangkok Express", category: "Thai restaurant", rating: 2.2, reviewCount: 40, ...OPEN, ...ZURICH },
  { name: "Thai Orchid", category: "Thai restaurant", rating: 4.9, reviewCount: 500, ...CLOSED, ...ZURICH },
  { name: "The Blue Note", category: "Bar" },
  { name: "Barton Barbers", category: "Barber shop", rating: 5, reviewCount: 900 },
  {
    name: "Trattoria Da Gino",
    category: "Italienisches Restaurant",
    attributes: { Amenities: { "Wi-Fi": true } },
    ...ZURICH,
  },
  { name: "Main Dental Care", category: "Dentist" },
  { name: "Mental Health Partners", category: "Psychologist" },
  { name: "Cadbury Chocolates", category: "Chocolate shop" },
  { name: "Morning Cup", category: "Coffee shop" },
  { name: "Vanguard Movers", category: "Moving service" },
  { name: "24 Hour Fitness", category: "Gym", ...CLOSED },
  { name: "Springfield Diner", category: "Diner", city: "Springfield", state: "Illinois" },
  { name: "Ozark Diner", category: "Diner", city: "Springfield", state: "Missouri" },
  { name: "Kleine Bäckerei", category: "Bakery", ...ZURICH },
  { name: "Corner Market", category: "Supermarket" },
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY.map(madeUpBusiness));
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

const search = (q: string, location = "", parameters: Record<string, string> = {}): Promise<SearchResult> =>
  api.search(searchQuerySchema.parse({ q, location, ...parameters }));
const namesOf = ({ businesses }: SearchResult) => businesses.map(({ name }) => name);

describe("searches that need more than the words as typed", () => {
  it("restarant: corrected, unless the exact words are wanted", async () => {
    const result = await search("restarant");
    expect(result).toMatchObject({ correctedTo: "restaurant", widened: null });
    expect(namesOf(result)).toContain("Rosa's Kitchen");
    expect(await search("restarant", "", { exact: "1" })).toMatchObject({ totalCount: 0, correctedTo: null });
  });

  it.each([
    ["electr", "", "Volt & Sons"],
    ["bella nap", "", "Bella Napoli"],
    ["electrican", "", "Volt & Sons"],
    ["plumbers", "Philadelphia", "Drain Doctor"],
    ["churches", "", "Grace Chapel"],
    ["pizza in Quezon City", "", "Bella Napoli"],
    ["pizza", "Quezn Cty", "Bella Napoli"],
    ["hvac near me", "", "Cool Breeze"],
    ["(512) 555-0142", "", "Volt & Sons"],
    ["512.555.0142", "", "Volt & Sons"],
    ["+1 512 555 0142", "", "Volt & Sons"],
    ["barbershop", "", "Barton Barbers"],
    ["pet shop", "Serbia", "Happy Paws"],
    ["car repair", "", "Wrench Works"],
    ["groceries", "", "Corner Market"],
    ["prodavnica", "", "Corner Market"],
    ["продавница", "", "Corner Market"],
    ["AC repair", "", "Cool Breeze"],
    ["italienisch", "", "Trattoria Da Gino"],
    ["italian food in zuerich", "", "Trattoria Da Gino"],
    ["baeckerei", "", "Kleine Bäckerei"],
    ["24 hours mechanic", "", "Wrench Works"],
    ["restaurant wifi", "", "Trattoria Da Gino"],
  ])("%s | %s: %s first", async (q, location, name) => {
    expect(namesOf(await search(q, location))[0]).toBe(name);
  });

  it.each([
    ["florists", ["Florist"]],
    ["Blumenladen", ["Florist"]],
    ["veterinario", ["Veterinarian"]],
    ["plumber", undefined],
    ["qwxzkj", undefined],
  ])("%s: names %j as a kind that nothing is of", async (q, missingKinds) => {
    expect((await search(q)).understood.missingKinds).toEqual(missingKinds);
  });

  it("plumber | 19106: the nearest one, with its distance", async () => {
    const result = await search("plumber", "19106");
    expect(namesOf(result)).toEqual(["Drain Doctor"]);
    expect(result).toMatchObject({ place: { kind: "postcode", name: "19106" }, widened: { place: "19106" } });
    expect(result.widened?.nearestKm).toBeCloseTo(2.2, 0);
    expect(result.businesses[0]?.distanceKm).toBe(result.widened?.nearestKm);
    expect(namesOf(await search("plumber | 19106"))[0]).toBe("Drain Doctor");
  });

  it("pet shop | Philadelphia: none within 300 km, so the cities that have one", async () => {
    const result = await search("pet shop", "Philadelphia");
    expect(namesOf(result)).toEqual(["Happy Paws"]);
    expect(result.widened).toEqual({ place: "Philadelphia", foundIn: ["Belgrade"] });
  });

  it("plumber | 19107: around a postcode without businesses", async () => {
    expect(namesOf(await search("plumber", "19107"))[0]).toBe("Drain Doctor");
  });

  it("24 hours pet shop | Philadelphia: neither there nor at all hours, so those elsewhere", async () => {
    const result = await search("24 hours pet shop", "Philadelphia");
    expect(namesOf(result)).toEqual(["Happy Paws"]);
    expect(result.widened).toEqual({ words: ["24 hours"], place: "Philadelphia", foundIn: ["Belgrade"] });
  });

  it("thai open now: only open ones", async () => {
    const result = await search("thai open now");
    expect(namesOf(result)).toEqual(["Siam Garden", "Bangkok Express"]);
    expect(result.understood).toMatchObject({ kinds: ["Thai restaurant"], filters: ["openNow"] });
  });

  it("museum near me: all museums, though a name begins like that", async () => {
    const result = await search("museum near me");
    expect(namesOf(result)).toContain("Liberty Museum");
    expect(result.understood.filters).toEqual(["nearMe"]);
    expect((await search("museum near me llc")).totalCount).toBe(1);
  });

  it("Bar: bars before barber shops", async () => {
    expect(namesOf(await search("Bar"))[0]).toBe("The Blue Note");
  });
});

describe("a search without matches", () => {
  it.each([
    ["dental", "Mental Health Partners"],
    ["coffee cup", "Cadbury Chocolates"],
    ["VA", "Vanguard Movers"],
  ])("%s: not %s", async (q, name) => {
    expect(namesOf(await search(q))).not.toContain(name);
  });
});

describe("places", () => {
  it.each([
    ["thai in Zürich", "Zürich", 3],
    ["thai zurich", "Zürich", 3],
    ["Zürich thai", "Zürich", 3],
    ["thai 8001", "8001", 3],
    ["museum philadelphia PA", "Philadelphia", 1],
    ["plumber near Austin, TX", "Austin", 1],
    ["pet store serbia", "Serbia", 1],
  ])("%s is in %s", async (q, name, count) => {
    expect(await search(q)).toMatchObject({ place: { name }, totalCount: count, widened: null });
  });

  it("are not read from names of businesses or kinds", async () => {
    expect(await search("Springfield Diner")).toMatchObject({ place: null });
    expect(namesOf(await search("Springfield Diner"))[0]).toBe("Springfield Diner");
    expect(namesOf(await search("24 Hour Fitness"))).toEqual(["24 Hour Fitness"]);
  });

  it("are offered if several places have the name, or none", async () => {
    const result = await search("diner", "Springfield");
    expect(result.totalCount).toBe(2);
    expect(result.placeChoices.map(({ location }) => location).sort()).toEqual([
      "Springfield, Illinois",
      "Springfield, Missouri",
    ]);
    expect(namesOf(await search("diner", "Springfield, Missouri"))).toEqual(["Ozark Diner"]);
    const none = await search("thai", "Zurch");
    expect(none.placeChoices).toEqual([{ label: "Zürich", location: "Zürich" }]);
    expect(none.totalCount).toBe(3);
    expect(await search("thai", "Zuerich")).toMatchObject({ place: { name: "Zürich" }, placeChoices: [] });
  });
});

describe("query relaxation", () => {
  it("drops the rarest word, and says which", async () => {
    const result = await search("thai unicorns");
    expect(result.widened).toEqual({ words: ["unicorns"] });
    expect(result.totalCount).toBe(3);
  });

  it("ends where no word is known", async () => {
    expect(await search("qqqqqq")).toMatchObject({ totalCount: 0, correctedTo: null, widened: null });
  });
});

describe("the facets of a search", () => {
  it.each(["restarant", "thai open now", "plumber | 19106", "thai unicorns", "churches"])(
    "of %s count the results of their links",
    async (q) => {
      const query = searchQuerySchema.parse({ q });
      const { cities, verified, ratings } = await api.facets(query);
      for (const { name, businessCount } of cities)
        expect(await search(q, "", { city: name })).toMatchObject({ totalCount: businessCount });
      expect((await search(q, "", { status: "verified" })).totalCount).toBe(verified);
      for (const { minRating, businessCount } of ratings)
        expect((await search(q, "", { minRating: String(minRating) })).totalCount).toBe(businessCount);
    },
  );
});

describe("the administrator's synonyms", () => {
  it("match like the words, after correction too", async () => {
    const synonym = await store.synonyms.add({ from: "grub place", to: "Restaurant" }, byAnn(MOMENT));
    expect(namesOf(await search("grub places"))).toContain("Rosa's Kitchen");
    await store.synonyms.remove(synonym.id, byAnn());
  });
});

describe("any text is a search", () => {
  it.each([
    '"',
    "'",
    "*",
    "a OR b",
    "NEAR(a b)",
    "name:x",
    "(",
    "-",
    "🍕",
    "مطعم",
    "\u202eabc",
    "\0",
    "a\0b",
    "\ud800",
    "%00",
    "{}",
    "^",
    "AND",
    "a ".repeat(100),
    "😀".repeat(100),
    "é".repeat(200),
    "1".repeat(200),
    "in in in in",
    "near",
    "in",
    "|",
    ",,,,",
    "@",
    "'; DROP TABLE x; --",
  ])("%j", async (text) => {
    for (const [q, location] of [
      [text, ""],
      ["", text],
      [text, text],
    ] as const) {
      const result = await search(q, location);
      expect(result.totalCount).toBeGreaterThanOrEqual(0);
    }
  });
});
