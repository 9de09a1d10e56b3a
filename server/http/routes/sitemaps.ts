import type { Middleware } from "koa";
import type { Sitemaps } from "../../sitemaps.ts";
import { refuseWrites } from "../refuse-writes.ts";

const PATH = /^\/sitemap(?:-(main|categories|cities|businesses-[1-9]\d{0,8}))?\.xml$/;

/** GET /sitemap.xml and the files that it names. */
export function sitemapsRoute(sitemaps: Sitemaps): Middleware {
  return async (ctx, next) => {
    if (!PATH.test(ctx.path)) return next();
    refuseWrites(ctx);
    const xml = await sitemaps.xml(ctx.path);
    if (xml === undefined) ctx.throw(404, "There is no such sitemap.");
    ctx.set("Content-Type", "application/xml; charset=utf-8");
    ctx.body = xml;
  };
}
