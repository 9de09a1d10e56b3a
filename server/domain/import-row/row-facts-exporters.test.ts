import { describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { matchHeader, readBusinessRow } from "./business-row.ts";

describe("exporters", () => {
  const link = "https://book.example/joes";
  const week = { Monday: "11:00 AM - 2:00 PM" };
  const counts = [5, 0, 5, 10, 80];
  const date = { year: 2026, month: 12, day: 25 };
  const json = (value: unknown) => JSON.stringify(value);

  it.each<[string, Record<string, string>, Partial<BusinessDraft>]>([
    [
      "Apify (compass/crawler-google-places)",
      {
        title: "Joe's",
        totalScore: "4.5",
        categoryName: "Cafe",
        placeId: "ChIJ1",
        reviewsCount: "100",
        price: "$10–20",
        menu: "https://joes.example/menu",
        "orderBy/0/name": "Eats",
        "orderBy/0/url": link,
        "tableReservationLinks/0/url": "https://reserve.example/",
        "reviewsDistribution/oneStar": "5",
        "reviewsDistribution/threeStar": "5",
        "reviewsDistribution/fourStar": "10",
        "reviewsDistribution/fiveStar": "80",
        locatedIn: "Located in: Mall",
        "emails/0": "joe@joes.example",
        "instagrams/0": "https://www.instagram.com/joes",
        additionalOpeningHours: json({ Brunch: [{ day: "Monday", hours: "11 AM to 2 PM" }] }),
      },
      {
        priceRange: "$10–20",
        priceLevel: null,
        menuLink: "https://joes.example/menu",
        orderLink: link,
        reservationLink: "https://reserve.example/",
        locatedIn: "Mall",
        email: "joe@joes.example",
        socialLinks: { instagram: "https://www.instagram.com/joes" },
        otherHours: { Brunch: week },
        ratingDistribution: counts,
      },
    ],
    [
      "gosom/google-maps-scraper",
      {
        title: "Joe's",
        category: "Cafe",
        review_rating: "4.5",
        review_count: "100",
        open_hours: "{}",
        address: "12 Main St, Springfield, IL 62701",
        price_range: "€€",
        reservations: json([{ link, source: "book.example" }]),
        order_online: "null",
        menu: json({ link: "https://joes.example/menu", source: "joes" }),
        reviews_per_rating: json({ 1: 5, 2: 0, 3: 5, 4: 10, 5: 80 }),
        emails: "joe@joes.example, second@joes.example",
      },
      {
        priceRange: "€€",
        priceLevel: 2,
        reservationLink: link,
        orderLink: null,
        menuLink: "https://joes.example/menu",
        ratingDistribution: counts,
        email: "joe@joes.example",
      },
    ],
    [
      "Places API",
      {
        "displayName.text": "Joe's",
        formattedAddress: "12 Main St, Springfield, IL 62701",
        userRatingCount: "100",
        id: "ChIJ1",
        priceLevel: "PRICE_LEVEL_MODERATE",
        priceRange: json({
          startPrice: { currencyCode: "USD", units: "10" },
          endPrice: { currencyCode: "USD", units: "20" },
        }),
        "priceRange.startPrice.units": "10",
        regularSecondaryOpeningHours: json([
          { secondaryHoursType: "BRUNCH", weekdayDescriptions: ["Monday: 11:00 AM – 2:00 PM", "Tuesday: Closed"] },
        ]),
        "currentOpeningHours.specialDays": json([{ date }]),
        "currentOpeningHours.periods": json([]),
        pureServiceAreaBusiness: "true",
      },
      {
        priceRange: "USD 10–20",
        priceLevel: 2,
        otherHours: { Brunch: { ...week, Tuesday: "Closed" } },
        specialDays: [{ date: "2026-12-25", hours: "Closed" }],
        isServiceArea: true,
      },
    ],
    [
      "DataForSEO",
      {
        title: "Joe's",
        address_info: "",
        work_time: "",
        "rating.votes_count": "100",
        place_id: "ChIJ1",
        cid: "1234567",
        price_level: "moderate",
        rating_distribution: json({ 1: 5, 2: 0, 3: 5, 4: 10, 5: 80 }),
        logo: "https://img.example/logo.png",
        contact_info: json([
          { type: "telephone", value: "+12175550100" },
          { type: "mail", value: "joe@joes.example" },
        ]),
        local_business_links: json([
          { type: "reservation", title: "Book", url: link },
          { type: "menu", url: "https://joes.example/menu" },
        ]),
      },
      {
        priceLevel: 2,
        ratingDistribution: counts,
        logo: "https://img.example/logo.png",
        email: "joe@joes.example",
        reservationLink: link,
        menuLink: "https://joes.example/menu",
      },
    ],
    [
      "SerpApi or HasData",
      {
        title: "Joe's",
        data_id: "0x1:0x2",
        place_id: "ChIJ1",
        "gps_coordinates.latitude": "1",
        price: "$$",
        order_online: link,
        reviews: "100",
        rating_summary: json([5, 4, 3, 2, 1].map((stars) => ({ stars, amount: counts[stars - 1] }))),
      },
      { priceRange: "$$", priceLevel: 2, orderLink: link, ratingDistribution: counts },
    ],
    [
      "Scrap.io",
      {
        name: "Joe's",
        main_type: "Cafe",
        all_types: "Cafe",
        reviews_rating: "4.5",
        full_address: "12 Main St, Springfield, IL 62701",
        price_range: "$$$",
        email: "joe@joes.example",
        facebook: "https://www.facebook.com/joes",
      },
      {
        priceRange: "$$$",
        priceLevel: 3,
        email: "joe@joes.example",
        socialLinks: { facebook: "https://www.facebook.com/joes" },
      },
    ],
  ])("%s bring their facts", (exporter, cells, expected) => {
    const header = matchHeader(Object.keys(cells));
    expect(header?.exporter).toBe(exporter);
    const parsed = header && readBusinessRow(Object.values(cells), header, { country: "United States" });
    expect(parsed).toMatchObject({ business: expected, warnings: [] });
  });
});
