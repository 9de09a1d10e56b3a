import { ALL_GROUPS, isGroup } from "#domain/categories/all-groups";
import { isListIndexable, isWholeListIndexable, MIN_LISTED_BUSINESSES } from "#domain/publishing/indexing";
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

/** Maximum number of URLs in one sitemap of businesses. */
export const PART_SIZE = 10_000;
/** Maximum number of URLs in one file (sitemaps.org). Larger cities come first. */
const MAX_URLS = 50_000;
/** Maximum number of cities whose kinds are listed, the largest first. */
const MAX_CITIES_WITH_KINDS = 10_000;
const TEXT_PAGES = [aboutUrl, contactUrl, addBusinessUrl, advertiseUrl, privacyPolicyUrl, termsOfServiceUrl];

/** A file that the sitemap index names. */
export interface SitemapPart {
  /** File name, such as `sitemap-main.xml`. */
  name: string;
  /** The latest change of a page of a business; undefined in other files. */
  changedAt?: Date;
  /** Reads the entries in batches. */
  pages(): AsyncIterable<SitemapEntry[]>;
}

/** All sitemaps of one version of the data. */
export interface SitemapSet {
  parts: SitemapPart[];
  indexable: IndexablePages;
}

export interface Sitemaps {
  current(): Promise<SitemapSet>;
  /** Writes the file at this path, such as `/sitemap-cities.xml`; returns undefined if there is none. */
  xml(path: string): Promise<Buffer | undefined>;
}

export interface SitemapSource {
  store: Pick<Store, "directory" | "search">;
  baseUrl: string;
  partSize?: number;
}

/** Creates the sitemaps of the directory. They list URLs that respond 200, are canonical and may be indexed. */
export function createSitemaps({ store, baseUrl, partSize = PART_SIZE }: SitemapSource): Sitemaps {
  const indexablePages = createIndexablePages({ store, baseUrl, partSize });
  const entry = (path: string): SitemapEntry => ({ url: absoluteUrl(baseUrl, path) });
  const lists = {
    async main() {
      const { totalBusinesses, totalCities } = await store.directory.statistics();
      const lists = [
        ...(isWholeListIndexable(totalBusinesses) ? [browseUrl()] : []),
        ...(isWholeListIndexable(totalCities) ? [citiesUrl()] : []),
      ];
      return [homeUrl, ...lists, ...TEXT_PAGES].map(entry);
    },
    async categories() {
      const categories = await store.directory.categories();
      const countOf = (slug: string) =>
        categories.reduce((sum, { group, businessCount }) => sum + (group === slug ? businessCount : 0), 0);
      const groups = ALL_GROUPS.filter(({ slug }) => isListIndexable(countOf(slug)));
      // A category named like a group shows the page of the group.
      const indexableCategories = categories.filter(
        ({ slug, businessCount }) => isListIndexable(businessCount) && !isGroup(slug),
      );
      return [...groups, ...indexableCategories].map(({ slug }) => entry(categoryUrl(slug)));
    },
    async cities() {
      const { cities } = await store.directory.cities("", { limit: MAX_URLS, offset: 0 });
      const indexableCities = cities.filter(({ businessCount }) => isListIndexable(businessCount));
      const kinds = await store.search.kindsInCities(MIN_LISTED_BUSINESSES, MAX_CITIES_WITH_KINDS);
      return [
        ...indexableCities.map(({ name }) => cityUrl(name)),
        ...kinds.map(({ city, slug }) => cityUrl(city, { category: slug })),
      ]
        .slice(0, MAX_URLS)
        .map(entry);
    },
  };
  const listPart = (name: keyof typeof lists): SitemapPart => ({
    name: `sitemap-${name}.xml`,
    async *pages() {
      yield await lists[name]();
    },
  });

  async function currentSet(): Promise<SitemapSet> {
    const [indexable, categories, { cities }] = await Promise.all([
      indexablePages(),
      lists.categories(),
      store.directory.cities("", { limit: 1, offset: 0 }),
    ]);
    const businesses = indexable.parts.map((part, index) => ({
      name: `sitemap-businesses-${index + 1}.xml`,
      changedAt: part.changedAt,
      pages: () => pagesOfPart({ store, baseUrl }, part),
    }));
    const parts = [
      listPart("main"),
      ...(categories.length > 0 ? [listPart("categories")] : []),
      ...(isListIndexable(cities[0]?.businessCount ?? 0) ? [listPart("cities")] : []),
      ...businesses,
    ];
    return { parts, indexable };
  }

  return {
    current: currentSet,
    async xml(path) {
      const list = (["main", "categories", "cities"] as const).find((name) => path === `/sitemap-${name}.xml`);
      if (list !== undefined) return partXml(listPart(list));
      const { parts } = await currentSet();
      if (path === sitemapUrl) return Buffer.from(indexXml(parts, baseUrl));
      const part = parts.find(({ name }) => path === `/${name}`);
      return part && partXml(part);
    },
  };
}

/** Concatenates bytes, since a long string that grows in steps takes several times its size in V8. */
export async function partXml(part: SitemapPart): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const text of sitemapXml(part.pages())) pieces.push(Buffer.from(text));
  return Buffer.concat(pieces);
}

/** Writes the sitemap index. `extension` follows `.xml` in the file names. */
export function indexXml(parts: readonly SitemapPart[], baseUrl: string, extension: "" | ".gz" = ""): string {
  return sitemapIndexXml(
    parts.map(({ name, changedAt }) => ({ url: absoluteUrl(baseUrl, `/${name}${extension}`), changedAt })),
  );
}
