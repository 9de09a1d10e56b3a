import type { Context, Middleware } from "koa";
import type { PublicApi } from "#contract/public-api";
import { suggestQuerySchema } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { feedXml } from "#domain/publishing/feed-xml";
import { parseIndexNowKeyPath } from "#domain/publishing/index-now";
import { opensearchXml } from "#domain/publishing/opensearch-xml";
import {
  absoluteUrl,
  FAVICON,
  feedUrl,
  ICON,
  LARGE_ICON,
  manifestUrl,
  searchDescriptionUrl,
  searchSuggestionsUrl,
  sitemapUrl,
  TOUCH_ICON,
} from "#domain/publishing/page-url";
import { vcard } from "#domain/publishing/vcard";
import { webManifest } from "#domain/publishing/web-manifest";
import { foldText } from "#domain/text/fold";
import { assetManifest, readAsset } from "../../assets.ts";
import { readBusinessId } from "./read-id.ts";
import { readQuery } from "./read-query.ts";
import { refuseWrites } from "./refuse-writes.ts";

/** Businesses in the feed. */
const FEED_SIZE = 50;
const ICONS = new Set([FAVICON, TOUCH_ICON, ICON, LARGE_ICON]);
const VCARD_PATH = /^\/business\/([^/]+)\/contact\.vcf$/;

type Body = (ctx: Context) => unknown;

/** GET and HEAD of one path. */
function fileRoute(path: string, type: string, body: Body): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== path) return next();
    refuseWrites(ctx);
    ctx.set("Content-Type", type);
    ctx.body = await body(ctx);
  };
}

/** GET /robots.txt: keeps crawlers out of searches, API and admin area, and names the sitemap. */
export function robotsRoute({ baseUrl }: SiteInfo): Middleware {
  const rules = `User-agent: *
Disallow: /search
Disallow: /api/
Disallow: /admin
Disallow: ${searchSuggestionsUrl}

Sitemap: ${absoluteUrl(baseUrl, sitemapUrl)}
`;
  return fileRoute("/robots.txt", "text/plain; charset=utf-8", () => rules);
}

/** GET /{key}.txt: search engines check here that an IndexNow submission is ours (indexnow.org). */
export function indexNowKeyRoute(ownKey: () => Promise<string | undefined>): Middleware {
  return async (ctx, next) => {
    const key = parseIndexNowKeyPath(ctx.path);
    if (key === undefined || key !== (await ownKey())) return next();
    return fileRoute(ctx.path, "text/plain; charset=utf-8", () => key)(ctx, next);
  };
}

/** GET /manifest.webmanifest: the web app manifest. */
export function manifestRoute(site: SiteInfo): Middleware {
  return fileRoute(manifestUrl, "application/manifest+json; charset=utf-8", () => JSON.stringify(webManifest(site)));
}

/** GET /feed.xml: the most recently added businesses as RSS. */
export function feedRoute(api: PublicApi, site: SiteInfo): Middleware {
  const body = async () => feedXml(await api.latest(FEED_SIZE), site);
  return fileRoute(feedUrl, "application/rss+xml; charset=utf-8", body);
}

/** GET /opensearch.xml, which lets browsers add the site as a search engine. */
export function opensearchRoute(site: SiteInfo): Middleware {
  const type = "application/opensearchdescription+xml; charset=utf-8";
  return fileRoute(searchDescriptionUrl, type, () => opensearchXml(site));
}

/** The suggestions that /opensearch.xml refers to. */
export function opensearchSuggestionsRoute(api: PublicApi): Middleware {
  return fileRoute(searchSuggestionsUrl, "application/x-suggestions+json; charset=utf-8", async (ctx) => {
    const { q } = readQuery(ctx.querystring, suggestQuerySchema);
    const suggestions = await api.suggest(q);
    const labels = suggestions.map(({ label }) => label);
    return JSON.stringify([q, labels.filter((label) => foldText(label) !== foldText(q))]);
  });
}

/** GET /business/{id}/contact.vcf: a vCard. Errors: AppError `not-found` and `gone`. */
export function vcardRoute(api: PublicApi, { baseUrl }: SiteInfo): Middleware {
  return async (ctx, next) => {
    const [, text] = VCARD_PATH.exec(ctx.path) ?? [];
    if (text === undefined) return next();
    refuseWrites(ctx);
    const business = await api.business(readBusinessId(text));
    ctx.attachment(`${business.slug}.vcf`);
    ctx.set("Content-Type", "text/vcard; charset=utf-8");
    ctx.body = vcard(business, baseUrl);
  };
}

/** The site's icons at their well-known paths. Without a hash in the name, clients cache them for a day only. */
export const iconsRoute: Middleware = async (ctx, next) => {
  if (!ICONS.has(ctx.path)) return next();
  refuseWrites(ctx);
  const name = `icons${ctx.path}`;
  ctx.set("Content-Type", assetManifest().files[name]?.type ?? "application/octet-stream");
  ctx.set("Cache-Control", "public, max-age=86400");
  ctx.body = readAsset(name);
};
