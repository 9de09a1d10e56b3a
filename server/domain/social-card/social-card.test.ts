import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-wasm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { CategoryGroup } from "#contract/business";
import { categoryGroupSchema } from "#contract/business";
import { GROUP_DRAWINGS } from "#domain/drawings/group-drawings";
import { linesOf, TOOLS } from "../../testing/directories/card-fixture.ts";
import { loadResvg } from "../../testing/load-resvg.ts";
import type { BusinessCardFacts, SocialCard } from "./card-facts.ts";
import { textWidth } from "./fitted-lines.ts";
import { socialCardSvg } from "./social-card.ts";

beforeAll(loadResvg);

const business = (fields: Partial<BusinessCardFacts> = {}): BusinessCardFacts => ({
  kind: "business",
  siteName: "Mainstreet",
  name: "Luigi's Pizza",
  category: "Pizza restaurant",
  group: "restaurants",
  drawing: "pizza-17",
  city: "Austin",
  rating: 4.8,
  reviewCount: 1912,
  ...fields,
});
const city = {
  kind: "city",
  siteName: "Mainstreet",
  name: "Austin",
  state: "Texas",
  country: "United States",
} as const;

describe("the card of a business", () => {
  it("shows name, category, city, rating and site", () => {
    expect(linesOf(business())).toEqual([
      "Luigi's Pizza",
      "Pizza restaurant · Austin",
      "4.8",
      "1,912 reviews",
      "Mainstreet",
    ]);
  });

  it("fills one star per whole point of the rating", () => {
    const stars = (rating: number) => socialCardSvg(business({ rating }), TOOLS).split('fill="#c97a00"').length - 1;
    expect([0.4, 2.9, 5].map(stars)).toEqual([0, 2, 5]);
  });

  it("shows a rating without a number of reviews, and reviews without a rating", () => {
    expect(linesOf(business({ reviewCount: 0 }))).toEqual([
      "Luigi's Pizza",
      "Pizza restaurant · Austin",
      "4.8",
      "Mainstreet",
    ]);
    const unratedBusiness = business({ rating: 0, reviewCount: 3 });
    expect(linesOf(unratedBusiness)).toEqual(["Luigi's Pizza", "Pizza restaurant · Austin", "3 reviews", "Mainstreet"]);
    expect(socialCardSvg(unratedBusiness, TOOLS)).not.toContain('fill="#c97a00"');
  });

  it("leaves out unknown facts", () => {
    expect(linesOf(business({ category: "", city: "", rating: 0, reviewCount: 0 }))).toEqual([
      "Luigi's Pizza",
      "Restaurants",
      "Mainstreet",
    ]);
  });

  it("wraps a long name into lines of equal length, and truncates a very long one", () => {
    const lines = linesOf(business({ name: "Bäckerei-Konditorei Größenwahn & Söhne" }));
    expect(lines.slice(0, 2)).toEqual(["Bäckerei-Konditorei", "Größenwahn & Söhne"]);
    const longest = linesOf(business({ name: "Joe's Tyre and Auto Repair ".repeat(11).trim() }));
    expect(longest[2]).toMatch(/…$/);
    expect(longest[3]).toBe("Pizza restaurant · Austin");
  });

  it("puts category and city on two lines when one is too short", () => {
    const lines = linesOf(business({ category: "Vietnamese restaurant", city: "Thành phố Hồ Chí Minh" }));
    expect(lines.slice(1, 3)).toEqual(["Vietnamese restaurant", "Thành phố Hồ Chí Minh"]);
  });

  it.each([
    ["İstanbul Güneş Diş Kliniği", "İstanbul Güneş Diş Kliniği"],
    ["Школа № 5", "Школа № 5"],
    ["Ταβέρνα Ψαράς", "Ταβέρνα Ψαράς"],
    ["Phở Nguyễn", "Phở Nguyễn"],
    ["𝐁𝐨𝐥𝐝 Ｃｏｆｆｅｅ ☕️", "Bold Coffee"],
    ["🔥🔥 Joe’s Grill | 🔥 | Austin 👨‍👩‍👧", "Joe’s Grill | Austin"],
    ["北京饭店 Beijing Garden (明)", "Beijing Garden"],
    ["مطعم الشام", "Pizza restaurant"],
    ["7 号", "Pizza restaurant"],
    ["🥟", "Pizza restaurant"],
    ["</script><script>alert(1)</script>", "</script><script>alert(1)</script>"],
  ])("drops undrawable characters of %s: %s", (name, drawnName) => {
    expect(linesOf(business({ name }))[0]).toBe(drawnName);
  });

  it("has the awning of its group, in the colour of the design token", () => {
    const tokens = readFileSync(new URL("../../../web/styles/tokens.css", import.meta.url), "utf8");
    for (const group of categoryGroupSchema.options) {
      const colour = new RegExp(`--${group}: (#\\w+);`).exec(tokens)?.[1];
      expect(socialCardSvg(business({ group }), TOOLS)).toContain(`<path fill="${colour}" d="M0 0h60`);
    }
  });
});

describe("the card of a city", () => {
  it("shows the region and the number of businesses", () => {
    expect(linesOf({ ...city, businessCount: 12_345 })).toEqual([
      "Austin",
      "Texas, United States · 12,345 businesses",
      "Mainstreet",
    ]);
  });

  it("leaves out a state with the city's name and a count of zero", () => {
    const zurich = { ...city, name: "Zürich", state: "Zurich", country: "Switzerland", businessCount: 0 };
    expect(linesOf(zurich)).toEqual(["Zürich", "Switzerland", "Mainstreet"]);
  });

  it("shows the country when the name cannot be drawn", () => {
    const tokyo = { ...city, name: "東京", state: "", country: "Japan", businessCount: 1 };
    expect(linesOf(tokyo)).toEqual(["Japan", "1 business", "Mainstreet"]);
  });
});

it("the card of the site shows its name and tagline", () => {
  expect(linesOf({ kind: "site", siteName: "Mainstreet", tagline: "All of town" })).toEqual([
    "Mainstreet",
    "All of town",
  ]);
});

describe("every card", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom("A", "m", " ", "ß", "<", "&", '"', "]]>", "آ", "字", "🍕", "\u202e"),
      maxLength: 300,
    }),
  );
  const count = fc.nat({ max: 100_000_000 });
  const group = fc.constantFrom<CategoryGroup>(...categoryGroupSchema.options);
  const card: fc.Arbitrary<SocialCard> = fc.oneof(
    fc.record({
      kind: fc.constant("business" as const),
      siteName: text,
      name: text,
      category: text,
      group,
      drawing: fc.constantFrom(
        "hair-3-van",
        "park-9-closed",
        "church-200",
        ...Object.values(GROUP_DRAWINGS),
        "unheard-of",
      ),
      city: text,
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      reviewCount: count,
    }),
    fc.record({
      kind: fc.constant("city" as const),
      siteName: text,
      name: text,
      state: text,
      country: text,
      businessCount: count,
    }),
    fc.record({ kind: fc.constant("site" as const), siteName: text, tagline: text }),
  );

  it("of a business shows its streets and their makers below the text, if there is room", () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="176" viewBox="0 0 1000 352"><path class="earth" d="M0 0h9v9z"/></svg>`;
    const streets = { svg, attribution: "© OpenStreetMap contributors" };
    const facts = business({ streets });
    const card = socialCardSvg(facts, TOOLS);
    expect(card).toContain('<svg x="72" y="424" xmlns');
    expect(linesOf(facts)).toContain("© OpenStreetMap contributors");
    const name = "The Very Long Name of a Restaurant That Nobody Can Ever Remember in Full";
    for (const other of [business({ name, city: "Llanfairpwllgwyngyllgogerychwyrndrobwll", streets }), business()])
      expect(socialCardSvg(other, TOOLS)).not.toContain("<svg x=");
    new Resvg(card).free();
  });

  it("is well-formed whatever its facts hold", () => {
    fc.assert(
      fc.property(card, (facts) => {
        new Resvg(socialCardSvg(facts, TOOLS)).free();
      }),
      { numRuns: 60 },
    );
  });

  it("holds only drawable characters, in lines that fit", () => {
    fc.assert(
      fc.property(card, (facts) => {
        for (const [, x, size, weight, escapedText = ""] of socialCardSvg(facts, TOOLS).matchAll(
          /<text x="([\d.]+)" [^>]*font-size="(\d+)" font-weight="(\d+)"[^>]*>([^<]*)</g,
        )) {
          const font = weight === "700" ? TOOLS.bold : TOOLS.medium;
          const line = escapedText.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
          for (const char of line) expect(font.has(char.codePointAt(0) ?? 0)).toBe(true);
          expect(Number(x) + textWidth(line, Number(size), font)).toBeLessThan(1200);
        }
      }),
    );
  });
});
