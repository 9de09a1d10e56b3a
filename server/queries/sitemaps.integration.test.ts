import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { businessIdUrl, categoryUrl, cityUrl } from "#domain/publishing/page-url";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { importBusinesses } from "../operations/spreadsheets/import-businesses.ts";
import { createPageRenderer } from "../render/render-page.ts";
import { openMemoryStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { madeUpBusiness } from "../testing/directories/sample-directory.ts";
import { EXPORTS } from "../testing/files/export-files.ts";
import { createPageApi } from "./public-api.ts";
import { createSitemaps, type Sitemaps } from "./sitemaps.ts";

const BASE = "https://directory.example";
const SAMPLE = join(import.meta.dirname, "../sample/businesses.xlsx");
const NOW = () => new Date("2026-11-21T10:00:00Z");
/** Maximum number of URLs in a part, so small that the sample needs several. */
const PART_SIZE = 100;
const MOST_CHECKED = 100;

const createSite = siteInfo(configSchema.parse({ site: { baseUrl: BASE } }), 3000);

let store: Store;
let sitemaps: Sitemaps;
let renderer: ReturnType<typeof createPageRenderer>;
beforeEach(async () => {
  store = await openMemoryStore();
  renderer = createPageRenderer({
    api: createPageApi({ store, now: NOW }),
    site: createSite,
    now: NOW,
    built: {
      entries: {
        "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
        "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] },
      },
      images: {},
    },
  });
  sitemaps = createSitemaps({ store, baseUrl: BASE, partSize: PART_SIZE });
});
afterEach(() => store.close());

const locations = (xml: Buffer | undefined) =>
  [...String(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) =>
    url.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );

/** Reads the addresses in the file at this path. */
const addresses = async (path: string) => locations(await sitemaps.xml(path));
const addressesOf = (part: number) => addresses(`/sitemap-businesses-${part}.xml`);

async function everyAddress(): Promise<string[]> {
  const files = (await addresses("/sitemap.xml")).map((url) => url.slice(BASE.length));
  return (await Promise.all(files.map(addresses))).flat();
}

const put = (drafts: BusinessDraft[], at = NOW()) => importInto(store, drafts, "update", at);

const importFile = (path: string) =>
  importBusinesses({
    store,
    files: [path],
    onDuplicate: "skip",
    country: "",
    limits: {},
    actor: "test",
    now: NOW,
  });

const render = (path: string) => renderer.render(path);
const mayIndex = (html: string) => !html.includes('<meta name="robots"');

/** Finds indexable pages of businesses, cities and categories that are in no sitemap. */
async function indexedOutside(sitemap: ReadonlySet<string>): Promise<string[]> {
  const businesses = await store.directory.businessesAfter(0, 100_000);
  const { lists } = await store.search.thinLists(Number.POSITIVE_INFINITY, { limit: 100_000, offset: 0 });
  const pages = [
    ...businesses.map(({ id, canonicalUrl }) => canonicalUrl ?? businessIdUrl(id)),
    ...lists.map(({ kind, name, slug }) => (kind === "city" ? cityUrl(name) : categoryUrl(slug))),
  ];
  const outside = pages.filter((path) => path.startsWith("/") && !sitemap.has(BASE + path)).slice(0, MOST_CHECKED);
  const renderedPages = await Promise.all(outside.map(async (path) => ({ path, ...(await render(path)) })));
  return renderedPages.filter(({ status, html }) => status === 200 && mayIndex(html)).map(({ path }) => path);
}

/** Tells why a page must not be in a sitemap; returns undefined if it may. */
async function sitemapError(url: string): Promise<string | undefined> {
  const { status, html } = await render(url.slice(BASE.length));
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const decodedUrl = canonical?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  if (status !== 200) return `${url} answers ${status}`;
  if (!mayIndex(html)) return `${url} may not be indexed`;
  return decodedUrl === url ? undefined : `${url} says that it is ${decodedUrl}`;
}

describe("the sitemaps of a directory", () => {
  it.each([SAMPLE, ...EXPORTS])(
    "list pages that respond 200, may be indexed and are canonical, each once: %s",
    async (path) => {
      await importFile(path);
      const allAddresses = await everyAddress();
      expect(allAddresses.length).toBeGreaterThan(20);
      expect(new Set(allAddresses).size).toBe(allAddresses.length);
      const wrong: (string | undefined)[] = [];
      // Checks every page of the sample, and evenly spread pages of an export.
      const step = path === SAMPLE ? 1 : Math.ceil(allAddresses.length / MOST_CHECKED);
      for (let index = 0; index < allAddresses.length; index += step)
        wrong.push(await sitemapError(allAddresses[index] ?? ""));
      expect(wrong.filter((text) => text !== undefined)).toEqual([]);
      expect(await indexedOutside(new Set(allAddresses))).toEqual([]);
    },
  );

  it("list every indexable business and no other", async () => {
    await put([
      madeUpBusiness({ name: "Rated" }),
      madeUpBusiness({ name: "Bare", reviewCount: 0 }),
      madeUpBusiness({ name: "Nowhere", city: "" }),
      madeUpBusiness({ name: "Gone", businessStatus: "CLOSED_PERMANENTLY" }),
      madeUpBusiness({ name: "Named", canonicalUrl: "/details/named-austin" }),
      madeUpBusiness({ name: "Elsewhere", canonicalUrl: "https://other.example/details/elsewhere-austin" }),
    ]);
    const ratedBusiness = (await store.directory.businessesAfter(0, 10)).find(({ name }) => name === "Rated");
    expect(await addressesOf(1)).toEqual([`${BASE}/business/${ratedBusiness?.id}`, `${BASE}/details/named-austin`]);
  });

  it("are split into files of a fixed size, each with the date of its latest change", async () => {
    const shops = Array.from({ length: 250 }, (_, index) => madeUpBusiness({ name: `Shop ${index}` }));
    await put(shops);
    await put([madeUpBusiness({ name: "Shop 120", phone: "555-0100" })], new Date("2026-11-23T10:00:00Z"));
    const index = String(await sitemaps.xml("/sitemap.xml"));
    const parts = [...index.matchAll(/businesses-(\d)\.xml<\/loc><lastmod>([^<]*)/g)];
    expect(parts.map(([, number, date]) => [number, date])).toEqual([
      ["1", "2026-11-21T10:00:00Z"],
      ["2", "2026-11-23T10:00:00Z"],
      ["3", "2026-11-21T10:00:00Z"],
    ]);
    const counts = await Promise.all([1, 2, 3].map(async (part) => (await addressesOf(part)).length));
    expect(counts).toEqual([100, 100, 50]);
    for (const none of [0, 4]) expect(await sitemaps.xml(`/sitemap-businesses-${none}.xml`)).toBeUndefined();
  });

  it("follow the data", async () => {
    await put([madeUpBusiness({ name: "First" })]);
    expect(await addressesOf(1)).toHaveLength(1);
    await put([madeUpBusiness({ name: "Second" })]);
    expect(await addressesOf(1)).toHaveLength(2);
  });

  it("list only the home page and static pages in an empty directory", async () => {
    expect(await addresses("/sitemap.xml")).toEqual([`${BASE}/sitemap-main.xml`]);
    expect(await addresses("/sitemap-main.xml")).not.toContain(`${BASE}/businesses`);
    for (const url of await addresses("/sitemap-main.xml")) expect(await sitemapError(url), url).toBeUndefined();
  });

  it("list categories and cities of any name by the URL that businesses link to", async () => {
    const names = ["Café & Bar/Grill", "<b>", "日本料理店", "100% “Fish”", "Restaurants", "a?b#c", "مطعم"];
    const three = [1, 2, 3];
    await put(names.flatMap((city) => three.map((n) => madeUpBusiness({ name: `${city}${n}`, category: city, city }))));
    for (const path of ["/sitemap-categories.xml", "/sitemap-cities.xml"])
      for (const url of await addresses(path)) expect(await sitemapError(url), url).toBeUndefined();
    const partsOf = (url: string) => url.slice(BASE.length).split("/").slice(2);
    const paths = (await addresses("/sitemap-cities.xml")).map(partsOf);
    expect(paths.filter(([, kind]) => kind === undefined)).toHaveLength(names.length);
    const citiesWithKinds = paths.flatMap(([city, kind]) => (kind === undefined ? [] : [city]));
    expect(new Set(citiesWithKinds).size).toBe(names.length);
    const listedAddresses = await addresses("/sitemap-categories.xml");
    for (const { id } of await store.directory.businessesAfter(0, 100)) {
      const [, trail = ""] = /aria-label="Breadcrumb">(.*?)<\/nav>/s.exec((await render(businessIdUrl(id))).html) ?? [];
      expect(listedAddresses).toContain(BASE + /href="(\/category\/[^"]*)"/.exec(trail)?.[1]);
    }
  });

  it("list cities, categories and groups of three businesses or more", async () => {
    const bakeries = ["One", "Two", "Three"].map((name) => madeUpBusiness({ name, category: "Bakery", city: "Waco" }));
    const dentist = madeUpBusiness({ name: "Dentist", category: "Dentist", city: "Waco" });
    await put([...bakeries, dentist, madeUpBusiness({ name: "Away", category: "Orthodontist", city: "Dallas" })]);
    const inWaco = ["", "/bakery", "/restaurants"].map((path) => `${BASE}/city/Waco${path}`);
    expect(await addresses("/sitemap-cities.xml")).toEqual(inWaco);
    const categories = ["restaurants", "bakery"].map((slug) => `${BASE}/category/${slug}`);
    expect(await addresses("/sitemap-categories.xml")).toEqual(categories);
    await put([madeUpBusiness({ name: "Third", category: "Dental clinic", city: "Austin" })]);
    expect(await addresses("/sitemap-categories.xml")).toContain(`${BASE}/category/healthcare`);
    await put([
      madeUpBusiness({ name: "One", category: "Bakery", city: "Waco", businessStatus: "CLOSED_PERMANENTLY" }),
    ]);
    expect(await addresses("/sitemap-categories.xml")).not.toContain(`${BASE}/category/bakery`);
    expect(await indexedOutside(new Set(await everyAddress()))).toEqual([]);
  });

  it("have no file of lists while every list is too short", async () => {
    await put([madeUpBusiness({ name: "First" }), madeUpBusiness({ name: "Second", category: "Bakery" })]);
    const files = ["main", "businesses-1"].map((name) => `${BASE}/sitemap-${name}.xml`);
    expect(await addresses("/sitemap.xml")).toEqual(files);
  });

  it("list all linked indexable pages, and links to others are nofollow", async () => {
    await put([
      ...["Rated", "Other", "Third"].map((name) => madeUpBusiness({ name, latitude: 30.2, longitude: -97.7 })),
      madeUpBusiness({ name: "Bare", reviewCount: 0, latitude: 30.2, longitude: -97.7 }),
      madeUpBusiness({ name: "Named", canonicalUrl: "/details/named-austin", category: "Bakery" }),
    ]);
    const sitemap = new Set(await everyAddress());
    const rels = new Map<string, Set<string>>();
    const seenPaths = new Set(["/"]);
    for (const path of seenPaths) {
      const { status, html } = await render(path);
      const canonical = BASE + (/<link rel="canonical" href="https:\/\/[^/]*([^"]*)"/.exec(html)?.[1] ?? "");
      if (status === 200 && mayIndex(html)) expect(sitemap, path).toContain(canonical);
      for (const [tag, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)"[^>]*>/g)) {
        const rel = / rel="([^"]*)"/.exec(tag)?.[1] ?? "";
        rels.set(href, (rels.get(href) ?? new Set()).add(rel));
        if (!/[?]|\.(xml|vcf)$/.test(href)) seenPaths.add(href);
      }
    }
    expect(seenPaths.size).toBeGreaterThan(20);
    expect([...(rels.get("/details/bare-austin") ?? [])]).toEqual(["nofollow"]);
    for (const name of ["rated", "named"]) expect([...(rels.get(`/details/${name}-austin`) ?? [])]).toEqual([""]);
  });
});
