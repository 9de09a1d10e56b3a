import type { Middleware } from "koa";
import type { SiteInfo } from "#contract/site";
import { manifestUrl } from "#domain/publishing/page-url";
import { webManifest } from "#domain/publishing/web-manifest";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /manifest.webmanifest: the web app manifest. */
export function manifestRoute(site: SiteInfo): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== manifestUrl) return next();
    refuseWrites(ctx);
    ctx.set("Content-Type", "application/manifest+json; charset=utf-8");
    ctx.body = JSON.stringify(webManifest(site));
  };
}
