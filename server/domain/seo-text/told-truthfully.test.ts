import { expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { textsOf } from "../../testing/texts/texts-of.ts";

type Fields = Partial<BusinessDraft> & { categorySlug?: string; group?: "restaurants" };

const NIGHT = "7:00 PM - 8:00 PM";

it.each<[string, Fields, RegExp, RegExp]>([
  [
    "Nobody knows whether a closed place opens again",
    { category: "Café", businessStatus: "CLOSED_TEMPORARILY" },
    /listed as temporarily closed|listing says that it is temporarily closed|temporarily closed, by its listing/,
    /for good/,
  ],
  [
    "A denied entrance is no denied place",
    {
      category: "Museum",
      address: "3 Elm St",
      attributes: { Accessibility: { "Wheelchair-accessible entrance": false } },
    },
    /The entrance is not wheelchair accessible\./,
    /It is not wheelchair/,
  ],
  [
    "A link to a service that delivers contradicts no delivery",
    {
      category: "Thai restaurant",
      group: "restaurants",
      orderLink: "https://www.ubereats.com/store/oak",
      attributes: { Service: { "Dine-in": true, Takeout: true, Delivery: false } },
    },
    /eat there or/,
    /do not deliver|no delivery/,
  ],
  [
    "Parking of which some is free is not free",
    {
      category: "Thai restaurant",
      address: "3 Elm St",
      attributes: { Parking: { "Free parking lot": true, "Paid parking lot": true } },
    },
    /free and paid parking/,
    /park for free|a free parking lot/,
  ],
  [
    "Free parking beside paid parking elsewhere is free",
    {
      category: "Thai restaurant",
      address: "3 Elm St",
      attributes: { Parking: { "Free street parking": true, "Paid parking lot": true } },
    },
    /park for free on the street|free parking on the street/,
    /free and paid/,
  ],
  [
    "What has a star rating of hotels is a hotel, whatever its name",
    {
      category: "Restaurant",
      name: "Seeblick",
      subtypes: ["Hotel"],
      attributes: { Other: { "Star rating": "4 stars" } },
    },
    /is a hotel/,
    /is a restaurant/,
  ],
  [
    "A page on a platform is no website of its own",
    { category: "Electrician", website: "https://www.facebook.com/oakwiring" },
    /facebook\.com\/oakwiring/,
    /website(?:,| is) facebook/,
  ],
  [
    "Hours of a place of worship are listed, not opening hours of services",
    { category: "Church", openingHours: { Wednesday: NIGHT, Sunday: NIGHT } },
    /\nHours:\n[^\n]*hours are (?:listed as )?Wednesday and Sunday from 7 PM to 8 PM\.[^\n]*services/,
    /is open|Opening hours:/,
  ],
  [
    "Times of services leave no doubt about services",
    { category: "Church", openingHours: { Sunday: NIGHT }, otherHours: { Mass: { Sunday: "7:15 PM - 7:45 PM" } } },
    /Mass is Sunday from 7:15 PM to 7:45 PM\./,
    /times of services|held at these times/,
  ],
  [
    "A place to eat that is marked as coming to its customers may only hide its address",
    { category: "Ice cream shop", isServiceArea: true, phone: "+1 512-867-2200" },
    /listing(?: says|, which says) that it comes to its customers/,
    /ice cream shop that comes to|come to you|comes to you/,
  ],
  [
    "The shops of some goods are no places that are listed as goods",
    { category: "toys", address: "3 Elm St" },
    /is a toy store/,
    /listed as “toys”/,
  ],
  [
    "Others that come to their customers may serve the city, too",
    { category: "Roofer", address: "3 Elm St" },
    /is a roofer/,
    /only roofer|no other roofer/,
  ],
  [
    "Hours of a business without premises are its listed ones",
    {
      category: "Plumber",
      isServiceArea: true,
      serviceAreas: ["Manor"],
      openingHours: { Monday: NIGHT, Friday: "Closed" },
    },
    /hours are (?:listed as )?Monday from 7 PM to 8 PM\./,
    /does not work|You can reach it Mon/,
  ],
  [
    "A street that has the name of the city is followed by the city",
    { category: "Museum", address: "8 Austin Blvd", zipCode: "78701" },
    /8 Austin Blvd, Austin, Texas 78701/,
    /undefined/,
  ],
  [
    "Reviews that all give five stars are told in one figure",
    { category: "Museum", rating: 5, reviewCount: 17, ratingDistribution: [0, 0, 0, 0, 17] },
    /All (?:of its )?17 reviews give (?:it )?five stars\./,
    /17 of its 17/,
  ],
  [
    "Counts by stars that contradict the rating are left out",
    { category: "Museum", rating: 3.1, reviewCount: 17, ratingDistribution: [0, 0, 0, 1, 16] },
    /17 reviews/,
    /five stars, and|of its 17/,
  ],
])("%s", (_, fields, told, untold) => {
  for (const text of textsOf(fields)) {
    expect(text).toMatch(told);
    expect(text).not.toMatch(untold);
  }
});

const at = (category: string, meters: number, fields: Fields = {}): Fields => ({
  category,
  categorySlug: category.toLowerCase().replace(" ", "-"),
  group: "restaurants",
  address: `${meters} ${["Elm", "Ash", "Fir", "Bay"][meters % 4]} St`,
  latitude: 30.2 + meters / 111_000,
  longitude: -97.74,
  ...fields,
});

it("Restaurants of a kind of their own are among the restaurants nearby, in the order of distance", () => {
  for (const text of textsOf(at("Restaurant", 0), at("Restaurant", 303), at("Thai restaurant", 101)))
    expect(text).toMatch(
      /\n(?:Other places to eat and drink nearby include|There are other places to eat and drink nearby, such as) Oak 2 on Ash St \(a Thai restaurant, 350 ft\) and Oak 1 on Bay St/,
    );
});

it("Nobody walks past the security check of an airport", () => {
  const rows = [at("Café", 0), at("Café", 101, { address: "Gate B12, Airside Center" }), at("Café", 202)];
  for (const text of textsOf(...rows)) {
    expect(text).toMatch(/(?:Another café nearby is|There is another café nearby:) Oak 2 /);
    expect(text).not.toMatch(/Oak 1 [^.]*\d (?:ft|mi)/);
  }
  for (const text of textsOf(at("Café", 0, { name: "Oak Dock A" }), ...rows.slice(1)))
    expect(text).not.toMatch(/Oak [12][^.]*\d (?:ft|mi)/);
});

it("Some of many others are called some, those with the most reviews first", () => {
  const others = Array.from({ length: 20 }, (_, index) => ({ category: "Notary", rating: 4, reviewCount: 20 + index }));
  for (const text of textsOf({ category: "Notary" }, ...others)) {
    const [, list = ""] =
      /\nElsewhere in Austin:\n(?:Other notaries listed in Austin include|We list 21 notaries in Austin, among them) ([^\n]*)/.exec(
        text,
      ) ?? [];
    const counts = Array.from(list.matchAll(/from (\d+) reviews/g), ([, reviews]) => Number(reviews));
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
  for (const text of textsOf({ category: "Notary" }, ...others.slice(0, 4)))
    expect(text).toMatch(/\nElsewhere in Austin:\nThe other notaries listed in Austin are Oak \d/);
});

it("Unknown hours of a business that visits are told once, among what is unknown", () => {
  const texts = textsOf({ category: "Electrician", phone: "+1 512-555-0100", address: "7 Elm St" });
  for (const text of texts) {
    expect(text).toMatch(
      /We do not have its hours or a website yet|So far we do not have its hours or a website|We have not found its hours or a website yet|We could not find its hours or a website/,
    );
    expect(text.match(/(?:know|have|found|find|missing)(?: no)?(?: its)? hours|Its hours/g)).toHaveLength(1);
  }
});

it("Few known neighbours are not enough to be the only one open on Sundays", () => {
  const closed = { category: "Museum", openingHours: { Sunday: "Closed" } };
  const open = { category: "Museum", openingHours: { Sunday: NIGHT } };
  const only = /only one of the museums|no other that opens on Sundays/;
  for (const text of textsOf(open, ...Array.from({ length: 6 }, () => closed))) expect(text).not.toMatch(only);
  for (const text of textsOf(open, ...Array.from({ length: 12 }, () => closed))) expect(text).toMatch(only);
});

it("A long code in the path of a page is not told", () => {
  for (const text of textsOf({ category: "Café", website: "https://yellow.local.ch/d/Kq3Zr9TbX1LmPw8Aa" }))
    expect(text).not.toContain("Kq3Z");
});

it("No distance is told from or to an address without a house number", () => {
  const [exact, vague] = [at("Museum", 303), at("Museum", 0, { address: "Old Hwy 24" })];
  for (const text of textsOf(vague, exact)) expect(text).not.toMatch(/Nearby:[^]*\d (?:ft|mi)\b/);
  for (const text of textsOf(exact, vague)) expect(text).not.toMatch(/Nearby:[^]*\d (?:ft|mi)\b/);
  for (const text of textsOf(exact, at("Museum", 0))) expect(text).toMatch(/Nearby:[^]*\d (?:ft|mi)\b/);
});

it("What its name calls otherwise is not listed among churches, and called so only by its listing", () => {
  const center = at("Church", 303, { name: "Elm Children's Center" });
  const [church, other] = [at("Church", 0), at("Church", 808)];
  for (const text of textsOf(church, center, other)) expect(text).not.toContain("Elm Children's Center");
  for (const text of textsOf(center, church, other))
    expect(text).toMatch(/^Elm Children's Center is listed as a church/);
});

it("Two churches at one door are named once", () => {
  const rows = [at("Church", 0), at("Church", 303), at("Church", 305, { name: "Ash Hall" })];
  for (const text of textsOf(...rows)) expect(text).not.toContain("Ash Hall");
});

it("Two that only a bracket tells apart are named once", () => {
  const [harbour, station] = [
    at("Café", 303, { name: "Elm Cup (Harbour)" }),
    at("Café", 505, { name: "Elm Cup (Station)" }),
  ];
  for (const text of textsOf(at("Café", 0), harbour, station)) {
    expect(text).toContain("Elm Cup");
    expect(text).not.toMatch(/Elm Cup.*Elm Cup/);
  }
});

it("One that has more reviews, or a higher rating, is called the only one", () => {
  const rows = Array.from({ length: 22 }, (_, index) => ({ category: "Museum", rating: 3, reviewCount: 10 + index }));
  const few = /[Oo]nly a few of|^Few |\. Few /;
  for (const text of textsOf(
    { category: "Museum", rating: 2.8, reviewCount: 40 },
    { ...rows[0], reviewCount: 90 },
    ...rows,
  )) {
    expect(text).toMatch(/[Oo]nly one (?:of the museums listed in Austin )?has more reviews\./);
    expect(text).not.toMatch(few);
  }
  for (const text of textsOf({ category: "Museum", rating: 4, reviewCount: 9 }, { ...rows[0], rating: 4.5 }, ...rows))
    expect(text).toMatch(
      /[Oo]nly one (?:of the museums in Austin with five or more reviews is rated higher|has a higher rating)\./,
    );
});

it("A museum is no place to eat and drink", () => {
  const rows = [at("Restaurant", 0), at("Museum", 101), at("Thai restaurant", 202), at("Restaurant", 303)];
  for (const text of textsOf(...rows)) {
    expect(text).toMatch(/other places to eat and drink nearby/i);
    expect(text).not.toContain("Oak 1");
  }
});

it("Nothing is called nearby that is further than people walk", () => {
  for (const text of textsOf(at("Museum", 0), at("Museum", 2002))) {
    expect(text).toMatch(/nother museum in the area/);
    expect(text).not.toMatch(/[Nn]earby/);
  }
});

it("Nobody is told to call a number that is made up", () => {
  for (const phone of ["+1 512-555-5555", "603.555.0177"])
    for (const text of textsOf({ category: "Café", phone })) {
      expect(text).not.toContain(phone);
      expect(text).not.toMatch(/\b[Cc]all\b|phone number/);
    }
});

it("A box for letters is no part of the way to a place", () => {
  for (const text of textsOf({ category: "Café", address: "Hall B Postfach 2472" })) {
    expect(text).toContain("Hall B");
    expect(text).not.toContain("Postfach");
  }
});
