import { afterEach, beforeEach, expect, it } from "vitest";
import { textBlocks } from "#domain/seo-text/text-blocks";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { describedAmong } from "../../testing/texts/traced-texts.ts";
import { generateSeo } from "./generate-seo.ts";

type Given = NonNullable<Parameters<typeof businessInsert>[1]>;

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

/** Topics that set figures of several businesses against each other. */
const COMPARISONS: ReadonlySet<string> = new Set(
  `best rank most-reviews more-reviews late early sunday-open sunday-only`.split(/\s+/),
);

const HOME: Given = {
  category: "Bakery",
  city: "Austin",
  state: "Texas",
  country: "United States",
  openingHours: null,
};

/** Writes titles and texts of businesses with these facts. */
async function writeTexts(...drafts: Given[]) {
  await importInto(
    store,
    drafts.map((facts, index) => businessInsert(`place-${index}`, { ...HOME, phone: null, phoneE164: null, ...facts })),
  );
  await generateSeo({ store, actor: "test", now: () => new Date("2026-11-21T10:00:00Z") });
  return await store.directory.businessesAfter(0, drafts.length);
}

it.each<[string, Given]>([
  ["Austin Bakery", { name: "Austin Bakery" }],
  ["Joe's - Bakery in Austin, Texas", { name: "Joe's" }],
  ["Joe's Bakery, Austin, Texas", { name: "Joe's Bakery" }],
  ["Joe's - Bakery in Zürich", { name: "Joe's", city: "Zürich", state: "Zurich", country: "Switzerland" }],
  ["Austin Boulevard Bakery, Austin, Texas", { name: "Austin Boulevard Bakery" }],
  ["Joe's - Bakery in Austin, Texas", { name: "Joe's", category: "Panadería", subtypes: ["Bakery"] }],
  [
    "Joe's Electric - Bakery in Austin, Texas",
    { name: "Joe's Electric | Electricians and lighting installers in Austin, TX" },
  ],
])("the title %s says nothing twice", async (title, facts) => {
  const [one] = await writeTexts(facts);
  expect(one?.seoTitle?.replace(/, Texas$/, "")).toBe(title.replace(/, Texas$/, ""));
});

it("branches of one name keep street and city in their titles", async () => {
  const name = "Home Services at The Home Depot";
  const all = await writeTexts(
    { name, address: "12 Mabelvale Plaza Dr", city: "Little Rock" },
    { name, address: "3 Chenal Pkwy", city: "Little Rock" },
  );
  for (const { seoTitle } of all) expect(seoTitle).toMatch(/, (?:Mabelvale Plaza Dr|Chenal Pkwy), Little Rock$/);
});

it("one review is no average, and one point on the map no distance", async () => {
  const location = { latitude: 30.27, longitude: -97.74, rating: 1, reviewCount: 1 };
  const names = ["Oak", "River", "Sun", "Blue", "North", "Golden"];
  const all = await writeTexts(...names.map((name, index) => ({ name, address: `${index + 1} Main St`, ...location })));
  for (const { uniqueContent } of all) {
    expect(uniqueContent).toMatch(/(?:one|single|only) review/);
    expect(uniqueContent).not.toMatch(/[Oo]n average|\b1 reviews\b|\d (?:ft|mi)\b/);
    expect(uniqueContent).toMatch(/(?:Oak|River|Sun|Blue|North|Golden), all on the same street\./);
    expect(uniqueContent?.match(/1\.0/g)).toHaveLength(1);
    expect(uniqueContent).not.toContain("(");
  }
});

it("two entries with one phone number at one place are not both named", async () => {
  const fields = {
    address: "5 Oak Ave",
    latitude: 30.3,
    longitude: -97.7,
    phone: "+1 512-555-0100",
    phoneE164: "+15125550100",
  };
  const otherBusinesses = ["River", "Sun", "Blue"].map((name, index) => ({
    name,
    address: `${index + 1} Main St`,
    latitude: 30.27 + index / 1000,
    longitude: -97.74,
  }));
  const all = await writeTexts(
    ...otherBusinesses,
    { name: "Shoals Way", ...fields },
    { name: "Abundant Grace", ...fields },
  );
  for (const { name, uniqueContent } of all) {
    const neighboursText = uniqueContent?.match(/[^.]*\(\d[^.]*(?:mi|ft)\)[^.]*/)?.[0] ?? "";
    const namedNeighbours = ["Shoals Way", "Abundant Grace"].filter(
      (each) => neighboursText.includes(each) && each !== name,
    );
    expect(namedNeighbours.length, neighboursText).toBeLessThan(2);
  }
});

it("no sentence says it of the business after one about another", async () => {
  const names = ["Oak", "River", "Sun", "Blue", "North", "Golden", "Union", "Park"];
  const all = await writeTexts(
    ...names.map((name, index) => ({
      name,
      address: `${index + 1} Main St`,
      latitude: 30.27 + index / 100,
      longitude: -97.74,
      openingHours: index === 0 ? { Saturday: "Closed", Sunday: "9:00 AM - 5:00 PM" } : null,
      ...(index % 2 === 0 ? {} : { rating: 4.5, reviewCount: 7 + index }),
    })),
  );
  for (const { uniqueContent } of all)
    expect(uniqueContent).not.toMatch(/(?:(?:mi|ft|reviews)\)|are open|open on Sundays)\.\s+(?:It|Its) /);
});

it("names that differ in an apostrophe are branches, and a code of a station is no street", async () => {
  const all = await writeTexts(
    { name: "Joe's", address: "12 Main St" },
    { name: "Joe’s", address: "9 Oak Ave" },
    { name: "JOES", address: "hauptbahnhof 0041, gleis 18" },
  );
  expect(all.map(({ seoTitle }) => seoTitle?.split(/[-,] ?/)[1]?.trim())).toEqual([
    "Main St",
    "Oak Ave",
    "Hauptbahnhof",
  ]);
});

it("a description invites to nothing that is not there", async () => {
  const [one] = await writeTexts({ name: "Alone", city: "", state: "", country: "", phone: "+1 512-555-0100" });
  expect(one?.seoDescription).not.toMatch(/nearby|of its kind|[Cc]ompare|free/);
  expect(one?.uniqueContent).not.toMatch(/\b(?:nearest|compare|similar)\b/i);
});

it("no median that is nobody's is told", async () => {
  const ratings = [4, 4.1, 4.2, 4.6, 4.7, 4.8];
  const all = await writeTexts(
    ...ratings.map((rating, index) => ({
      name: `Oak ${String.fromCharCode(65 + index)}`,
      rating,
      reviewCount: 10 + index,
      openingHours: Object.fromEntries(
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [
          day,
          `${6 + index}:00 AM - 5:00 PM`,
        ]),
      ),
    })),
  );
  for (const { uniqueContent } of all) expect(uniqueContent).not.toMatch(/median|typical/);
});

it("two spellings of one category are counted under its English name", async () => {
  const all = await writeTexts(
    ...["Oak", "River", "Sun", "Blue", "North"].map((name, index) => ({
      name,
      category: index < 3 ? "Sushi-Restaurant" : "Sushi restaurant",
      subtypes: index < 3 ? ["Sushi restaurant"] : [],
    })),
  );
  expect(all.map(({ uniqueContent }) => uniqueContent).join()).toMatch(
    /The other sushi restaurants listed in Austin are /,
  );
  for (const { uniqueContent, seoDescription } of all) {
    expect(seoDescription).toContain("One of 5 sushi restaurants");
    expect(uniqueContent).not.toMatch(/“Sushi-Restaurant”|listed as|also (?:a|calls it a) sushi/);
  }
});

it("a category in another language is counted with the English one that its profiles name", async () => {
  const all = await writeTexts(
    ...["Oak", "River", "Sun", "Blue", "North"].map((name, index) => ({
      name,
      category: index < 3 ? "Schweizerisches Restaurant" : "Swiss restaurant",
      subtypes: index < 3 ? ["Swiss restaurant", "Restaurant"] : [],
    })),
  );
  for (const { uniqueContent, seoDescription } of all) {
    expect(seoDescription).toContain("One of 5 Swiss restaurants");
    expect(uniqueContent).not.toMatch(/“[^”]+”|listed as/);
  }
});

it("a text has two sentences, then paragraphs under headings with one comparison each", async () => {
  const HOURS = { Monday: "9:00 AM - 5:00 PM", Saturday: "Closed", Sunday: "Closed" };
  await writeTexts(
    ...Array.from({ length: 14 }, (_, index) => ({
      name: `Oak ${String.fromCharCode(65 + index)}`,
      address: `${index + 1} Main St`,
      latitude: 30.27 + index / 1000,
      longitude: -97.74,
      rating: 4 + (index % 9) / 10,
      reviewCount: 5 + index,
      openingHours: index % 3 === 0 ? { ...HOURS, Sunday: "9:00 AM - 5:00 PM" } : HOURS,
    })),
  );
  const all = await store.directory.businessesAfter(0, 20);
  const describeOne = describedAmong(all);
  for (const business of all) {
    const { text } = describeOne(business);
    const [first, ...blocks] = textBlocks(text.text);
    expect(first?.text.match(/[.!?](?= |$)/g)).toHaveLength(2);
    expect(blocks[0]).toEqual({ kind: "heading", text: "Opening hours" });
    expect(blocks.filter(({ kind }) => kind === "heading").length).toBeGreaterThan(2);
    for (const topics of text.topicsByParagraph)
      expect(topics.filter((topic) => COMPARISONS.has(topic)).length, topics.join()).toBeLessThan(2);
  }
  expect(new Set(all.map(({ uniqueContent }) => uniqueContent?.split("\n")[0])).size).toBe(all.length);
});

it.each([["Französisches Restaurant mit Haute Cuisine", ["Haute French restaurant"], "French restaurant"]])(
  "businesses of a kind are counted by their list where a %s is of it, too",
  async (category, subtypes, kind) => {
    const all = await writeTexts(
      { name: "Pine", category, subtypes },
      ...["Oak", "River", "Sun", "Blue", "North"].map((name) => ({ name, category: kind })),
    );
    const texts = all.slice(1).map(({ uniqueContent, seoDescription }) => `${uniqueContent} ${seoDescription}`);
    expect(texts.join("\n")).toMatch(new RegExp(`\\d places on our list of ${kind}s in Austin`, "i"));
    // A figure, or a claim about all of them, is that of the list.
    const counted = new RegExp(
      `(?:\\d|\\b(?:all|none|no|only|most|each|every)\\b)(?:(?! listed as|[.:]).)*${kind}s`,
      "i",
    );
    for (const text of texts) expect(text.replaceAll(/list of \w+ restaurants/gi, "")).not.toMatch(counted);
  },
);

it.each([
  ["Japanisches Restaurant", "Japanese restaurant"],
  ["Pizzeria", "Pizza restaurant"],
])("a %s counts as one of its kind, as on the page of the kind", async (category, kind) => {
  const all = await writeTexts(
    { name: "Pine", category },
    ...["Oak", "River", "Sun", "Blue", "North"].map((name) => ({ name, category: kind })),
  );
  const texts = all.map(({ uniqueContent, seoDescription }) => `${uniqueContent} ${seoDescription}`).join("\n");
  expect(texts).toMatch(new RegExp(`\\b(?:6|six) (?:\\w+ )*${kind}s`, "i"));
  expect(texts).not.toMatch(new RegExp(`listed as|${category}s?\\b`, "i"));
});

it("nothing is called the nearest of a kind, which others may have as a further type", async () => {
  const all = await writeTexts(
    ...["Oak", "River", "Sun", "Blue"].map((name, index) => ({
      name,
      category: "Fondue restaurant",
      address: `${index + 1} Main Street`,
      latitude: 30.27 + index / 100,
      longitude: -97.74,
    })),
  );
  for (const { uniqueContent, seoDescription } of all)
    expect(`${uniqueContent} ${seoDescription}`).not.toMatch(/nearest/i);
});

it("a business that takes cards is not called cash only", async () => {
  const payments = (...names: string[]) => ({ Payments: Object.fromEntries(names.map((name) => [name, true])) });
  const all = await writeTexts(
    ...["Oak", "River", "Sun", "Blue", "North", "Pine", "Elm"].map((name, index) => ({
      name,
      category: "Café",
      attributes: index === 0 ? payments("Cash only", "Credit cards") : payments("Credit cards"),
    })),
    { name: "Ash", category: "Café", attributes: payments("Cash only") },
  );
  expect(all[0]?.uniqueContent).not.toMatch(/cash.only/i);
  expect(all.at(-1)?.uniqueContent).toMatch(/cash.only/i);
});
