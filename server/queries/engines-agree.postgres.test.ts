import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicApi } from "#contract/public-api";
import { type SearchQuery, searchQuerySchema } from "#contract/queries";
import { openMemoryStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { openEmptyPostgresStore } from "../testing/postgres/open-empty-store.ts";
import { FILTERS, FIRST_PARAGRAPH, NONSENSE, TOO_MANY_WORDS } from "../testing/relevance/judged-conditions-data.ts";
import { CATEGORIES, DAMAGED_KINDS, FORMS, ONE_BOX, SYNONYMS } from "../testing/relevance/judged-kinds-data.ts";
import { DAMAGED_NAMES, NAMES, PHONES, SCRIPTS } from "../testing/relevance/judged-names-data.ts";
import { HARD_PLACES, POSTCODES, STREETS, TWO_BOXES } from "../testing/relevance/judged-places-data.ts";
import type { JudgedQuery } from "../testing/relevance/judged-query.ts";
import { GOODS, SECOND, SPOKEN } from "../testing/relevance/judged-strangers-data.ts";
import { UNSEEN } from "../testing/relevance/judged-unseen-data.ts";
import { relevanceDirectory } from "../testing/relevance/relevance-directory.ts";
import { createPublicApi } from "./public-api.ts";

const NOW = new Date("2026-11-18T15:30:00Z");
const QUERIES: readonly JudgedQuery[] = [
  FIRST_PARAGRAPH,
  [FILTERS, NONSENSE, TOO_MANY_WORDS, CATEGORIES, DAMAGED_KINDS, FORMS, ONE_BOX, SYNONYMS].flat(),
  [NAMES, DAMAGED_NAMES, PHONES, SCRIPTS, HARD_PLACES, POSTCODES, STREETS, TWO_BOXES].flat(),
  [GOODS, SECOND, SPOKEN, UNSEEN].flat(),
].flat();
const SORTS = ["recommended", "latest", "rating", "reviews", "name", "distance"] as const;
/** Nearby businesses and lists are compared for every 40th business. */
const BUSINESS_STEP = 40;

describe("SQLite and PostgreSQL answer the same", () => {
  const directory = relevanceDirectory().map(({ draft }) => draft);
  let stores: [Store, Store];
  let apis: PublicApi[];
  beforeAll(async () => {
    stores = [await openMemoryStore(), await openEmptyPostgresStore()];
    apis = [];
    for (const store of stores) {
      await importInto(store, directory, "update", NOW);
      apis.push(createPublicApi({ store, now: () => NOW }));
    }
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
  });

  async function expectEqual(of: string, answer: (api: PublicApi) => Promise<unknown>) {
    const [one, other] = apis.map(answer);
    expect(await other, of).toEqual(await one);
  }

  const search = ({ q, at: pageStart = "", filters }: JudgedQuery): SearchQuery => ({
    ...searchQuerySchema.parse({ q, location: pageStart }),
    ...filters,
  });

  it("searches, in every order and on later pages", async () => {
    for (const [number, judgedQuery] of QUERIES.entries()) {
      const query = search(judgedQuery);
      const sort = SORTS[(number / 4) % SORTS.length] ?? "name";
      const offset = (number % 3) * 4;
      await expectEqual(JSON.stringify(judgedQuery), (api) => api.search(query));
      if (number % 4 !== 0) continue;
      await expectEqual(`${sort} ${JSON.stringify(judgedQuery)}`, (api) =>
        api.search({ ...query, sort, offset, limit: 7 }),
      );
    }
  });

  it("facets", async () => {
    for (const judgedQuery of QUERIES.filter((_, number) => number % 5 === 0))
      await expectEqual(JSON.stringify(judgedQuery), (api) => api.facets(search(judgedQuery)));
  });

  it("suggestions as someone types", async () => {
    for (const [number, { q, at: pageStart }] of QUERIES.entries()) {
      if (number % 3 !== 0) continue;
      const typedText = q.slice(0, 1 + ((number / 3) % 12));
      await expectEqual(`${typedText}, ${pageStart}`, (api) => api.suggest(typedText, pageStart));
    }
  });

  it("lists of cities and categories, and businesses nearby", async () => {
    for (let id = 1; id <= directory.length; id += BUSINESS_STEP) {
      const { city, category } = directory[id - 1] ?? { city: "", category: "" };
      const page = { limit: 30, offset: id % 20 };
      await expectEqual(`nearby ${id}`, (api) => api.nearby(id, 6));
      await expectEqual(`city ${city}`, (api) => api.city(city, page));
      await expectEqual(`category ${category}`, (api) => api.category(category, page));
    }
  });
});
