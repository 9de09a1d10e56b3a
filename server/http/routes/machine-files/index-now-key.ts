import type { Middleware } from "koa";
import { indexNowKeyOf } from "#domain/publishing/index-now";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /{key}.txt: search engines look there whether a message that names our addresses is from us (indexnow.org). */
export function indexNowKeyRoute(ownKey: () => Promise<string | undefined>): Middleware {
  return async (ctx, next) => {
    const asked = indexNowKeyOf(ctx.path);
    if (asked === undefined || asked !== (await ownKey())) return next();
    refuseWrites(ctx);
    ctx.set("Content-Type", "text/plain; charset=utf-8");
    ctx.body = asked;
  };
}
