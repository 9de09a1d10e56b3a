import type { Middleware } from "koa";
import type { Sitemaps } from "../../sitemaps.ts";
import { refuseWrites } from "../refuse-writes.ts";

const PATH = /^\/sitemap(?:-(main|categories|cities|businesses-([1-9]\d{0,8})))?\.xml$/;

/** GET /sitemap.xml and the files that it names. */
export function sitemapsRoute(sitemaps: Sitemaps): Middleware {
  return async (ctx, next) => {
    const [path, name = "", part] = PATH.exec(ctx.path) ?? [];
    if (path === undefined) return next();
    refuseWrites(ctx);
    const xml = part === undefined ? await namedSitemap(sitemaps, name) : await sitemaps.businesses(Number(part));
    if (xml === undefined) ctx.throw(404, "There is no such sitemap.");
    ctx.set("Content-Type", "application/xml; charset=utf-8");
    ctx.body = xml;
  };
}

function namedSitemap(sitemaps: Sitemaps, name: string): Promise<string> {
  if (name === "main") return sitemaps.main();
  if (name === "categories") return sitemaps.categories();
  return name === "cities" ? sitemaps.cities() : sitemaps.index();
}
