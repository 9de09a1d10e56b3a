import type { Middleware } from "koa";
import { parseIndexNowKeyPath } from "#domain/publishing/index-now";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /{key}.txt: search engines check here that an IndexNow submission is ours (indexnow.org). */
export function indexNowKeyRoute(ownKey: () => Promise<string | undefined>): Middleware {
  return async (ctx, next) => {
    const key = parseIndexNowKeyPath(ctx.path);
    if (key === undefined || key !== (await ownKey())) return next();
    refuseWrites(ctx);
    ctx.set("Content-Type", "text/plain; charset=utf-8");
    ctx.body = key;
  };
}
