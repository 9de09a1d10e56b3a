import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { adjacentPages, businessHead, placeName } from "./page-head.ts";

const bakery = {
  ...draft(),
  id: 7,
  group: "restaurants" as const,
  kind: "Bakery",
  categorySlug: "bakery",
  isOpen: false,
  comesToCustomers: false,
  drawing: "bakery-1",
  ownFields: [],
  openState: "closed" as const,
  telUri: null,
  createdAt: "2026-11-21T18:00:00.000Z",
  updatedAt: "2026-11-21T18:00:00.000Z",
  slug: "rosas-bakery",
  name: "Rosa's Bakery",
  category: "Bakery",
  city: "Austin",
  state: "Texas",
  country: "United States",
  rating: 4.56,
  reviewCount: 1_204,
  seoTitle: null,
  seoDescription: null,
  canonicalUrl: null,
};

const SITE = { name: "Mainstreet", baseUrl: "https://a.example" };

describe("the head of a business page", () => {
  it("falls back to name, category, city and state, and to the address by id", () => {
    const knownFields = { phone: "555-0100", address: "1 Main Street", openingHours: { Monday: "Closed" } };
    expect(businessHead({ ...bakery, ...knownFields }, SITE)).toEqual({
      title: "Rosa's Bakery - Bakery in Austin, Texas | Mainstreet",
      description:
        "Rosa's Bakery: Bakery in Austin, Texas. Rated 4.6 of 5 in 1,204 reviews. Opening hours, phone number and address. Compare it with others in Austin.",
      canonical: "/business/7",
      indexed: true,
      oembed: "/oembed?url=https%3A%2F%2Fa.example%2Fdetails%2Frosas-bakery&format=json",
      image: { url: "/business/7/card.png", alt: "Rosa's Bakery" },
    });
  });

  it("uses generated SEO fields if present", () => {
    const writtenHead = { seoTitle: "T", seoDescription: "D", canonicalUrl: "https://a.example/details/rosas-bakery" };
    expect(businessHead({ ...bakery, ...writtenHead }, SITE)).toMatchObject({
      title: "T",
      description: "D",
      canonical: "https://a.example/details/rosas-bakery",
      indexed: true,
    });
  });

  it("is noindex when its canonical page is another", () => {
    const elsewhere = { ...bakery, canonicalUrl: "https://b.example/details/rosas-bakery" };
    expect(businessHead(elsewhere, SITE).indexed).toBe(false);
  });

  it("says a rating without a number of reviews, and no rating of zero", () => {
    const describe = (fields: object) => businessHead({ ...bakery, ...fields }, SITE).description;
    expect(describe({ reviewCount: 0 })).toContain("Rated 4.6 of 5. Compare");
    expect(describe({ rating: 0 })).not.toContain("Rated");
  });

  it("leaves out unknown facts", () => {
    const unknown = { ...bakery, city: "", state: "", country: "", rating: 0, reviewCount: 0 };
    expect(businessHead(unknown, SITE)).toEqual({
      title: "Rosa's Bakery - Bakery | Mainstreet",
      description: "Rosa's Bakery: Bakery.",
      canonical: "/business/7",
      indexed: false,
      oembed: "/oembed?url=https%3A%2F%2Fa.example%2Fdetails%2Frosas-bakery&format=json",
      image: { url: "/business/7/card.png", alt: "Rosa's Bakery" },
    });
    expect(businessHead({ ...unknown, phone: "555-0100" }, SITE).description).toBe(
      "Rosa's Bakery: Bakery. Phone number.",
    );
  });

  it("stays short whatever the name, and gives up place and category before the name", () => {
    const long = { ...bakery, name: "Rosa's Old-Fashioned Bakery of the Springs" };
    expect(businessHead(long, SITE).title).toBe("Rosa's Old-Fashioned Bakery of the Springs - Bakery");
    const endless = businessHead({ ...bakery, name: "Rosa ".repeat(60) }, SITE);
    expect(endless.title.length).toBeLessThanOrEqual(60);
    expect(endless.description.length).toBeLessThanOrEqual(160);
  });

  it("has an image with the name as alternative text, and coordinates", () => {
    const bakeryWithPhotos = { ...bakery, photos: ["https://a.example/1.jpg"], latitude: 30.2, longitude: -97.7 };
    expect(businessHead(bakeryWithPhotos, SITE)).toMatchObject({
      image: { url: "https://a.example/1.jpg", alt: "Rosa's Bakery" },
      place: { latitude: 30.2, longitude: -97.7 },
    });
  });

  it("names a place by city and state, or by country where a state says nothing more", () => {
    expect(placeName(bakery)).toBe("Austin, Texas");
    expect(placeName({ city: "Berlin", state: "Berlin", country: "Germany" })).toBe("Berlin, Germany");
    expect(placeName({ city: "", state: "", country: "" })).toBe("");
  });
});

it("the head of a list's page names the pages before and after it", () => {
  const href = (page: number) => `/?page=${page}`;
  expect(adjacentPages(1, 1, href)).toEqual({});
  expect(adjacentPages(1, 3, href)).toEqual({ next: "/?page=2" });
  expect(adjacentPages(2, 3, href)).toEqual({ previous: "/?page=1", next: "/?page=3" });
  expect(adjacentPages(3, 3, href)).toEqual({ previous: "/?page=2" });
});
