import { describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { JSON_FIELDS } from "#domain/business/business-fields";
import { type BusinessInsert, businessKeys } from "#domain/business/business-keys";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { BusinessPacker, openUnpacker } from "./packed-businesses.ts";

const full = {
  placeId: "id-1",
  name: "Żółta Łódź 🍕",
  category: "Bäckerei",
  description: "A text\nof two lines",
  fullAddress: "1 Main Street, Springfield, Illinois 62701",
  address: "1 Main Street",
  city: "Springfield",
  state: "Illinois",
  zipCode: "62701",
  country: "United States",
  phone: "+1 217-555-0100",
  phoneE164: "+12175550100",
  website: "https://example.com/",
  rating: 4.7,
  reviewCount: 12,
  photos: ["https://example.com/a.jpg"],
  openingHours: { Monday: "9:00 AM - 5:00 PM" },
  timeZone: "America/Chicago",
  attributes: { Payments: { Cash: true } },
  subtypes: ["Café"],
  businessStatus: "CLOSED_TEMPORARILY",
  isVerified: true,
  latitude: 39.8,
  longitude: -89.6,
  locationLink: "https://example.com/map",
  slug: "yellow-boat",
  seoTitle: "Title",
  seoDescription: "Description",
  canonicalUrl: "/yellow-boat",
  uniqueContent: "Ó",
  createdAt: "2026-11-21T10:00:00Z",
  priceRange: "€€",
  priceLevel: 2,
  bookingLink: "https://example.com/book",
  reservationLink: "https://example.com/reserve",
  orderLink: "https://example.com/order",
  menuLink: "https://example.com/menu",
  otherHours: { Kitchen: { Monday: "Closed" } },
  specialDays: [{ date: "2026-12-25", hours: "Closed" }],
  ratingDistribution: [0, 0, 1, 2, 3],
  isServiceArea: true,
  serviceAreas: ["Łódź"],
  logo: "https://example.com/logo.png",
  chain: "Boats",
  locatedIn: "Harbour",
  email: "boat@example.com",
  socialLinks: { x: "https://x.com/boat" },
  ownValues: { "dogs-allowed": true, seats: 40 },
} satisfies BusinessDraft;

function storable(more: Partial<BusinessDraft> = {}): BusinessInsert {
  const business = draft(more);
  const single: Record<string, unknown> = { ...business };
  for (const name of JSON_FIELDS) delete single[name];
  return { ...single, ...businessKeys(business) } as BusinessInsert;
}

/** Through pack and unpack, as between threads. */
function crossed(batches: BusinessInsert[][]): BusinessInsert[][] {
  const packer = new BusinessPacker();
  const unpack = openUnpacker();
  return batches.map((batch) => [...unpack(structuredClone(packer.pack(batch)))]);
}

describe("packed businesses", () => {
  it("come out as they went in, with everything or next to nothing known of them", () => {
    const batches = [[storable(full), storable()], [], [storable({ ...full, placeId: "id-2", name: "Łódź" })]];
    expect(crossed(batches)).toEqual(batches);
  });

  it("can be gone through again", () => {
    const businesses = openUnpacker()(new BusinessPacker().pack([storable(full)]));
    expect([...businesses]).toEqual([...businesses]);
  });

  it("share more different texts than are remembered", () => {
    const batches = Array.from({ length: 60 }, (_, batch) =>
      Array.from({ length: 500 }, (_, row) => storable({ placeId: `${batch}-${row}`, city: `City ${batch} ${row}` })),
    );
    expect(crossed(batches)).toEqual(batches);
  });

  it("cross a text once that many of them share", () => {
    const packer = new BusinessPacker();
    expect(packer.pack([storable(full)]).shared).toContain("Springfield");
    expect(packer.pack([storable(full)]).shared).toEqual([]);
  });
});
