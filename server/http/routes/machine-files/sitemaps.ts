import type { Middleware } from "koa";
import type { Sitemaps } from "../../../queries/sitemaps.ts";
import { admissionControl } from "../../middleware/admission-control.ts";
import { refuseWrites } from "../refuse-writes.ts";

const PATH = /^\/sitemap(?:-(main|categories|cities|businesses-[1-9]\d{0,8}))?\.xml$/;

export interface SitemapsOptions {
  sitemaps: Pick<Sitemaps, "xml">;
  /** Told when requests begin to be turned away. */
  onBusy?: () => void;
}

/**
 * GET /sitemap.xml and the files that it names. A part takes as long as twenty pages and is too large to be kept, so they
 * have turns of their own, in which no page waits for one. Errors: AppError `busy` when too many wait.
 */
export function sitemapsRoute({ sitemaps, onBusy }: SitemapsOptions): Middleware {
  const inTurn = admissionControl({ mostWaiting: 16, mostUnderWay: 2, ...(onBusy && { onBusy }) });
  return async (ctx, next) => {
    if (!PATH.test(ctx.path)) return next();
    refuseWrites(ctx);
    return inTurn(ctx, async () => {
      const xml = await sitemaps.xml(ctx.path);
      if (xml === undefined) ctx.throw(404, "There is no such sitemap.");
      ctx.set("Content-Type", "application/xml; charset=utf-8");
      ctx.body = xml;
    });
  };
}
