import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { createSitemaps } from "../../queries/sitemaps.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { madeUpBusiness } from "../../testing/directories/sample-directory.ts";
import { type SearchEngine, startSearchEngine } from "../../testing/servers/search-engine.ts";
import { indexNowKey, pingIndexNow } from "./ping-index-now.ts";

const BASE = "https://directory.example";
const MONDAY = new Date("2026-11-16T10:00:00Z");
const TUESDAY = new Date("2026-11-17T10:00:00Z");
const WEDNESDAY = new Date("2026-11-18T10:00:00Z");
const THURSDAY = new Date("2026-11-19T10:00:00Z");
/** Number of pages: home, two lists of lists and six text pages; the cities and categories have too few businesses. */
const LISTS_AND_WORDS = 9;

let store: Store;
let engine: SearchEngine;
beforeEach(async () => {
  store = await openMemoryStore();
  engine = await startSearchEngine();
  engine.status = 202;
  await put([madeUpBusiness({ name: "First" }), madeUpBusiness({ name: "Second" })], MONDAY);
});
afterEach(async () => {
  engine.stop();
  await store.close();
});

const put = (drafts: BusinessDraft[], at: Date) => importInto(store, drafts, "update", at);
async function ping(at: Date, baseUrl = BASE, endpoint = engine.endpoint) {
  const sitemaps = await createSitemaps({ store, baseUrl }).current();
  return pingIndexNow({ store, sitemaps, baseUrl, endpoint, now: () => at });
}
const sentUrls = () => engine.messages.flatMap(({ urlList }) => urlList);

describe("a ping of search engines", () => {
  it("names every page at first, with a key that stays the same", async () => {
    expect(await indexNowKey(store)).toBeUndefined();
    expect(await ping(TUESDAY)).toEqual({ submitted: 2 + LISTS_AND_WORDS, failure: null });
    const key = await indexNowKey(store);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(engine.messages).toMatchObject([{ host: "directory.example", key, keyLocation: `${BASE}/${key}.txt` }]);
    expect(sentUrls()).toEqual(expect.arrayContaining([`${BASE}/`, `${BASE}/business/1`, `${BASE}/business/2`]));
    await ping(WEDNESDAY);
    expect(await indexNowKey(store)).toBe(key);
  });

  it("sends only pages that changed since, and nothing without changes", async () => {
    await ping(TUESDAY);
    engine.messages = [];
    expect(await ping(TUESDAY)).toEqual({ submitted: 0, failure: null });
    expect(engine.messages).toEqual([]);
    await put([madeUpBusiness({ name: "Second", phone: "555-0100" })], WEDNESDAY);
    expect(await ping(THURSDAY)).toEqual({ submitted: 1, failure: null });
    expect(sentUrls()).toEqual([`${BASE}/business/2`]);
  });

  it("that is refused is reported and repeated the next time", async () => {
    await ping(TUESDAY);
    await put([madeUpBusiness({ name: "Second", phone: "555-0100" })], WEDNESDAY);
    engine.status = 429;
    expect(await ping(WEDNESDAY)).toEqual({ submitted: 0, failure: expect.stringContaining("answered 429") });
    engine.status = 200;
    expect(await ping(THURSDAY)).toEqual({ submitted: 1, failure: null });
  });

  it("that gets no response is reported", async () => {
    const { failure } = await ping(TUESDAY, BASE, "http://127.0.0.1:1/");
    expect(failure).toMatch(/^IndexNow at http:\/\/127\.0\.0\.1:1\/: .+/);
  });

  it("is not sent for a local address", async () => {
    const { submitted, failure } = await ping(TUESDAY, "http://localhost:3000");
    expect({ submitted, messages: engine.messages }).toEqual({ submitted: 0, messages: [] });
    expect(failure).toContain("set site.baseUrl");
  });
});

it("a request to search engines holds 10,000 URLs at most", async () => {
  const page = (index: number) => ({ url: `${BASE}/business/${index}`, changedAt: MONDAY });
  const pages = async function* () {
    yield Array.from({ length: 25_000 }, (_, index) => page(index));
  };
  const sitemaps = {
    parts: [{ name: "sitemap-businesses-1.xml", pages }],
    indexable: { parts: [], noindex: new Map() },
  };
  const report = await pingIndexNow({ store, sitemaps, baseUrl: BASE, endpoint: engine.endpoint, now: () => TUESDAY });
  expect(report).toEqual({ submitted: 25_000, failure: null });
  expect(engine.messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 5_000]);
});
