import type { Middleware } from "koa";
import { refuseWrites } from "./refuse-writes.ts";

/** 200 when the database answers, else the 503 that its error becomes. */
export function healthRoute(dataVersion: () => Promise<string>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== "/healthz") return next();
    refuseWrites(ctx);
    await dataVersion();
    ctx.set("Cache-Control", "no-store");
    ctx.body = { status: "ok" };
  };
}
