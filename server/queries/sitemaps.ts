import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { isListIndexable } from "#domain/publishing/indexing";
import {
  aboutUrl,
  absoluteUrl,
  addBusinessUrl,
  advertiseUrl,
  browseUrl,
  categoryUrl,
  citiesUrl,
  cityUrl,
  contactUrl,
  homeUrl,
  privacyPolicyUrl,
  sitemapUrl,
  termsOfServiceUrl,
} from "#domain/publishing/page-url";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "#domain/publishing/sitemap-xml";
import type { Store } from "../store/store.ts";
import { createIndexablePages, type IndexablePages, pagesOfPart } from "./indexable-pages.ts";

/** Addresses in one sitemap of businesses. */
export const PART_SIZE = 10_000;
/** Cities, the largest first: as many addresses as one file may hold (sitemaps.org). */
const MOST_CITIES = 50_000;
const TEXT_PAGES = [aboutUrl, contactUrl, addBusinessUrl, advertiseUrl, privacyPolicyUrl, termsOfServiceUrl];

/** One of the files that the index names. */
export interface SitemapPart {
  /** `sitemap-main.xml` */
  name: string;
  /** Of a part of businesses: the latest change of any of its pages. */
  changedAt?: Date;
  /** Some at a time. */
  pages(): AsyncIterable<SitemapEntry[]>;
}

/** All files of one moment. */
export interface SitemapSet {
  parts: SitemapPart[];
  survey: IndexablePages;
}

export interface Sitemaps {
  current(): Promise<SitemapSet>;
  /** The file at this path, such as `/sitemap-cities.xml`; undefined when there is none. */
  xml(path: string): Promise<Buffer | undefined>;
}

export interface SitemapSource {
  store: Pick<Store, "directory">;
  baseUrl: string;
  partSize?: number;
}

/** The sitemaps of the directory: the addresses that answer 200, are canonical and may be indexed. */
export function createSitemaps({ store, baseUrl, partSize = PART_SIZE }: SitemapSource): Sitemaps {
  const survey = createIndexablePages({ store, baseUrl, partSize });
  const entry = (path: string): SitemapEntry => ({ url: absoluteUrl(baseUrl, path) });
  const lists = {
    async main() {
      const { totalBusinesses, totalCities } = await store.directory.statistics();
      const lists = [
        ...(isListIndexable(totalBusinesses) ? [browseUrl()] : []),
        ...(isListIndexable(totalCities) ? [citiesUrl()] : []),
      ];
      return [homeUrl, ...lists, ...TEXT_PAGES].map(entry);
    },
    async categories() {
      const listed = (await store.directory.categories()).filter(({ businessCount }) => isListIndexable(businessCount));
      const groups = CATEGORY_GROUPS.filter(({ slug }) => listed.some(({ group }) => group === slug));
      // a category can have the name of a group, and is then shown as the group
      const slugs = new Set([...groups, ...listed].map(({ slug }) => slug));
      return [...slugs].map((slug) => entry(categoryUrl(slug)));
    },
    async cities() {
      const { cities } = await store.directory.cities("", { limit: MOST_CITIES, offset: 0 });
      const listed = cities.filter(({ businessCount }) => isListIndexable(businessCount));
      return listed.map(({ name }) => entry(cityUrl(name)));
    },
  };
  const listPart = (name: keyof typeof lists): SitemapPart => ({
    name: `sitemap-${name}.xml`,
    async *pages() {
      yield await lists[name]();
    },
  });

  async function current(): Promise<SitemapSet> {
    const [surveyed, { totalBusinesses, totalCities }] = await Promise.all([survey(), store.directory.statistics()]);
    const businesses = surveyed.parts.map((part, index) => ({
      name: `sitemap-businesses-${index + 1}.xml`,
      changedAt: part.changedAt,
      pages: () => pagesOfPart({ store, baseUrl }, part),
    }));
    const parts = [
      listPart("main"),
      ...(isListIndexable(totalBusinesses) ? [listPart("categories")] : []),
      ...(isListIndexable(totalCities) ? [listPart("cities")] : []),
      ...businesses,
    ];
    return { parts, survey: surveyed };
  }

  return {
    current,
    async xml(path) {
      const list = (["main", "categories", "cities"] as const).find((name) => path === `/sitemap-${name}.xml`);
      if (list !== undefined) return partXml(listPart(list));
      const { parts } = await current();
      if (path === sitemapUrl) return Buffer.from(indexXml(parts, baseUrl));
      const part = parts.find(({ name }) => path === `/${name}`);
      return part && partXml(part);
    },
  };
}

/** Gathered as bytes, because a long text that grows bit by bit costs V8 several times its size. */
export async function partXml(part: SitemapPart): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const text of sitemapXml(part.pages())) pieces.push(Buffer.from(text));
  return Buffer.concat(pieces);
}

/** `ending`: of the files as they are named, after `.xml`. */
export function indexXml(parts: readonly SitemapPart[], baseUrl: string, ending: "" | ".gz" = ""): string {
  return sitemapIndexXml(
    parts.map(({ name, changedAt }) => ({ url: absoluteUrl(baseUrl, `/${name}${ending}`), changedAt })),
  );
}
