import { AppError } from "../../../errors.ts";
import type { Sitemaps } from "../../../queries/sitemaps.ts";
import { createAdmission } from "../../overload/admission.ts";
import type { CachedRoute } from "../route.ts";

export interface SitemapsOptions {
  sitemaps: Pick<Sitemaps, "xml">;
  /** Called when requests are refused. */
  onOverload?: () => void;
}

/**
 * GET /sitemap.xml and the parts that it lists. A file takes as long as twenty pages and is too large to be cached, so they have their own
 * queue. Errors: AppError `busy`.
 */
export function sitemapsRoute({ sitemaps, onOverload }: SitemapsOptions): CachedRoute {
  return {
    path: /^\/sitemap(?:-(main|categories|cities|businesses-[1-9]\d{0,8}))?\.xml$/,
    queue: createAdmission({ maxQueued: 16, maxActive: 2, ...(onOverload && { onOverload }) }),
    async respond({ path }) {
      const body = await sitemaps.xml(path);
      if (body === undefined) throw new AppError("not-found", "There is no such sitemap.");
      return { headers: { "Content-Type": "application/xml; charset=utf-8" }, body };
    },
  };
}
