import { afterAll, describe, expect, it } from "vitest";
import { foldText } from "#domain/text/fold";
import { openMemoryStore } from "../store/open-store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { damagedText } from "../testing/relevance/damaged-text.ts";
import { exportedDirectory, mainSubtypes } from "../testing/relevance/exported-directory.ts";
import { impossibleQueries, judge, type Verdict } from "../testing/relevance/judge.ts";
import { BY_HAND } from "../testing/relevance/judged-exports-data.ts";
import type { JudgedQuery } from "../testing/relevance/judged-query.ts";
import { EXPORTS } from "../testing/relevance/judged-strangers-data.ts";
import type { JudgedBusiness } from "../testing/relevance/relevance-directory.ts";
import { failures, figuresOf, relevanceTable, type Target } from "../testing/relevance/relevance-table.ts";
import { createPublicApi } from "./public-api.ts";

/** A Wednesday, 9:30 in Alabama and Arkansas, 16:30 in Zürich. */
const NOW = new Date("2026-11-18T15:30:00Z");
const NAME_STEP = 6;
const PHONE_STEP = 25;

const TARGETS: Record<string, Target> = {
  "names of every 6th business": { first: 0.97, five: 0.99, empty: 0 },
  "the same with one edit": { first: 0.85, five: 0.93, empty: 0.02 },
  "names with their city": { first: 0.95, five: 0.98, empty: 0 },
  phones: { first: 1, five: 1, empty: 0 },
  "categories in their city": { first: 0.95, five: 0.93, empty: 0 },
  "by hand": { first: 0.93, five: 0.88, empty: 0.02 },
  "named in the issue": { first: 1, five: 0.85, empty: 0 },
  "goods, questions, first letters": { first: 0.85, five: 0.65, empty: 0.05 },
};

/** Searches by name, which must each find that business first. */
const NAMED: readonly JudgedQuery[] = [
  { q: "restarant", right: { kind: "restaurant" }, isDamaged: true },
  { q: "electrican", right: { kind: "electrician" }, isDamaged: true },
  { q: "churches", right: { kind: "church" } },
  { q: "hvac near me", right: { kind: ["hvac contractor", "hvac"] } },
  { q: "thai, open now", right: { kind: ["thai restaurant", "thai"], isOpen: true }, first: { minRating: 3.5 } },
  { q: "Bar", right: { kind: ["bar", "bars", "cocktail bar", "wine bar", "lounge"] }, never: { kind: "barber" } },
];

/** Makes searches from the rows, and adds those written by hand. */
function searchesOf(directory: readonly JudgedBusiness[]): Record<string, JudgedQuery[]> {
  const sample = directory.filter((_, index) => index % NAME_STEP === 0).map(({ draft }) => draft);
  const withPhone = directory.filter(({ draft }) => draft.phoneE164 !== null);
  const phones = withPhone.filter((_, index) => index % PHONE_STEP === 0).map(({ draft }) => draft.phoneE164 ?? "");
  const english = mainSubtypes(directory);
  const places = [
    ...new Set(directory.flatMap(({ draft }) => (draft.city === "" ? [] : [`${draft.category}\n${draft.city}`]))),
  ];
  return {
    "names of every 6th business": sample.map(({ name }) => ({ q: name, right: { name } })),
    "the same with one edit": sample.flatMap(({ name }) => {
      const q = damagedText(name);
      return q === undefined ? [] : [{ q, right: { name }, isDamaged: true as const }];
    }),
    "names with their city": sample
      .filter(({ city }) => city !== "")
      .map(({ name, city }, index) =>
        index % 2 === 0
          ? { q: `${name}, ${city}`, right: { name, city } }
          : { q: name, at: city, right: { name, city } },
      ),
    phones: phones.map((phone, index) => {
      const national = phone.replace(/^\+1/, "").replace(/^\+41/, "0");
      const spelledNumber = national.replace(/(\d{3})(\d{3})(\d+)/, index % 3 === 0 ? "($1) $2-$3" : "$1 $2 $3");
      return { q: index % 4 === 0 ? phone : spelledNumber, right: { phone } };
    }),
    "categories in their city": places.map((place, index) => {
      const [category = "", city = ""] = place.split("\n");
      const expectedResult = { kind: foldText(category), city };
      const also = { kind: english.get(foldText(category)) ?? [], city };
      return index % 2 === 0
        ? { q: `${category} ${city}`, right: expectedResult, also }
        : { q: category, at: city, right: expectedResult, also };
    }),
    "by hand": [...BY_HAND],
    "named in the issue": [...NAMED],
    "goods, questions, first letters": [...EXPORTS],
  };
}

describe("the relevance of search in exports", () => {
  const verdicts = new Map<string, Verdict[]>();
  const of = (name: string) => verdicts.get(name) ?? [];

  afterAll(() => {
    process.stdout.write(
      `\n${relevanceTable(
        Object.keys(TARGETS).map((name) => figuresOf(name, of(name))),
        TARGETS,
      )}\n`,
    );
    if (process.env.RELEVANCE_FAILURES === undefined) return;
    for (const name of verdicts.keys()) process.stdout.write(`\n${name}:\n${failures(of(name)).join("\n")}\n`);
  });

  it("has at least 300 judged searches, each with a relevant business", async () => {
    const directory = await exportedDirectory();
    const searches = searchesOf(directory);
    const store = await openMemoryStore();
    try {
      await importInto(
        store,
        directory.map(({ draft }) => draft),
        "update",
        NOW,
      );
      const api = createPublicApi({ store, now: () => NOW });
      for (const [name, queries] of Object.entries(searches))
        verdicts.set(name, await judge(api, directory, queries, NOW));
    } finally {
      await store.close();
    }
    expect(Object.values(searches).flat().length).toBeGreaterThanOrEqual(300);
    expect(impossibleQueries(Object.values(searches).flat(), directory, NOW)).toEqual([]);
  });

  it.each(Object.entries(TARGETS))("%s: relevant businesses come first", (name, target) => {
    const { first, five, empty } = figuresOf(name, of(name));
    const isReached = first >= target.first && five >= target.five && empty <= target.empty;
    expect(isReached ? [] : failures(of(name))).toEqual([]);
  });

  it.each(NAMED)("$q: a relevant business comes first", (query) => {
    const wrongVerdicts = of("named in the issue").filter(
      (verdict) => verdict.query === query && !verdict.isFirstRight,
    );
    expect(failures(wrongVerdicts)).toEqual([]);
  });

  it("answers at most one in two hundred undamaged searches with a correction", () => {
    const undamagedVerdicts = [...verdicts.values()].flat().filter(({ query }) => query.isDamaged !== true);
    const wrong = undamagedVerdicts.filter(({ isFalselyCorrected }) => isFalselyCorrected);
    expect(wrong.length <= undamagedVerdicts.length * 0.005 ? [] : failures(wrong)).toEqual([]);
  });
});
