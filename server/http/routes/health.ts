import type { Middleware } from "koa";
import { refuseWrites } from "./refuse-writes.ts";

/** GET /healthz: 200 when the database can be read, else 503 by its error. */
export function healthRoute(dataVersion: () => Promise<string>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== "/healthz") return next();
    refuseWrites(ctx);
    await dataVersion();
    ctx.set("Cache-Control", "no-store");
    ctx.body = { status: "ok" };
  };
}
