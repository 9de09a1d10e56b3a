import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { vcard } from "./vcard.ts";

const BASE = "https://directory.example";
const AT = "2026-11-21T18:00:00.000Z";
const cardOf = (fields: Parameters<typeof draft>[0]) =>
  vcard(
    {
      ...draft(fields),
      id: 7,
      slug: "rosa",
      group: "other",
      isOpen: false,
      comesToCustomers: false,
      drawing: "bakery-1",
      ownFields: [],
      openState: "closed",
      telUri: null,
      createdAt: AT,
      updatedAt: AT,
    },
    BASE,
  );
const unfold = (card: string) => card.replaceAll("\r\n ", "");
const octets = (line: string) => new TextEncoder().encode(line).length;

describe("the card of a business", () => {
  it("holds the known properties", () => {
    const card = cardOf({
      name: "Rosa, Söhne; & Co",
      category: "Bakery",
      address: "1 Main Street\nBack door",
      city: "Austin",
      state: "Texas",
      zipCode: "78701",
      country: "United States",
      phone: "(512) 555-0100",
      phoneE164: "+15125550100",
      website: "https://rosa.example/brot?a=ö",
      latitude: 30.27,
      longitude: -97.74,
      openingHours: { Monday: "9:00 AM - 12:00 PM, 2:00 PM - 5:00 PM", Sunday: "Closed" },
    });
    expect(unfold(card).split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:4.0",
      "KIND:org",
      "UID;VALUE=uri:https://directory.example/business/7",
      "REV:20261121T180000Z",
      "FN:Rosa\\, Söhne\\; & Co",
      "ORG:Rosa\\, Söhne\\; & Co",
      "CATEGORIES:Bakery",
      'TEL;VALUE=uri;TYPE="work,voice":tel:+15125550100',
      "ADR;TYPE=work:;;1 Main Street\\nBack door;Austin;Texas;78701;United States",
      "GEO:geo:30.27,-97.74",
      "URL:https://rosa.example/brot?a=%C3%B6",
      "SOURCE:https://directory.example/business/7/contact.vcf",
      "NOTE:Monday: 9:00 AM - 12:00 PM\\, 2:00 PM - 5:00 PM\\nSunday: Closed",
      "END:VCARD",
      "",
    ]);
  });

  it("leaves out unknown properties, and keeps a phone as written without an E.164 number", () => {
    expect(unfold(cardOf({ name: "Bare", category: "" })).match(/^[A-Z]+/gm)).toEqual(
      "BEGIN VERSION KIND UID REV FN ORG SOURCE END".split(" "),
    );
    expect(cardOf({ phone: "555 0100" })).toContain('TEL;TYPE="work,voice":555 0100\r\n');
  });

  it("has the extension of a phone as its parameter, and no phone that cannot be dialled", () => {
    const phone = "(512) 555-0100 ext. 12";
    expect(unfold(cardOf({ phone, phoneE164: "+15125550100" }))).toContain(":tel:+15125550100;ext=12\r\n");
    for (const text of ["ask Ann", "4.41132E+11"]) expect(cardOf({ phone: text })).not.toMatch(/^TEL/m);
  });

  it("keeps a URL that is encoded already, and leaves out invalid ones", () => {
    const encodedUrl = "https://a.example/%C3%B6%2F?q=1%202";
    expect(cardOf({ website: encodedUrl })).toContain(`URL:${encodedUrl}\r\n`);
    for (const website of ["javascript:alert(1)", "rosa.example", ""])
      expect(cardOf({ website })).not.toContain("URL:");
    expect(cardOf({ website: "https://a.example/\r\nTEL:1" })).not.toMatch(/^TEL/m);
  });

  it("is lines of at most 75 octets that hold whole characters, whatever the text", () => {
    const anything = fc.string({ unit: "binary", maxLength: 120 });
    fc.assert(
      fc.property(anything, anything, (name, address) => {
        const card = cardOf({ name, address, city: "Zürich 🏔".repeat(20) });
        const lines = card.split("\r\n");
        expect(lines.pop()).toBe("");
        for (const line of lines) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/[\0-\x08\n\r]/);
        }
        // No field can end its line and begin another.
        const starts = unfold(card)
          .split("\r\n")
          .map((line) => line.slice(0, line.search(/[:;]|$/)));
        expect(starts.join(" ").trim()).toBe("BEGIN VERSION KIND UID REV FN ORG CATEGORIES ADR SOURCE END");
      }),
    );
  });
});
