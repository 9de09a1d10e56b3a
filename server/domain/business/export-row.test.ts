import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { matchHeader, readBusinessRow } from "../import-row/business-row.ts";
import { EXPORT_COLUMNS, exportRow } from "./export-row.ts";

type Draft = BusinessDraft & { slugBase: string; group: "other" };

function read(columns: readonly string[], cells: readonly string[]) {
  const header = matchHeader(columns);
  return header && readBusinessRow(cells, header, { country: "" });
}

/** Returns the cells that a reader of the exported file sees. */
function exportCells(business: BusinessDraft): string[] {
  const keys = { id: 1, kind: "Bakery", categorySlug: "bakery", group: "other" as const };
  const storedBusiness = { ...business, ...keys, slug: business.slug ?? "made-by-the-store" };
  const times = { createdAt: business.createdAt ?? "2026-01-02T03:04:05.678Z", updatedAt: "2026-01-02T03:04:05.678Z" };
  return exportRow({ ...storedBusiness, ...times }).map((cell) => (cell === null ? "" : String(cell)));
}

const wide =
  `name category type full_address postal_code country phone rating reviews photo working_hours about place_id
  location_link city state street description subtypes website latitude longitude time_zone business_status verified slug
  seo_title unique_content canonical_url price_range price_level booking_link reservation_link order_link menu_link other_hours
  special_days rating_distribution area_service service_areas logo chain located_in email facebook social_links`.split(
    /\s+/,
  );

const SAMPLES: Record<string, string[]> = {
  name: ["Café Özgür", "Joe's_x000D_ Bar", "🍕", "=1+1", "  spaced   out "],
  full_address: [
    "12 Main St, Springfield, IL 62701",
    "Asylstrasse 70, 8032 Zürich, Switzerland",
    "Hauptstr. 5, 10115 Berlin",
  ],
  postal_code: ["62701", "8032", "1114.0", "None"],
  country: ["United States", "CH", "Germany", "None", "Nowhereland"],
  phone: ["+1 217-555-0100", "044 380 21 81", "-", "ask Ann"],
  rating: ["4.6", "4,7", "0", "3.0000000001"],
  reviews: ["56.0", "1,234", "0"],
  photo: ["https://example.com/a.jpg,https://example.com/b.jpg", "javascript:x"],
  working_hours: ["{'Monday': '9AM-5PM'}", "Mon-Fri 6PM-2AM, Sat closed", "24/7", "by appointment"],
  about: ["{'A': {'b': True, 'c': 'x'}, 'd': 4}", "Since 1950", '{"0": {"1": false, "__proto__": true}}'],
  description: ["Two\r\nlines", '{"X": {"y": true}}', "{ not quite"],
  subtypes: ["Bakery, Deli", "Restaurant,Bar"],
  website: ["www.example.com", "http://example.com/?a=1,2"],
  latitude: ["47.3672935", "-33.9", "8.560927399999999"],
  longitude: ["8.560927399999999", "151.2", "1e-7"],
  time_zone: ["Europe/Zurich", "Mars/Base"],
  business_status: ["CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "OPERATIONAL"],
  verified: ["TRUE", "false"],
  slug: ["joes-bar-2", "Not A Slug!", `${"long-".repeat(20)}slug`],
  seo_title: ["Best Bar", "None"],
  unique_content: ["One.\n\nTwo."],
  price_range: ["$$", "CHF 20–40", "Expensive", "4 stars", "19.90"],
  price_level: ["2", "PRICE_LEVEL_EXPENSIVE", "$$$"],
  booking_link: ["https://a.example/?x=1,2", '["https://b.example/"]', "javascript:x"],
  reservation_link: ["https://a.example/b https://c.example/"],
  order_link: ["www.example.com/order"],
  menu_link: ["https://a.example/menu.pdf", "menu.pdf"],
  other_hours: [
    '[{"happy_hours": {"Friday": "5-7 PM"}}]',
    '{"A hours": {"Mo-Fr": "9-17"}, "hours": {"Sunday": "9-12"}}',
  ],
  special_days: ['{"2026-12-25": "Closed"}', '[{"date": "2027-01-01", "hours": "10-14", "name": " New  Year "}]'],
  rating_distribution: ['{"1": 6, "5": 50}', '{"oneStar": 0, "fiveStar": 56}', "[1,2,3]"],
  area_service: ["TRUE", "false"],
  service_areas: ["Conway, Benton", '["Little Rock, AR", "a_b", "c"]'],
  logo: ["https://img.example/l.png"],
  chain: ["Joe's", "TRUE", "a, b; c"],
  located_in: ["Located in: Mall", "Mall"],
  email: ["Joe@Example.ORG", "a@b, c@joes.example", '["x@joes.example"]'],
  facebook: ["facebook.com/joes", "@joes", "https://l.facebook.com/l.php?u=https%3A%2F%2Ffacebook.com%2Fjoes"],
  social_links: ['{"x": "https://x.com/joes"}', "https://www.tiktok.com/@joes, https://wa.me/4179"],
  canonical_url: ["/details/joes-bar-2", "https://example.com/details/x", "nonsense"],
};

describe("exportRow", () => {
  it("begins with the 13 columns of an import, in their order", () => {
    expect(EXPORT_COLUMNS.slice(0, 13)).toEqual(
      "name category full_address postal_code country phone rating reviews photo working_hours about place_id location_link".split(
        " ",
      ),
    );
    expect(exportCells(draft())).toHaveLength(EXPORT_COLUMNS.length);
  });

  it("is read back as the same business, field by field, whatever was imported", () => {
    const row = fc.record(
      Object.fromEntries(
        wide.map((column) => {
          const cell = fc.oneof(
            fc.constantFrom("", ...(SAMPLES[column] ?? [])),
            fc.string({ unit: "binary", maxLength: 40 }),
          );
          return [
            column,
            column === "rating" || column === "reviews" ? fc.constantFrom(...(SAMPLES[column] ?? [])) : cell,
          ];
        }),
      ),
    );
    fc.assert(
      fc.property(row, fc.string({ minLength: 1 }), (cells, id) => {
        const first = read(
          wide,
          wide.map((column) => (column === "place_id" ? `id${id}` : (cells[column] ?? ""))),
        );
        if (!first || "problems" in first) return;
        const second = read(EXPORT_COLUMNS, exportCells(first.business));
        if (!second || "problems" in second) throw new Error(JSON.stringify(second));
        const restoredBusiness = { ...first.business, slug: first.business.slug ?? "made-by-the-store" };
        expect(second.business).toEqual({ ...restoredBusiness, createdAt: "2026-01-02T03:04:05.678Z" });
        expect(second.warnings).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps the parts of an address that nobody could work out from its line", () => {
    const editedBusiness = draft({
      fullAddress: "12 Main St, Springfield, IL 62701",
      address: "",
      city: "Elsewhere",
      state: "",
      zipCode: "",
    });
    const back = read(EXPORT_COLUMNS, exportCells(editedBusiness));
    expect(back && "business" in back && back.business).toMatchObject({
      fullAddress: editedBusiness.fullAddress,
      address: "",
      city: "Elsewhere",
      state: "",
      zipCode: "",
      country: "",
    } satisfies Partial<Draft>);
  });
});

it("an unknown rating is exported as a blank cell, and read back as unknown", () => {
  const at = EXPORT_COLUMNS.indexOf("rating");
  const identified = { name: "Rosa", placeId: "rosa-1" };
  for (const [rating, cell] of [
    [0, ""],
    [1.5, "1.5"],
  ] as const) {
    const cells = exportCells(draft({ ...identified, rating }));
    expect(cells[at]).toBe(cell);
    expect(read(EXPORT_COLUMNS, cells)).toMatchObject({ business: { rating }, warnings: [] });
  }
});
