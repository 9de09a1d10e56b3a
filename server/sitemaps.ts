import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { mayIndexBusiness, mayIndexList } from "#domain/indexing";
import {
  aboutUrl,
  absoluteUrl,
  addBusinessUrl,
  advertiseUrl,
  browseUrl,
  businessIdUrl,
  businessUrl,
  categoryUrl,
  citiesUrl,
  cityUrl,
  contactUrl,
  homeUrl,
  privacyPolicyUrl,
  termsOfServiceUrl,
} from "#domain/page-url";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "#domain/sitemap-xml";
import type { SitemapRow, Store } from "./store/store.ts";

/** Addresses in one sitemap of businesses. */
export const PART_SIZE = 10_000;
/** Cities, the largest first: as many addresses as one file may hold (sitemaps.org). */
const MOST_CITIES = 50_000;
/** Rows read at a time; in between, others get their turn. */
const BATCH = 1_000;
const TEXT_PAGES = [aboutUrl, contactUrl, addBusinessUrl, advertiseUrl, privacyPolicyUrl, termsOfServiceUrl];

/** A sitemap of businesses: those from after this id on, up to `PART_SIZE`. */
interface Part {
  afterId: number;
  /** The latest change of any of its pages. */
  changedAt: string;
}

export interface Sitemaps {
  index(): Promise<string>;
  main(): Promise<string>;
  categories(): Promise<string>;
  cities(): Promise<string>;
  /** `part`: from 1; undefined when there is no such part. */
  businesses(part: number): Promise<string | undefined>;
}

interface SitemapSource {
  store: Pick<Store, "dataVersion" | "sitemapRows" | "statistics" | "categories" | "cities">;
  baseUrl: string;
  partSize?: number;
}

/**
 * The sitemaps of the directory as XML: the addresses that answer 200, are canonical and may be indexed. Where the parts
 * begin is found by reading all businesses through once for each version of the data, in little memory.
 */
export function createSitemaps({ store, baseUrl, partSize = PART_SIZE }: SitemapSource): Sitemaps {
  const entry = (path: string): SitemapEntry => ({ url: absoluteUrl(baseUrl, path) });
  let known: { version: string; parts: Promise<Part[]> } | undefined;

  async function partsNow(): Promise<Part[]> {
    const version = await store.dataVersion();
    if (known?.version === version) return known.parts;
    const parts = findParts();
    known = { version, parts };
    // what failed is tried again
    parts.catch(() => {
      if (known?.parts === parts) known = undefined;
    });
    return parts;
  }

  async function findParts(): Promise<Part[]> {
    const parts: Part[] = [];
    let count = 0;
    let previousId = 0;
    for await (const { id, changedAt } of businessPages(0)) {
      const last = parts.at(-1);
      if (last === undefined || count % partSize === 0) parts.push({ afterId: previousId, changedAt });
      else if (changedAt > last.changedAt) last.changedAt = changedAt;
      count++;
      previousId = id;
    }
    return parts;
  }

  async function* businessPages(from: number) {
    let afterId = from;
    for (;;) {
      const rows = await store.sitemapRows(afterId, BATCH);
      for (const row of rows) {
        const url = addressOf(row, baseUrl);
        if (url !== undefined) yield { id: row.id, url, changedAt: row.updatedAt };
        afterId = row.id;
      }
      if (rows.length < BATCH) return;
      // a store that answers at once would never let go of the event loop
      await new Promise(setImmediate);
    }
  }

  return {
    async index() {
      const [parts, { totalBusinesses, totalCities }] = await Promise.all([partsNow(), store.statistics()]);
      return sitemapIndexXml([
        entry("/sitemap-main.xml"),
        ...(mayIndexList(totalBusinesses) ? [entry("/sitemap-categories.xml")] : []),
        ...(mayIndexList(totalCities) ? [entry("/sitemap-cities.xml")] : []),
        ...parts.map(({ changedAt }, index) => ({ ...entry(`/sitemap-businesses-${index + 1}.xml`), changedAt })),
      ]);
    },
    async main() {
      const { totalBusinesses, totalCities } = await store.statistics();
      const lists = [
        ...(mayIndexList(totalBusinesses) ? [browseUrl()] : []),
        ...(mayIndexList(totalCities) ? [citiesUrl()] : []),
      ];
      return sitemapXml([homeUrl, ...lists, ...TEXT_PAGES].map(entry));
    },
    async categories() {
      const listed = (await store.categories()).filter(({ businessCount }) => mayIndexList(businessCount));
      const groups = CATEGORY_GROUPS.filter(({ slug }) => listed.some(({ group }) => group === slug));
      // a category can have the name of a group, and is then shown as the group
      const slugs = new Set([...groups, ...listed].map(({ slug }) => slug));
      return sitemapXml([...slugs].map((slug) => entry(categoryUrl(slug))));
    },
    async cities() {
      const { cities } = await store.cities("", { limit: MOST_CITIES, offset: 0 });
      return sitemapXml(cities.map(({ name }) => entry(cityUrl(name))));
    },
    async businesses(number) {
      const part = (await partsNow())[number - 1];
      if (part === undefined) return undefined;
      const pages: SitemapEntry[] = [];
      for await (const page of businessPages(part.afterId)) {
        pages.push(page);
        if (pages.length === partSize) break;
      }
      return sitemapXml(pages);
    },
  };
}

/** The address of the page of a business, if it may be indexed and is one of ours: another's canonical page is not. */
function addressOf(row: SitemapRow, baseUrl: string): string | undefined {
  if (!mayIndexBusiness(row)) return undefined;
  const byId = absoluteUrl(baseUrl, businessIdUrl(row.id));
  if (row.canonicalUrl === null) return byId;
  const canonical = absoluteUrl(baseUrl, row.canonicalUrl);
  return canonical === byId || canonical === absoluteUrl(baseUrl, businessUrl(row.slug)) ? canonical : undefined;
}
