import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanLine } from "#domain/text/clean-text";
import type { BusinessRecord } from "../../store/port/directory.ts";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { businessFacts } from "./facts/business-facts.ts";
import { createDirectorySurvey } from "./facts/directory-survey.ts";
import { seoDescription, seoTitle } from "./seo-head.ts";

/** Pieces of names that count differently: words, no spaces, marks, pairs of surrogates, from right to left. */
const PIECES = [
  ..."Pizza |and |Sons, |Inc. |- |: |(|) |“|” |& |2,000 ".split("|"),
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
  "中央日本料理レストラン株式会社",
  "مطعم الشرق الأوسط ",
  "מסעדת הים ",
  "🍕",
  "👩‍🍳",
  "🇨🇭",
  "👍🏽",
  "𝕭𝖆𝖐𝖊𝖗𝖞",
  "𠮷野家",
  "é".normalize("NFD"),
  `z${"\u0301\u0316".repeat(4)}`,
  "क्षत्रिय ",
];
const text = (maxLength: number, longest: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: maxLength, size: "max" })
    .map((pieces) => cleanLine(pieces.join("")).slice(0, longest).toWellFormed());
const maybe = (maxLength: number, longest: number) => fc.oneof(fc.constant(""), text(maxLength, longest));
const record = fc.record({
  name: text(60, 299).map((name) => name || "A"),
  category: text(5, 200),
  city: maybe(10, 200),
  state: maybe(4, 200),
  country: fc.constantFrom("", "United States", "Japan", "Egypt"),
  address: maybe(10, 500),
  phone: fc.constantFrom(null, "+1 217-555-0101", "٠١٢٣٤٥٦٧٨٩"),
  website: fc.constantFrom(null, "https://example.com/", `https://${"a".repeat(60)}.example/`),
  rating: fc.constantFrom(0, 4.5, 5),
  reviewCount: fc.constantFrom(0, 3, 98_765),
  subtypes: fc.array(text(4, 200), { maxLength: 3 }),
  isVerified: fc.boolean(),
  latitude: fc.constantFrom(null, 30.25, 30.26),
  longitude: fc.constantFrom(null, -97.75),
});

/** Counts characters as people do, as code points and as UTF-16 units; no count may be out of bounds. */
const counts = (figureText: string) => [
  [...new Intl.Segmenter().segment(figureText)].length,
  [...figureText].length,
  figureText.length,
];

it("titles have at most 60 and descriptions at most 160 characters, whatever the name, city and category are", () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 6 }), (fields) => {
      const all = fields.map(
        (values, index) => ({ ...draft(values), id: index + 1, slug: `b-${index}`, group: "other" }) as BusinessRecord,
      );
      const survey = createDirectorySurvey();
      for (const business of all) survey.add(business);
      const surroundingsOf = survey.surroundings();
      for (const business of all) {
        const facts = businessFacts(business, surroundingsOf(business.id));
        const title = seoTitle(facts);
        const { text: description } = seoDescription(facts);
        expect(title.trim()).not.toBe("");
        expect(Math.max(...counts(title)), title).toBeLessThanOrEqual(60);
        expect(Math.max(...counts(description)), description).toBeLessThanOrEqual(160);
        expect(counts(description)[1], description).toBeGreaterThanOrEqual(120);
        expect([title, description].map((each) => each.isWellFormed())).toEqual([true, true]);
      }
    }),
  );
});

it.each([
  ["Volt & Daughters", ["Conway, AR"], "Volt & Daughters - Electrician, Conway area", "Electrician, Conway area."],
  ["Conway Volt", ["Conway, AR"], "Conway Volt - Electrician", "Electrician, Conway area."],
  [
    "Volt",
    ["Saline County", "Benton"],
    "Volt - Electrician, Saline County and Benton",
    "Electrician, Saline County and Benton.",
  ],
  ["Volt", [], "Volt - Electrician", "Volt: Electrician."],
])(
  "%s, which comes to its customers in %j, names its area in place of a city",
  (name, serviceAreas, title, opening) => {
    const values = draft({
      name,
      category: "Electrician",
      isServiceArea: true,
      serviceAreas,
      country: "United States",
    });
    const survey = createDirectorySurvey();
    const business = { ...values, id: 1, slug: "b-1", group: "home-services" } as BusinessRecord;
    survey.add(business);
    const facts = businessFacts(business, survey.surroundings()(1));
    expect(seoTitle(facts)).toBe(title);
    expect(seoDescription(facts).text).toContain(opening);
  },
);
