import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MADE_UP_COLUMNS, madeUpRow } from "../bench/made-up-businesses.ts";
import { matchHeader, readBusinessRow } from "../domain/import-row/business-row.ts";
import { seededRandom } from "../domain/text/seeded-random.ts";
import { openMemoryStore } from "../store/open-store.ts";
import { draft } from "../testing/directories/draft-fixture.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { damagedText } from "../testing/relevance/damaged-text.ts";
import { judge } from "../testing/relevance/judge.ts";
import type { JudgedQuery } from "../testing/relevance/judged-query.ts";
import type { JudgedBusiness } from "../testing/relevance/relevance-directory.ts";
import { failures, figuresOf, relevanceTable, type Target } from "../testing/relevance/relevance-table.ts";
import { createPublicApi } from "./public-api.ts";

const NOW = new Date("2026-11-18T15:30:00Z");
const DISTRACTORS = 50_000;
/** Each query has distractors: branches of the same name in other cities, and names put together from two. */
const [BRANCHES, MIXED] = [3, 30];
const TARGETS: Record<string, Target> = {
  "as they are": { first: 0.97, five: 0.99, empty: 0.01 },
  "with one edit": { first: 0.9, five: 0.95, empty: 0.02 },
  "name and place in two boxes": { first: 0.97, five: 0.99, empty: 0.01 },
};

/** Made-up eating places of Florida, as a register of licences writes them: name, city, postcode, latitude, longitude. */
const PLACES = new URL("../testing/fixtures/names-in-places.tsv", import.meta.url);

interface NameQuery {
  query: string;
  name: string;
  city: string;
  postcode: string;
  lat: number;
  lng: number;
}

function nameQueries(): NameQuery[] {
  const lines = readFileSync(PLACES, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [name = "", city = "", postcode = "", lat, lng] = line.split("\t");
    return { query: `${name}, ${city}, FL, ${postcode}`, name, city, postcode, lat: Number(lat), lng: Number(lng) };
  });
}

const judgedBusiness = (business: Parameters<typeof draft>[0]): JudgedBusiness => ({
  draft: draft({ state: "Florida", country: "United States", category: "Restaurant", ...business }),
  kinds: [],
  cities: [business?.city ?? ""],
  attributes: [],
});

/** Makes the businesses of the queries and 50,000 distractors: branches, names put together from two, and others. */
function directoryOf(queries: readonly NameQuery[]): JudgedBusiness[] {
  const random = seededRandom("distractors");
  const pick = () => queries[Math.floor(random() * queries.length)] as NameQuery;
  const businesses = queries.map(({ name, city, postcode, lat, lng }, index) =>
    judgedBusiness({ placeId: `own-${index}`, name, city, zipCode: postcode, latitude: lat, longitude: lng }),
  );
  const distractors = queries.flatMap(({ name }, index) =>
    Array.from({ length: BRANCHES + MIXED }, (_, number) => {
      const [other, { city, postcode, lat, lng }] = [pick(), pick()];
      const [start = "", end = ""] = [name.split(" ")[0], other.name.split(" ").at(-1)];
      const mixedName = number < BRANCHES ? name : `${start} ${end}`;
      const place = { city, zipCode: postcode, latitude: lat, longitude: lng };
      return judgedBusiness({ placeId: `distractor-${index}-${number}`, name: mixedName, ...place });
    }),
  );
  const header = matchHeader(MADE_UP_COLUMNS);
  if (header === undefined) throw new Error("The made-up header is not recognised");
  const otherBusinesses = Array.from({ length: DISTRACTORS - distractors.length }, (_, index): JudgedBusiness => {
    const parsedRow = readBusinessRow(madeUpRow(index), header, { country: "" });
    if ("problems" in parsedRow) throw new Error(JSON.stringify(parsedRow.problems));
    return { draft: parsedRow.business, kinds: [], cities: [parsedRow.business.city], attributes: [] };
  });
  return [...businesses, ...distractors, ...otherBusinesses];
}

function searchesOf(queries: readonly NameQuery[]): Record<string, JudgedQuery[]> {
  const expectedPlace = ({ name, city, postcode }: NameQuery) => ({ name, city, zip: postcode });
  return {
    "as they are": queries.map((query) => ({ q: query.query, right: expectedPlace(query) })),
    "with one edit": queries.flatMap((query) => {
      const q = damagedText(query.query);
      return q === undefined ? [] : [{ q, right: expectedPlace(query), isDamaged: true as const }];
    }),
    "name and place in two boxes": queries.map((query) => ({
      q: query.name,
      at: query.query.slice(query.name.length + 2),
      right: expectedPlace(query),
    })),
  };
}

describe("names with their place among 50,000 distractors", () => {
  it("finds the named business first", { timeout: 300_000 }, async () => {
    const queries = nameQueries();
    const directory = directoryOf(queries);
    const store = await openMemoryStore();
    try {
      await importInto(
        store,
        directory.map((business) => business.draft),
        "update",
        NOW,
      );
      const api = createPublicApi({ store, now: () => NOW });
      const reachedShares: Record<string, boolean> = {};
      const rows = [];
      const wrong: string[] = [];
      for (const [name, searches] of Object.entries(searchesOf(queries))) {
        const verdicts = await judge(api, directory, searches, NOW);
        const figures = figuresOf(name, verdicts);
        const target = TARGETS[name] as Target;
        reachedShares[name] =
          figures.first >= target.first && figures.five >= target.five && figures.empty <= target.empty;
        rows.push(figures);
        wrong.push(`\n${name}:`, ...failures(verdicts));
      }
      process.stdout.write(`\n${relevanceTable(rows, TARGETS)}\n`);
      if (process.env.RELEVANCE_FAILURES !== undefined) process.stdout.write(`${wrong.join("\n")}\n`);
      expect(reachedShares).toEqual(Object.fromEntries(Object.keys(TARGETS).map((name) => [name, true])));
    } finally {
      await store.close();
    }
  });
});
