import { describe, expect, it } from "vitest";
import type { Business } from "#contract/business";
import { categoryGroup } from "#domain/categories/category-group";
import { draft } from "../../server/testing/directories/draft-fixture.ts";
import { localBusiness } from "./local-business.ts";
import { breadcrumbs, itemList, webSite } from "./structured-data.ts";

const BASE = "https://directory.example";
const site = {
  name: "Mainstreet",
  tagline: "Local businesses, found simply",
  baseUrl: BASE,
  social: { facebook: "#", x: "https://x.example/us", instagram: "#", linkedin: "#" },
};

type Given = Parameters<typeof draft>[0];
const describeBusiness = (fields: Given, ownFields: Business["ownFields"] = []) => {
  const business = draft(fields);
  const storedBusiness = {
    id: 7,
    slug: "rosas-bakery",
    kind: business.category,
    categorySlug: "bakery",
    group: categoryGroup(business.category),
    isOpen: false,
    comesToCustomers: business.isServiceArea,
    drawing: "bakery-1",
    ownFields,
    openState: "closed" as const,
    telUri: null,
    createdAt: "2026-11-21T18:00:00.000Z",
    updatedAt: "2026-11-21T18:00:00.000Z",
  };
  return localBusiness({ ...business, ...storedBusiness }, `${BASE}/business/7`);
};

describe("a business for machines", () => {
  it("serves areas instead of being at a place, if it comes to its customers", () => {
    const fields = { isServiceArea: true, city: "Bend", locationLink: "https://maps.example/place/1" };
    expect(describeBusiness(fields)).toMatchObject({ areaServed: ["Bend"] });
    expect(describeBusiness({ ...fields, serviceAreas: ["Sisters"] })).toMatchObject({ areaServed: ["Sisters"] });
    expect(describeBusiness({ ...fields, city: "" })).not.toHaveProperty("areaServed");
    expect(describeBusiness(fields)).not.toHaveProperty("hasMap");
    expect(describeBusiness({ ...fields, isServiceArea: false })).not.toHaveProperty("areaServed");
  });

  it("has the fields of the owner as properties of their own", () => {
    const ownFields: Business["ownFields"] = [
      { key: "dogs", name: "Dogs", type: "yes-no", value: true },
      { key: "cards", name: "Cards", type: "list", value: ["Visa", "Twint"] },
    ];
    expect(describeBusiness({}, ownFields).additionalProperty).toEqual([
      { "@type": "PropertyValue", name: "Dogs", value: true },
      { "@type": "PropertyValue", name: "Cards", value: "Visa, Twint" },
    ]);
    expect(describeBusiness({})).not.toHaveProperty("additionalProperty");
  });

  it("has what the data confirms or denies, each name once", () => {
    const attributes = {
      Amenities: { Restroom: true, "Wi-Fi": "Free" },
      Accessibility: { "Wheelchair accessible entrance": false },
      Other: { Restroom: true },
    };
    expect(describeBusiness({ attributes }).amenityFeature).toEqual([
      { "@type": "LocationFeatureSpecification", name: "Restroom", value: true },
      { "@type": "LocationFeatureSpecification", name: "Wi-Fi", value: "Free" },
      { "@type": "LocationFeatureSpecification", name: "Wheelchair accessible entrance", value: false },
    ]);
    expect(describeBusiness({})).not.toHaveProperty("amenityFeature");
  });

  it("has the known fields of the record", () => {
    const business = describeBusiness({
      name: "Rosa's Bakery",
      category: "Bakery",
      description: "Bread and cakes.",
      address: "1 Main Street",
      city: "Austin",
      state: "Texas",
      zipCode: "78701",
      country: "United States",
      phone: "(512) 555-0100",
      phoneE164: "+15125550100",
      website: "https://rosa.example/",
      photos: ["https://photos.example/1.jpg"],
      latitude: 30.27,
      longitude: -97.74,
      openingHours: { Monday: "9:00 AM - 5:00 PM" },
      rating: 4.9,
      reviewCount: 800,
    });
    expect(business).toEqual({
      "@type": "Bakery",
      "@id": `${BASE}/business/7`,
      url: `${BASE}/business/7`,
      name: "Rosa's Bakery",
      description: "Bread and cakes.",
      telephone: "+15125550100",
      image: ["https://photos.example/1.jpg"],
      sameAs: "https://rosa.example/",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Main Street",
        addressLocality: "Austin",
        addressRegion: "Texas",
        postalCode: "78701",
        addressCountry: "US",
      },
      geo: { "@type": "GeoCoordinates", latitude: 30.27, longitude: -97.74 },
      openingHoursSpecification: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "09:00", closes: "17:00" },
      ],
    });
  });

  it("has prices, what visitors can do, areas, profiles and special days", () => {
    const facts = describeBusiness({
      category: "Bakery",
      website: "https://rosa.example/",
      priceRange: "$$",
      priceLevel: 2,
      reservationLink: "https://book.example/rosa",
      bookingLink: "https://book.example/rosa",
      orderLink: "https://order.example/rosa",
      menuLink: "https://rosa.example/menu",
      serviceAreas: ["Austin"],
      logo: "https://rosa.example/logo.png",
      email: "rosa@rosa.example",
      socialLinks: { facebook: "https://www.facebook.com/rosa" },
      specialDays: [
        { date: "2026-12-24", hours: "9:00 AM - 1:00 PM" },
        { date: "2026-12-25", hours: "Closed" },
      ],
    });
    expect(facts).toMatchObject({
      priceRange: "$$",
      hasMenu: "https://rosa.example/menu",
      potentialAction: [
        { "@type": "ReserveAction", target: "https://book.example/rosa" },
        { "@type": "OrderAction", target: "https://order.example/rosa" },
      ],
      areaServed: ["Austin"],
      logo: "https://rosa.example/logo.png",
      email: "rosa@rosa.example",
      sameAs: ["https://rosa.example/", "https://www.facebook.com/rosa"],
      specialOpeningHoursSpecification: [
        { opens: "09:00", closes: "13:00", validFrom: "2026-12-24", validThrough: "2026-12-24" },
        { opens: "00:00", closes: "00:00", validFrom: "2026-12-25", validThrough: "2026-12-25" },
      ],
    });
  });

  it("names an address of several roles once, and a menu only of a place that serves food", () => {
    const link = "https://joe.example/book";
    const plumber = describeBusiness({ category: "Plumber", bookingLink: link, orderLink: link, menuLink: link });
    expect(plumber).toMatchObject({ potentialAction: [{ "@type": "ReserveAction", target: link }] });
    expect(plumber).not.toHaveProperty("hasMenu");
  });

  it.each([
    ["Serbia", "RS"],
    ["Türkiye", "TR"],
    ["United Kingdom", "GB"],
    ["Atlantis", "Atlantis"],
  ])("has the ISO code of its country: %s is %s", (country, code) => {
    expect(describeBusiness({ country }).address).toMatchObject({ addressCountry: code });
  });

  it("has neither the hours that are only assumed nor anything else that is unknown", () => {
    expect(Object.keys(describeBusiness({ name: "Nameless", category: "Service Provider" }))).toEqual([
      "@type",
      "@id",
      "url",
      "name",
    ]);
  });

  it("has a telephone only if it can be dialled", () => {
    expect(describeBusiness({ phone: "1-800-FLOWERS", country: "" })).toMatchObject({ telephone: "18003569377" });
    for (const phone of ["ask Ann", "4.41132E+11", "24/7"])
      expect(describeBusiness({ phone, country: "" })).not.toHaveProperty("telephone");
    expect(describeBusiness({ phone: "555-0133", country: "United States" })).not.toHaveProperty("telephone");
  });

  it("has no hours while it is closed, for now or for good", () => {
    const openingHours = { Monday: "Open 24 hours" };
    for (const businessStatus of ["CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY"] as const)
      expect(describeBusiness({ openingHours, businessStatus })).not.toHaveProperty("openingHoursSpecification");
    expect(describeBusiness({ openingHours: { Monday: "by appointment" } })).not.toHaveProperty(
      "openingHoursSpecification",
    );
  });
});

describe("breadcrumbs and a list for machines", () => {
  it("count from the top, with absolute addresses", () => {
    expect(
      breadcrumbs(BASE, [
        ["Mainstreet", "/"],
        ["Austin", "/city/Austin"],
      ]).itemListElement,
    ).toEqual([
      { "@type": "ListItem", position: 1, name: "Mainstreet", item: `${BASE}/` },
      { "@type": "ListItem", position: 2, name: "Austin", item: `${BASE}/city/Austin` },
    ]);
  });

  it("go on counting on the next page", () => {
    const list = itemList(BASE, {
      name: "Bakeries",
      items: [["Rosa's", "/details/rosas"]],
      totalCount: 21,
      offset: 20,
    });
    expect(list).toMatchObject({ name: "Bakeries", numberOfItems: 21 });
    expect(list.itemListElement).toEqual([
      { "@type": "ListItem", position: 21, name: "Rosa's", url: `${BASE}/details/rosas` },
    ]);
  });
});

describe("the site for machines", () => {
  it("is searched by its own search page and published under its own name, with the profiles that are set", () => {
    const [searchable, publisher] = webSite(site);
    expect(searchable.potentialAction.target).toMatchObject({
      urlTemplate: `${BASE}/search?q={search_term_string}`,
    });
    expect(searchable.publisher).toEqual({ "@id": publisher["@id"] });
    expect(publisher.sameAs).toEqual(["https://x.example/us"]);
    expect(webSite({ ...site, social: { ...site.social, x: "#" } })[1]).not.toHaveProperty("sameAs");
  });
});
