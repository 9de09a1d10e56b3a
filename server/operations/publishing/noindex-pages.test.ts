import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSitemaps } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";
import { madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { noindexCounts, noindexPages } from "./noindex-pages.ts";

const unknown = { reviewCount: 0, rating: 0 };
let store: Store;
beforeEach(async () => {
  store = await openMadeUpStore([
    madeUpBusiness({ name: "Rated" }),
    madeUpBusiness({ name: "Closed", category: "Saloon", city: "Ghost Town", businessStatus: "CLOSED_PERMANENTLY" }),
    madeUpBusiness({ name: "Nowhere", city: "" }),
    ...["Bare 1", "Bare 2", "Bare 3"].map((name) => madeUpBusiness({ name, ...unknown })),
    madeUpBusiness({ name: "Elsewhere", canonicalUrl: "https://other.example/elsewhere" }),
  ]);
});
afterEach(() => store.close());

const survey = async () => (await createSitemaps({ store, baseUrl: "https://directory.example" }).current()).indexable;

describe("pages that are excluded from search engines", () => {
  it("are counted by reason, most first", async () => {
    expect(await noindexCounts(store, await survey())).toEqual([
      { reason: "too-little-known", pages: 3 },
      { reason: "too-few-businesses", pages: 2 },
      { reason: "closed-for-good", pages: 1 },
      { reason: "no-name-category-or-city", pages: 1 },
      { reason: "canonical-elsewhere", pages: 1 },
    ]);
  });

  it("are listed by reason, page by page", async () => {
    const query = { reason: "too-little-known", limit: 2 } as const;
    const first = await noindexPages(store, await survey(), { ...query, offset: 0 });
    expect(first).toEqual({
      pages: [
        { name: "Bare 1", href: "/details/bare-1-austin" },
        { name: "Bare 2", href: "/details/bare-2-austin" },
      ],
      totalCount: 3,
    });
    const second = await noindexPages(store, await survey(), { ...query, offset: 2 });
    expect(second.pages.map(({ name }) => name)).toEqual(["Bare 3"]);
    const lists = await noindexPages(store, await survey(), { reason: "too-few-businesses", limit: 10, offset: 0 });
    expect(lists.pages).toEqual([
      { name: "Saloon", href: "/category/saloon" },
      { name: "Ghost Town", href: "/city/Ghost%20Town" },
    ]);
  });
});
