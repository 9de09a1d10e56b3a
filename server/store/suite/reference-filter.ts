import fc from "fast-check";
import type { MissingData, MissingFilter } from "#contract/admin-table";
import type { OpeningHours } from "#contract/business";
import type { BusinessSort } from "#contract/queries";
import type { AttributeIdentity } from "#domain/attributes/attribute";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import type { BusinessWithKeys } from "#domain/business/business-keys";
import { distanceKm } from "#domain/geography/distance";
import { openStateAt } from "#domain/opening-hours/open-state";
import { weekIntervals } from "#domain/opening-hours/opening-hours";
import { plainTerms } from "#domain/search/plain-terms";
import type { Alternative, SearchTerm, SearchTerms } from "#domain/search/search-terms";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { AT } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import { isOpenAtTime } from "./reference-opening.ts";

export const HERE = { latitude: 47.37, longitude: 8.54 };

const CITIES = ["Springfield", "Salem"] as const;
const CATEGORIES = ["Pizza restaurant", "Dentist", "Bakery"] as const;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const ALL_WEEK = Object.fromEntries(DAYS.map((day) => [day, "Open 24 hours"])) as OpeningHours;
const HOURS = [
  null,
  { Monday: "9:00 AM - 5:00 PM" },
  { Monday: "8:00 PM - 2:00 AM" },
  { Monday: "Closed" },
  ALL_WEEK,
  { Monday: "8:00 PM - 12:00 AM", Tuesday: "Closed" },
  { Tuesday: "Open 24 hours" },
];
/** The day of `AT`, and the day before, whose night lasts into it. */
const SPECIAL_DAYS = [
  [{ date: "2026-03-02", hours: "Closed" }],
  [{ date: "2026-03-02", hours: "8:00 PM - 11:00 PM", name: "Fair" }],
  [{ date: "2026-03-01", hours: "8:00 PM - 11:00 AM" }],
];
const ZONES = [null, "Europe/Zurich", "America/New_York"];

/** Businesses with every mixture of the properties that filters test. */
export const MANY: BusinessWithKeys[] = Array.from({ length: 300 }, (_, n) =>
  businessInsert(`p${n}`, {
    name: `${["Alpha", "Beta", "Gamma"][n % 3]} ${n}`,
    city: n % 17 === 0 ? "" : (CITIES[n % 2] ?? ""),
    category: CATEGORIES[n % 3] ?? "",
    state: n % 5 === 0 ? "Oregon" : "Illinois",
    zipCode: `1000${n % 4}`,
    country: n % 19 === 0 ? "" : n % 7 === 0 ? "Canada" : "United States",
    isVerified: n % 4 === 0,
    rating: (n % 51) / 10,
    reviewCount: (n * 37) % 101,
    openingHours: HOURS[n % 7] ?? null,
    timeZone: ZONES[n % 3] ?? null,
    specialDays: SPECIAL_DAYS[n % 10] ?? [],
    priceLevel: [null, 1, 2, 3][n % 4] ?? null,
    phone: n % 3 === 0 ? null : "555-0100",
    phoneE164: n % 3 === 1 ? `+1555010${1000 + (n % 10)}` : null,
    photos: n % 5 === 0 ? [] : ["https://a.example/1.jpg"],
    website: n % 2 === 0 ? null : "https://a.example",
    attributes: { Offerings: { "Wi-Fi": n % 2 === 0, "Outdoor seating": n % 3 === 1, "Rare thing": n % 50 === 3 } },
    businessStatus: n % 11 === 0 ? "CLOSED_TEMPORARILY" : n % 13 === 0 ? "CLOSED_PERMANENTLY" : "OPERATIONAL",
    latitude: n % 6 === 0 ? null : 47 + (n % 50) / 10,
    longitude: n % 6 === 0 ? null : 8 + (n % 40) / 10,
    createdAt: new Date(AT.getTime() + ((n * 7919) % 300) * 60_000).toISOString(),
  }),
);

const word = (text: string): Alternative => ({ weight: 1, kind: "words", words: [text] });
const term = (...alternatives: Alternative[]): SearchTerm => ({ typed: "", alternatives });
const search = (...terms: SearchTerm[]): SearchTerms => ({ folded: "", lastIsPrefix: false, terms });

export const TERMS: SearchTerms[] = [
  ...["alpha", "gam", "bakery beta", "pizza"].map(plainTerms),
  search(term({ weight: 1, kind: "category", slug: "dentist" }, word("beta")), term(word("springfield"))),
  search(term({ weight: 0.5, kind: "group", group: "restaurants" }), term(word("7"), word("17"))),
  search(term({ weight: 1, kind: "words", words: ["pizza", "rest"], lastIsPrefix: true }, word("alpha"))),
  search(term(word("alpha"), { weight: 1, kind: "category", slug: "zoo" }), term(word("salem"))),
  search(term({ weight: 1, kind: "category", slug: "zoo" })),
  search(term({ weight: 1, kind: "phone", digits: "5550101004" }, word("pizza"))),
  search(term({ weight: 1, kind: "phone", digits: "15550101007" })),
  search(
    term({ weight: 0.5, kind: "attribute", tag: "outdoor-seating" }, word("gamma")),
    term(word("pizza"), word("dentist")),
  ),
];

export const FILTERS = fc.record(
  {
    terms: fc.constantFrom(...TERMS),
    alwaysOpen: fc.constant(true as const),
    categorySlug: fc.constantFrom("dentist", "pizza-restaurant"),
    group: fc.constantFrom("restaurants" as const, "healthcare" as const),
    cityKey: fc.constantFrom("salem", "springfield"),
    stateKey: fc.constantFrom("oregon", "illinois"),
    zipKey: fc.constantFrom("10001", "10002"),
    countryKey: fc.constantFrom("canada", "united states"),
    verified: fc.boolean(),
    minRating: fc.constantFrom(0, 2, 3, 3.7, 4.5),
    priceLevel: fc.constantFrom(1, 3),
    attributes: fc.constantFrom(["wi-fi"], ["outdoor-seating", "wi-fi"], ["rare-thing"], ["unheard-of"], []),
    missing: fc.constantFrom(
      "phone" as const,
      "hours" as const,
      "photo" as const,
      "seoText" as const,
      "website" as const,
      "city" as const,
      "country" as const,
      "any" as const,
    ),
    isOperational: fc.boolean(),
    ids: fc.constantFrom([1, 2, 7, 13, 14, 27], [], [999]),
    openNow: fc.constantFrom(AT, new Date("2026-03-02T20:30:00Z"), new Date("2026-03-03T01:00:00Z")),
    openAt: fc.record({
      times: fc.subarray(
        ["mon", "sun", "weekend", "tue-01:30", "mon-late", "sun-night", "21:00", "today", "tomorrow-morning"],
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      now: fc.constantFrom(AT, new Date("2026-03-02T23:30:00Z")),
    }),
    bounds: fc.constantFrom(
      { west: 8, south: 47.5, east: 9.7, north: 50 },
      { west: 10, south: 47, east: 8.5, north: 49 },
      { west: -180, south: -90, east: 180, north: 90 },
      { west: 8.5, south: 10, east: 8.5, north: 80 },
    ),
    near: fc.record(
      {
        latitude: fc.constant(HERE.latitude),
        longitude: fc.constant(HERE.longitude),
        radiusKm: fc.constantFrom(20, 150, 900),
      },
      { requiredKeys: ["latitude", "longitude"] },
    ),
  },
  { requiredKeys: [] },
);

const LACKS: Record<MissingData, (business: BusinessWithKeys) => boolean> = {
  phone: ({ phone }) => phone === null,
  hours: ({ openingHoursJson }) => openingHoursJson === "",
  photo: ({ photosJson }) => photosJson === "[]",
  seoText: ({ seoTitle, seoDescription, uniqueContent }) => [seoTitle, seoDescription, uniqueContent].includes(null),
  website: ({ website }) => website === null,
  city: ({ city }) => city === "",
  country: ({ country }) => country === "",
};

function lacks(business: BusinessWithKeys, missing: MissingFilter): boolean {
  return missing === "any" ? Object.values(LACKS).some((isMissing) => isMissing(business)) : LACKS[missing](business);
}

/** Tells whether a business matches a filter, by plain comparisons. It is the reference for the filters of the engines. */
export function matches(business: BusinessWithKeys, filter: BusinessFilter): boolean {
  return business.businessStatus !== "CLOSED_PERMANENTLY" && meets(business, filter);
}

/** Returns the attributes by which lists are filtered. */
export function attributesOf({ attributes, attributeTags }: BusinessWithKeys): AttributeIdentity[] {
  const identities = attributesPresent(attributes);
  const coming = { slug: "comes-to-you", label: "Comes to you", group: "Service options" };
  const isTold = identities.some(({ slug }) => slug === coming.slug);
  return isTold || !attributeTags.split(" ").includes(coming.slug) ? [...identities] : [...identities, coming];
}

/** Tells whether any business matches, including permanently closed ones. */
export function meets(business: BusinessWithKeys, filter: BusinessFilter): boolean {
  const { terms, near, openNow, openAt } = filter;
  const equalFields = ["categorySlug", "group", "cityKey", "stateKey", "zipKey", "countryKey"] as const;
  return (
    equalFields.every((key) => filter[key] === undefined || filter[key] === business[key]) &&
    (terms === undefined ||
      terms.terms.every(({ alternatives }) => alternatives.some((alternative) => has(business, alternative)))) &&
    (filter.verified === undefined || filter.verified === business.isVerified) &&
    business.rating >= (filter.minRating ?? 0) &&
    (filter.priceLevel === undefined || filter.priceLevel === business.priceLevel) &&
    (filter.attributes ?? []).every((slug) => attributesOf(business).some((each) => each.slug === slug)) &&
    (openNow === undefined ||
      (business.businessStatus === "OPERATIONAL" &&
        openStateAt(hoursOf(business), business.timeZone, openNow, business.specialDays) === "open")) &&
    (openAt === undefined ||
      (business.businessStatus === "OPERATIONAL" &&
        openAt.times.every((time) => isOpenAtTime({ ...business, hours: hoursOf(business) }, time, openAt.now)))) &&
    (filter.alwaysOpen === undefined || (business.businessStatus === "OPERATIONAL" && isAlwaysOpen(business))) &&
    (filter.missing === undefined || lacks(business, filter.missing)) &&
    (filter.isOperational === undefined || filter.isOperational === (business.businessStatus === "OPERATIONAL")) &&
    (filter.ids === undefined || filter.ids.includes(idOf(business))) &&
    (filter.bounds === undefined || isInside(business, filter.bounds)) &&
    (near?.radiusKm === undefined || distanceFrom(business, near) <= near.radiusKm)
  );
}

const compareIds = (a: BusinessWithKeys, b: BusinessWithKeys) => idOf(a) - idOf(b);
const timeOf = ({ createdAt }: BusinessWithKeys) => Date.parse(createdAt ?? "");

/** Compares businesses by each sort order, by plain comparisons. */
export const COMPARE: Record<
  Exclude<BusinessSort, "recommended" | "best" | "distance">,
  (a: BusinessWithKeys, b: BusinessWithKeys) => number
> = {
  latest: (a, b) => timeOf(b) - timeOf(a) || compareIds(b, a),
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || compareIds(a, b),
  reviews: (a, b) => b.reviewCount - a.reviewCount || b.rating - a.rating || compareIds(a, b),
  name: (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : compareIds(a, b)),
};

/** Compares by distance, nearest first. */
export function compareDistance(from: typeof HERE): (a: BusinessWithKeys, b: BusinessWithKeys) => number {
  return (a, b) => {
    const [first, second] = [distanceFrom(a, from), distanceFrom(b, from)];
    return first === second ? compareIds(a, b) : first - second;
  };
}

/** Returns the store's id, which counts from 1 in the order of `MANY`. */
export function idOf({ placeId }: BusinessWithKeys): number {
  return Number(placeId.slice(1)) + 1;
}

/** Tells whether a business has an alternative. */
function has(business: BusinessWithKeys, alternative: Alternative): boolean {
  if (alternative.kind === "category") return alternative.slug === business.categorySlug;
  if (alternative.kind === "group") return alternative.group === business.group;
  if (alternative.kind === "attribute") return business.attributeTags.split(" ").includes(alternative.tag);
  if (alternative.kind === "phone") return alternative.digits.replace(/^1(?=\d{10}$)/, "") === business.phoneDigits;
  const { words, lastIsPrefix } = alternative;
  const texts = `${business.nameText} ${business.otherText}`.split(/[^\p{L}\p{N}]+/u);
  return words.every((word, n) =>
    texts.some((text) => (lastIsPrefix && n === words.length - 1 ? text.startsWith(word) : text === word)),
  );
}

function isAlwaysOpen(business: BusinessWithKeys): boolean {
  return weekIntervals(hoursOf(business)).reduce((sum, [from, end]) => sum + end - from, 0) === 7 * 24 * 60;
}

/** Spells the date line out in its own way: longitudes count eastwards from the western edge. */
export function isInside(
  { latitude, longitude }: Pick<BusinessWithKeys, "latitude" | "longitude">,
  { west, south, east, north }: NonNullable<BusinessFilter["bounds"]>,
): boolean {
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  const width = east >= west ? east - west : east - west + 360;
  const offset = longitude >= west ? longitude - west : longitude - west + 360;
  return offset <= width;
}

/** Returns kilometres; infinite without coordinates. */
export function distanceFrom({ latitude, longitude }: BusinessWithKeys, from: typeof HERE): number {
  return latitude === null || longitude === null ? Number.POSITIVE_INFINITY : distanceKm(from, { latitude, longitude });
}

function hoursOf({ openingHoursJson }: BusinessWithKeys): OpeningHours | null {
  return openingHoursJson === "" ? null : JSON.parse(openingHoursJson);
}
