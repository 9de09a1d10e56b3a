import type { Middleware } from "koa";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { feedXml } from "#domain/publishing/feed-xml";
import { feedUrl } from "#domain/publishing/page-url";
import { refuseWrites } from "../refuse-writes.ts";

/** Businesses in the feed. */
const FEED_SIZE = 50;

/** GET /feed.xml: the most recently added businesses as RSS. */
export function feedRoute(api: PublicApi, site: SiteInfo): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== feedUrl) return next();
    refuseWrites(ctx);
    ctx.set("Content-Type", "application/rss+xml; charset=utf-8");
    ctx.body = feedXml(await api.latest(FEED_SIZE), site);
  };
}
