import { describe, expect, it } from "vitest";
import { businessHead, placeName } from "./page-head.ts";

const bakery = {
  id: 7,
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

describe("the head of a business page", () => {
  it("falls back to name, category, city and state, and to the address by id", () => {
    expect(businessHead(bakery, "Mainstreet")).toEqual({
      title: "Rosa's Bakery - Bakery in Austin, Texas | Mainstreet",
      description:
        "Rosa's Bakery: Bakery in Austin, Texas. Rated 4.6 of 5 in 1,204 reviews. Opening hours, phone number, address and directions.",
      canonical: "/business/7",
    });
  });

  it("uses generated text and address where there is some", () => {
    const written = { seoTitle: "T", seoDescription: "D", canonicalUrl: "https://a.example/details/rosas-bakery" };
    expect(businessHead({ ...bakery, ...written }, "Mainstreet")).toEqual({
      title: "T",
      description: "D",
      canonical: "https://a.example/details/rosas-bakery",
    });
  });

  it("says nothing of ratings and places that are not known", () => {
    const unknown = { ...bakery, city: "", state: "", country: "", rating: 0, reviewCount: 0 };
    expect(businessHead(unknown, "Mainstreet").description).toBe(
      "Rosa's Bakery: Bakery. Opening hours, phone number, address and directions.",
    );
    expect(businessHead(unknown, "Mainstreet").title).toBe("Rosa's Bakery - Bakery | Mainstreet");
  });

  it("names a place by city and state, or by country where a state says nothing more", () => {
    expect(placeName(bakery)).toBe("Austin, Texas");
    expect(placeName({ city: "Berlin", state: "Berlin", country: "Germany" })).toBe("Berlin, Germany");
    expect(placeName({ city: "", state: "", country: "" })).toBe("");
  });
});
