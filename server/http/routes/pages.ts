import type { Middleware } from "koa";
import { RETRY_AFTER_SECONDS } from "../middleware/problems.ts";
import { refuseWrites } from "./refuse-writes.ts";

export interface PageRenderer {
  /** `url`: path and query. `location`: of a redirect. */
  render(url: string): Promise<{ status: number; html: string; location?: string }>;
}

/** Every other path is a page, if only the 404 page. */
export function pages(renderer: PageRenderer): Middleware {
  return async (ctx) => {
    refuseWrites(ctx);
    const { status, html, location } = await renderer.render(ctx.url);
    ctx.body = html;
    ctx.status = status;
    ctx.set("Content-Type", "text/html; charset=utf-8");
    ctx.set("Cache-Control", status >= 500 ? "no-store" : "no-cache");
    if (status === 503) ctx.set("Retry-After", RETRY_AFTER_SECONDS);
    if (location !== undefined) ctx.set("Location", location);
  };
}
