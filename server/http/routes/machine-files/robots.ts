import type { Middleware } from "koa";
import type { SiteInfo } from "#contract/site";
import { absoluteUrl, searchSuggestionsUrl, sitemapUrl } from "#domain/publishing/page-url";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /robots.txt: keeps crawlers out of searches, API and admin area, and names the sitemap. */
export function robotsRoute({ baseUrl }: SiteInfo): Middleware {
  const rules = `User-agent: *
Disallow: /search
Disallow: /api/
Disallow: /admin
Disallow: ${searchSuggestionsUrl}

Sitemap: ${absoluteUrl(baseUrl, sitemapUrl)}
`;
  return async (ctx, next) => {
    if (ctx.path !== "/robots.txt") return next();
    refuseWrites(ctx);
    ctx.set("Content-Type", "text/plain; charset=utf-8");
    ctx.body = rules;
  };
}
