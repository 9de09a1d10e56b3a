import type { Middleware } from "koa";
import type { Sitemaps } from "../../queries/sitemaps.ts";
import { admissionControl } from "../middleware/admission-control.ts";
import { refuseWrites } from "./refuse-writes.ts";

const PATH = /^\/sitemap(?:-(main|categories|cities|businesses-[1-9]\d{0,8}))?\.xml$/;

export interface SitemapsOptions {
  sitemaps: Pick<Sitemaps, "xml">;
  /** Called when requests are refused. */
  onOverload?: () => void;
}

/**
 * GET /sitemap.xml and the files that it names. A file takes as long as twenty pages and is too large to be cached, so
 * they have their own admission control. Errors: AppError `busy`.
 */
export function sitemapsRoute({ sitemaps, onOverload }: SitemapsOptions): Middleware {
  const admission = admissionControl({ maxQueued: 16, maxActive: 2, ...(onOverload && { onOverload }) });
  return async (ctx, next) => {
    if (!PATH.test(ctx.path)) return next();
    refuseWrites(ctx);
    return admission(ctx, async () => {
      const xml = await sitemaps.xml(ctx.path);
      if (xml === undefined) ctx.throw(404, "There is no such sitemap.");
      ctx.set("Content-Type", "application/xml; charset=utf-8");
      ctx.body = xml;
    });
  };
}
