import { describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { BLANK_DRAFT } from "../business/business-fields.ts";
import { nameKey } from "./compare-names.ts";
import { type ComparedBusiness, duplicateFacts } from "./duplicate-facts.ts";
import { createDuplicateFinder } from "./duplicate-finder.ts";
import { duplicateLikelihood, MIN_LIKELIHOOD } from "./duplicate-likelihood.ts";

/** A workshop in Marblehead, Massachusetts, as most exports have it, without coordinates. */
const WORKSHOP: ComparedBusiness = {
  name: "Gannet Sail Loft",
  category: "Sailmaker",
  address: "27 Tucker St",
  city: "Marblehead",
  state: "Massachusetts",
  zipCode: "01945",
  country: "United States",
  phone: "(781) 555-0144",
  phoneE164: "+17815550144",
  website: "https://gannetsails.example",
};
const NO_CONTACT = { phone: null, phoneE164: null, website: null };
/** A row whose country is unknown has no E.164 number. */
const NO_COUNTRY = { country: "", phoneE164: null };

function complete(business: ComparedBusiness): ComparedBusiness {
  return { ...business, group: businessKeys({ ...BLANK_DRAFT, placeId: "p", ...business }).group };
}

/** Tells whether the search for duplicates offers the two: as candidates, and with enough evidence. */
function isOffered(one: Partial<ComparedBusiness>, other: Partial<ComparedBusiness>): boolean {
  const businesses = [one, other].map((changes) => complete({ ...WORKSHOP, ...changes }));
  const finder = createDuplicateFinder();
  for (const [index, business] of businesses.entries()) finder.add({ ...business, id: index + 1 });
  const candidates = finder.find();
  if ([...candidates.pairs()].length === 0) return false;
  const [a, b] = businesses.map((business) => {
    const facts = duplicateFacts(business);
    return { ...facts, isChain: candidates.isChain(nameKey(facts.name)) };
  });
  return a !== undefined && b !== undefined && duplicateLikelihood(a, b).score >= MIN_LIKELIHOOD;
}

type Row = [what: string, one: Partial<ComparedBusiness>, other: Partial<ComparedBusiness>];

describe("offered as possible duplicates are", () => {
  it.each<Row>([
    ["one phone and site in one town, at two addresses", {}, { address: "3 Beacon Ln" }],
    [
      "one phone and site in one town, one without an address",
      {},
      { address: "", zipCode: "", state: "", name: "Gannet Sail Loft LLC" },
    ],
    [
      "one phone and site in one town, of which one name says more",
      { name: "Gannet Sails" },
      { name: "Gannet Sails & Canvas" },
    ],
    ["a street kind in full, without phone and site", NO_CONTACT, { ...NO_CONTACT, address: "27 Tucker Street" }],
    [
      "a ZIP code without its zero, without phone and site",
      NO_CONTACT,
      { ...NO_CONTACT, zipCode: "1945", address: "27 Tucker Street" },
    ],
    ["a row without a ZIP code", NO_CONTACT, { ...NO_CONTACT, zipCode: "" }],
    ["a row without a state", NO_CONTACT, { ...NO_CONTACT, state: "" }],
    ["a row without a country", NO_CONTACT, { ...NO_CONTACT, ...NO_COUNTRY }],
    [
      "a row without a state, a country and a ZIP code",
      NO_CONTACT,
      { ...NO_CONTACT, ...NO_COUNTRY, state: "", zipCode: "" },
    ],
    [
      "one phone, of which one cannot be dialled for want of a country",
      { website: null },
      { ...NO_COUNTRY, state: "", zipCode: "", address: "", website: null, phone: "781.555.0144" },
    ],
    [
      "a building with a lane and a drive of one name",
      { ...NO_CONTACT, address: "27 Tucker Ln." },
      { ...NO_CONTACT, address: "27 Tucker Lane" },
    ],
  ])("%s", (_, one, other) => {
    expect(isOffered(one, other)).toBe(true);
    expect(isOffered(other, one)).toBe(true);
  });
});

describe("not offered are", () => {
  it.each<Row>([
    ["one phone and site in two towns", {}, { city: "Salem", zipCode: "01970", address: "9 Derby St" }],
    [
      "one name in one town at two addresses, without phone and site",
      NO_CONTACT,
      { ...NO_CONTACT, address: "3 Beacon Ln" },
    ],
    [
      "one phone at two addresses of one town, without a site",
      { website: null },
      { website: null, address: "3 Beacon Ln" },
    ],
    [
      "one site and two phones at two addresses",
      {},
      { address: "3 Beacon Ln", phone: "(781) 555-0150", phoneE164: "+17815550150" },
    ],
    [
      "two people of one practice with one phone and site",
      { name: "Mara Quill", category: "Psychologist" },
      { name: "Mara Ostrow", category: "Psychologist" },
    ],
    [
      "a house and its department with one phone and site",
      { name: "Gannet Inn", category: "Hotel" },
      { name: "Gannet Inn Gift Shop", category: "Gift shop" },
    ],
    [
      "branches of one name with one phone and site, far apart in one city",
      { latitude: 42.5, longitude: -70.86 },
      { address: "3 Beacon Ln", latitude: 42.6, longitude: -70.86 },
    ],
    [
      "two phones that end alike only in part",
      { website: null, address: "", zipCode: "" },
      { ...NO_COUNTRY, website: null, address: "", zipCode: "", phone: "5550144" },
    ],
    [
      "a namesake in another state",
      NO_CONTACT,
      { ...NO_CONTACT, state: "Ohio", zipCode: "43440", address: "27 Tucker St" },
    ],
  ])("%s", (_, one, other) => {
    expect(isOffered(one, other)).toBe(false);
    expect(isOffered(other, one)).toBe(false);
  });
});
