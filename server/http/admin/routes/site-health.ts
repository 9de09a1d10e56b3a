import * as z from "zod";
import type { HeldBackCounts, HeldBackPages, NearDuplicates, SitemapStats } from "#contract/admin-api";
import { HELD_BACK_BECAUSE, type HeldBackReason } from "#domain/publishing/indexing";
import { absoluteUrl, sitemapUrl } from "#domain/publishing/page-url";
import { heldBackCounts, heldBackPages } from "../../../operations/publishing/noindex-pages.ts";
import { oncePerVersion } from "../../../queries/cache-per-version.ts";
import { PART_SIZE } from "../../../queries/sitemaps.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";

const REASONS = Object.keys(HELD_BACK_BECAUSE) as HeldBackReason[];
const heldBackQuery = z.object({
  reason: z.enum(REASONS).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  offset: z.coerce.number().int().min(0).max(1e9).default(0),
});

/** GET sitemap-stats · GET held-back · GET near-duplicates. */
export const siteHealthRoutes: AddRoutes = (router, { store, site, sitemaps, inBackground }) => {
  const compared = oncePerVersion(
    () => store.dataVersion(),
    () => inBackground({ kind: "near-duplicates", actor: "server" }) as Promise<NearDuplicates>,
  );

  router.get("/sitemap-stats", async (ctx) => {
    const { parts, survey } = await sitemaps.current();
    const url = (name: string) => absoluteUrl(site.baseUrl, `/${name}`);
    const businesses = parts.map(({ name }) => name).filter((name) => name.startsWith("sitemap-businesses-"));
    ctx.body = {
      totalBusinesses: survey.parts.reduce((sum, { urls }) => sum + urls, 0),
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

  router.get("/held-back", async (ctx) => {
    const { reason, limit, offset } = readQuery(ctx.querystring, heldBackQuery);
    const { survey } = await sitemaps.current();
    if (reason === undefined) {
      const counts = await heldBackCounts(store, survey);
      const reasons = counts.map((count) => ({ ...count, because: HELD_BACK_BECAUSE[count.reason] }));
      ctx.body = { reasons } satisfies HeldBackCounts;
    } else {
      ctx.body = (await heldBackPages(store, survey, { reason, limit, offset })) satisfies HeldBackPages;
    }
  });

  router.get("/near-duplicates", async (ctx) => {
    ctx.body = await compared();
  });
};
