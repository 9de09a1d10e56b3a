import { afterAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { kindOf } from "#domain/categories/kind";
import { tokenize } from "#domain/search/words/tokenize";
import { foldText } from "#domain/text/fold";
import { openMemoryStore } from "../store/open-store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { damagedText } from "../testing/relevance/damaged-text.ts";
import { exportedDirectory } from "../testing/relevance/exported-directory.ts";
import { judgeSuggestions, type SuggestionVerdict } from "../testing/suggestions/judge-suggestions.ts";
import { type JudgedPrefix, judgedPrefixes } from "../testing/suggestions/judged-prefix.ts";
import {
  type SuggestionTarget,
  suggestionFailures,
  suggestionFigures,
  suggestionsTable,
} from "../testing/suggestions/suggestions-table.ts";
import { createPublicApi } from "./public-api.ts";

/** A Wednesday, 9:30 in Alabama and Arkansas, 16:30 in Zürich. */
const NOW = new Date("2026-11-18T15:30:00Z");
const NAME_STEP = 6;
/** Maximum number of suggested businesses. A text that begins more names need not find a certain one. */
const MAX_BUSINESSES = 3;

const TARGETS: Record<string, SuggestionTarget> = {
  "whole names": { first: 0.99, offered: 0.99 },
  "beginnings of names": { first: 0.97, offered: 0.98 },
  "names from their second word": { first: 0.8, offered: 0.95 },
  "names with one edit": { first: 0.8, offered: 0.95 },
  "names in their city's box": { first: 0.97, offered: 0.97 },
  "four letters of categories": { first: 0.98, offered: 1 },
  "categories and three letters of cities": { first: 0.9, offered: 1 },
  "by hand": { first: 0.95, offered: 0.95 },
};

const BY_HAND = judgedPrefixes(`
restau => => #Restaurant
restar => restaurant or restaurants => #Restaurant
electrican => electrician => #Electrician
elect => => #Electrician
church => => #Church
baptist ch => => #Baptist church
thai => => =Thai Jadeblatt or Thai Bambushain or Thai Hanabira
thai zür => thai in Zürich => =Thai Jadeblatt or Thai Bambushain or Thai Hanabira
sushi in zü => sushi in Zürich => #Sushi restaurant in Zürich
ital => => #Southern Italian restaurant
pizz | Zürich => pizz in Zürich => #Pizza restaurant in Zürich
electrician little r => electrician in Little Rock => #Electrician in Little Rock
church flor => church in Florence => #Church in Florence or Baptist church in Florence
zür => => @Zürich
little => => @Little Rock
laternenk => => =Laternenkeller or Restaurant Laternenkeller
coff => => #Coffee shop or Café
judo c => => #Judo club
xqzt => - =>
`);

/** Makes prefixes from the rows. */
function prefixesOf(drafts: readonly BusinessDraft[]): Record<string, JudgedPrefix[]> {
  const foldedNames = drafts.map(({ name }) => ` ${foldText(name)}`);
  const isRare = (text: string) => foldedNames.filter((name) => name.includes(text)).length <= MAX_BUSINESSES;
  const wantedRows = (name: string) => [{ kind: "business" as const, labels: [name] }];
  const sample = drafts.filter(({ name }, index) => index % NAME_STEP === 0 && name.length >= 8);
  const allCategories = [...new Set(drafts.map(({ category }) => category))];
  const categories = allCategories.filter((name) => name.length > 5);
  const places = new Map(drafts.map(({ category, city }) => [`${category}\n${city}`, { category, city }]));
  return {
    "whole names": sample
      .filter(({ name }) => isRare(` ${foldText(name)}`))
      .map(({ name }) => ({ q: name, first: [name], offers: wantedRows(name) })),
    "beginnings of names": sample.flatMap(({ name }) => {
      const q = name.slice(0, Math.ceil(name.length * 0.6)).trimEnd();
      // Two letters may be too short to be searched.
      return isRare(` ${foldText(q)}`) ? [{ q, first: [q, "*"], offers: wantedRows(name) }] : [];
    }),
    "names from their second word": sample.flatMap(({ name }) => {
      const q = /\s(\p{L}{3,}.*)$/u.exec(name)?.[1]?.slice(0, -2).trimEnd() ?? "";
      return q.length >= 6 && isRare(` ${foldText(q)}`) ? [{ q, first: [q], offers: wantedRows(name) }] : [];
    }),
    "names with one edit": sample.flatMap(({ name }) => {
      const q = damagedText(name);
      if (q === undefined || !isRare(` ${foldText(name)}`)) return [];
      return [{ q, first: [name, tokenize(name).join(" "), q], offers: wantedRows(name) }];
    }),
    "names in their city's box": sample
      .filter(({ name, city }) => city !== "" && isRare(` ${foldText(name)}`))
      .map(({ name, city }) => ({ q: name, at: city, first: [`${name} in ${city}`], offers: wantedRows(name) })),
    "four letters of categories": categories.map((name) => {
      const q = name.slice(0, 4);
      const begun = allCategories.filter((other) => ` ${foldText(other)}`.includes(` ${foldText(q)}`));
      const labels = begun.map((other) => kindOf(other).name);
      return { q, first: [q], offers: [{ kind: "category", labels }] };
    }),
    "categories and three letters of cities": [...places.values()]
      .filter(({ city }) => /^\p{L}{5,}$/u.test(city))
      .map(({ category, city }) => {
        const letters = city.slice(0, 3);
        const cities = [...new Set(drafts.map((draft) => draft.city))].filter((other) =>
          foldText(other).startsWith(foldText(letters)),
        );
        const first = cities.map((name) => `${category} in ${name}`);
        return { q: `${category} ${letters}`, first, offers: [] };
      }),
    "by hand": BY_HAND,
  };
}

describe("suggestions in exports", () => {
  const verdicts = new Map<string, SuggestionVerdict[]>();
  const of = (name: string) => verdicts.get(name) ?? [];

  afterAll(() => {
    const figures = Object.keys(TARGETS).map((name) => suggestionFigures(name, of(name)));
    process.stdout.write(`\n${suggestionsTable(figures, TARGETS)}\n`);
    if (process.env.RELEVANCE_FAILURES === undefined) return;
    for (const name of verdicts.keys())
      process.stdout.write(`\n${name}:\n${suggestionFailures(of(name)).join("\n")}\n`);
  });

  it("has at least 300 judged prefixes", async () => {
    const drafts = (await exportedDirectory()).map(({ draft }) => draft);
    const store = await openMemoryStore();
    try {
      await importInto(store, drafts, "update", NOW);
      const api = createPublicApi({ store, now: () => NOW });
      for (const [name, prefixes] of Object.entries(prefixesOf(drafts)))
        verdicts.set(name, await judgeSuggestions(api, prefixes));
    } finally {
      await store.close();
    }
    expect([...verdicts.values()].flat().length).toBeGreaterThanOrEqual(300);
  });

  it.each(Object.entries(TARGETS))(
    "%s: the search comes first, and the expected suggestion is offered",
    (name, target) => {
      const { first, offered } = suggestionFigures(name, of(name));
      expect(first >= target.first && offered >= target.offered ? [] : suggestionFailures(of(name))).toEqual([]);
    },
  );

  it("leads to businesses by every row, none twice, only those in the place", () => {
    const wrong = [...verdicts.values()]
      .flat()
      .filter(({ deadEnds, problems }) => deadEnds.length + problems.length > 0);
    expect(suggestionFailures(wrong)).toEqual([]);
  });
});
