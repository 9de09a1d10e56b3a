import { describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { BLANK_DRAFT } from "../business/business-fields.ts";
import type { ComparedBusiness } from "./duplicate-facts.ts";
import { duplicateFacts } from "./duplicate-facts.ts";
import { duplicateLikelihood, isLikelyDuplicate, MIN_LIKELIHOOD } from "./duplicate-likelihood.ts";

/** Makes a restaurant at 12 Main Street, Springfield, with other values for some fields. */
function business(overrides: Partial<ComparedBusiness> = {}): ComparedBusiness {
  const comparedBusiness = {
    name: "Blue Heron",
    category: "Restaurant",
    phoneE164: "+12175550101",
    address: "12 Main St",
    city: "Springfield",
    zipCode: "62701",
    country: "United States",
    latitude: 39.8,
    longitude: -89.65,
    ...overrides,
  };
  return { group: businessKeys({ ...BLANK_DRAFT, placeId: "p", ...comparedBusiness }).group, ...comparedBusiness };
}
/** Returns the latitude this many metres north of the restaurant. */
const north = (metres: number) => 39.8 + metres / 111_195;
const NOWHERE = { address: "", city: "", zipCode: "", latitude: null, longitude: null };

type Row = [what: string, one: Partial<ComparedBusiness>, other: Partial<ComparedBusiness>];

describe("one business under two place ids", () => {
  it.each<Row>([
    ["equal entries", {}, {}],
    ["another case, accents and a legal form", { name: "Café Blüe Heron" }, { name: "CAFE BLUE HERON, LLC" }],
    ["a possessive and another legal form", { name: "Nathan Electric Co" }, { name: "Nathan's Electric Company" }],
    ["singular and plural", { name: "Benton Electrical Services" }, { name: "Benton Electrical Service" }],
    ["initials with and without points", { name: "J.B. Plumbing" }, { name: "J B Plumbing" }],
    ["a word together and apart", { name: "HomeCare Plus" }, { name: "Home Care Plus" }],
    ["an initial for a first name", { name: "J Heron Catering" }, { name: "Jane Heron Catering" }],
    ["an acronym", { name: "SHG" }, { name: "Springfield Heron Grillroom" }],
    ["a kind more in the name", { name: "El Heron" }, { name: "El Heron Kitchen" }],
    ["the city more in the name", { name: "Blue Heron" }, { name: "Blue Heron Springfield" }],
    ["a letter more", { name: "Zeughauskeller" }, { name: "Zeughauskeler" }],
    ["two alphabets", { name: "Пекара Нада" }, { name: "Pekara Nada" }],
    ["a street abbreviated", { address: "Weinpl. 2" }, { address: "Weinplatz 2" }],
    ["a range of house numbers", { address: "12-14 Main Street" }, { address: "12 Main St" }],
    ["no address and no coordinates", {}, NOWHERE],
    [
      "a service without an address, by phone",
      { name: "Electrical Services Inc.", ...NOWHERE },
      { name: "Electrical Services", ...NOWHERE },
    ],
    [
      "a ZIP code without its zero, in a row without country and phone",
      { address: "12 Quarry St", zipCode: "05672", latitude: null, longitude: null },
      { address: "12 Quarry Street", zipCode: "5672", country: "", phoneE164: null, latitude: null, longitude: null },
    ],
    ["no phone, at one door", { phoneE164: null }, { latitude: north(20) }],
    ["another phone, at one door", { phoneE164: "+12175550199" }, { latitude: north(20) }],
    ["the number of the next door, by phone", { address: "14 Main St", latitude: north(30) }, {}],
    ["a toll-free number, at one door", { phoneE164: "+18005550100" }, { phoneE164: "+18005550100" }],
    ["kinds of one group", { category: "Swiss restaurant" }, { category: "Italian restaurant" }],
    [
      "a business that moved",
      { businessStatus: "CLOSED_PERMANENTLY" },
      { address: "625 Wool Creek Dr", latitude: north(900) },
    ],
    ["a vague category", { category: "Service Provider" }, {}],
  ])("%s", (_, one, other) => {
    const likelihood = duplicateLikelihood(duplicateFacts(business(one)), duplicateFacts(business(other)));
    expect(likelihood.score).toBeGreaterThanOrEqual(MIN_LIKELIHOOD);
    expect(likelihood.reasons).not.toEqual([]);
  });
});

describe("two businesses", () => {
  it.each<Row>([
    ["of other names with one switchboard", { name: "Filini" }, { name: "The Grill" }],
    [
      "of one chain in two cities, with one number",
      { address: "151 Carney Ln" },
      { address: "1828 Broadway Blvd", city: "Florence", zipCode: "35630", latitude: north(30_000) },
    ],
    [
      "of one chain on one street",
      { phoneE164: null },
      { phoneE164: "+12175550199", address: "120 Main St", latitude: north(150) },
    ],
    ["of one chain on one street, with one number", {}, { address: "120 Main St", latitude: north(150) }],
    [
      "of one chain, on north and south of a street",
      { address: "12 N Main St" },
      { address: "12 S Main St", latitude: north(200) },
    ],
    [
      "of one chain, with a toll-free number and without addresses",
      { ...NOWHERE, phoneE164: "+18005550100" },
      { ...NOWHERE, phoneE164: "+18005550100" },
    ],
    [
      "of one chain in one mall, on other floors",
      { address: "12 Main St, Level 1", phoneE164: null },
      { address: "12 Main St, Level 3" },
    ],
    ["of one name without addresses, with two numbers", NOWHERE, { ...NOWHERE, phoneE164: "+12175550199" }],
    ["branches named for places", { name: "Faith Church - Shoals" }, { name: "Faith Church - Florence" }],
    ["branches with numbers", { name: "Heron Store 12" }, { name: "Heron Store 47" }],
    ["a branch named for a direction", { name: "Heron Clinic" }, { name: "Heron Clinic North" }],
    [
      "doctors of one practice",
      { name: "Dr. Anna Keller", category: "Doctor" },
      { name: "Dr. Annie Keller", category: "Doctor" },
    ],
    [
      "doctors with one surname",
      { name: "John Smith, MD", category: "Doctor" },
      { name: "Jane Smith, MD", category: "Doctor" },
    ],
    [
      "a doctor and the practice",
      { name: "Dr. Smith Dental", category: "Dentist" },
      { name: "Springfield Dental", category: "Dentist" },
    ],
    ["a bank and its machine", { name: "Chase", category: "ATM" }, { name: "Chase Bank", category: "Bank" }],
    [
      "a bank and its machine of one name",
      { name: "Chase Bank", category: "ATM" },
      { name: "Chase Bank", category: "Bank" },
    ],
    [
      "a store and its pharmacy",
      { name: "Walmart Pharmacy", category: "Pharmacy" },
      { name: "Walmart Supercenter", category: "Department store" },
    ],
    [
      "a store and its department by the plain name",
      { name: "Walmart", category: "Department store" },
      { name: "Walmart Garden Center", category: "Department store" },
    ],
    ["a hotel and its restaurant", { name: "Hotel Krone", category: "Hotel" }, { name: "Restaurant Krone" }],
    [
      "a church and its food bank",
      { name: "First Church", category: "Church" },
      { name: "First Church Food Pantry", category: "Church" },
    ],
    [
      "a church and its school",
      { name: "St. Mary", category: "Church" },
      { name: "St. Mary", category: "Private school" },
    ],
    ["kinds named alone", { name: "Restaurant" }, { name: "Restaurant Heron" }],
    ["stands in one hall", { name: "Foodland" }, { name: "India im Foodland" }],
    [
      "stands with one post box",
      { address: "Gates E, Postfach 2472", phoneE164: null },
      { address: "Dock D, Postfach 2472", phoneE164: null, latitude: north(900) },
    ],
    ["of one street name in two towns", { zipCode: "10001", city: "" }, { city: "", latitude: north(5000) }],
    ["of one name in two countries", {}, { country: "Canada" }],
    [
      "that are parking lots nearby",
      { name: "Parking", category: "Parking lot", phoneE164: null, address: "" },
      { name: "Parking", category: "Parking lot", phoneE164: null, address: "", latitude: north(40) },
    ],
  ])("%s", (_, one, other) => {
    expect(isLikelyDuplicate(business(one), business(other))).toBe(false);
  });

  it("with a number that many share are compared without it", () => {
    const facts = (overrides: Partial<ComparedBusiness>) => ({
      ...duplicateFacts(business(overrides)),
      isSharedPhone: true,
    });
    const [one, other] = [facts({ address: "Gates E" }), facts({ address: "Gates B", latitude: north(700) })];
    expect(duplicateLikelihood(one, other).score).toBeLessThan(MIN_LIKELIHOOD);
  });

  it("of a chain with two numbers are two branches, even at one door", () => {
    const facts = (overrides: Partial<ComparedBusiness>) => ({ ...duplicateFacts(business(overrides)), isChain: true });
    expect(duplicateLikelihood(facts({}), facts({ phoneE164: "+12175550199" })).score).toBe(0);
  });
});

describe("a likelihood", () => {
  it("is the same both ways, whatever the order of words, and needs only names and categories", () => {
    const parts: Partial<ComparedBusiness>[] = [
      {},
      { name: "Heron Blue Kitchen" },
      NOWHERE,
      { phoneE164: null, latitude: north(50) },
      { website: "https://heron.example/a" },
      { website: "https://www.heron.example" },
      { address: "14 Main Street #3" },
      { category: "ATM" },
      { name: "BHS" },
    ];
    for (const one of parts)
      for (const other of parts) {
        const [a, b] = [duplicateFacts(business(one)), duplicateFacts(business(other))];
        expect(duplicateLikelihood(a, b)).toEqual(duplicateLikelihood(b, a));
      }
    expect(isLikelyDuplicate({ name: "A", category: "B" }, { name: "A", category: "B" })).toBe(false);
  });

  it("says why", () => {
    const [one, other] = [
      business({ website: "https://heron.example" }),
      business({ name: "Blue Heron Kitchen", website: "http://www.heron.example/menu", latitude: north(12) }),
    ];
    expect(duplicateLikelihood(duplicateFacts(one), duplicateFacts(other)).reasons).toEqual([
      "names differ only in “kitchen”",
      "same phone number",
      "same address",
      "12 m apart",
      "same website",
      "same category",
    ]);
  });

  it("is computed in linear time for a long name and address", () => {
    const long = business({ name: "Heron ".repeat(20_000), address: "Suite ".repeat(20_000) + " 1 ".repeat(20_000) });
    for (let round = 0; round < 20; round++) expect(typeof isLikelyDuplicate(long, long)).toBe("boolean");
  });

  it("does not count a page on a shared host as a website of one's own", () => {
    const page = (website: string) => duplicateFacts(business({ website })).host;
    expect(page("https://www.facebook.com/heron")).toBe("");
    expect(page("https://heron.wixsite.com/home")).toBe("");
    expect(page("https://WWW.Heron.example:8080/menu")).toBe("heron.example");
  });
});

it("the time to tell the host of a website is linear", () => {
  const website = `https://${"a.".repeat(150_000)}example/`;
  expect(duplicateFacts(business({ website })).host).toBe("");
});
