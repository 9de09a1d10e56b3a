import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatchFacts, matchScore, needsSubtypes } from "./match-score.ts";
import type { Alternative, SearchTerm } from "./search-terms.ts";
import { tokenize } from "./words/tokenize.ts";

const words = (text: string, weight = 1): Alternative => ({ kind: "words", words: tokenize(text), weight });
const prefix = (text: string): Alternative => ({
  kind: "words",
  words: tokenize(text),
  lastIsPrefix: true,
  weight: 0.8,
});
const category = (slug: string, weight = 0.9): Alternative => ({ kind: "category", slug, weight });
const term = (typedText: string, ...alternatives: Alternative[]): SearchTerm => ({
  typed: typedText,
  alternatives: [words(typedText), ...alternatives],
});

function business(name: string, kind: string, facts: Partial<MatchFacts> = {}): MatchFacts {
  return {
    nameWords: tokenize(name),
    categoryWords: tokenize(kind),
    subtypeWords: [],
    categorySlug: tokenize(kind).join("-"),
    rank: 200,
    isVerified: false,
    completeness: 0.5,
    ...facts,
  };
}

/** Returns names, best first. */
function order(terms: SearchTerm[], businesses: Record<string, MatchFacts>): string[] {
  const queryWords = tokenize(terms.map(({ typed }) => typed).join(" "));
  const score = (name: string) => matchScore(businesses[name] as MatchFacts, { terms }, queryWords).score;
  return Object.keys(businesses).toSorted((a, b) => score(b) - score(a));
}

describe("matchScore", () => {
  it("puts businesses of the searched city before those that only work around it, but not before a better match", () => {
    const terms = [term("electrician", category("electrician"))];
    const around = { isAroundCity: true as const, rank: 0, isVerified: true, completeness: 1 };
    expect(
      order(terms, {
        Roamer: business("Roamer", "Electrician", around),
        Settled: business("Settled", "Electrician", { rank: 380, completeness: 0 }),
      }),
    ).toEqual(["Settled", "Roamer"]);
    expect(
      order([term("volt")], {
        Volt: business("Volt", "Electrician", around),
        Other: business("High Volt Lamps and More", "Lighting store", { rank: 0 }),
      }),
    ).toEqual(["Volt", "Other"]);
  });

  it("puts the exact name before the category, words of the name, subtypes, attributes and text", () => {
    const terms = [term("pizza", category("pizza-restaurant"), { kind: "attribute", tag: "vegan", weight: 0.9 })];
    const withoutAttribute = [term("pizza", category("pizza-restaurant"))];
    const businesses = {
      exact: business("Pizza", "Takeaway", { rank: 1023 }),
      category: business("Da Gino", "Pizza restaurant", { rank: 380 }),
      name: business("Gino's Pizza", "Takeaway"),
      subtype: business("Gino", "Takeaway", { subtypeWords: ["italian", "pizza"] }),
      attribute: business("Gino's", "Takeaway", { rank: 100 }),
    };
    expect(order(terms, businesses)).toEqual(Object.keys(businesses));
    const text = matchScore(businesses.attribute, { terms: withoutAttribute }, ["pizza"]);
    expect(text.score).toBeLessThan(matchScore(businesses.attribute, { terms }, ["pizza"]).score);
  });

  it("puts a whole-word category before a prefix inside a name", () => {
    const businesses = {
      bar: business("The Anchor", "Bar"),
      barber: business("Barber Joe", "Barber shop", { rank: 0, isVerified: true, completeness: 1 }),
    };
    expect(order([term("bar", prefix("bar"))], businesses)).toEqual(["bar", "barber"]);
  });

  it("puts what was typed before its forms and synonyms", () => {
    const terms = [term("coffee"), term("cup", category("cafe", 0.45))];
    expect(
      order(terms, { typed: business("Coffee Cup Inn", "Hotel"), related: business("Coffee House", "Cafe") })[0],
    ).toBe("typed");
    const plurals = [term("glass", words("glasses", 0.9))];
    expect(order(plurals, { form: business("Glasses Joe", "Store"), typed: business("Glass Joe", "Store") })[0]).toBe(
      "typed",
    );
  });

  it("puts a name of all words before a name of one", () => {
    const terms = [term("joes"), term("pizza", category("pizza-restaurant"))];
    expect(
      order(terms, {
        exact: business("Joe's Pizza", "Pizza restaurant"),
        longer: business("Joe's Pizza of Brooklyn", "Pizza restaurant"),
        named: business("Best of Joe's", "Pizza restaurant", { rank: 20 }),
        text: business("Napoli", "Pizza restaurant", { rank: 150 }),
      }),
    ).toEqual(["exact", "longer", "named", "text"]);
  });

  it("puts a name that another form matches whole before longer names", () => {
    const terms = [term("mcdonald", words("mcdonalds", 0.9))];
    const businesses = {
      whole: business("McDonald's", "Restaurant"),
      longer: business("McDonald Auto Repair", "Garage", { rank: 0 }),
    };
    expect(order(terms, businesses)[0]).toBe("whole");
  });

  it("puts a name that lacks only its article before longer names that begin with the words or end with them", () => {
    const joined: Alternative = {
      kind: "words",
      words: ["depot", "maison"],
      isPhrase: true,
      inName: true,
      weight: 0.9,
    };
    const businesses = {
      article: business("The Depot Maison", "Shop", { rank: 300 }),
      longer: business("Services at the Depot Maison", "Shop", { rank: 50, isVerified: true, completeness: 1 }),
    };
    expect(order([term("depotmaison", joined)], businesses)).toEqual(["article", "longer"]);
    expect(order([term("depot"), term("maison")], businesses)).toEqual(["article", "longer"]);
  });

  it("does not count other words for a kind as the name", () => {
    const terms = [term("car repair", category("auto-repair-shop"), words("garage", 0.7))];
    const facts = business("Garage", "Furniture store", { rank: 0 });
    expect(order(terms, { other: facts, kind: business("Miller", "Auto repair shop") })[0]).toBe("kind");
  });

  it("puts a poorly rated business of the kind after well rated ones that have the kind beside another", () => {
    const businesses = {
      poor: business("Urban Kitchen", "Thai restaurant", { rank: 423 }),
      good: business("Konshi", "Chinese restaurant", { rank: 150, subtypeWords: ["thai", "restaurant"] }),
      kind: business("Lotus", "Thai restaurant", { rank: 300 }),
    };
    expect(order([term("thai", category("thai-restaurant"))], businesses)).toEqual(["kind", "good", "poor"]);
  });

  it("puts a poorly rated business after others when the query is a small part of its name", () => {
    const businesses = {
      poor: business("TUK Urban Thai Kitchen", "restaurants", { rank: 423 }),
      text: business("Lotus Garden", "restaurants", { rank: 120 }),
    };
    expect(order([term("thai")], businesses)).toEqual(["text", "poor"]);
    expect(order([term("tuk"), term("thai")], businesses)).toEqual(["poor", "text"]);
  });

  it("puts better ones first among equal matches", () => {
    const terms = [term("thai", category("thai-restaurant"))];
    expect(
      order(terms, {
        good: business("Thai Lotus", "Thai restaurant", { rank: 60 }),
        unrated: business("Thai Palace", "Thai restaurant", { rank: 250 }),
        bad: business("Thai Garden", "Thai restaurant", { rank: 560 }),
      }),
    ).toEqual(["good", "unrated", "bad"]);
    const equals = {
      verified: business("Thai A", "Thai restaurant", { isVerified: true }),
      other: business("Thai B", "Thai restaurant"),
    };
    expect(order(terms, equals)[0]).toBe("verified");
    const openBusiness = {
      open: business("Thai A", "Thai restaurant", { isOpen: true }),
      closed: business("Thai B", "Thai restaurant", { isOpen: false }),
    };
    expect(order(terms, openBusiness)[0]).toBe("open");
  });

  it("puts 0.5 km before 20 km for equal fields, whatever their ratings, but not before an exact name", () => {
    const terms = [term("gino", category("pizza-restaurant"))];
    const businesses = {
      exact: business("Gino", "Hotel", { distanceKm: 6, rank: 300 }),
      near: business("Chez Gino", "Restaurant", { distanceKm: 0.5, rank: 500 }),
      far: business("Bar Gino", "Restaurant", { distanceKm: 20, rank: 10, isVerified: true, completeness: 1 }),
    };
    expect(order(terms, businesses)).toEqual(["exact", "near", "far"]);
  });

  it("puts a kind close to a landmark before a farther business whose name is the kind, unless no landmark is searched", () => {
    const terms = [term("pizza", category("pizza-restaurant"))];
    const atLandmark = (distanceKm: number) => ({ distanceKm, halfDistanceKm: 0.75 });
    const named = (facts: Partial<MatchFacts>) => business("Pizza", "Pizza restaurant", facts);
    const other = (facts: Partial<MatchFacts>) => business("Da Rita", "Pizza restaurant", facts);
    const near = { named: named(atLandmark(1.3)), other: other(atLandmark(0.1)) };
    const around = { named: named({ distanceKm: 1.3 }), other: other({ distanceKm: 0.1 }) };
    expect(order(terms, near)).toEqual(["other", "named"]);
    expect(order(terms, around)).toEqual(["named", "other"]);
  });

  it("is the sum of its parts", () => {
    const facts = business("Gino", "Pizza restaurant", { distanceKm: 1, isOpen: true, isVerified: true });
    const { score, parts } = matchScore(facts, { terms: [term("pizza")] }, ["pizza"]);
    expect(score).toBeCloseTo(Object.values(parts).reduce((total, part) => total + part, 0));
    const { city, ...others } = parts;
    expect(city).toBe(0);
    for (const part of Object.values(others)) expect(part).toBeGreaterThan(0);
  });

  it("orders without words, by quality and distance", () => {
    const score = (facts: Partial<MatchFacts>) => matchScore(business("A", "B", facts), { terms: [] }, []).score;
    expect(score({ rank: 10 })).toBeGreaterThan(score({ rank: 300 }));
    expect(score({ distanceKm: 1 })).toBeGreaterThan(score({ distanceKm: 30 }));
  });

  it("puts a name with the words in order before a better rated one with the words scattered", () => {
    const terms = [term("church", category("christian-church")), term("of"), term("christ")];
    const longName = business("The Church of Jesus Christ of Latter-day Saints", "Christian church", { rank: 100 });
    const inOrder = business("Eastside Church of Christ", "Place of worship", { rank: 300 });
    expect(order(terms, { scattered: longName, inOrder })).toEqual(["inOrder", "scattered"]);
  });
});

describe("needsSubtypes", () => {
  it("is false only where subtypes do not change the score", () => {
    const word = fc.constantFrom("thai", "bar", "barber", "shop", "vegan");
    const words = fc.array(word, { maxLength: 3 });
    const weight = fc.constantFrom(0.3, 0.5, 0.65, 0.7, 0.8, 0.85, 0.9, 1);
    const alternative: fc.Arbitrary<Alternative> = fc.oneof(
      fc.record({ kind: fc.constant("words"), words: fc.array(word, { minLength: 1, maxLength: 2 }), weight }),
      fc.record({ kind: fc.constant("words"), words: words, lastIsPrefix: fc.constant(true), weight }),
      fc.record({ kind: fc.constant("category"), slug: word, weight }),
      fc.record({ kind: fc.constant("group"), group: fc.constantFrom("restaurants", "other"), weight }),
      fc.record({ kind: fc.constant("attribute"), tag: fc.constant("vegan"), weight }),
    );
    const searchTerm = fc.record({ typed: word, alternatives: fc.array(alternative, { maxLength: 4 }) });
    const facts: fc.Arbitrary<MatchFacts> = fc.record({
      nameWords: words,
      categoryWords: words,
      subtypeWords: words,
      categorySlug: word,
      group: fc.constantFrom("restaurants", "other"),
      rank: fc.constantFrom(100, 400),
      isVerified: fc.constant(false),
      completeness: fc.constant(0.5),
    });
    fc.assert(
      fc.property(facts, fc.array(searchTerm, { maxLength: 3 }), words, (all, terms, queryWords) => {
        const withoutSubtypes = { ...all, subtypeWords: [] };
        fc.pre(!needsSubtypes(withoutSubtypes, terms));
        expect(matchScore(withoutSubtypes, { terms }, queryWords)).toEqual(matchScore(all, { terms }, queryWords));
      }),
      { numRuns: 2_000 },
    );
  });
});
