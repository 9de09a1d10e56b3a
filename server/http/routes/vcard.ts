import type { Middleware } from "koa";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { businessIdOf } from "#domain/page-url";
import { vcard } from "#domain/vcard";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /business/{id}/contact.vcf. Errors: AppError `not-found` and `gone`, as of the business's page. */
export function vcardRoute(api: PublicApi, { baseUrl }: SiteInfo): Middleware {
  return async (ctx, next) => {
    const [, text] = /^\/business\/([^/]+)\/contact\.vcf$/.exec(ctx.path) ?? [];
    if (text === undefined) return next();
    refuseWrites(ctx);
    // no business has the id 0
    const business = await api.business(businessIdOf(text) ?? 0);
    ctx.attachment(`${business.slug}.vcf`);
    ctx.set("Content-Type", "text/vcard; charset=utf-8");
    ctx.body = vcard(business, baseUrl);
  };
}
