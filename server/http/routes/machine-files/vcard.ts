import type { Middleware } from "koa";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { vcard } from "#domain/publishing/vcard";
import { readBusinessId } from "../read-id.ts";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /business/{id}/contact.vcf: a vCard. Errors: AppError `not-found` and `gone`. */
export function vcardRoute(api: PublicApi, { baseUrl }: SiteInfo): Middleware {
  return async (ctx, next) => {
    const [, text] = /^\/business\/([^/]+)\/contact\.vcf$/.exec(ctx.path) ?? [];
    if (text === undefined) return next();
    refuseWrites(ctx);
    const business = await api.business(readBusinessId(text));
    ctx.attachment(`${business.slug}.vcf`);
    ctx.set("Content-Type", "text/vcard; charset=utf-8");
    ctx.body = vcard(business, baseUrl);
  };
}
