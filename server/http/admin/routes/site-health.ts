import * as z from "zod";
import { wholeNumber } from "#contract/queries";
import type { NearDuplicates, NoindexCounts, NoindexPages, SitemapStats } from "#contract/seo/site-health";
import { NOINDEX_EXPLANATIONS, type NoindexReason } from "#domain/publishing/indexing";
import { absoluteUrl, sitemapUrl } from "#domain/publishing/page-url";
import { noindexCounts, noindexPages } from "../../../operations/publishing/noindex-pages.ts";
import { cachePerVersion } from "../../../queries/cache-per-version.ts";
import { PART_SIZE } from "../../../queries/sitemaps.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";

const REASONS = Object.keys(NOINDEX_EXPLANATIONS) as NoindexReason[];
const noindexQuery = z.object({
  reason: z.enum(REASONS).optional(),
  limit: wholeNumber(1, 500).default(50),
  offset: wholeNumber(0, 1e9).default(0),
});

/** GET sitemap-stats · GET noindex-pages · GET near-duplicates. */
export const siteHealthRoutes: AddRoutes = (router, { store, site, sitemaps, runTask }) => {
  const nearDuplicates = cachePerVersion({
    version: () => store.directory.dataVersion(),
    load: (): Promise<NearDuplicates> => runTask("near-duplicates", {}),
  });

  router.get("/sitemap-stats", async (ctx) => {
    const { parts, indexable } = await sitemaps.current();
    const url = (name: string) => absoluteUrl(site.baseUrl, `/${name}`);
    const businesses = parts.map(({ name }) => name).filter((name) => name.startsWith("sitemap-businesses-"));
    ctx.body = {
      totalBusinesses: indexable.parts.reduce((sum, { urls }) => sum + urls, 0),
      totalSitemaps: businesses.length,
      businessesPerSitemap: PART_SIZE,
      sitemapUrls: {
        main: absoluteUrl(site.baseUrl, sitemapUrl),
        mainPages: url("sitemap-main.xml"),
        categories: url("sitemap-categories.xml"),
        cities: url("sitemap-cities.xml"),
        businesses: businesses.map(url),
      },
    } satisfies SitemapStats;
  });

  router.get("/noindex-pages", async (ctx) => {
    const { reason, limit, offset } = readQuery(ctx.querystring, noindexQuery);
    const { indexable } = await sitemaps.current();
    if (reason === undefined) {
      const counts = await noindexCounts(store, indexable);
      const reasons = counts.map((count) => ({ ...count, because: NOINDEX_EXPLANATIONS[count.reason] }));
      ctx.body = { reasons } satisfies NoindexCounts;
    } else {
      ctx.body = (await noindexPages(store, indexable, { reason, limit, offset })) satisfies NoindexPages;
    }
  });

  router.get("/near-duplicates", async (ctx) => {
    ctx.body = await nearDuplicates();
  });
};
